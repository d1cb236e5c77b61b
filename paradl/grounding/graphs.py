"""Knowledge bases as RDF, for ParaDL's own eyes."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from rdflib import Graph

from paradl.kb import KnowledgeBase


def graph(kb: KnowledgeBase) -> Graph:
    """What a knowledge base says, with its evidence.

    That N-Triples cannot hold the names of anonymous individuals is no warning: nobody gets them.
    """
    known = list(kb.warnings)
    document = kb.run("source", without=[], format="nt").output
    kb.warnings[:] = known
    with _quiet():
        return Graph().parse(data=document, format="nt")


@contextmanager
def _quiet() -> Iterator[None]:
    """Without the traceback that rdflib prints for each literal that is no value."""
    log = logging.getLogger("rdflib.term")
    log.disabled = True
    try:
        yield
    finally:
        log.disabled = False
