"""Knowledge bases as RDF, for ParaDL's own eyes."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import rdflib
from rdflib import Graph

from paradl.kb import KnowledgeBase


def graph(kb: KnowledgeBase) -> Graph:
    """What a knowledge base says, with its evidence.

    That N-Triples cannot hold the names of anonymous individuals is no warning: nobody gets them.
    """
    document = kb.run("source", without=[], format="nt", compared=False).output
    with _literals_as_written():
        return Graph(store="SimpleMemory").parse(data=document, format="nt")


@contextmanager
def _literals_as_written() -> Iterator[None]:
    """Without what rdflib does to literals: NaN becomes nan, which is no double.

    Nor does it print a traceback for each that is no value of its datatype.
    """
    log = logging.getLogger("rdflib.term")
    normalize, rdflib.NORMALIZE_LITERALS = rdflib.NORMALIZE_LITERALS, False
    log.disabled = True
    try:
        yield
    finally:
        log.disabled = False
        rdflib.NORMALIZE_LITERALS = normalize
