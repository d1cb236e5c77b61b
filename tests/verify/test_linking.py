"""Which words are taken for which names."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from rdflib import Graph

from paradl.oracle.stores import GraphStore
from paradl.verify.elsewhere import Elsewhere
from paradl.verify.linking import Linker
from paradl.verify.normal import affirmed, marks, mistyped, normal
from paradl.verify.vocabulary import PROPERTIES, THINGS, Kind, Vocabulary

ONTOLOGY = """
@prefix : <http://example.org/l#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix obo: <http://www.geneontology.org/formats/oboInOwl#> .
:C1 a owl:Class ; rdfs:label "myocardial infarction"@en ; obo:hasExactSynonym "heart attack" .
:C2 a owl:Class ; rdfs:label "Car"@en , "Wagen"@de ; skos:altLabel "automobile"@en .
:Bank1 a owl:Class ; rdfs:label "Bank" .
:Bank2 a owl:Class ; rdfs:label "bank" .
:hyperthermia a owl:Class .
:C3 a owl:Class ; rdfs:label "renal insufficiency" ; obo:hasRelatedSynonym "kidney failure" .
:C4 a owl:Class ; rdfs:label "fever" ; obo:hasRelatedSynonym "heart attack" .
:isTreatedBy a owl:ObjectProperty .
:age a owl:DatatypeProperty .
:ward03 a owl:NamedIndividual .
:ward30 a owl:NamedIndividual .
:rex a :Dog .
"""
SPACE = "http://example.org/l#"


@pytest.fixture(scope="module")
def vocabulary() -> Vocabulary:
    return Vocabulary.read(Graph().parse(data=ONTOLOGY, format="turtle"))


@pytest.fixture(scope="module")
def linker(vocabulary: Vocabulary) -> Linker:
    return Linker(vocabulary)


@pytest.mark.parametrize(
    ("words", "name", "how"),
    [
        ("Myocardial Infarction", "C1", "label"),
        ("heart attacks", "C1", "synonym"),
        ("an automobile", "C2", "synonym"),
        ("Wagen", "C2", "label"),
        ("the ward 3", "ward03", "name"),
        ("ward03", "ward03", "name"),
        ("Rex", "rex", "name"),
        (f"<{SPACE}C1>", "C1", "iri"),
        (f"{SPACE}C1", "C1", "iri"),
    ],
)
def test_the_same_name(linker: Linker, words: str, name: str, how: str) -> None:
    link = linker.link(words, THINGS)
    assert (link.iri, link.how, link.score) == (SPACE + name, how, 1.0)


def test_properties_are_no_things(linker: Linker) -> None:
    assert linker.link("is treated by", PROPERTIES).iri == f"{SPACE}isTreatedBy"
    assert linker.link("is treated by", THINGS).score < 0.7
    assert linker.link("age", [Kind.DATA_PROPERTY]).iri == f"{SPACE}age"
    assert linker.link("age", [Kind.OBJECT_PROPERTY]).score < 0.9


def test_a_related_synonym_is_near_at_most(linker: Linker) -> None:
    link = linker.link("kidney failure", THINGS)
    assert (link.iri, link.score) == (f"{SPACE}C3", 0.9)
    assert linker.link("heart attack", THINGS).iri == f"{SPACE}C1"


def test_a_misspelt_name(linker: Linker) -> None:
    link = linker.link("myocardial infraction", THINGS)
    assert (link.iri, link.how) == (f"{SPACE}C1", "fuzzy")
    assert 0.9 < link.score < 1


@pytest.mark.parametrize("words", ["heartattack", "a Heartattack", "heart at tack"])
def test_a_space_too_few_or_many(words: str) -> None:
    named = ':h a owl:Class ; rdfs:label "heart attack" .'
    prefixes = ONTOLOGY.partition(":C1")[0]
    names = Vocabulary.read(Graph().parse(data=prefixes + named, format="turtle"))
    link = Linker(names).link(words, THINGS)
    assert link.iri == f"{SPACE}h"
    assert 0.92 <= link.score < 1


def test_words_that_change_places_are_another_name() -> None:
    """A boathouse is no house boat."""
    named = ':b a owl:Class ; rdfs:label "house boat" .'
    prefixes = ONTOLOGY.partition(":C1")[0]
    names = Vocabulary.read(Graph().parse(data=prefixes + named, format="turtle"))
    assert Linker(names).link("boathouse", THINGS).score <= 0.9


def test_a_near_word_with_another_meaning(linker: Linker) -> None:
    """It is near, but not sure: at most a partial match."""
    link = linker.link("hyperthymia", THINGS)
    assert link.iri == f"{SPACE}hyperthermia"
    assert 0.7 < link.score < 0.92


def test_numbers_are_not_misspelt(linker: Linker) -> None:
    """Ward 4 is not nearly ward 3."""
    assert linker.link("ward 4", THINGS).score < 0.7
    assert linker.link("ward 30", THINGS).iri == f"{SPACE}ward30"


MEDICINE = """
@prefix : <http://example.org/m#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
:a a owl:Class ; rdfs:label "hepatitis B virus infection" .
:b a owl:Class ; rdfs:label "factor VIII deficiency" .
:c a owl:Class ; rdfs:label "small cell lung carcinoma" .
:d a owl:Class ; rdfs:label "adult male patient with asthma" .
:e a owl:Class ; rdfs:label "chronic obstructive pulmonary disease" .
:f a owl:Class ; rdfs:label "sodium nitrate intoxication" .
:g a owl:Class ; rdfs:label "nitrite" .
:h a owl:Class ; rdfs:label "hyperthermia" .
:i a owl:ObjectProperty ; rdfs:label "increases" .
"""


@pytest.mark.parametrize(
    ("words", "nearest"),
    [
        ("hepatitis C virus infection", 0.0),
        ("factor VII deficiency", 0.0),
        ("non-small cell lung carcinoma", 0.0),
        ("adult female patient with asthma", 0.0),
        ("hypothermia", 0.0),
        ("decreases", 0.0),
        ("chronic obstructive airway pulmonary disease", 0.9),
        ("sodium nitrite intoxication", 0.9),
        ("chronic obstrucitve pulmonary diseases", 1.0),
        ("factor VIII deficency", 1.0),
    ],
)
def test_another_name_is_no_typing_mistake(words: str, nearest: float) -> None:
    """However long what the two have in common."""
    names = Vocabulary.read(Graph().parse(data=MEDICINE, format="turtle"))
    score = Linker(names).link(words, [*THINGS, *PROPERTIES]).score
    assert score == 0 if nearest == 0 else nearest - 0.1 < score <= nearest


@pytest.mark.parametrize(
    ("said", "meant", "is_so"),
    [
        ("bat scratch", "cat scratch", False),  # three letters: no mistake
        ("lang", "lung", True),  # from four on: one
        ("luxx", "lung", False),
        ("chornci", "chronic", False),  # seven: one still
        ("cahronci", "chronic", False),  # the shorter word counts
        ("infcetde", "infected", True),  # from eight on: two
        ("ifncetde", "infected", False),
        ("lang bat", "lung cat", False),  # each word
        ("bloodvessel", "blood vessel", True),
        ("heartattack", "heart attack", True),  # in their order, not in that of the alphabet
        ("boathouse", "house boat", False),
        ("lung", "lung cancer", False),
    ],
)
def test_how_many_letters_of_a_word_are_mistyped(said: str, meant: str, is_so: bool) -> None:
    assert mistyped(said, meant, set()) is is_so


def test_what_marks_a_name() -> None:
    """Names with other marks are never taken for each other; an apostrophe's s is no mark."""
    assert marks("C++ program") == ["c", "++"]
    assert marks("grade 0") == ["0"]
    assert marks("Crohn's fever") == []
    assert (marks("unit"), marks("unfit")) == ([], ["un"])


@pytest.mark.parametrize(
    ("predicate", "denied"),
    [
        ("never causes", "causes"),
        ("Does Not Cause", "cause"),
        ("can't", "can"),
        ("no longer", None),
        ("not", None),
    ],
)
def test_what_is_denied(predicate: str, denied: str | None) -> None:
    assert affirmed(predicate) == denied


def test_a_denial_is_not_misspelt(linker: Linker) -> None:
    assert linker.link("not treated by", PROPERTIES).score < 0.7
    assert linker.link("is treating", PROPERTIES).score < 0.7


def test_a_name_of_several_things(linker: Linker) -> None:
    link = linker.link("banks", THINGS)
    assert link.iri is None
    assert link.others == (f"{SPACE}Bank1", f"{SPACE}Bank2")


def test_nothing_is_called_so(linker: Linker) -> None:
    for words in ("", "?", "zzzz", "http://example.org/else#x", "<http://example.org/l#none>"):
        link = linker.link(words, THINGS)
        assert link.iri is None or link.score < 0.7


def test_an_embedder_links_by_meaning(vocabulary: Vocabulary) -> None:
    """Vectors that say that lorry is like car, and nothing else."""

    def embed(texts: Sequence[str]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        alike = {"Car": 0, "lorry": 0}
        rows = np.zeros((len(texts), 2))
        for row, text in enumerate(texts):
            rows[row, alike.get(text, 1)] = 1
        return rows

    assert Linker(vocabulary).link("lorry", THINGS).score < 0.7
    link = Linker(vocabulary, embed).link("lorry", THINGS)
    assert (link.iri, link.how, link.score) == (f"{SPACE}C2", "embedding", 1.0)


def test_what_means_alike_is_of_the_kind_and_has_the_same_marks(vocabulary: Vocabulary) -> None:
    """Ward 4 means nearly what ward 3 does, and what means the opposite is not near."""
    vectors = {"Car": (1.0, 0.0), "lorry": (1.0, 0.0), "zzzz": (0.0, -1.0)}

    def embed(texts: Sequence[str]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        return np.array([vectors.get(text, (-0.6, 0.8)) for text in texts])

    linker = Linker(vocabulary, embed)
    assert linker.link("lorry", THINGS).iri == f"{SPACE}C2"
    assert linker.link("lorry", PROPERTIES).how != "embedding"
    assert linker.link("ward 4", THINGS).how != "embedding"
    assert (linker.link("zzzz", THINGS).how, linker.link("zzzz", THINGS).score) == ("", 0.0)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("causes", "cause"),
        ("is caused by", "caused by"),
        ("hasPart", "has_part"),
        ("Boxes", "box"),
        ("glasses", "glass"),
        ("cars", "car"),
        ("ward 00", "ward 0"),
        (" 🐧 ", "🐧"),
        ("The Red Birds", "red-bird"),
        ("severe headaches", "severe headache"),
        ("avalanches", "Avalanche"),
        ("canoes", "canoe"),
        ("heroes", "hero"),
        ("toes", "toe"),
        ("COVID-19", "covid 19"),
        ("Straßen", "STRASSEN"),
        ("Ёлка", "ёлка"),
        ("Cafe\u0301", "Caf\u00e9"),
        ("H₂O", "H2O"),
        ("Na⁺ ions", "Na+ ion"),
        ("CD4\N{MINUS SIGN} cell", "CD4- cells"),
        ("pH-value", "pH value"),
    ],
)
def test_the_same_normal_form(one: str, other: str) -> None:
    assert normal(one) == normal(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ward 3", "ward 30"),
        ("causes", "is caused by"),
        ("virus", "viru"),
        ("mitosis", "mitosi"),
        ("gas", "ga"),
        ("ward 0", "ward"),
        ("CD4+ T cell", "CD4- T cell"),
        ("C++", "C#"),
        ("C++", "C"),
        ("A+", "A-"),
        ("ป่า", "ป้า"),  # forest, aunt
        ("दिन", "दान"),  # day, gift
        ("🐧", "🦅"),
    ],
)
def test_other_normal_forms(one: str, other: str) -> None:
    assert normal(one) != normal(other)


@pytest.mark.parametrize("name", ["CD4+ T cells", "The A+ of C++11", "+++", "A+B", "x-", "ป้า"])
def test_a_normal_form_is_its_own(name: str) -> None:
    """Names that come near are compared by the marks of their normal forms."""
    assert normal(normal(name)) == normal(name)
    assert marks(normal(name)) == marks(name)


def test_a_name_in_the_language_that_is_wanted() -> None:
    graph = Graph().parse(data=ONTOLOGY, format="turtle")
    car = f"{SPACE}C2"
    assert Vocabulary.read(graph).label(car) == "Car"
    german = Vocabulary.read(graph, ["de"])
    assert german.label(car) == "Wagen"
    assert {name.text for name in german.names} == {n.text for n in Vocabulary.read(graph).names}


def test_what_is_only_known_elsewhere_is_linked(vocabulary: Vocabulary) -> None:
    """By its label, or as any IRI, whose kind is what is asked for."""
    told = """@prefix : <http://example.org/e#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
    @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
    :p a :Patient ; rdfs:label "Ann"@en . :Bank a owl:Class ; rdfs:label "Bank"@en ."""
    facts = Elsewhere(GraphStore(Graph().parse(data=told, format="turtle")))
    linker = Linker(vocabulary, None, facts)
    ann = linker.link("Ann", THINGS)
    assert (ann.iri, ann.how, ann.score, ann.name) == (
        "http://example.org/e#p",
        "endpoint",
        1.0,
        "Ann",
    )
    assert linker.link("banks", THINGS).others  # what the ontology names so comes first
    for kinds, kind in (
        (THINGS, Kind.INDIVIDUAL),
        ([Kind.CLASS], Kind.CLASS),
        (PROPERTIES, Kind.OBJECT_PROPERTY),
    ):
        link = linker.link("<http://example.org/e#x>", kinds)
        assert (link.iri, link.how, link.score) == ("http://example.org/e#x", "endpoint", 1.0)
        assert link.kinds == {kind}
    known = linker.link(f"<{SPACE}C1>", THINGS)
    assert (known.how, known.kinds) == ("iri", frozenset([Kind.CLASS]))


def test_what_cannot_stand_in_a_query_is_no_iri(vocabulary: Vocabulary) -> None:
    facts = Elsewhere(GraphStore(Graph()))
    for words in ("<http://a.org/> ?p ?o . ?s <http://b.org/>", "<a b>", "x <http://a.org/#b>"):
        assert Linker(vocabulary, None, facts).link(words, THINGS).iri != words.strip("<>")


def test_facts_elsewhere_are_found_by_labels_in_the_language_that_is_wanted() -> None:
    facts = GraphStore(Graph().parse(data=ONTOLOGY, format="turtle"))
    assert not Elsewhere(facts).find("Wagen", THINGS)
    assert [*Elsewhere(facts, ["de"]).find("Wagen", THINGS)] == [f"{SPACE}C2"]
