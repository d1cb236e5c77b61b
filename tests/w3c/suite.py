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
from typing import TypedDict
from xml.sax.saxutils import quoteattr

from rdflib import RDF, Graph, Literal, Namespace
from rdflib.term import Node

_DATA = Path(__file__).parents[2].parent / "shared" / "data"
SUITE = Path(os.environ.get("PARADL_DATA", _DATA)) / "w3c" / "semantics-direct.rdf"
_APART = "conclusion"
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
    """One test: its premise, and by their IRIs the ontologies that it may import.

    Attributes:
        conclusion: what an entailment test asks of the premise; every one is of consistency too.
        entailed: whether the conclusion follows.
    """

    name: str
    kind: Kind
    premise: Document
    imports: tuple[tuple[str, Document], ...]
    conclusion: Document | None = None
    entailed: bool = False

    def write(self, folder: Path) -> Path:
        """Write the premise into a folder of its own, with what it imports and a catalog of it.

        The conclusion goes beside it, as `conclusion_of` finds it.
        """
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
        if self.conclusion:
            conclusion = own / _APART / f"conclusion{self.conclusion.suffix}"
            conclusion.parent.mkdir()
            conclusion.write_text(self.conclusion.text, encoding="utf-8")
        return premise


def conclusion_of(premise: Path) -> Path:
    """Where the conclusion of a test was written: apart, lest it be imported."""
    [conclusion] = (premise.parent / _APART).iterdir()
    return conclusion


class Conclusion(TypedDict, total=False):
    """What an entailment test has beside its premise."""

    conclusion: Document
    entailed: bool


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
                **_conclusion(graph, node),
            )


def _conclusion(graph: Graph, node: Node) -> Conclusion:
    types = set(graph.objects(node, RDF.type))
    if TEST.PositiveEntailmentTest in types:
        asked = (TEST.fsConclusionOntology, TEST.rdfXmlConclusionOntology)
        return {"conclusion": _document(graph, node, *asked), "entailed": True}
    if TEST.NegativeEntailmentTest in types:
        asked = (TEST.fsNonConclusionOntology, TEST.rdfXmlNonConclusionOntology)
        return {"conclusion": _document(graph, node, *asked), "entailed": False}
    return {}


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
