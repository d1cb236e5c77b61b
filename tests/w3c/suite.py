"""The W3C OWL 2 test cases under the direct semantics, as files that ontologies are loaded from.

Smith, Horrocks, Krötzsch, Glimm: OWL 2 Web Ontology Language Conformance. W3C Recommendation, 2012.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from xml.sax.saxutils import quoteattr

from rdflib import RDF, Graph, Literal, Namespace
from rdflib.term import Node

_DATA = Path(__file__).parents[2].parent / "shared" / "data"
SUITE = Path(os.environ.get("PARADL_DATA", _DATA)) / "w3c" / "semantics-direct.rdf"
TEST = Namespace("http://www.w3.org/2007/OWL/testOntology#")


class Kind(StrEnum):
    """What a test says of its premise."""

    INCONSISTENCY = "inconsistency"
    CONSISTENCY = "consistency"


@dataclass(frozen=True, slots=True)
class Document:
    """An ontology document: functional syntax or RDF/XML."""

    text: str
    suffix: str


@dataclass(frozen=True, slots=True)
class Case:
    """One test: its premise, and by their IRIs the ontologies that it may import."""

    name: str
    kind: Kind
    premise: Document
    imports: tuple[tuple[str, Document], ...]

    def write(self, folder: Path) -> Path:
        """Write the premise into a folder of its own, with what it imports and a catalog of it."""
        own = folder / re.sub(r"\W+", "-", self.name)  # a colon is no name on Windows
        own.mkdir(parents=True)
        entries = []
        for number, (iri, document) in enumerate(self.imports, 1):
            name = f"import-{number}{document.suffix}"
            (own / name).write_text(document.text, encoding="utf-8")
            entries.append(f"  <uri name={quoteattr(iri)} uri={quoteattr(name)}/>")
        if entries:
            (own / "catalog-v001.xml").write_text(_catalog(entries), encoding="utf-8")
        premise = own / f"premise{self.premise.suffix}"
        premise.write_text(self.premise.text, encoding="utf-8")
        return premise


def cases(suite: Path = SUITE) -> list[Case]:
    """Every consistency and inconsistency test, in the order of their names."""
    graph = Graph().parse(suite)
    return sorted(_cases(graph), key=lambda case: case.name.lower())


def _cases(graph: Graph) -> Iterator[Case]:
    kinds = {TEST.ConsistencyTest: Kind.CONSISTENCY, TEST.InconsistencyTest: Kind.INCONSISTENCY}
    for rdf_type, kind in kinds.items():
        for node in graph.subjects(RDF.type, rdf_type):
            yield Case(
                str(graph.value(node, TEST.identifier)),
                kind,
                _document(graph, node, TEST.fsPremiseOntology, TEST.rdfXmlPremiseOntology),
                tuple(sorted(_imports(graph, node))),
            )


def _imports(graph: Graph, node: Node) -> Iterator[tuple[str, Document]]:
    for imported in graph.objects(node, TEST.importedOntology):
        iri = str(graph.value(imported, TEST.importedOntologyIRI))
        yield iri, _document(graph, imported, TEST.fsInputOntology, TEST.rdfXmlInputOntology)


def _document(graph: Graph, node: Node, functional: Node, rdf_xml: Node) -> Document:
    """In functional syntax where it is there: it says what is meant."""
    for predicate, suffix in ((functional, ".ofn"), (rdf_xml, ".rdf")):
        text = graph.value(node, predicate)
        if isinstance(text, Literal):
            return Document(str(text), suffix)
    raise ValueError(f"{node} has no ontology")


def _catalog(entries: list[str]) -> str:
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<catalog prefer="public" xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">',
            *entries,
            "</catalog>\n",
        ]
    )
