"""Knowledge bases as RDF, for ParaDL's own eyes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import rdflib
from rdflib import Graph

from paradl.kb import KnowledgeBase
from paradl.quiet import quiet


def graph(kb: KnowledgeBase) -> Graph:
    """What a knowledge base says, with its evidence.

    That N-Triples cannot hold the names of anonymous individuals is no warning: nobody gets them.
    """
    document = kb.run("source", without=[], format="nt", compared=False).output
    with quiet(), _literals_as_written():
        return Graph(store="SimpleMemory").parse(data=document, format="nt")


@contextmanager
def _literals_as_written() -> Iterator[None]:
    """Without what rdflib does to literals: NaN becomes nan, which is no double."""
    normalize, rdflib.NORMALIZE_LITERALS = rdflib.NORMALIZE_LITERALS, False
    try:
        yield
    finally:
        rdflib.NORMALIZE_LITERALS = normalize
