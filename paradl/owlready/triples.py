"""Quad stores as N-Triples, without a file in between."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from decimal import Decimal
from math import inf, isfinite, isnan
from typing import Any

from owlready2 import base

Quad = tuple[int, int, int, Any, Any]
"""Ontology, subject, predicate, object, and the datatype or language of a literal, else None."""

_ESCAPES = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\r": r"\r"})
_NOT_IN_IRIS = [*range(0x21), *map(ord, '<>"{}|^`\\')]
_ESCAPES_IN_IRIS = {code: f"\\u{code:04x}" for code in _NOT_IN_IRIS}
_INFINITIES = {inf: "INF", -inf: "-INF"}
DECIMAL = "http://www.w3.org/2001/XMLSchema#decimal"

# Imports are in the world already, or not to be had; the others are owlready2's own business.
_NOT_OWL = frozenset({base.owl_imports, base.owlready_python_name})
_TRIPLE_TERM = getattr(base, "rdfs_proposition", None)


def n_triples(graphs: Iterable[Any], left_out: Container[Quad] = frozenset()) -> bytes:
    """The triples of worlds' or ontologies' graphs but for some, as an N-Triples document."""
    return "".join(line for graph in graphs for line in _lines(graph, left_out)).encode()


def _lines(graph: Any, left_out: Container[Quad]) -> Iterator[str]:
    terms = _Terms(graph)
    for quad in graph._iter_triples(quads=True):
        _, subject, predicate, object, datatype = quad
        if predicate in _NOT_OWL or quad in left_out:
            continue
        if datatype is None:
            yield f"{terms[subject]} {terms[predicate]} {terms[object]} .\n"
        elif datatype != _TRIPLE_TERM:
            literal = _literal(object, datatype, terms)
            yield f"{terms[subject]} {terms[predicate]} {literal} .\n"


class _Terms(dict[int, str]):
    """What the numbers of a quad store stand for, each looked up once."""

    def __init__(self, graph: Any) -> None:
        super().__init__()
        self._iri = graph._unabbreviate

    def __missing__(self, number: int) -> str:
        if number < 0:
            term = f"_:b{-number}"
        else:
            term = f"<{self._iri(number).translate(_ESCAPES_IN_IRIS)}>"
        self[number] = term
        return term


def _literal(value: Any, datatype: int | str, terms: _Terms) -> str:
    if isinstance(value, str):
        value = value.translate(_ESCAPES)
    if not datatype:
        return f'"{value}"'
    if isinstance(datatype, str):
        return f'"{value}"{datatype}'
    if isinstance(value, float):
        value = number(value, terms[datatype][1:-1])
    return f'"{value}"^^{terms[datatype]}'


def number(value: float, datatype: str) -> str:
    """As XML Schema writes it.

    >>> number(1e-7, DECIMAL), number(1e-7, "http://www.w3.org/2001/XMLSchema#double")
    ('0.0000001', '1e-07')
    >>> number(-inf, "http://www.w3.org/2001/XMLSchema#float")
    '-INF'
    """
    if datatype == DECIMAL and isfinite(value):
        return f"{Decimal(repr(value)):f}"
    return _INFINITIES.get(value, "NaN" if isnan(value) else repr(value))
