"""Results as notebooks show them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

import paradl
from paradl.report.notebook import html, plain
from paradl.taxonomy import ClassNode, Taxonomy

SCRIPT = "<script>alert(1)</script>"
HOSTILE = f"""
Prefix(:=<http://example.org/x#>)
Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Ontology(<http://example.org/x?a=<b>>
  Declaration(Class(:A)) Declaration(Class(:B)) Declaration(NamedIndividual(:i))
  AnnotationAssertion(rdfs:label :A "{SCRIPT}")
  AnnotationAssertion(rdfs:label :B "</style></pre>{SCRIPT}")
  AnnotationAssertion(rdfs:label :i "<img src=x onerror=alert(1)> & 'quoted'")
  SubClassOf(:A :B) SubClassOf(:A ObjectComplementOf(:B)) ClassAssertion(:A :i)
)"""
ALLOWED = {
    *("div", "style", "p", "b", "h4", "ul", "li", "small", "details", "summary"),
    *("table", "tr", "td", "th", "pre", "span"),
}


class Tags(HTMLParser):
    """The tags of a document, and that they are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert {name for name, _ in attrs} <= {"class", "style", "open"}
        self.seen.add(tag)
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


@pytest.fixture
def hostile() -> Iterator[paradl.KnowledgeBase]:
    with paradl.load(HOSTILE.replace("?a=<b>", "").encode()) as kb:
        yield kb


@pytest.mark.parametrize(
    "question",
    ["kb", "check", "conflicts", "conflict", "ask", "explain", "classify", "realize"],
)
def test_nothing_of_the_ontology_becomes_html(hostile: paradl.KnowledgeBase, question: str) -> None:
    questions: dict[str, Callable[[], Any]] = {
        "kb": lambda: hostile,
        "check": hostile.check,
        "conflicts": hostile.conflicts,
        "conflict": lambda: hostile.conflicts()[0],
        "ask": lambda: hostile.ask("i Type: B"),
        "explain": lambda: hostile.explain("i Type: B"),
        "classify": hostile.classify,
        "realize": hostile.realize,
    }
    shown = questions[question]()
    document = html(shown)
    assert shown._repr_html_() == document
    assert shown._repr_mimebundle_() == {"text/html": document, "text/plain": plain(shown)}
    tags = Tags()
    tags.feed(document)
    assert tags.seen <= ALLOWED
    assert SCRIPT not in document
    assert "<" not in re.sub(r"<[^<>]*>", "", document)
    if question not in ("kb", "ask"):
        assert "&lt;script&gt;" in document
        assert SCRIPT in plain(shown)


def test_both_sides_of_an_explanation(hostile: paradl.KnowledgeBase) -> None:
    document = html(hostile.explain("i Type: B"))
    assert "told true because" in document
    assert "told false because" in document


def test_a_check_says_in_html_what_it_says_as_text() -> None:
    """The classes that can have no instance, and how inconsistent it is, are no conflicts."""
    told = "SubClassOf(<a:A> <a:B>) DisjointClasses(<a:A> <a:B>) ClassAssertion(<a:C> <a:i>)"
    with paradl.load(f"Ontology({told})".encode(), keep_unsatisfiable=True) as kb:
        check = kb.check(measures=True)
    shown = re.sub(r"<[^>]*>", "\n", html(check))
    for line in ("Unsatisfiable: a:A", "Inconsistency 0.000: 0 of 3 ground atoms told both ways."):
        assert line in plain(check).splitlines()
        assert line in shown.splitlines()


def test_a_knowledge_base_is_shown_without_reasoning(hostile: paradl.KnowledgeBase) -> None:
    hostile.timeout = 0
    assert "adaptive" in html(hostile)


def test_long_answers_are_cut() -> None:
    classes = "".join(f"Declaration(Class(<http://example.org/x#C{i:04}>))" for i in range(600))
    with paradl.load(f"Ontology({classes})".encode()) as kb:
        assert "C0499" in html(kb.classify())
        assert "C0500" not in html(kb.classify())
        assert plain(kb.classify()).splitlines()[-2:] == ["├─ C0499", "…"]


def test_no_display() -> None:
    with pytest.raises(TypeError, match="str has no display"):
        html("text")


def test_a_line_is_not_broken_however_long_it_is() -> None:
    label = "many words " * 2000 + "end"
    document = html(Taxonomy((ClassNode("urn:a", label, (), (), conflicting=False),)))
    [shown] = re.findall("<pre>(.*)</pre>", document, re.DOTALL)
    assert label in re.sub("<[^>]*>", "", shown)
