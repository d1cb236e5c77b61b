"""Names, verbs and values that differ in little and mean something else, or are the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from rdflib import Graph

import paradl
from paradl.verify import Checker, Proposition, Status
from paradl.verify.linking import Linker
from paradl.verify.normal import marks, mistyped, normal, run_together
from paradl.verify.vocabulary import PROPERTIES, THINGS, Kind, Vocabulary

ONTOLOGY = """
@prefix : <http://example.org/n#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
:dose a owl:Class ; rdfs:label "digoxin 0.05 mg tablet" .
:old a owl:Class ; rdfs:label "age > 65" .
:material a owl:Class ; rdfs:label "glass" .
:device a owl:Class ; rdfs:label "glasses" .
:a1c a owl:Class ; rdfs:label "HbA1c" .
:low a owl:Class ; rdfs:label "spo2" .
:phone a owl:Class ; rdfs:label "iPhone" .
:rate a owl:Class ; rdfs:label "eGFR" .
:receptor a owl:Class ; rdfs:label "EGFR" .
:ward a owl:NamedIndividual ; rdfs:label "northeast ward of the general hospital" .
:aunt a owl:Class ; rdfs:label "paternal great grandmother" .
:drug a owl:Class ; rdfs:label "antibiotic" .
:parent a owl:ObjectProperty ; rdfs:label "has parent" .
:heart a owl:Class ; rdfs:label "急性心肌梗死患者左心室功能不全综合征"@zh .
:smoking a owl:Class ; rdfs:label "Rauchen"@de , "吸烟"@zh , "tabagisme"@fr , "喫煙する"@ja .
:president a owl:Class ; rdfs:label "president of the club" .
:notice a owl:Class ; rdfs:label "three months notice" , "at least ten parts per million" .
:knee a owl:Class ; rdfs:label "anterior cruciate ligament"@en , "linkes Kniegelenk"@de .
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
        ("SpO2", "low"),
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
        "all but antibiotics",
        "the mother of antibiotics",
        "急性心肌梗死患者右心室功能不全综合征",
        "kein Rauchen",
        "Nichtrauchen",
        "niemals Rauchen",
        "不吸烟",
        "喫煙しない",
        "sans tabagisme",
        "не Rauchen",
        "posterior cruciate ligament",
        "rechtes Kniegelenk",
        "vice president of the club",
        "six months notice",
        "at most ten parts per million",
        "at least ten parts per billion",
    ],
)
def test_what_is_not_nearly_called_so(linker: Linker, words: str) -> None:
    assert linker.link(words, THINGS).score == 0


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("anti biotics", "drug"),
        ("north east ward of the general hospital", "ward"),
        ("paternalgreat grandmother", "aunt"),
    ],
)
def test_a_space_too_few_or_too_many(linker: Linker, words: str, name: str) -> None:
    link = linker.link(words, THINGS)
    assert link.iri == SPACE + name
    assert 0.92 < link.score < 1


@pytest.mark.parametrize(
    ("one", "other"),
    [("ward 1 2", "ward 12"), ("not able", "notable"), ("in valid", "invalid"), ("xi ii", "xiii")],
)
def test_a_space_that_makes_another_word(one: str, other: str) -> None:
    assert not run_together(one, other)
    assert not run_together(other, one)


def test_another_character_is_another_word(linker: Linker) -> None:
    assert linker.link("急性心肌梗死患者左心室功能不良综合征", THINGS).score <= 0.9


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
        ("abuela", "abuelo"),
        ("profesora", "profesor"),
        ("mitarbeiterin", "mitarbeiter"),
        ("maria weber", "mario weber"),
        ("daniel", "daniela"),
        ("christina", "christian"),
    ],
)
def test_words_that_differ_in_what_tells_them_apart(said: str, meant: str) -> None:
    assert not mistyped(said, meant, set())
    assert not mistyped(meant, said, set())


def test_only_a_proper_name_is_another_with_an_e() -> None:
    assert not mistyped("christian", "christiane", set(), proper=True)
    assert mistyped("medicin", "medicine", set())
    assert mistyped("cristiane", "christiane", set(), proper=True)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("maria lopes", "maria lopez"),
        ("anna hanson", "anna hansen"),
        ("jan meier", "jan meyer"),
        ("josef schmitt", "josef schmidt"),
        ("stefan weber", "stephan weber"),
        ("erik larssen", "eric larssen"),
    ],
)
def test_a_name_that_others_have_is_not_mistyped(said: str, meant: str) -> None:
    assert not mistyped(said, meant, set(), proper=True)
    assert not mistyped(meant, said, set(), proper=True)


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


VALUES = """
@prefix : <http://example.org/v#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
<http://example.org/v> a owl:Ontology .
:born a owl:DatatypeProperty , owl:FunctionalProperty .
:weight a owl:DatatypeProperty , owl:FunctionalProperty .
:city a owl:DatatypeProperty , owl:FunctionalProperty .
:room a owl:DatatypeProperty , owl:FunctionalProperty .
:mixed a owl:DatatypeProperty .
:ann a owl:NamedIndividual ; :weight "70.5"^^xsd:double ; :city "Berlin"@en ; :room "12" ;
    :born "1945"^^xsd:gYear ; :mixed 7 , "seven" .
"""


@pytest.mark.parametrize(
    ("predicate", "object", "expected"),
    [
        ("weight", "70.5", Status.VERIFIED),
        ("weight", "70.50", Status.VERIFIED),
        ("weight", "70.6", Status.CONTRADICTION),
        ("city", "Berlin", Status.VERIFIED),
        ("city", "Bonn", Status.CONTRADICTION),
        ("room", "12", Status.VERIFIED),
        ("room", "13", Status.CONTRADICTION),
        ("born", "1945", Status.VERIFIED),
        ("born", "in 1945", Status.FAILED),
        ("mixed", "7", Status.VERIFIED),
        ("mixed", "seven", Status.VERIFIED),
    ],
)
def test_a_value_is_of_the_kind_of_its_propertys_others(
    tmp_path: Path, predicate: str, object: str, expected: Status
) -> None:
    """Where nobody tells the range: a double is no decimal, and 12 may be a text."""
    path = tmp_path / "v.ttl"
    path.write_text(VALUES)
    with paradl.load(path, reasoner="hermit") as kb:
        [found] = Checker(kb).check([Proposition("ann", predicate, object)])
    assert found.status is expected, found.evidence


TEXTS = """
@prefix : <http://example.org/t#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
<http://example.org/t> a owl:Ontology .
:strength a owl:DatatypeProperty , owl:FunctionalProperty ; rdfs:range xsd:string .
:score a owl:DatatypeProperty , owl:FunctionalProperty .
:colour a owl:DatatypeProperty , owl:FunctionalProperty .
:power a owl:DatatypeProperty , owl:FunctionalProperty .
:frost a owl:DatatypeProperty , owl:FunctionalProperty .
:size a owl:DatatypeProperty .
:phone a owl:DatatypeProperty , owl:FunctionalProperty .
:pump a owl:NamedIndividual ; :strength "400 mg" ; :score "3:1" ; :colour "light red"@en ;
    :power "5 MW" ; :frost "-5 °C" ; :size "xl" ; :phone "+1 555 010-0123" .
:other a owl:NamedIndividual ; :size "XL" .
"""


@pytest.mark.parametrize(
    ("predicate", "object", "expected"),
    [
        ("strength", "400mg", Status.VERIFIED),
        ("strength", "400\u00a0mg.", Status.VERIFIED),
        ("strength", "40 0mg", Status.CONTRADICTION),
        ("score", "3–1", Status.VERIFIED),
        ("score", "1:3", Status.CONTRADICTION),
        ("colour", "Light  red", Status.VERIFIED),
        ("colour", "“light red”", Status.VERIFIED),
        ("colour", "red", Status.CONTRADICTION),
        ("power", "5MW", Status.VERIFIED),
        ("power", "5 mW", Status.CONTRADICTION),
        ("frost", "5 °C", Status.CONTRADICTION),
        ("phone", "+1 (555) 010 0123", Status.VERIFIED),
        ("phone", "+1 555 010 0124", Status.CONTRADICTION),
        ("size", "xl", Status.VERIFIED),
        ("size", "XL", Status.FAILED),
    ],
)
def test_a_text_is_the_one_that_is_told(
    tmp_path: Path, predicate: str, object: str, expected: Status
) -> None:
    """But for spaces, quotes and, where there are no numbers, capitals."""
    path = tmp_path / "t.ttl"
    path.write_text(TEXTS)
    with paradl.load(path, reasoner="hermit") as kb:
        [found] = Checker(kb).check([Proposition("pump", predicate, object)])
    assert found.status is expected, found.evidence


VERBS = """
@prefix : <http://example.org/w#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
<http://example.org/w> a owl:Ontology .
:controls a owl:ObjectProperty . :supplies a owl:ObjectProperty .
:defeated a owl:ObjectProperty .
:plannedBy a owl:ObjectProperty . :modifiedBy a owl:ObjectProperty .
:ann a owl:NamedIndividual ; :controls :bob ; :supplies :bob ; :defeated :bob .
:bob a owl:NamedIndividual ; :plannedBy :ann ; :modifiedBy :ann .
"""


@pytest.mark.parametrize(
    ("subject", "predicate", "object", "expected"),
    [
        ("bob", "is controlled by", "ann", Status.VERIFIED),
        ("bob", "was supplied by", "ann", Status.VERIFIED),
        ("bob", "was defeated by", "ann", Status.VERIFIED),
        ("ann", "was defeated by", "bob", Status.FAILED),
        ("ann", "plans", "bob", Status.VERIFIED),
        ("ann", "modifies", "bob", Status.VERIFIED),
        ("ann", "is controlled by", "bob", Status.FAILED),
        ("bob", "modifies", "ann", Status.FAILED),
    ],
)
def test_verbs_that_change_at_their_ends(
    tmp_path: Path, subject: str, predicate: str, object: str, expected: Status
) -> None:
    path = tmp_path / "w.ttl"
    path.write_text(VERBS)
    with paradl.load(path) as kb:
        [found] = Checker(kb).check([Proposition(subject, predicate, object)])
    assert found.status is expected


ELSEWHERE = """
@prefix : <http://example.org/e#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
:tenant a owl:Class ; rdfs:label "Mieter"@de . :landlord a owl:Class ; rdfs:label "Vermieter"@de .
:house a owl:Class ; rdfs:label "Haus"@de , "maison"@fr .
:patient a owl:Class ; rdfs:label "Patient"@de .
:cast a owl:Class ; rdfs:label "casting"@en . :city a owl:NamedIndividual ; rdfs:label "Paz" .
:water a owl:Class ; rdfs:label "eau potable"@fr , "agua potable"@es .
"""


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("des Mieters", "Mieter"),
        ("des Vermieters", "Vermieter"),
        ("den Vermietern", "Vermieter"),
        ("der Vermieter", "Vermieter"),
        ("des Hauses", "Haus"),
        ("dem Patienten", "Patient"),
        ("la maison", "maison"),
        ("l’eau potable", "eau potable"),
        ("el agua potable", "agua potable"),
    ],
)
def test_articles_of_other_languages(words: str, name: str) -> None:
    link = Linker(Vocabulary.read(Graph().parse(data=ELSEWHERE))).link(words, THINGS)
    assert (link.name, link.score) == (name, 1)


@pytest.mark.parametrize("words", ["die casting", "La Paz", "des Untermieters"])
def test_what_an_article_is_part_of(words: str) -> None:
    assert Linker(Vocabulary.read(Graph().parse(data=ELSEWHERE))).link(words, THINGS).score < 0.92
