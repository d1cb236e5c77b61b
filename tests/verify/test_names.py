"""Names that differ in little and mean something else, and those that are written otherwise."""

from __future__ import annotations

import pytest
from rdflib import Graph

from paradl.verify.linking import Linker
from paradl.verify.normal import marks, mistyped, normal
from paradl.verify.vocabulary import PROPERTIES, THINGS, Kind, Vocabulary

ONTOLOGY = """
@prefix : <http://example.org/n#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
:dose a owl:Class ; rdfs:label "digoxin 0.05 mg tablet" .
:old a owl:Class ; rdfs:label "age > 65" .
:material a owl:Class ; rdfs:label "glass" .
:device a owl:Class ; rdfs:label "glasses" .
:a1c a owl:Class ; rdfs:label "HbA1c" .
:phone a owl:Class ; rdfs:label "iPhone" .
:rate a owl:Class ; rdfs:label "eGFR" .
:receptor a owl:Class ; rdfs:label "EGFR" .
:ward a owl:NamedIndividual ; rdfs:label "northeast ward of the general hospital" .
:aunt a owl:Class ; rdfs:label "paternal great grandmother" .
:drug a owl:Class ; rdfs:label "antibiotic" .
:parent a owl:ObjectProperty ; rdfs:label "has parent" .
:moved a owl:ObjectProperty ; rdfs:label "transferred to" .
"""
SPACE = "http://example.org/n#"


@pytest.fixture(scope="module")
def linker() -> Linker:
    return Linker(Vocabulary.read(Graph().parse(data=ONTOLOGY, format="turtle")))


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("digoxin 0.05 mg tablets", "dose"),
        ("digoxin 0,05 mg tablet", "dose"),
        ("age >65", "old"),
        ("glass", "material"),
        ("glasses", "device"),
        ("the glasses", "device"),
        ("HBA1C", "a1c"),
        ("hba1c", "a1c"),
        ("iphones", "phone"),
        ("IPHONE", "phone"),
        ("egfr", "receptor"),
        ("eGFR", "rate"),
        ("anti\u00adbiotics", "drug"),  # with a soft hyphen
    ],
)
def test_what_is_called_so(linker: Linker, words: str, name: str) -> None:
    link = linker.link(words, THINGS)
    assert (link.iri, link.score) == (SPACE + name, 1.0)


@pytest.mark.parametrize(
    "words",
    [
        "digoxin 0.5 mg tablet",
        "digoxin 0.05 ug tablet",
        "age < 65",
        "age ≥ 65",
        "northwest ward of the general hospital",
        "southeast ward of the general hospital",
        "neither antibiotics",
        "few antibiotics",
    ],
)
def test_what_is_not_nearly_called_so(linker: Linker, words: str) -> None:
    assert linker.link(words, THINGS).score == 0


@pytest.mark.parametrize("words", ["is parent of", "was transferred from"])
def test_a_relation_goes_one_way(linker: Linker, words: str) -> None:
    """Whose parent she is, she has not as a parent."""
    assert linker.link(words, PROPERTIES).score == 0


def test_opposites_are_no_typing_mistakes(linker: Linker) -> None:
    assert linker.link("maternal great grandmother", [Kind.CLASS]).score == 0
    assert 0.7 < linker.link("paternal great grandfather", [Kind.CLASS]).score <= 0.9


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("afferent", "efferent"),
        ("adduction", "abduction"),
        ("asymptomatic", "symptomatic"),
        ("employee", "employer"),
        ("interviewer", "interviewee"),
        ("licensee", "licensor"),
        ("nitrate", "nitrite"),
        ("sulfide", "sulfite"),
        ("propane", "propene"),
        ("billion", "million"),
        ("minority", "majority"),
        ("hydrophobic", "hydrophilic"),
    ],
)
def test_words_that_differ_in_what_tells_them_apart(said: str, meant: str) -> None:
    assert not mistyped(said, meant, set())
    assert not mistyped(meant, said, set())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("0.05 mg", "0.5 mg"),
        ("0.05-0.1 mg", "0.5-0.1 mg"),
        ("1,000", "1,0"),
        ("pH > 7", "pH < 7"),
        ("x <= 2", "x < 2"),
    ],
)
def test_other_numbers(one: str, other: str) -> None:
    assert normal(one) != normal(other)
    assert marks(one) != marks(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("01.05.2020", "1.5.2020"), ("ward 3 bed 07", "ward 3 bed 7"), ("x <= 2", "x ≤ 2")],
)
def test_the_same_numbers(one: str, other: str) -> None:
    assert normal(one) == normal(other)


@pytest.mark.parametrize("name", ["0.05 mg", "0.05-0.1 %", "01.05.2020", "CD4+ < 200", "a < b"])
def test_a_normal_form_is_its_own(name: str) -> None:
    assert normal(normal(name)) == normal(name)
    assert marks(normal(name)) == marks(name)
