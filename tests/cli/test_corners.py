"""Corners of OWL 2 that engines, or OWLAPI, have wrong, or ParaDL had."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import rdflib
from rdflib import OWL, RDF

import paradl as api

PREFIXES = """Prefix(:=<http://e/>)
Prefix(owl:=<http://www.w3.org/2002/07/owl#>)
Prefix(rdf:=<http://www.w3.org/1999/02/22-rdf-syntax-ns#>)
Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(Declaration(Class(:A)) Declaration(Class(:B)) Declaration(Class(:D))
Declaration(ObjectProperty(:r)) Declaration(DataProperty(:u))
Declaration(NamedIndividual(:i))
"""
FACET = 'DatatypeRestriction(xsd:integer xsd:minInclusive "0"^^xsd:integer)'
WORDS = 'DataPropertyAssertion(:u :i "a") DataPropertyAssertion(:u :i "b")'
NUMBERS = "DataUnionOf(xsd:integer xsd:boolean)"

every_engine = pytest.mark.parametrize("reasoner", ["hermit", "openllet"])
every_logic = pytest.mark.parametrize("logic", ["adaptive", "classical", "fde"])


def ontology(axioms: str) -> bytes:
    return f"{PREFIXES}{axioms})".encode()


def values(axioms: str, *queries: str, **options: Any) -> str:
    with api.load(ontology(axioms), **options) as kb:
        return "".join(kb.ask(query).value.name for query in queries)


def is_consistent(axioms: str, **options: Any) -> bool:
    with api.load(ontology(axioms), **options) as kb:
        return not kb.check().conflicts


@pytest.mark.parametrize("logic", ["adaptive", "classical"])
def test_a_facet_beside_an_anonymous_individual(logic: str) -> None:
    fact = f"ClassAssertion(DataSomeValuesFrom(:u {FACET}) _:x)"
    assert values(fact, "_:x Type: u some xsd:integer[>= 0]", logic=logic) == "T"


@pytest.mark.parametrize("logic", ["fde", "lp", "k3"])
def test_a_facet_in_strong_inclusions(logic: str) -> None:
    axiom = f"SubClassOf(:A DataSomeValuesFrom(:u {FACET})) ClassAssertion(:A :i)"
    query = "i Type: u some xsd:integer[>= 0]"
    assert values(axiom, query, logic=logic, inclusion="strong") == "T"


def test_a_facet_beside_what_is_rewritten() -> None:
    union = f"DataPropertyRange(:u DataUnionOf(rdf:langString {FACET}))"
    assert is_consistent(f'{union} DataPropertyAssertion(:u :i "1"^^xsd:integer)')
    query = "(u some xsd:integer[> 0]) SubClassOf: A"
    assert values("ClassAssertion(:A :i)", query, logic="lp") == "N"


@every_engine
@pytest.mark.parametrize("logic", ["adaptive", "fde"])
def test_values_are_counted_in_a_union_of_ranges(reasoner: str, logic: str) -> None:
    """HermiT counts those outside of it, too."""
    options = {"reasoner": reasoner, "logic": logic}
    assert is_consistent(
        f"{WORDS} ClassAssertion(DataMaxCardinality(1 :u {NUMBERS}) :i)", **options
    )
    queries = [
        f"i Type: u {count} (xsd:{kind} or xsd:boolean)"
        for kind in ("integer", "string")
        for count in ("min 2", "max 1", "exactly 2")
    ]
    assert values(WORDS, *queries, **options) == "NNNTFN"


@every_engine
@pytest.mark.parametrize(
    ("said", "denied"),
    [
        ('"1.0"^^xsd:decimal', '"1"^^xsd:integer'),
        ('"1"^^xsd:byte', '"01"^^xsd:integer'),
        ('"a"^^xsd:token', '"a"'),
    ],
)
def test_a_value_is_denied_however_it_is_written(reasoner: str, said: str, denied: str) -> None:
    """HermiT compares what is written."""
    axioms = (
        f"DataPropertyAssertion(:u :i {said}) NegativeDataPropertyAssertion(:u :i {denied}) "
        'NegativeDataPropertyAssertion(:u :i "2"^^xsd:integer)'
    )
    with api.load(ontology(axioms), reasoner=reasoner) as kb:
        (conflict,) = kb.check().conflicts
        assert len(conflict.justifications[0]) == 2


@every_logic
@every_engine
def test_keys_bind_the_named_alone(reasoner: str, logic: str) -> None:
    """OWL 2 Direct Semantics, 2.3.5."""
    axioms = (
        "HasKey(:A () (:u)) ClassAssertion(:A :i) ClassAssertion(:A {0}) "
        'DataPropertyAssertion(:u :i "1"^^xsd:integer) '
        'DataPropertyAssertion(:u {0} "1"^^xsd:integer)'
    )
    options = {"reasoner": reasoner, "logic": logic}
    assert values(axioms.format("_:x"), "i SameAs: _:x", **options) == "N"
    also = " ClassAssertion(:D _:x)"
    assert values(axioms.format(":j") + also, "i SameAs: j", **options) == "T"
    clash = " ClassAssertion(:B :i) ClassAssertion(ObjectComplementOf(:B) _:x)"
    if (reasoner, logic) in {("hermit", "adaptive"), ("hermit", "classical")}:
        assert is_consistent(axioms.format("_:x") + clash, **options)


@every_logic
@every_engine
def test_keys_of_class_expressions(reasoner: str, logic: str) -> None:
    """HermiT and Openllet have nobody in them."""
    axioms = (
        "HasKey(ObjectUnionOf(:A ObjectIntersectionOf(:B :D)) () (:u)) "
        "ClassAssertion(:A :i) ClassAssertion(:B :j) ClassAssertion(:D :j) ClassAssertion(:B :k)"
        + "".join(f'DataPropertyAssertion(:u :{who} "1"^^xsd:integer) ' for who in "ijk")
    )
    queries = ("i SameAs: j", "i SameAs: k")
    assert values(axioms, *queries, reasoner=reasoner, logic=logic) == "TN"


def test_the_universal_role_ties_classes_to_facts() -> None:
    axioms = (
        "ClassAssertion(ObjectAllValuesFrom(owl:topObjectProperty :D) :i) "
        "ClassAssertion(ObjectComplementOf(:D) :j) DisjointClasses(:B :D)"
    )
    assert values(axioms, "B SubClassOf: A") == "N"


TWO_BLANK_NODES = """@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix dc: <http://purl.org/dc/terms/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix : <http://e/> .
<http://e/> a owl:Ontology ; dc:contributor _:Andreas, _:Anna .
dc:contributor a owl:AnnotationProperty .
_:Andreas a :P, :A . _:Anna a :P, :A .
:P a owl:Class . :A a owl:Class ; rdfs:subClassOf :P .
"""


@pytest.mark.parametrize("format", ["ofn", "owx", "ttl"])
def test_an_ontology_with_two_anonymous_contributors(
    paradl: Callable[..., Any], tmp_path: Path, format: str
) -> None:
    """OWLAPI reads the second as an IRI, too, which OWL/XML cannot hold."""
    (tmp_path / "in.ttl").write_text(TWO_BLANK_NODES)
    copy = tmp_path / f"copy.{format}"
    done = paradl(
        "translate", tmp_path / "in.ttl", "--without", "_:Anna Type A", "-f", format, "-o", copy
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "genid-nodeid" not in copy.read_text()
    assert "consistent" in paradl("check", copy).stdout


OF_EVERY_DATATYPE = """Prefix(:=<http://e/>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(<http://e> Declaration(DataProperty(:p)) DataPropertyAssertion(:p :a "5"^^xsd:decimal)
DataPropertyAssertion(:p :a "5."^^xsd:decimal) DataPropertyAssertion(:p :a "-.5"^^xsd:decimal)
DataPropertyAssertion(:p :a "1.5"^^xsd:decimal) DataPropertyAssertion(:p :a "5"^^xsd:integer)
DataPropertyAssertion(:p :a "1.5E-3"^^xsd:float) DataPropertyAssertion(:p :a "INF"^^xsd:float)
DataPropertyAssertion(:p :a "-INF"^^xsd:float) DataPropertyAssertion(:p :a "NaN"^^xsd:float))"""
NO_NUMBER = r"""Prefix(:=<http://e/>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(<http://e> Declaration(NamedIndividual(:a)) Declaration(AnnotationProperty(:n))
AnnotationAssertion(:n :a "5\" . <u:x> <u:y> \"\\
6"^^xsd:%s))"""


@pytest.mark.parametrize("format", ["omn", "owx", "rdf", "ttl", "jsonld"])
def test_numbers_keep_their_datatypes(
    paradl: Callable[..., Any], tmp_path: Path, format: str
) -> None:
    (tmp_path / "in.ofn").write_text(OF_EVERY_DATATYPE)
    done = paradl("translate", tmp_path / "in.ofn", "-o", tmp_path / f"out.{format}")
    assert (done.returncode, done.stderr) == (0, "")
    told = paradl("realize", tmp_path / f"out.{format}", "-f", "tsv").stdout
    assert told == paradl("realize", tmp_path / "in.ofn", "-f", "tsv").stdout
    assert len(told.splitlines()) == 10


@pytest.mark.parametrize("format", ["omn", "ttl"])
@pytest.mark.parametrize("datatype", ["integer", "decimal", "float"])
def test_what_is_no_number_is_written_as_text(
    paradl: Callable[..., Any], tmp_path: Path, datatype: str, format: str
) -> None:
    (tmp_path / "in.ofn").write_text(NO_NUMBER % datatype)
    done = paradl("translate", tmp_path / "in.ofn", "-o", tmp_path / f"out.{format}")
    assert (done.returncode, done.stderr) == (0, "")
    back = paradl("translate", tmp_path / f"out.{format}", "-f", "ofn").stdout
    assert rf""""5\" . <u:x> <u:y> \"\\{chr(10)}6"^^xsd:{datatype}""" in back


def test_a_document_that_could_not_be_read_is_not_written(
    paradl: Callable[..., Any], tmp_path: Path
) -> None:
    """OWLAPI writes no name for an individual that is called like the ontology."""
    (tmp_path / "in.ttl").write_text(
        TWO_BLANK_NODES.replace("_:Andreas, _:Anna", "_:Andreas") + "<http://e/> a :P ."
    )
    done = paradl("translate", tmp_path / "in.ttl", "-f", "omn", "-o", tmp_path / "out.omn")
    assert done.returncode == 4
    assert "the format omn cannot hold the ontology" in done.stderr
    assert not (tmp_path / "out.omn").exists()


@pytest.mark.parametrize("format", ["ofn", "owx", "omn", "rdf", "ttl", "jsonld"])
def test_a_prefix_for_a_relative_iri_is_none(
    paradl: Callable[..., Any], tmp_path: Path, format: str
) -> None:
    """As owlready2 writes it of an ontology called `onto.owl`. Turtle with it cannot be read."""
    (tmp_path / "in.rdf").write_text(
        """<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns:owl="http://www.w3.org/2002/07/owl#" xml:base="onto.owl" xmlns="onto.owl#">
        <owl:Ontology rdf:about="onto.owl"/><owl:Class rdf:about="#A"/></rdf:RDF>"""
    )
    out = tmp_path / f"out.{format}"
    done = paradl("translate", tmp_path / "in.rdf", "-o", out)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("onto.owl#A" in out.read_text(), '"onto.owl' in out.read_text()) == (True, False)
    assert "<onto.owl" not in out.read_text()


def test_what_the_writer_of_obo_stumbles_over_is_an_error(
    paradl: Callable[..., Any], tmp_path: Path
) -> None:
    (tmp_path / "in.ofn").write_text(
        "Ontology(<http://e> SubClassOf(<a:C> ObjectSomeValuesFrom(ObjectInverseOf(<a:r>) <a:C>)))"
    )
    done = paradl("translate", tmp_path / "in.ofn", "-o", tmp_path / "out.obo")
    assert done.returncode == 4
    assert done.stderr.startswith("paradl: the ontology cannot be written as obo: ")


@pytest.mark.parametrize(
    ("format", "syntax"), [("rdf", "xml"), ("ttl", "turtle"), ("nt", "nt"), ("jsonld", "json-ld")]
)
def test_equal_anonymous_classes_are_nodes_of_their_own(
    paradl: Callable[..., Any], tmp_path: Path, format: str, syntax: str
) -> None:
    (tmp_path / "in.ofn").write_text(
        "Prefix(:=<http://e/>) Ontology(<http://e> SubClassOf(:A ObjectIntersectionOf(:B :C))"
        " SubClassOf(:D ObjectIntersectionOf(:B :C)) ClassAssertion(:A _:b1))"
    )
    done = paradl("translate", tmp_path / "in.ofn", "--logic", "classical", "-f", format)
    graph = rdflib.Graph().parse(data=done.stdout, format=syntax)
    assert len(set(graph.subjects(OWL.intersectionOf))) == 2
    assert len(list(graph.triples((None, OWL.intersectionOf, None)))) == 2
    assert len(set(graph.subjects(RDF.type, rdflib.URIRef("http://e/A")))) == 1


def test_a_wrong_tag_of_language_is_one_line(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "in.ofn").write_text(
        'Ontology(<http://e> AnnotationAssertion(<http://e/n> <http://e/A> "x"@de_DE))'
    )
    done = paradl("translate", tmp_path / "in.ofn", "-f", "jsonld")
    assert done.returncode == 0
    assert [line[:17] for line in done.stderr.splitlines()] == ["paradl: warning: "]
