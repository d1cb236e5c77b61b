"""RDF files as rdflib reads them, but that nothing is fetched for them, and none blows up."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.parsers import expat

from paradl.errors import DataError

if TYPE_CHECKING:
    from rdflib import Graph

_XML = ("xml", "trix")
_REFERENCE = re.compile(r"&([^#;&\s][^;&\s]*);")
_MOST_EXPANSIONS = 16
"""Of one reference: rdflib adds up a text piece by piece, and each is a piece."""


def read(path: Path, format: str) -> Graph:
    """The graph in a file; relative IRIs are relative to that.

    >>> len(read(Path("examples/judge/garage.ttl"), "turtle")) > 10
    True

    Raises:
        OSError: the file cannot be read.
        DataError: it is JSON-LD with a context that is somewhere else, or XML with entities that
            grow.
        Exception: whatever rdflib's parsers raise.
    """
    from rdflib import Graph

    content = path.read_bytes()
    check(content, format, str(path))
    return Graph().parse(data=content, format=format, publicID=path.absolute().as_uri())


def check(content: str | bytes, format: str, name: str) -> None:
    """See to it that a document neither has rdflib fetch something nor grows without end.

    >>> check('{"@context": {"@vocab": "http://e#"}}', "json-ld", "a.jsonld")

    Raises:
        DataError: it would.
        ValueError: it should be JSON, and is none.
    """
    if format == "json-ld":
        check_contexts(content, name)
    if format in _XML:
        check_entities(content, name)


def check_contexts(content: str | bytes, name: str) -> None:
    """See to it that a document of JSON-LD has its contexts in it: rdflib would fetch others.

    >>> check_contexts('{"@context": {"@vocab": "http://e#"}}', "a.jsonld")
    >>> check_contexts('{"@context": ["http://e/c"]}', "a.jsonld")
    Traceback (most recent call last):
    paradl.errors.DataError: a.jsonld: its JSON-LD context http://e/c is not in the document: ...

    Raises:
        DataError: one is not.
        ValueError: it is no JSON.
    """
    for context in _elsewhere(json.loads(content)):
        raise DataError(
            f"{name}: its JSON-LD context {context} is not in the document",
            "write the context into it; ParaDL does not fetch contexts",
        )


def _elsewhere(told: Any) -> Iterator[str]:
    """The addresses under `@context`, alone or in a list, and under `@import`."""
    left = [told]
    while left:
        one = left.pop()
        if isinstance(one, list):
            left += one
        elif isinstance(one, dict):
            left += one.values()
            named = [one.get("@import"), one.get("@context")]
            if isinstance(one.get("@context"), list):
                named += one["@context"]
            yield from (address for address in named if isinstance(address, str))


def check_entities(content: str | bytes, name: str) -> None:
    """See to it that no entity of XML is made of many others, as in a billion-laughs attack.

    >>> check_entities(b'<!DOCTYPE r [<!ENTITY owl "http://e#">]><r a="&owl;A"/>', "a.rdf")

    Raises:
        DataError: one is.
    """
    entities: dict[str, str] = {}

    def declared(name: str, is_parameter: bool, value: str | None, *_: object) -> None:
        if not is_parameter and value is not None:
            entities.setdefault(name, value)

    parser = expat.ParserCreate("utf-8" if isinstance(content, str) else None)
    parser.EntityDeclHandler = declared
    parser.StartElementHandler = _end_of_declarations
    with suppress(expat.ExpatError, _Declared):  # what is wrong with it, rdflib says
        parser.Parse(content, True)
    if any(_expansions(text, entities) > _MOST_EXPANSIONS for text in entities.values()):
        raise DataError(
            f"{name}: its XML entities grow beyond the limit, as in a billion-laughs attack",
            "check where it is from, or write them out",
        )


class _Declared(Exception):
    """All entities are known."""


def _end_of_declarations(*_: object) -> None:
    raise _Declared


def _expansions(text: str, entities: Mapping[str, str]) -> int:
    """How many references an entity's text comes to, as far as they are worth counting."""
    found = 1
    left = [text]
    while left and found <= _MOST_EXPANSIONS:
        inner = [entities.get(name, "") for name in _REFERENCE.findall(left.pop())]
        found += len(inner)
        left += inner
    return found
