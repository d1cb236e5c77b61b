"""The report as HTML, looked at without a browser."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any

import pytest
from made import ATTACKS, IRIS, E, axiom, conflict, findings, hostile, large, node

from paradl.measures import Degree, Measures, NameMeasure
from paradl.repair import Advice, Repair
from paradl.report.html import page
from paradl.report.html.data import data
from paradl.report.html.embedded import source_hash
from paradl.report.html.page import SCRIPTS
from paradl.report.html.sides import Sides

VOID = {"meta", "input", "img", "br", "link", "base"}


class Page(HTMLParser):
    """The elements of a page with their attributes, and what stands in scripts and styles."""

    def __init__(self, html: bytes) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, list[str]] = {"script": [], "style": [], "title": []}
        self.open: list[str] = []
        self.feed(html.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag in self.inside:
            self.inside[tag].append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, text: str) -> None:
        if self.open and self.open[-1] in self.inside:
            self.inside[self.open[-1]][-1] += text

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]

    def by_id(self, name: str) -> dict[str, str | None]:
        [found] = [attributes for _, attributes in self.elements if attributes.get("id") == name]
        return found

    @property
    def data(self) -> Any:
        return json.loads(self.inside["script"][0])


@pytest.mark.parametrize("made", [findings, hostile], ids=["empty", "hostile"])
def test_nothing_of_the_ontology_is_markup(made: Any) -> None:
    shown = Page(page(made()))
    assert shown.open == []
    assert [script.get("type") for script in shown.all("script")] == ["application/json", "module"]
    assert {tag for tag, _ in shown.elements} <= set(TAGS.split())
    for _, attributes in shown.elements:
        assert not [name for name in attributes if name.startswith("on") or name == "style"]
        assert not {"src", "srcdoc", "action", "formaction", "srcset", "ping"} & set(attributes)
        assert (attributes.get("href") or "#").startswith("#")


TAGS = """html head meta title style body a header div svg circle path rect h1 h2 h3 span button nav
    noscript p main section b i small ul ol li dl dt dd bdi label input select option article
    script"""


def test_texts_come_out_as_they_went_in() -> None:
    shown = Page(page(hostile()))
    names = {one["name"] for one in shown.data["classes"]}
    visible = [attack for attack in ATTACKS if attack.isprintable() and attack.isascii()]
    assert len(visible) > 8
    for attack in visible:
        assert any(name.startswith(attack) for name in names), attack
    assert {one["iri"] for one in shown.data["classes"]} > set(IRIS)
    assert shown.inside["title"][0].startswith("<script>window.ran = 1</script> ")


def test_controls_and_directions_are_made_visible() -> None:
    text = page(hostile()).decode()
    assert not re.search("[\x00-\x08\x0e-\x1f\u2028\u2029\u202a-\u202e]", text)


def test_axioms_are_written_from_left_to_right() -> None:
    """Otherwise one that begins with an Arabic name would say the contrary."""
    told = conflict(E + "a", axiom("'قطة' SubClassOf 'كلب'"))
    html = page(findings(conflicts=[told])).decode()
    ranked = re.findall(r'<bdi dir="(\w+)">([^<]+)</bdi>', html)
    assert ("ltr", "&#39;قطة&#39; SubClassOf &#39;كلب&#39;") in ranked
    assert ("auto", E + "a") in ranked


def test_the_policy_lets_only_its_own_script_and_style_run() -> None:
    shown = Page(page(hostile()))
    [policy] = [m["content"] for m in shown.all("meta") if m.get("http-equiv")]
    rules = dict(rule.split(" ", 1) for rule in (policy or "").split("; "))
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == "'none'"
    assert rules["script-src"] == source_hash(shown.inside["script"][1])
    assert rules["style-src"] == source_hash(shown.inside["style"][0])
    assert rules["require-trusted-types-for"] == "'script'"
    order = [attributes.get("http-equiv") or tag for tag, attributes in shown.elements]
    assert order.index("Content-Security-Policy") < order.index("style")


def test_the_script_makes_no_markup_of_text() -> None:
    for name in SCRIPTS:
        code = (files("paradl.report.html") / "assets" / f"{name}.js").read_text(encoding="utf-8")
        assert not re.search(
            r"(inner|outer)HTML|insertAdjacentHTML|document\.write|\beval\b|Function\(|setAttribute"
            r"\(\"on|https?://(?!www\.w3\.org/2000/svg)\w",
            code,
        ), name


def test_every_asset_is_used() -> None:
    folder = files("paradl.report.html") / "assets"
    scripts = {one.name.removesuffix(".js") for one in folder.iterdir() if one.name.endswith(".js")}
    assert scripts == set(SCRIPTS)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js")
def test_the_script_parses() -> None:
    code = Page(page(findings())).inside["script"][1]
    command = ["node", "--check", "--input-type=module", "-"]
    done = subprocess.run(command, input=code, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_who_reads_with_the_ears_or_the_keyboard() -> None:
    shown = Page(page(findings()))
    assert shown.all("html")[0]["lang"] == "en"
    assert shown.all("a")[0] == {"class": "skip", "href": "#main"}
    assert shown.by_id("rows-classes")["role"] == "tree"
    assert shown.by_id("rows-conflicts")["role"] == "listbox"
    labelled = {label["for"] for label in shown.all("label")}
    fields = [*shown.all("input"), *shown.all("select")]
    assert len(fields) == 10
    assert {field["id"] for field in fields} == labelled
    assert shown.by_id("said")["aria-live"] == "polite"
    ids = [attributes["id"] for _, attributes in shown.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    pointed = [a[name] for _, a in shown.elements for name in ("aria-labelledby",) if name in a]
    assert set(pointed) <= set(ids)
    style = shown.inside["style"][0]
    for needed in ("prefers-color-scheme: dark", "prefers-reduced-motion", ":focus-visible"):
        assert needed in style


def test_the_summary_needs_no_script() -> None:
    bird, fish = node("Bird"), node("Fish", conflicting=True)
    measures = Measures(Degree(8, 2, 4), (NameMeasure(fish.iri, "Fish", Degree(4, 2, 1)),))
    why = axiom("Fish DisjointWith Bird")
    found = findings(
        classes=[bird, fish],
        conflicts=[conflict(E + "x", why, label="the x"), conflict(E + "y", why, label="the y")],
        measures=measures,
    )
    text = re.sub(
        r"\s+",
        " ",
        re.sub("<(style|script).*?</\\1>|<[^>]+>", " ", page(found).decode(), flags=re.S),
    )
    assert "Inconsistent" in text
    assert "2 conflicts were found" in text
    assert "Inconsistency 0.250" in text
    assert "2 of 8 told both ways" in text
    assert "Incompleteness 0.500" in text
    assert "Fish DisjointWith Bird in 2 conflicts" in text
    assert "Fish 2 atoms told both ways" in text


def test_classes_refer_to_each_other_by_number() -> None:
    found = findings(
        classes=[
            node("Cat", "Animal", conflicting=True),
            node("Animal"),
            node("Feline", "Animal", equivalents=[E + "Cat"]),
        ]
    )
    animal, cat, feline = data(found)["classes"]
    assert animal == {"iri": E + "Animal", "name": "Animal", "both": 1}
    assert cat["parents"] == [0]
    assert cat["conflicting"]
    assert (feline["first"], feline["parents"]) == (1, [0])


def test_a_cited_axiom_is_told_once() -> None:
    shared, own = axiom("shared"), axiom("own")
    told = data(
        findings(
            conflicts=[conflict("a:x", shared, own), conflict("a:y", shared)],
            sides=[Sides(((shared,),), ((own,),)), None],
        )
    )
    assert [one["text"] for one in told["axioms"]] == ["shared", "own"]
    assert (told["conflicts"][0]["yes"], told["conflicts"][0]["no"]) == ([[0]], [[1]])
    assert "yes" not in told["conflicts"][1]
    assert told["blame"] == [(0, 2), (1, 1)]


def test_of_ten_thousand_classes() -> None:
    found = large()
    started = time.process_time()
    size = len(page(found))
    assert time.process_time() - started < 5
    assert size < 15_000_000


def test_commands_for_copies_name_axioms_of_the_inputs_and_how_these_are_read() -> None:
    said = hostile().evidence[0]
    own, heard = axiom("A SubClassOf B"), axiom("i Type A", origin="oracle", evidence=said.key)
    ways = [Repair(remove, (), 0, 0) for remove in ((own, heard), (heard,))]
    told = findings(
        reading=("--imports", "none"),
        conflicts=[conflict("http://a.org/i", own)],
        advice=Advice(1, tuple(ways), "hermit", 0.1),
        evidence=[said],
    )
    first, second = data(told)["repairs"]
    assert first["command"] == (
        'paradl translate made.ofn --imports none --without "A SubClassOf B" -o COPY'
    )
    assert "command" not in second  # the inputs have nothing that is to be taken out
