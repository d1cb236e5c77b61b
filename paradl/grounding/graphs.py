"""Knowledge bases as RDF, for ParaDL's own eyes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import rdflib
from rdflib import Graph
from rdflib.exceptions import ParserError

from paradl.errors import OntologyError
from paradl.kb import KnowledgeBase
from paradl.rdflib_quiet import quiet


def graph(kb: KnowledgeBase) -> Graph:
    """What a knowledge base says, with its evidence.

    That N-Triples cannot hold the names of anonymous individuals is no warning: nobody gets them.

    Raises:
        OntologyError: a name in it is no IRI, as one with a line separator.
    """
    document = kb.run("source", without=[], format="nt", compared=False).output
    try:
        with quiet(), _literals_as_written():
            return Graph(store="SimpleMemory").parse(data=document, format="nt")
    except ParserError as error:
        triple = str(error).removeprefix("Invalid line: ")[:200]
        raise OntologyError(f"a name is no IRI in {triple}", "mend it in the ontology") from None


@contextmanager
def _literals_as_written() -> Iterator[None]:
    """Without what rdflib does to literals: NaN becomes nan, which is no double."""
    normalize, rdflib.NORMALIZE_LITERALS = rdflib.NORMALIZE_LITERALS, False
    try:
        yield
    finally:
        rdflib.NORMALIZE_LITERALS = normalize
