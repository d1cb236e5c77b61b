"""RDF files as rdflib reads them, but that nothing is fetched for them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paradl.errors import DataError

if TYPE_CHECKING:
    from rdflib import Graph


def read(path: Path, format: str) -> Graph:
    """The graph in a file; relative IRIs are relative to that.

    >>> len(read(Path("examples/judge/garage.ttl"), "turtle")) > 10
    True

    Raises:
        OSError: the file cannot be read.
        DataError: it is JSON-LD with a context that is somewhere else.
        Exception: whatever rdflib's parsers raise.
    """
    from rdflib import Graph

    content = path.read_bytes()
    if format == "json-ld":
        check_contexts(content, str(path))
    return Graph().parse(data=content, format=format, publicID=path.absolute().as_uri())


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
