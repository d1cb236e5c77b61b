"""SPARQL over four-valued results."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest
from rdflib import RDF, Dataset, Graph, URIRef
from rdflib.query import Result

import paradl
from paradl.rdf import NS, select
from paradl.truth import Belnap

Run = Callable[..., Any]

ROOT = Path(__file__).parents[2]
BIRDS = "http://example.org/penguins#"
PREFIX = ("--prefix", f": {BIRDS}")
IN_CONFLICT = """SELECT ?who ?class { GRAPH paradl:facts {
  ?fact a paradl:Conflict ; paradl:value paradl:B ; rdf:subject ?who ; rdf:object ?class } }"""


@pytest.fixture(scope="module")
def told() -> Dataset:
    with paradl.load(ROOT / "examples/hospital/hospital.owl", logic="fde") as kb:
        return kb.graph()


def test_the_graphs_are_what_realize_says() -> None:
    with paradl.load(ROOT / "examples/hospital/hospital.owl", logic="fde") as kb:
        told, realization = kb.graph(), kb.realize()
    true, false = told.graph(NS.toldTrue), told.graph(NS.toldFalse)
    for individual in realization.individuals:
        for t in individual.types:
            triple = (URIRef(individual.iri), RDF.type, URIRef(t.class_iri))
            assert ((triple in true), (triple in false)) == (t.value.told_true, t.value.told_false)
    assert sum(1 for _ in told.default_graph) == len(true)


def test_each_fact_has_one_value(told: Dataset) -> None:
    facts = told.graph(NS.facts)
    values = {NS[value.value] for value in Belnap}
    nodes = list(facts.subjects(RDF.type, NS.Fact))
    assert len(nodes) > 1000
    for node in nodes:
        [value] = facts.objects(node, NS.value)
        assert value in values


def test_what_is_in_conflict_has_both_sides_and_reasons(told: Dataset) -> None:
    query = """SELECT (COUNT(DISTINCT ?c) AS ?n) { GRAPH paradl:facts { ?c a paradl:Conflict .
        FILTER NOT EXISTS { ?c paradl:justification/paradl:axiom/paradl:functionalSyntax ?a } } }"""
    assert number(select(told, query)) == 0
    assert number(select(told, query.replace("FILTER NOT EXISTS", "FILTER EXISTS"))) > 0


def number(result: Result) -> int:
    [binding] = result.bindings
    [value] = binding.values()
    return int(str(value))


def test_the_vocabulary_describes_every_term(told: Dataset) -> None:
    vocabulary = Graph().parse(ROOT / "paradl/rdf/vocabulary.ttl")
    described = set(vocabulary.subjects(RDF.type))
    used = {
        term
        for quad in told.quads()
        for term in quad
        if isinstance(term, URIRef) and term.startswith(NS)
    }
    assert used <= described
    assert {NS.toldTrue, NS.toldFalse, NS.facts} <= used


def test_a_table_for_people(paradl: Run, penguins: Path) -> None:
    done = paradl("query", penguins, IN_CONFLICT, *PREFIX)
    assert (done.returncode, done.stderr) == (0, "")
    head, row = done.stdout.splitlines()
    assert head.split() == ["?who", "?class"]
    assert row.split() == [":tweety", ":Flies"]


def test_plain_patterns_find_what_is_told_true(paradl: Run, penguins: Path) -> None:
    done = paradl("query", penguins, "ASK { :tweety a :Flies }", *PREFIX)
    assert done.stdout == "yes\n"
    done = paradl("query", penguins, "ASK { :robin a :Penguin }", *PREFIX)
    assert done.stdout == "no\n"


@pytest.mark.parametrize("format", ["srj", "tsv", "xml", "csv"])
def test_sparqls_own_formats(paradl: Run, penguins: Path, format: str) -> None:
    done = paradl("query", penguins, IN_CONFLICT, "-f", format)
    known = {"srj": "json", "xml": "xml", "tsv": "tsv", "csv": "csv"}[format]
    source = done.stdout.encode()
    result = Result.parse(StringIO(done.stdout) if known == "tsv" else BytesIO(source), known)
    [row] = result.bindings
    assert sorted(map(str, row.values())) == [f"{BIRDS}Flies", f"{BIRDS}tweety"]


def test_json_is_the_answer_in_its_frame(paradl: Run, penguins: Path) -> None:
    answer = json.loads(paradl("query", penguins, IN_CONFLICT, "-f", "json").stdout)
    assert answer["command"] == "query"
    [binding] = answer["result"]["results"]["bindings"]
    assert binding["who"] == {"type": "uri", "value": f"{BIRDS}tweety"}


def test_a_graph_is_turtle(paradl: Run, penguins: Path, tmp_path: Path) -> None:
    (tmp_path / "all.rq").write_text("CONSTRUCT { ?x a ?c } { GRAPH paradl:toldFalse { ?x a ?c } }")
    done = paradl("query", penguins, "all.rq", "-o", "false.ttl")
    assert (done.returncode, done.stdout) == (0, "")
    made = Graph().parse(tmp_path / "false.ttl")
    assert (URIRef(f"{BIRDS}tweety"), RDF.type, URIRef(f"{BIRDS}Flies")) in made
    assert paradl("query", penguins, "all.rq", "-f", "csv").returncode == 2


@pytest.mark.parametrize(
    "query",
    [
        "SELECT WHERE",
        "",
        "SELECT ?x { ?x a nobody:Thing }",
        "DELETE WHERE { ?s ?p ?o }",
        "SELECT * { SERVICE <http://localhost:1/> { ?s ?p ?o } }",
        "SELECT * FROM <http://localhost:1/> { ?s ?p ?o }",
        "LOAD <file:///etc/passwd>",
    ],
)
def test_what_is_no_query_here(paradl: Run, penguins: Path, query: str) -> None:
    done = paradl("query", penguins, query)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_no_query_file(paradl: Run, penguins: Path) -> None:
    assert paradl("query", penguins, "none.rq").returncode == 3
