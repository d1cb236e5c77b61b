"""Literals as functional syntax has them, which is how they come through the door."""

from __future__ import annotations

import re
from typing import NamedTuple

_LITERAL = re.compile(r'"(?P<text>.*)"(?:\^\^(?P<type>\S+)|@(?P<language>[\w-]+))?', re.DOTALL)

_NAMESPACES = {
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
    "owl": "http://www.w3.org/2002/07/owl#",
}
_XSD = "http://www.w3.org/2001/XMLSchema#"


class Literal(NamedTuple):
    """Its text, the IRI of its datatype, and its language; either may be empty."""

    text: str
    datatype: str
    language: str


def literal(text: str) -> Literal | None:
    """A literal, or None where it is an IRI.

    >>> literal('"2"^^xsd:integer')
    Literal(text='2', datatype='http://www.w3.org/2001/XMLSchema#integer', language='')
    >>> literal("http://x#a")
    """
    found = _LITERAL.fullmatch(text)
    if found is None:
        return None
    lexical = re.sub(r"\\([\"\\])", r"\1", found["text"])
    return Literal(lexical, _datatype(found["type"] or ""), found["language"] or "")


def _datatype(name: str) -> str:
    if not name or name.startswith("<"):
        return name[1:-1]
    prefix, _, local = name.partition(":")
    return _NAMESPACES.get(prefix, _XSD) + local
