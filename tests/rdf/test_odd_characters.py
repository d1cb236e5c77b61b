"""What is within the values of a result, and no letter."""

from __future__ import annotations

from io import BytesIO

import pytest
from rdflib import Dataset, Graph, Literal, URIRef
from rdflib.query import Result
from rdflib.term import Variable

from paradl.errors import QueryError
from paradl.rdf import lines, select, written

TABLE, GRAPH = "SELECT ?o { ?s ?p ?o }", "CONSTRUCT WHERE { ?s ?p ?o }"


def of(value: str) -> Dataset:
    told = Dataset()
    told.add((URIRef("urn:s"), URIRef("urn:p"), Literal(value)))
    return told


@pytest.mark.parametrize(
    "value", ["a\x1b[31mred", "a\u2028b", "a\x0cb\x85c", "a\r\nb\tc", "\u202eab"]
)
def test_a_graph_for_people_loses_nothing_and_steers_no_terminal(value: str) -> None:
    told = of(value)
    shown = list(lines(select(told, GRAPH), told))
    assert [str(o) for o in Graph().parse(data="\n".join(shown), format="turtle").objects()] == [
        value
    ]
    assert all(character.isprintable() or character == "\t" for line in shown for character in line)


@pytest.mark.parametrize("query", [TABLE, GRAPH])
@pytest.mark.parametrize(("value", "named"), [("a\x1bb", "U\\+001B"), ("a\uffff", "U\\+FFFF")])
def test_xml_that_nothing_could_read_is_not_written(query: str, value: str, named: str) -> None:
    with pytest.raises(QueryError, match=f"{named}.* XML"):
        written(select(of(value), query), "xml")


@pytest.mark.parametrize("value", ["a\r\nb\rc", "a\tb", "\U0001f426 & <é>"])
def test_what_xml_holds_comes_back(value: str) -> None:
    table = Result.parse(BytesIO(written(select(of(value), TABLE), "xml")), format="xml")
    assert [str(row[Variable("o")]) for row in table.bindings] == [value]
    graph = Graph().parse(data=written(select(of(value), GRAPH), "xml"), format="xml")
    assert [str(o) for o in graph.objects()] == [value]
