"""Anonymous individuals go by the labels that the documents give them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paradl as api

DOCUMENT = """Prefix(:=<http://e/>)
Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Ontology(<http://e/>
Declaration(Class(:C)) Declaration(Class(:D)) Declaration(ObjectProperty(:p))
Declaration(ObjectProperty(:q)) Declaration(NamedIndividual(:i)) DisjointClasses(:C :D)
ObjectPropertyAssertion(:p :i _:genid5)
ClassAssertion(:C _:genid5)
ClassAssertion(:D _:genid5)
ClassAssertion(:C _:other)
InverseObjectProperties(:q :p)
AnnotationAssertion(rdfs:comment _:other "x") AnnotationAssertion(rdfs:seeAlso :i _:other)
)
"""


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "anonymous.ofn"
    path.write_text(DOCUMENT)
    return path


def test_a_file_of_protege_reads_the_same_each_time(
    paradl: Callable[..., Any], ontologies: Path
) -> None:
    """RDF4J and OWLAPI would name its blank nodes by chance."""
    runs = [paradl("realize", ontologies / "ids-infomodel.ttl").stdout for _ in range(2)]
    assert runs[0] == runs[1]
    assert "_:genid50" in runs[0]


def test_a_conflict_is_repaired_by_what_is_printed(
    paradl: Callable[..., Any], document: Path, tmp_path: Path
) -> None:
    found = paradl("check", document).stdout
    assert re.search(r"^_:genid5\n", found, re.MULTILINE)
    assert re.search(r"_:genid5 Type D +.*anonymous.ofn:8", found)
    for number, text in enumerate(("ClassAssertion(:D _:genid5)", "_:genid5 Type D")):
        copy = tmp_path / f"{number}.ttl"
        paradl("translate", document, "--without", text, "-f", "ttl", "-o", copy)
        assert "is consistent" in paradl("check", copy).stdout


def test_what_a_conflict_is_about_can_be_asked_about(document: Path) -> None:
    with api.load(document) as kb:
        subjects = {conflict.subject: conflict.subject_label for conflict in kb.conflicts()}
        assert list(subjects.values()) == ["_:genid5"]
        assert {kb.value(name, "C") for name in (*subjects, *subjects.values())} == {api.Belnap.B}


def test_an_iri_is_nobody_elses_label() -> None:
    text = """Prefix(:=<http://e/>) Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
    Ontology(ClassAssertion(:C :i) ClassAssertion(:D :j) DisjointClasses(:C :D)
    AnnotationAssertion(rdfs:label :i "http://e/j"))"""
    with api.load(text.encode()) as kb:
        assert kb.value("http://e/j", "C") is api.Belnap.F


@pytest.mark.parametrize("logic", ["classical", "adaptive", "fde", "lp", "k3", "ac"])
def test_an_axiom_is_annotated_with_one(tmp_path: Path, logic: str) -> None:
    file = tmp_path / "noted.ofn"
    file.write_text(
        """Prefix(:=<http://e/>) Ontology(<http://e/>
        Declaration(Class(:C)) Declaration(AnnotationProperty(:by))
        ClassAssertion(Annotation(:by _:author) :C _:author)
        ClassAssertion(Annotation(:by _:author) :C :i))"""
    )
    with api.load(file, logic=logic) as kb:
        assert kb.check().conflicts == ()
        assert kb.value("i", "C") is api.Belnap.T


@pytest.mark.parametrize("format", ["ofn", "owx", "omn", "rdf", "ttl", "nt", "jsonld"])
@pytest.mark.parametrize("logic", ["classical", "fde"])
def test_no_format_loses_them(
    paradl: Callable[..., Any], document: Path, format: str, logic: str
) -> None:
    assert paradl("translate", document, "--logic", logic, "-f", format).stderr == ""


def test_what_is_added_is_about_others(document: Path) -> None:
    with api.load(document, logic="classical") as kb:
        kb.add("Prefix(:=<http://e/>) Ontology(ClassAssertion(:D _:other))")
        text = kb.translate().content.decode()
        assert "ClassAssertion(:C _:other)" in re.sub(r'Annotation\(.*?"\) ', "", text)
        assert "ClassAssertion(:D _:other-2)" in re.sub(r'Annotation\(.*?"\) ', "", text)
        assert {c.subject for c in kb.conflicts()} == {
            c.subject for c in api.load(document).conflicts()
        }


@pytest.mark.parametrize("logic", ["adaptive", "fde", "ac"])
def test_questions_name_them_by_their_labels(document: Path, logic: str) -> None:
    with api.load(document, logic=logic, unsupported="drop") as kb:
        queries = ("_:genid5 Type: C", "i p _:genid5", "_:other Type: D")
        assert [kb.ask(query).value.name for query in queries] == ["B", "T", "F"]
        false = kb.explain("_:other Type: D").false
        assert [axiom.text for axiom in false[0]] == ["C DisjointWith D", "_:other Type C"]
        with pytest.raises(api.QueryError, match="did you mean _:genid5"):
            kb.ask("_:genid6 Type: C")


@pytest.mark.parametrize("logic", ["adaptive", "classical"])
def test_expressions_name_them_too(tmp_path: Path, logic: str) -> None:
    """OWLAPI's parser would take them for new ones."""
    path = tmp_path / "consistent.ofn"
    path.write_text(DOCUMENT.replace("ClassAssertion(:D _:genid5)", ""))
    with api.load(path, logic=logic) as kb:
        assert kb.ask("i Type: p value _:genid5").value.name == "T"
        assert kb.ask("i Type: p value _:other").value.name == "N"
        with pytest.raises(api.QueryError, match="_:nobody"):
            kb.ask("i Type: p value _:nobody")


UNFRAMED = """Prefix: : <http://e/#>
Ontology: <http://e>
Annotations: :by _:x
AnnotationProperty: :by
ObjectProperty: :p
Class: :C
  SubClassOf: :p value _:z
Individual: :a
  Types: :C, {_:u, :b}
  Facts: :p _:y
Class: :D
Individual: :b
  Types: :D, not :D
"""


def test_manchester_syntax_names_them_without_a_frame(
    paradl: Callable[..., Any], tmp_path: Path
) -> None:
    """Also where a conflict's lines are read from the document once more."""
    (tmp_path / "unframed.omn").write_text(UNFRAMED)
    values = [("p", value) for value in ("_:y", "_:z")]
    with api.load(tmp_path / "unframed.omn") as kb:
        assert [kb.value("a", *told) for told in values] == [api.Belnap.T] * 2
    assert "unframed.omn:13" in paradl("check", "unframed.omn").stdout


def test_what_an_ontology_is_annotated_with_is_written_as_manchester_syntax(
    paradl: Callable[..., Any], tmp_path: Path
) -> None:
    (tmp_path / "unframed.omn").write_text(UNFRAMED)
    without = ("--without", "b Type D", "-o", "copy.omn")
    done = paradl("translate", "unframed.omn", *without)
    assert (done.returncode, done.stderr) == (0, "")
    assert "by _:x" in (tmp_path / "copy.omn").read_text()
