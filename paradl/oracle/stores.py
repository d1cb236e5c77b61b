"""Facts in RDF, asked in SPARQL: a graph in memory, a file, or an endpoint."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Protocol

from paradl.errors import DataError, JudgeError
from paradl.oracle.addresses import shown

if TYPE_CHECKING:
    from rdflib import Graph

Row = Mapping[str, str]
"""A solution: the text of what each variable is bound to."""

_SECONDS = 60.0
_ESCAPES = {
    **{"\\": r"\\", '"': r"\"", "\n": r"\n", "\r": r"\r", "\t": r"\t", "\b": r"\b", "\f": r"\f"},
    **{r"\u": r"\\\U00000075", r"\U": r"\\\U00000055"},
}
_SPECIAL = re.compile(r'\\[uU]|[\\"\n\r\t\b\f]')


class Store(Protocol):
    """Where facts are."""

    def holds(self, query: str) -> bool:
        """The answer to an ASK.

        Raises:
            JudgeError: it cannot be asked.
        """
        ...

    def select(self, query: str) -> list[Row]:
        """The solutions of a SELECT.

        Raises:
            JudgeError: it cannot be asked.
        """
        ...


class GraphStore:
    """A graph in memory."""

    def __init__(self, graph: Graph) -> None:
        """Of rdflib."""
        self._graph = graph
        self._turn = Lock()  # rdflib's parser of queries is not for several threads

    def holds(self, query: str) -> bool:
        """The answer to an ASK."""
        with self._turn:
            return bool(self._graph.query(query).askAnswer)

    def select(self, query: str) -> list[Row]:
        """The solutions of a SELECT."""
        with self._turn:
            solutions = self._graph.query(query).bindings
        return [{str(name): str(term) for name, term in row.items()} for row in solutions]


class EndpointStore:
    """An endpoint of the SPARQL 1.1 protocol, as those of Fuseki, GraphDB or Wikidata."""

    def __init__(self, address: str, option: str) -> None:
        """At an address; `option` is where the user gave it."""
        import httpx2

        self._address = address
        self._option = option
        self._client = httpx2.Client(
            timeout=_SECONDS, headers={"Accept": "application/sparql-results+json"}
        )

    def holds(self, query: str) -> bool:
        """The answer to an ASK."""
        try:
            return bool(self._answer(query)["boolean"])
        except (LookupError, TypeError) as error:
            raise self._failed(error) from None

    def select(self, query: str) -> list[Row]:
        """The solutions of a SELECT."""
        try:
            rows = self._answer(query)["results"]["bindings"]
            return [{name: str(term["value"]) for name, term in row.items()} for row in rows]
        except (LookupError, TypeError, AttributeError) as error:
            raise self._failed(error) from None

    def _answer(self, query: str) -> Any:
        import httpx2

        try:
            reply = self._client.post(self._address, data={"query": query})
            return reply.raise_for_status().json()
        except (httpx2.HTTPError, ValueError) as error:
            raise self._failed(error) from None

    def _failed(self, error: Exception) -> JudgeError:
        return JudgeError(
            f"the SPARQL endpoint {shown(self._address)} gave no answer ({type(error).__name__})",
            f"check the address in {self._option}",
        )


def literal(text: str, *, datatype: str = "", language: str = "") -> str:
    r"""A literal as SPARQL writes it; the text is data, whatever it holds.

    >>> print(literal('a "bone"', language="en"), literal("7", datatype="http://a#int"))
    "a \"bone\""@en "7"^^<http://a#int>

    A backslash before a u would be read as an escape by some parsers, even if it is escaped itself:

    >>> print(literal("\\u003e"))
    "\\\U00000075003e"
    """
    quoted = f'"{_SPECIAL.sub(lambda found: _ESCAPES[found[0]], text)}"'
    if language:
        return f"{quoted}@{language}"
    return f"{quoted}^^<{datatype}>" if datatype else quoted


def store(place: str, option: str) -> Store:
    """The facts at an endpoint's address, or in an RDF file.

    Raises:
        DataError: the file cannot be read.
    """
    if re.match(r"https?://", place):
        return EndpointStore(place, option)
    return GraphStore(_read(Path(place)))


def _read(path: Path) -> Graph:
    from rdflib import Graph
    from rdflib.util import guess_format

    try:
        return Graph().parse(path, format=guess_format(str(path)) or "xml")
    except OSError as error:
        raise DataError(f"cannot read {path} ({error.strerror})", "check the path") from None
    except Exception as error:  # each parser of rdflib's has errors of its own
        raise DataError(
            f"{path} is not RDF ({str(error).splitlines()[0]})", "give Turtle, RDF/XML or N-Triples"
        ) from None
