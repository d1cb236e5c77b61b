"""Whichever front is asked, the answer is that of the command line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from servers import EXAMPLES, Server

Run = Callable[..., Any]

ODD = """Prefix(:=<http://example.org/odd#>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Ontology(<http://example.org/odd> Declaration(Class(:Vögel)) Declaration(DataProperty(:alt))
AnnotationAssertion(rdfs:label :Vögel "Vögel, \\"alle\\""@de) DisjointClasses(:Vögel :Fisch)
ClassAssertion(:Vögel :a) ClassAssertion(:Fisch :a) SubClassOf(:Nix :Vögel) SubClassOf(:Nix :Fisch)
DataPropertyAssertion(:alt :a "5"^^xsd:int) NegativeDataPropertyAssertion(:alt :a "5"^^xsd:int)
DataPropertyAssertion(:alt :b "ein Jahr"@de) ObjectPropertyAssertion(:mag :a _:x)
ClassAssertion(ObjectUnionOf(:Vögel :Fisch) :b) FunctionalObjectProperty(:ist)
ObjectPropertyAssertion(:ist :b :c) ObjectPropertyAssertion(:ist :b :d) DifferentIndividuals(:c :d))
"""
SPARQL = "SELECT ?s ?p ?o { GRAPH paradl:toldFalse { ?s ?p ?o } } ORDER BY ?s ?p ?o"
QUESTIONS: dict[str, tuple[str, ...]] = {
    "odd.ofn": ("a Type: Vögel", "a alt 5", "b ist c", "Nix SubClassOf: Fisch", "c SameAs: d"),
    "zoo/zoo.ofn": ("tweety Type: Flies", "kitt Type: Car", "Penguin SubClassOf: not Flies"),
}


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("odd") / "odd.ofn"
    path.write_text(ODD, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "logic"), [("odd.ofn", "adaptive"), ("odd.ofn", "fde"), ("zoo/zoo.ofn", "adaptive")]
)
def test_tools_answer_as_commands_do(
    paradl: Run, server: Server, odd: Path, name: str, logic: str
) -> None:
    file, queries = odd if name == odd.name else EXAMPLES / name, QUESTIONS[name]
    asked: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
        ("check", {"first": 1}, ("--first", "1")),
        ("check", {}, ()),
        ("classify", {}, ()),
        ("realize", {}, ()),
        ("ask", {"queries": queries}, queries),
        *(("explain", {"query": one, "max": 3}, (one, "--max", "3")) for one in queries),
        ("query", {"sparql": SPARQL}, (SPARQL,)),
    ]

    async def answers() -> list[Any]:
        text = file.read_text(encoding="utf-8")
        async with Client(f"{server.address}/mcp") as client:
            about = {"text": text, "name": file.name, "logic": logic}
            loaded = await client.call_tool("load", about)
            assert loaded.structured_content, loaded.content
            id = loaded.structured_content["id"]
            given = [await client.call_tool(tool, {"id": id, **with_}) for tool, with_, _ in asked]
            await client.call_tool("unload", {"id": id})
            return [one.structured_content for one in given]

    for (tool, _, words), answer in zip(asked, asyncio.run(answers()), strict=True):
        output = paradl(tool, file, *words, "--logic", logic, "-q", "-f", "json").stdout
        told = json.loads(output.replace(str(file), file.name))
        same = ("command", "logic", "reasoner", "result", "warnings")
        assert {k: answer[k] for k in same} == {k: told[k] for k in same}, (tool, words)
