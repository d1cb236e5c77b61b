"""SPARQL over four-valued results."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest
from patience import within
from rdflib import RDF, Dataset, Graph, Literal, URIRef
from rdflib.query import Result
from rdflib.term import Variable

import paradl
from paradl.rdf import NS, select, written
from paradl.truth import Belnap

Run = Callable[..., Any]

ODD = r"""Prefix(:=<http://x#>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(<http://x> DisjointClasses(:C :D) ClassAssertion(:C :été)
ClassAssertion(:C <http://x#two words>) ClassAssertion(:D <http://x#two words>)
DataPropertyAssertion(:p :été "7"^^xsd:integer) DataPropertyAssertion(:p :été "salut"@fr)
DataPropertyAssertion(:p :été "a \"b\"
\\c	d"))"""
AGED = """Prefix(:=<http://x#>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(<http://x> DataPropertyAssertion(:age :j "abc"^^xsd:integer))"""
ROOT = Path(__file__).parents[2]
BIRDS = "http://example.org/penguins#"
IN_CONFLICT = """SELECT ?who ?class { GRAPH paradl:facts {
  ?fact a paradl:Conflict ; paradl:value paradl:B ; rdf:subject ?who ; rdf:object ?class } }"""


@pytest.fixture(scope="module")
def told() -> Dataset:
    with paradl.load(ROOT / "examples/hospital/hospital.owl", logic="fde") as kb:
        return kb.graph()


@pytest.fixture(scope="module")
def odd() -> Dataset:
    with paradl.load(BytesIO(ODD.encode())) as kb:
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


def test_a_conflict_says_over_what(odd: Dataset) -> None:
    query = "SELECT ?over { GRAPH paradl:facts { ?c paradl:about ?x ; paradl:predicate ?over } }"
    over = {str(term) for row in select(odd, query).bindings for term in row.values()}
    assert over == {"http://x#C", "http://x#D"}


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
    done = paradl("query", penguins, IN_CONFLICT)
    assert (done.returncode, done.stderr) == (0, "")
    head, row = done.stdout.splitlines()
    assert head.split() == ["?who", "?class"]
    assert row.split() == [":tweety", ":Flies"]


def test_plain_patterns_find_what_is_told_true(paradl: Run, penguins: Path) -> None:
    done = paradl("query", penguins, "ASK { :tweety a :Flies }")
    assert done.stdout == "yes\n"
    done = paradl("query", penguins, "ASK { :robin a :Penguin }")
    assert done.stdout == "no\n"


@pytest.mark.parametrize("format", ["srj", "tsv", "xml", "csv"])
def test_sparqls_own_formats(paradl: Run, penguins: Path, format: str) -> None:
    done = paradl("query", penguins, IN_CONFLICT, "-f", format)
    known = {"srj": "json", "xml": "xml", "tsv": "tsv", "csv": "csv"}[format]
    source = done.stdout.encode()
    result = Result.parse(StringIO(done.stdout) if known == "tsv" else BytesIO(source), known)
    [row] = result.bindings
    assert sorted(map(str, row.values())) == [f"{BIRDS}Flies", f"{BIRDS}tweety"]


@pytest.mark.parametrize("format", ["srj", "tsv", "xml"])
def test_odd_names_and_literals_come_back(odd: Dataset, format: str) -> None:
    query = "SELECT * { ?who a ?class OPTIONAL { ?who <http://x#p> ?value } }"
    sent = written(select(odd, query), format)
    known = {"srj": "json", "xml": "xml", "tsv": "tsv"}[format]
    result = Result.parse(StringIO(sent.decode()) if known == "tsv" else BytesIO(sent), known)
    assert [str(variable) for variable in result.vars or ()] == ["who", "class", "value"]
    rows = [{str(name): term for name, term in row.items()} for row in result.bindings]
    values = {row["value"] for row in rows if row.get("value") is not None}
    text = 'a "b"\n\\c\td'
    assert values == {Literal(text), Literal("salut", lang="fr"), Literal(7)}
    assert {str(row["who"]) for row in rows} == {"http://x#été", "http://x#two%20words"}


@pytest.mark.parametrize(
    ("format", "known"), [("srj", "json"), ("xml", "xml"), ("csv", "csv"), ("tsv", "tsv")]
)
def test_the_least_of_nothing_is_no_value(odd: Dataset, format: str, known: str) -> None:
    query = "SELECT (MIN(?x) AS ?least) (COUNT(?x) AS ?count) { ?who <urn:none> ?x }"
    sent = written(select(odd, query), format)
    into = StringIO(sent.decode()) if known == "tsv" else BytesIO(sent)
    [row] = Result.parse(into, known).bindings
    values = {str(name): str(term) for name, term in row.items() if term is not None}
    assert values == {"count": "0"}


@pytest.mark.parametrize("format", ["srj", "xml"])
def test_what_python_takes_for_false_is_written(odd: Dataset, format: str) -> None:
    written_as = {
        ("0", "integer"),
        ("00", "integer"),
        ("0.0", "decimal"),
        ("0.0e0", "double"),
        ("false", "boolean"),
        ("PT0S", "dayTimeDuration"),
        ("", "string"),
    }
    values = " ".join(f'"{text}"^^xsd:{datatype}' for text, datatype in written_as)
    sent = written(select(odd, f"SELECT * {{ VALUES ?value {{ {values} }} }}"), format)
    if format == "xml":
        found = re.findall(r'datatype="[^"]*#(\w+)">([^<]*)</literal>', sent.decode())
        assert {(text, datatype) for datatype, text in found} == written_as
    else:
        rows = [row["value"] for row in json.loads(sent)["results"]["bindings"]]
        assert {(one["value"], one["datatype"].split("#")[1]) for one in rows} == written_as


@pytest.mark.parametrize("format", ["ttl", "xml"])
def test_odd_graphs_come_back(odd: Dataset, format: str) -> None:
    result = select(odd, "CONSTRUCT { ?s ?p ?o } { GRAPH ?g { ?s ?p ?o } }")
    assert result.graph is not None
    again = Graph().parse(
        data=written(result, format), format={"ttl": "turtle"}.get(format, format)
    )
    assert len(again) == len(result.graph)
    assert (URIRef("http://x#two%20words"), RDF.type, URIRef("http://x#D")) in again


def test_the_time_limit_counts_for_sparql(paradl: Run, penguins: Path) -> None:
    every = " ".join(f"?a{i} ?b{i} ?c{i} ." for i in range(9))
    query = f"SELECT (COUNT(*) AS ?n) {{ {every} }}"
    said = "the query is still evaluated: allow more with --timeout, or have"
    done = within(
        4,
        lambda limit: paradl("query", penguins, query, "--timeout", limit),
        lambda done: said in done.stderr,
    )
    assert (done.returncode, done.stdout) == (5, "")
    assert said in done.stderr


def test_an_unknown_prefix_is_named(paradl: Run, penguins: Path) -> None:
    done = paradl("query", penguins, "SELECT ?x { ?x a nobody:Thing }")
    assert "the prefix nobody: is not known" in done.stderr


def test_json_is_the_answer_in_its_frame(paradl: Run, penguins: Path) -> None:
    answer = json.loads(paradl("query", penguins, IN_CONFLICT, "-f", "json").stdout)
    assert answer["command"] == "query"
    [binding] = answer["result"]["results"]["bindings"]
    assert binding["who"] == {"type": "uri", "value": f"{BIRDS}tweety"}


def test_the_ontology_may_be_an_option(paradl: Run, penguins: Path, tmp_path: Path) -> None:
    more = tmp_path / "more.ofn"
    more.write_text(f"Ontology(ClassAssertion(<{BIRDS}Flies> <{BIRDS}pingu>))")
    asked = "ASK { :pingu a :Flies }"
    assert paradl("query", "-i", penguins, asked).stdout == "no\n"
    assert paradl("query", asked, "-i", penguins, "-i", more).stdout == "yes\n"
    assert paradl("query", penguins, asked, "-i", more).stdout == "yes\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "there is no query"),
        (("a.owl",), "there is no query"),
        (("-i", "a.owl"), "there is no query"),
        (("a.owl", "ASK", "{}"), "'{}' is too much: put the query in quotes"),
    ],
)
def test_one_query(paradl: Run, words: tuple[str, ...], said: str) -> None:
    done = paradl("query", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


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


def test_a_query_file_may_have_any_name(paradl: Run, penguins: Path, tmp_path: Path) -> None:
    (tmp_path / "penguins.query").write_text("ASK { :tweety a :Bird }")
    assert paradl("query", penguins, "penguins.query").stdout == "yes\n"


def test_no_query_file(paradl: Run, penguins: Path) -> None:
    assert paradl("query", penguins, "none.rq").returncode == 3


def test_what_is_no_value_is_no_traceback(paradl: Callable[..., Any], penguins: Path) -> None:
    query = 'SELECT ?x { ?x a :Bird FILTER("lots"^^xsd:integer = 1) }'
    done = paradl("query", penguins, query)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("written", "datatype"),
    [
        ("01", "integer"),
        ("INF", "double"),
        ("-INF", "float"),
        ("NaN", "double"),
        ("2026-01-01T00:00:00Z", "dateTime"),
    ],
)
def test_literals_are_found_and_told_as_written(written: str, datatype: str) -> None:
    value = f'"{written}"^^xsd:{datatype}'
    with paradl.load(BytesIO(AGED.replace('"abc"^^xsd:integer', value).encode())) as kb:
        told = kb.graph()
    query = f"SELECT ?x {{ <http://x#j> <http://x#age> ?x . <http://x#j> <http://x#age> {value} }}"
    found = select(told, query).bindings
    assert [str(one[Variable("x")]) for one in found] == [written]


def test_an_ill_typed_literal_is_no_traceback(paradl: Run, tmp_path: Path) -> None:
    (tmp_path / "aged.ofn").write_text(AGED)
    query = "SELECT ?who { GRAPH paradl:facts { ?clash a paradl:Conflict ; paradl:about ?who } }"
    done = paradl("query", "aged.ofn", query, "-f", "tsv")
    assert (done.returncode, done.stdout, done.stderr) == (0, "?who\n<http://x#j>\n", "")


@pytest.mark.parametrize(
    ("query", "format", "said"),
    [
        (" ", "text", "the query is empty"),
        ("SELECT * { ?x", "text", "no SPARQL query"),
        ("SELECT * { ?x a nope:C }", "json", "the prefix nope: is not known"),
        ("SELECT * { ?x a ?c }", "ttl", "makes no graph"),
        ("DESCRIBE <a:a>", "csv", "makes a graph"),
    ],
)
def test_what_cannot_be_answered_is_said_before_the_work(
    paradl: Run, hard: Path, query: str, format: str, said: str
) -> None:
    """Else the time would be up first."""
    done = paradl("query", hard, query, "-f", format, "--logic", "classical", "--timeout", 60)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
