"""The four-valued result as RDF: named graphs, and the vocabulary in `vocabulary.ttl`."""

from __future__ import annotations

from paradl.rdf.dataset import NS, dataset
from paradl.rdf.sparql import FORMATS, lines, prepare, require_writable, select, written

__all__ = [
    "FORMATS",
    "NS",
    "dataset",
    "lines",
    "prepare",
    "require_writable",
    "select",
    "written",
]
