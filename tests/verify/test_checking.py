"""What becomes of claims: every form of them, told true, false, both, and neither."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from rdflib import Graph

import paradl
from paradl.oracle.stores import GraphStore
from paradl.oracle.verbalization.atoms import XSD, Literal
from paradl.verify import Checker, Proposition, Status
from paradl.verify.claims import well_typed
from paradl.verify.constraints import constraints

ONTOLOGY = """
Prefix(:=<http://example.org/c#>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Prefix(owl:=<http://www.w3.org/2002/07/owl#>) Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Ontology(<http://example.org/c>
Declaration(Class(:Rain)) Declaration(Class(:Flood)) Declaration(Class(:Drought))
Declaration(Class(:Clown))
Declaration(Class(:Bird)) Declaration(Class(:Penguin)) Declaration(Class(:Fish))
Declaration(ObjectProperty(:causes)) Declaration(ObjectProperty(:leadsTo))
Declaration(ObjectProperty(:causedBy)) Declaration(ObjectProperty(:eats))
Declaration(DataProperty(:age)) Declaration(DataProperty(:born))
Declaration(NamedIndividual(:a)) Declaration(NamedIndividual(:b)) Declaration(NamedIndividual(:d))
Declaration(NamedIndividual(:rex)) Declaration(NamedIndividual(:tux))
AnnotationAssertion(rdfs:label :m1 "Mercury") AnnotationAssertion(rdfs:label :m2 "mercury")
Declaration(NamedIndividual(:m1)) Declaration(NamedIndividual(:m2)) ClassAssertion(:Fish :m1)
ClassAssertion(:Planet :m2) ClassAssertion(ObjectComplementOf(:Planet) :m1)
AnnotationAssertion(rdfs:label :a "storm surge") AnnotationAssertion(rdfs:label :b "dyke breach")
AnnotationAssertion(rdfs:label :d "crop loss")
AsymmetricObjectProperty(:causes) SubObjectPropertyOf(:causes :leadsTo)
TransitiveObjectProperty(:leadsTo) InverseObjectProperties(:causes :causedBy)
ObjectPropertyAssertion(:causes :a :b) ObjectPropertyAssertion(:causes :b :d)
SubClassOf(:Rain ObjectSomeValuesFrom(:causes :Flood))
DisjointClasses(:Flood :Drought)
SubClassOf(:Penguin :Bird) DisjointClasses(:Bird :Fish)
ClassAssertion(:Clown :tux) ClassAssertion(ObjectComplementOf(:Clown) :tux)
FunctionalDataProperty(:age) DataPropertyRange(:age xsd:integer)
DataPropertyAssertion(:age :rex "7"^^xsd:integer) DataPropertyRange(:born xsd:dateTime)
NegativeObjectPropertyAssertion(:eats :rex :a)
Declaration(ObjectProperty(:g1)) AnnotationAssertion(rdfs:label :g1 "grooms")
Declaration(ObjectProperty(:g2)) AnnotationAssertion(rdfs:label :g2 "groom")
ObjectPropertyAssertion(:g2 :rex :tux)
Declaration(ObjectProperty(:wards)) ObjectPropertyAssertion(:wards :rex :m1)
DifferentIndividuals(:a :b)
Declaration(Class(:Terrier)) Declaration(NamedIndividual(:Terrier)) ClassAssertion(:Breed :Terrier)
SubClassOf(:Terrier :Dog) DisjointClasses(:Dog :Fish) DisjointClasses(:Breed :Planet)
SubClassOf(:Terrier ObjectSomeValuesFrom(:eats :Fish))
DisjointClasses(:Star :Fish) DisjointClasses(:Star :Planet)
ObjectPropertyAssertion(:paintedBy :tux :rex)
ClassAssertion(:Terrier :fido) ClassAssertion(ObjectComplementOf(:Puppy) :fido)
)
"""

CASES = [
    # told true
    ("storm surge", "causes", "dyke breach", False, Status.VERIFIED),
    ("storm surges", "leads to", "crop loss", False, Status.VERIFIED),  # by transitivity
    ("dyke breach", "is caused by", "storm surge", False, Status.VERIFIED),  # by the inverse
    ("rain", "causes", "floods", False, Status.VERIFIED),
    ("penguins", "are", "birds", False, Status.VERIFIED),
    ("terriers", "are", "dogs", False, Status.VERIFIED),  # a class that is an individual, too
    ("terrier", "is a", "breed", False, Status.VERIFIED),
    ("terriers", "eat", "fish", False, Status.VERIFIED),
    ("rex", "painted", "tux", False, Status.VERIFIED),  # by what is called in the passive voice
    ("floods", "are not", "droughts", False, Status.VERIFIED),
    ("rex", "age", "7", False, Status.VERIFIED),
    ("rex", "age", "8", True, Status.VERIFIED),  # it is functional
    ("rex", "eats", "storm surge", True, Status.VERIFIED),
    ("dyke breach", "causes", "storm surge", True, Status.VERIFIED),
    # told false
    ("dyke breach", "causes", "storm surge", False, Status.CONTRADICTION),  # it is asymmetric
    ("storm surge", "causes", "dyke breach", True, Status.CONTRADICTION),
    ("floods", "are", "droughts", False, Status.CONTRADICTION),
    ("penguins", "are", "fish", False, Status.CONTRADICTION),
    ("penguins", "are not", "birds", False, Status.CONTRADICTION),
    ("rex", "age", "8", False, Status.CONTRADICTION),
    ("rex", "eats", "storm surge", False, Status.CONTRADICTION),
    ("storm surge", "is the same as", "dyke breach", False, Status.CONTRADICTION),
    ("storm surge", "is", "dyke breach", False, Status.CONTRADICTION),
    # denied in the predicate, and in the passive voice, for which there is no property
    ("dyke breach", "does not cause", "storm surge", False, Status.VERIFIED),
    ("storm surge", "doesn't cause", "dyke breach", False, Status.CONTRADICTION),
    ("storm surge", "does not cause", "dyke breach", True, Status.VERIFIED),
    ("penguins", "aren't", "fish", False, Status.VERIFIED),
    ("tux", "isn't a", "planet", False, Status.FAILED),
    ("storm surge", "doesn’t cause", "dyke breach", False, Status.CONTRADICTION),
    ("storm surge", "never causes", "dyke breach", False, Status.CONTRADICTION),
    ("storm surge", "no longer causes", "dyke breach", False, Status.CONTRADICTION),
    ("dyke breach", "was never caused by", "storm surge", False, Status.CONTRADICTION),
    ("rex", "eats no", "storm surge", False, Status.VERIFIED),
    # hedged: that something may be so is no fact
    ("dyke breach", "may cause", "storm surge", False, Status.FAILED),
    ("storm surge", "may not cause", "dyke breach", False, Status.FAILED),
    ("storm surge", "could cause", "dyke breach", False, Status.FAILED),
    ("dyke breach", "could be caused by", "storm surge", False, Status.FAILED),
    ("dyke breach", "could not cause", "storm surge", False, Status.VERIFIED),
    # quantified
    ("No floods", "are", "droughts", False, Status.VERIFIED),
    ("No penguins", "are", "birds", False, Status.CONTRADICTION),
    ("all penguins", "are", "birds", False, Status.VERIFIED),
    # who denies that all are may say that some are not
    ("all dogs", "are", "terriers", True, Status.FAILED),
    ("every dog", "is not a", "terrier", False, Status.FAILED),
    ("dogs", "are not all", "terriers", False, Status.FAILED),
    ("dogs", "are not", "terriers", False, Status.CONTRADICTION),  # of whom fido is one
    ("dogs", "are not all", "puppies", False, Status.VERIFIED),  # fido is none
    ("all penguins", "are", "birds", True, Status.CONTRADICTION),
    ("all floods", "are", "droughts", True, Status.VERIFIED),
    ("all dogs", "eat", "fish", True, Status.FAILED),
    ("all rain", "does not cause", "floods", False, Status.CONTRADICTION),
    ("Tux", "is", "no clown", False, Status.BOTH),
    ("storm surge", "causes", "no dyke breach", False, Status.CONTRADICTION),
    ("rex", "age", "no 7", False, Status.FAILED),  # a value is what it says
    ("storm surge", "is not caused by", "dyke breach", False, Status.VERIFIED),
    ("storm surge", "is not eaten by", "rex", False, Status.FAILED),
    ("Mercury", "was warded by", "rex", False, Status.VERIFIED),
    ("rex", "was warded by", "Mercury", False, Status.FAILED),
    # names of two things: true of one is enough, false has to be of both
    ("Mercury", "is a", "fish", False, Status.VERIFIED),
    ("Mercury", "is a", "planet", False, Status.VERIFIED),
    ("Mercury", "is a", "planet", True, Status.VERIFIED),
    ("Mercury", "is a", "bird", False, Status.FAILED),  # false of one, not told of the other
    ("Mercury", "is a", "star", False, Status.CONTRADICTION),  # false of both
    ("Mercury", "eats", "Mercury", False, Status.FAILED),
    ("rex", "does not groom", "tux", False, Status.FAILED),
    ("tux", "is groomed by", "rex", False, Status.FAILED),
    ("rex", "grooms", "tux", False, Status.VERIFIED),
    # both
    ("tux", "is a", "clown", False, Status.BOTH),
    ("tux", "is not a", "clown", False, Status.BOTH),
    # neither
    ("crop loss", "causes", "storm surge", False, Status.FAILED),
    ("rex", "is a", "penguin", False, Status.FAILED),
    ("rex", "eats", "crop loss", False, Status.FAILED),
    ("drought", "causes", "floods", False, Status.FAILED),
    ("a unicorn", "causes", "floods", False, Status.FAILED),
    ("storm surge", "dwarfs", "dyke breach", False, Status.FAILED),
    ("rex", "born", "1931", False, Status.FAILED),  # which is no dateTime
    ("rex", "born", "1931-05-01", False, Status.FAILED),  # nor is this
    ("penguins", "age", "7", False, Status.FAILED),  # a class has no values
    # near
    ("storm surrge", "causes", "dyke breach", False, Status.VERIFIED),  # a typing mistake
    ("storm surcharge", "causes", "dyke breach", False, Status.PARTIAL),
    ("dyke breach", "causes", "storm surcharge", False, Status.FAILED),
]


SILENT = "the knowledge base does not say"


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checker]:
    path: Path = tmp_path_factory.mktemp("c") / "c.ofn"
    path.write_text(ONTOLOGY)
    with paradl.load(path) as kb:
        yield Checker(kb)


@pytest.mark.parametrize(("subject", "predicate", "object", "negated", "expected"), CASES)
def test_statuses(
    checker: Checker, subject: str, predicate: str, object: str, negated: bool, expected: Status
) -> None:
    [found] = checker.check([Proposition(subject, predicate, object, negated)])
    assert found.status is expected, (found.value, found.why, found.evidence)
    assert found.why or expected not in (Status.FAILED, Status.PARTIAL)
    assert found.why != SILENT or expected is Status.FAILED


def test_words_near_to_several_names(checker: Checker) -> None:
    """It says which of them they were taken for."""
    [found] = checker.check([Proposition("rex", "groomss", "tux")])
    assert found.status is Status.PARTIAL
    assert found.why == "'groomss' was taken for 'groom'"


def test_silence_is_told_only_of_names_that_are_sure(checker: Checker) -> None:
    claims = [Proposition("dyke breach", "causes", name) for name in ("storm surcharge", "rex")]
    near, exact = checker.check(claims)
    assert (near.status, exact.status) == (Status.FAILED, Status.FAILED)
    assert near.why == "'storm surcharge' was taken for 'storm surge'"
    assert exact.why == SILENT


def test_what_is_false_of_one_of_two_things_is_told_of_neither(checker: Checker) -> None:
    [found] = checker.check([Proposition("Mercury", "is a", "bird")])
    assert (found.status, str(found.value)) == (Status.FAILED, "N")
    assert found.why == "'Mercury' is the name of 2 things, and not all are told so"


def test_what_is_false_of_a_class_alone(checker: Checker) -> None:
    [found] = checker.check([Proposition("terriers", "are", "fish")])
    assert found.status is Status.FAILED
    assert found.why == "'terriers' is an individual and a class, and not all are told so"


def test_both_sources_say_why_they_think_so(checker: Checker) -> None:
    """Entailment knows what follows, SPARQL what is written."""
    [written, follows] = checker.check(
        [
            Proposition("storm surge", "causes", "dyke breach"),
            Proposition("dyke breach", "causes", "storm surge"),
        ]
    )
    assert [(one.source, str(one.value)) for one in written.evidence] == [
        ("entailment", "T"),
        ("sparql", "T"),
    ]
    assert [(one.source, str(one.value)) for one in follows.evidence] == [
        ("entailment", "F"),
        ("sparql", "N"),
    ]


def test_constraints(checker: Checker) -> None:
    """What is told instead of a contradiction, and on what grounds."""
    findings = checker.check(
        [
            Proposition("dyke breach", "causes", "storm surge"),
            Proposition("penguins", "are", "birds"),
            Proposition("tux", "is a", "clown"),
            Proposition("a unicorn", "causes", "floods"),
            Proposition("rex", "age", "8"),
        ]
    )
    told = constraints(findings, checker)
    assert told.true == (
        "penguins are birds",
        "dyke breach causes crop loss",
        "rex age 7",
    )
    first, second = told.wrong
    assert first.startswith("dyke breach causes storm surge, because: ")
    assert "Asymmetric: causes" in first
    assert "'storm surge' causes 'dyke breach'" in first
    assert second.startswith("rex age 8, because: ")
    assert told.disputed == ("tux is a clown",)
    assert told.unknown[0].startswith("a unicorn causes floods (nothing is called 'a unicorn'")


def test_what_is_told_instead(tmp_path: Path) -> None:
    """By labels, whatever the IRIs look like: the classes, and who else it holds of."""
    path = tmp_path / "cars.ofn"
    path.write_text(
        """Prefix(:=<urn:cars:>) Prefix(c:=<http://example.org/cars#>)
Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>) Ontology(
FunctionalDataProperty(c:type) AnnotationAssertion(rdfs:label c:type "has engine")
DataPropertyAssertion(c:type :kitt "turbine")
DisjointClasses(:Car :Boat) ClassAssertion(:Car :kitt)
InverseFunctionalObjectProperty(:drives) DifferentIndividuals(:michael :bonnie)
ObjectPropertyAssertion(:drives :michael :kitt))"""
    )
    with paradl.load(path) as kb:
        checker = Checker(kb)
        findings = checker.check(
            [
                Proposition("kitt", "has engine", "diesel"),
                Proposition("kitt", "is a", "boat"),
                Proposition("bonnie", "drives", "kitt"),
            ]
        )
        told = constraints(findings, checker)
    assert [found.status for found in findings] == [Status.CONTRADICTION] * 3
    assert told.true == ("kitt has engine turbine", "kitt is a car", "michael drives kitt")


def test_grounds_are_told_beside_what_the_facts_alone_contradict(checker: Checker) -> None:
    """Of the endpoint's own things the reasoner knows nothing to explain."""
    denied = """@prefix : <http://example.org/far#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
:nemo rdfs:label "Nemo" . [] owl:sourceIndividual :nemo ;
  owl:assertionProperty <http://example.org/c#eats> ; owl:targetIndividual :nemo ."""
    facts = GraphStore(Graph().parse(data=denied))
    elsewhere = Checker(checker.kb, facts=facts)
    findings = elsewhere.check(
        [Proposition("Nemo", "eats", "Nemo"), Proposition("penguins", "are", "fish")]
    )
    far, near = constraints(findings, elsewhere).wrong
    assert far == "Nemo eats Nemo"
    assert near.startswith("penguins are fish, because: ")


def test_what_a_logic_does_not_cover_is_not_told(tmp_path: Path) -> None:
    """Under ac there are no data values: the other claims are checked all the same."""
    path = tmp_path / "ac.ofn"
    path.write_text(
        "Prefix(:=<http://example.org/ac#>)\nOntology(\n"
        "Declaration(DataProperty(:age)) Declaration(NamedIndividual(:rex))\n"
        "SubClassOf(:Dog :Animal) ClassAssertion(:Dog :rex))"
    )
    with paradl.load(path, logic="ac") as kb:
        found = Checker(kb).check(
            [Proposition("rex", "age", "7"), Proposition("rex", "is an", "animal")]
        )
    assert [one.status for one in found] == [Status.FAILED, Status.VERIFIED]


def test_hostile_names_stay_names(checker: Checker) -> None:
    """Words never become syntax of a query."""
    hostile = [
        '"} UNION {?s ?p ?o',
        "<http://a> } #",
        "x> ; DROP ALL ; <y",
        "zyx'; --",
        "\\u003e",
        "zyx\nq",
        "<http://a> } #>",
        "http://a/b>}#",
        "𝕏" * 500,
    ]
    claims = [Proposition(word, "causes", word) for word in hostile]
    claims += [Proposition("rex", "age", word) for word in hostile]
    claims += [Proposition("rex", word, "storm surge") for word in hostile]
    elsewhere = Checker(checker.kb, facts=GraphStore(checker.graph))
    for checks in (checker, elsewhere):
        for found in checks.check(claims):
            assert found.status is Status.FAILED


@pytest.mark.parametrize(
    ("text", "datatype"),
    [
        ("NaN", "decimal"),
        ("1e5", "decimal"),
        ("1_000", "integer"),
        ("\u0661\u0669", "integer"),
        ("1_0", "double"),
        ("yes", "boolean"),
        ("1990-10-03", "dateTime"),
        ("1990-10-03 00:00:00", "dateTime"),
        ("19901003T000000", "dateTime"),
        ("1990-10-03T00:00:00", "dateTimeStamp"),
        ("1990-W40-3", "date"),
        ("12:00", "time"),
        ("1990-10", "gYear"),
        ("90", "gYear"),
        ("1990", "gYearMonth"),
    ],
)
def test_what_python_takes_for_a_value_and_owl_does_not(text: str, datatype: str) -> None:
    """An ill-typed value is told false of everything: no claim is contradicted by that."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not well_typed(Literal(text, XSD + datatype))


@pytest.mark.parametrize(
    ("text", "datatype"),
    [
        *((".5", "decimal"), ("+3", "integer"), ("1e5", "double"), ("NaN", "float")),
        *(("1", "boolean"), ("1990-10-03T00:00:00.5+02:00", "dateTime"), ("1990-10-03Z", "date")),
        *(("1990", "gYear"), ("-0044", "gYear"), ("1990-10", "gYearMonth"), ("12:00:00", "time")),
    ],
)
def test_what_is_a_value(text: str, datatype: str) -> None:
    assert well_typed(Literal(text, XSD + datatype))


def test_what_is_not_declared_as_a_property(tmp_path: Path) -> None:
    """As in plain SKOS: it is there, and OWL has nothing but annotations in it."""
    path = tmp_path / "animals.ttl"
    path.write_text(
        "@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix : <http://e/> ."
        ':dog a skos:Concept ; skos:prefLabel "dogs" ; skos:broader :mammal .'
        ':mammal a skos:Concept ; skos:prefLabel "mammals" .',
        encoding="utf-8",
    )
    with paradl.load(path) as kb:
        found = Checker(kb).check(
            [Proposition("dogs", "has broader", "mammals"), Proposition("dogs", "eat", "mammals")]
        )
    assert [one.why for one in found] == [
        "'has broader' is not declared as a property: its values are annotations",
        "nothing is called 'eat'",
    ]
