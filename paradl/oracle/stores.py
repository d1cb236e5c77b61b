"""Facts in RDF, asked in SPARQL: a graph in memory, a file, or an endpoint."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Protocol

from paradl.errors import DataError, JudgeError
from paradl.oracle import retry_after
from paradl.oracle.addresses import shown

if TYPE_CHECKING:
    from rdflib import Graph

Row = Mapping[str, str]
"""A solution: the text of what each variable is bound to."""

_SECONDS = 60.0  # without a byte
_LONGEST_ANSWER = 600.0  # seconds, all of it
_MOST_BYTES = 32 * 2**20
_TRIES, _LONGEST_WAIT = 5, 60.0
_BUSY = (429, 502, 503, 504)
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
        self._said = f"the SPARQL endpoint {shown(address)} gave no answer"
        self._remedy = f"check the address in {option}"
        self._client = httpx2.Client(
            timeout=_SECONDS, headers={"Accept": "application/sparql-results+json"}
        )

    def holds(self, query: str) -> bool:
        """The answer to an ASK."""
        try:
            told = self._answer(query)["boolean"]
            if not isinstance(told, bool):  # "false" is a text that is not empty
                raise TypeError
        except (LookupError, TypeError) as error:
            raise self._failed(error) from None
        return told

    def select(self, query: str) -> list[Row]:
        """The solutions of a SELECT."""
        try:
            rows = self._answer(query)["results"]["bindings"]
            return [{name: str(term["value"]) for name, term in row.items()} for row in rows]
        except (LookupError, TypeError, AttributeError) as error:
            raise self._failed(error) from None

    def _answer(self, query: str) -> Any:
        """Asked again, as often and as late as the endpoint says, where it is busy."""
        import httpx2

        for number in range(_TRIES):
            try:
                status, headers, content = self._posted(query)
                if status < 300:
                    return json.loads(content)
            except (httpx2.HTTPError, ValueError) as error:
                raise self._failed(error) from None
            told = retry_after.seconds(headers)
            wait = 0.5 * 2**number if told is None else told
            if status not in _BUSY or wait > _LONGEST_WAIT or number + 1 == _TRIES:
                break
            time.sleep(wait)
        raise self._refused(status)

    def _posted(self, query: str) -> tuple[int, Mapping[str, str], bytes]:
        """Status, headers and content; what does not end is none."""
        content, until = bytearray(), time.monotonic() + _LONGEST_ANSWER
        with self._client.stream("POST", self._address, data={"query": query}) as reply:
            for part in reply.iter_bytes():
                content += part
                if len(content) > _MOST_BYTES or time.monotonic() > until:
                    raise ValueError("an answer without end")
            return reply.status_code, reply.headers, bytes(content)

    def _refused(self, status: int) -> JudgeError:
        remedy = "run the same command again later" if status in _BUSY else self._remedy
        return JudgeError(f"{self._said} (HTTP status {status})", remedy)

    def _failed(self, error: Exception) -> JudgeError:
        return JudgeError(f"{self._said} ({type(error).__name__})", self._remedy)


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
    from rdflib.util import guess_format

    from paradl.rdflib_files import read

    try:
        return read(path, guess_format(str(path)) or "xml")
    except OSError as error:
        raise DataError(f"cannot read {path} ({error.strerror})", "check the path") from None
    except DataError:
        raise
    except Exception as error:  # each parser of rdflib's has errors of its own
        raise DataError(
            f"{path} is not RDF ({str(error).splitlines()[0]})", "give Turtle, RDF/XML or N-Triples"
        ) from None
