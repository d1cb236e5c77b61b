"""SPARQL 1.1 over what a knowledge base tells."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from rdflib import Dataset, Literal, URIRef
from rdflib.namespace import NamespaceManager
from rdflib.plugins.sparql.sparql import Query
from rdflib.query import Result
from rdflib.term import Identifier, Variable

from paradl.control_characters import CONTROLS, printable
from paradl.errors import QueryError
from paradl.rdflib_quiet import quiet

FORMATS = ("srj", "csv", "tsv", "xml", "ttl")
"""How results are written: tables as SPARQL has them, graphs as Turtle or RDF/XML."""

_TABLES = {"srj": "json", "csv": "csv", "xml": "xml"}
_GRAPHS = {"ttl": "turtle", "xml": "xml"}
_ESCAPES = str.maketrans(
    {"\\": r"\\", '"': r"\"", "\t": r"\t", "\n": r"\n", "\r": r"\r", "\f": r"\f", "\b": r"\b"}
)
_STEERING = re.compile(f"[\x00-\x08\x0b-\x1f{CONTROLS}]")
_NOT_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_UNKNOWN_PREFIX = re.compile(r"Unknown namespace prefix : (\S*)")


@dataclass(frozen=True, slots=True)
class Prepared:
    """A query that can be answered."""

    text: str
    query: Query
    _is_of_all: bool

    @property
    def makes_graph(self) -> bool:
        """Whether it is a CONSTRUCT or DESCRIBE."""
        return self.query.algebra.name in ("ConstructQuery", "DescribeQuery")


def prepare(query: str, dataset: Dataset) -> Prepared:
    """A SELECT, ASK, CONSTRUCT or DESCRIBE, with the prefixes of the dataset.

    Raises:
        QueryError: it is no SPARQL, or asks for what is not here: an update, another service.

    >>> prepare("CONSTRUCT WHERE { ?s ?p ?o }", Dataset()).makes_graph
    True
    >>> prepare("ASK { SERVICE <http://example.org> { ?s ?p ?o } }", Dataset())
    Traceback (most recent call last):
    paradl.errors.QueryError: SERVICE and FROM would fetch something: ...
    """
    from pyparsing import ParseException
    from rdflib.plugins.sparql import prepareQuery
    from rdflib.plugins.sparql.parser import parseQuery

    if not query.strip():
        raise QueryError("the query is empty", "write one in SPARQL")
    try:
        with quiet():
            parsed = parseQuery(query)
    except ParseException as error:
        raise QueryError(
            f"at line {error.lineno}, column {error.column}: this is no SPARQL query",
            f"see {error.line.strip()[:60]!r}",
        ) from None
    if _mentions(parsed, "ServiceGraphPattern") or _mentions(parsed, "DatasetClause"):
        raise QueryError(
            "SERVICE and FROM would fetch something", "ask about the ontology that was loaded"
        )
    with _other_faults(), quiet():
        prepared = prepareQuery(query, initNs=dict(dataset.namespaces()))
    return Prepared(query, prepared, "projection" not in parsed[1])


def select(dataset: Dataset, query: str | Prepared) -> Result:
    """The result of a query.

    Raises:
        QueryError: as of `prepare`, or it cannot be answered.

    >>> told = Dataset()
    >>> _ = told.add((URIRef("urn:tweety"), URIRef("urn:eats"), Literal("herring")))
    >>> [str(row.food) for row in select(told, "SELECT ?food { ?who <urn:eats> ?food }")]
    ['herring']
    """
    prepared = query if isinstance(query, Prepared) else prepare(query, dataset)
    with _other_faults(), quiet():
        result = dataset.query(prepared.query)
        if result.type == "SELECT":
            # Now, while time and errors count: rdflib would do it later.
            result.bindings = [_bound(row) for row in result.bindings]
    if result.type == "SELECT" and prepared._is_of_all:
        result.vars = _ordered(result.vars or (), prepared.text)
    if result.graph is not None:
        for prefix, iri in dataset.namespaces():
            result.graph.bind(prefix, iri, replace=True)
    return result


def require_writable(format: str, *, makes_graph: bool) -> None:
    """Look whether a result of one kind can be written in one of the `FORMATS`.

    Raises:
        QueryError: it cannot.

    >>> require_writable("ttl", makes_graph=False)
    Traceback (most recent call last):
    paradl.errors.QueryError: this query makes no graph: write it with -f srj, csv, tsv or xml
    """
    if makes_graph and format not in _GRAPHS:
        raise QueryError("this query makes a graph", "write it with -f ttl or -f xml")
    if not makes_graph and format == "ttl":
        raise QueryError("this query makes no graph", "write it with -f srj, csv, tsv or xml")


def written(result: Result, format: str) -> bytes:
    """A result in one of the `FORMATS`.

    Raises:
        QueryError: the format is not one for this kind of result, or has no place for a character.

    >>> written(select(Dataset(), "ASK { ?who ?eats ?food }"), "tsv").split()
    [b'?answer', b'false']
    """
    require_writable(format, makes_graph=result.graph is not None)
    if result.graph is not None:
        graph = result.graph.serialize(format=_GRAPHS[format], encoding="utf-8")
        return _readable_xml(graph, "ttl") if format == "xml" else graph
    if format == "tsv":
        return _tsv(result).encode()
    if format == "csv" and result.type == "ASK":
        return f"answer\r\n{str(result.askAnswer).lower()}\r\n".encode()
    into = io.BytesIO()
    (_unmistakable(result) if format == "xml" else result).serialize(into, format=_TABLES[format])
    table = into.getvalue()
    # Where XML is read, a bare carriage return is the end of a line, and that is a line feed.
    return _readable_xml(table.replace(b"\r", b"&#13;"), "srj") if format == "xml" else table


def _readable_xml(document: bytes, instead: str) -> bytes:
    if found := _NOT_XML.search(document.decode()):
        code = f"U+{ord(found[0]):04X}"
        raise QueryError(
            f"a value has {code}, which XML cannot hold", f"write it with -f {instead}"
        )
    return document


class _Said(Literal):
    """One that there is, also where Python takes its value for false."""

    def __bool__(self) -> bool:
        return True


def _unmistakable(result: Result) -> Result:
    """As rdflib can write it in XML: it leaves out the text of 0, of false and of no duration."""
    if result.type != "SELECT":
        return result
    other = Result("SELECT")
    other.vars = result.vars
    other.bindings = [
        {name: _Said(term) if isinstance(term, Literal) else term for name, term in row.items()}
        for row in result.bindings
    ]
    return other


def lines(result: Result, dataset: Dataset) -> Iterator[str]:
    """A result for people: a table with short names, `yes` or `no`, or Turtle.

    >>> told = Dataset()
    >>> told.bind("z", "http://example.org/zoo#")
    >>> zoo = "http://example.org/zoo#"
    >>> _ = told.add((URIRef(zoo + "tweety"), URIRef(zoo + "eats"), Literal("herring")))
    >>> for line in lines(select(told, "SELECT * { ?who z:eats ?food }"), told):
    ...     print(line)
    ?who      ?food
    z:tweety  herring
    """
    if result.graph is not None:
        turtle = result.graph.serialize(format="turtle").rstrip()
        yield from _STEERING.sub(lambda found: f"\\u{ord(found[0]):04X}", turtle).split("\n")
        return
    if result.type == "ASK":
        yield "yes" if result.askAnswer else "no"
        return
    short = dataset.namespace_manager
    table = [[f"?{variable}" for variable in result.vars or ()]]
    table += [[_shown(term, short) for term in row] for row in _rows(result)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        yield "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def _bound(row: Mapping[Variable, Identifier | None]) -> dict[Variable, Identifier]:
    """What has a value: rdflib gives the least of nothing as None, which XML cannot hold."""
    return {variable: term for variable, term in row.items() if term is not None}


def _ordered(variables: Iterable[Variable], query: str) -> list[Variable]:
    """Those of `SELECT *` as the query names them: rdflib has them in no order."""

    def first(variable: Variable) -> int:
        found = re.search(rf"[?$]{re.escape(variable)}(?!\w)", query)
        return found.start() if found else len(query)

    return sorted(variables, key=first)


@contextmanager
def _other_faults() -> Iterator[None]:
    """What rdflib has no class of its own for, as an unknown prefix."""
    try:
        yield
    except Exception as error:
        raise _unanswered(error) from None


def _unanswered(error: Exception) -> QueryError:
    unknown = _UNKNOWN_PREFIX.match(str(error))
    if unknown is None:
        why = f"the query cannot be answered: {error or type(error).__name__}"
        return QueryError(why, "simplify it")
    name = "" if unknown[1] == "None" else unknown[1]
    return QueryError(f"the prefix {name}: is not known", f"write PREFIX {name}: <...> before it")


def _tsv(result: Result) -> str:
    """SPARQL 1.1 Query Results TSV, which rdflib reads but does not write."""
    if result.type == "ASK":
        return f"?answer\n{str(result.askAnswer).lower()}\n"
    head = "\t".join(f"?{variable}" for variable in result.vars or ())
    body = ["\t".join("" if term is None else _n3(term) for term in row) for row in _rows(result)]
    return "\n".join([head, *body]) + "\n"


def _rows(result: Result) -> Iterator[list[Identifier | None]]:
    for binding in result.bindings:
        yield [binding.get(variable) for variable in result.vars or ()]


def _n3(term: Identifier) -> str:
    """A term on one line: literals in the short form, as the format has no other."""
    if not isinstance(term, Literal):
        return term.n3()
    text = f'"{str(term).translate(_ESCAPES)}"'
    if term.language:
        return f"{text}@{term.language}"
    return f"{text}^^{term.datatype.n3()}" if term.datatype else text


def _shown(term: Identifier | None, short: NamespaceManager) -> str:
    if term is None:
        return ""
    return printable(term.n3(short) if isinstance(term, URIRef) else str(term))


def _mentions(parsed: object, name: str) -> bool:
    """Whether a part of the query's syntax tree is so called."""
    if isinstance(parsed, dict):  # a CompValue; a ParseResults is a mapping of its names alone
        is_it = getattr(parsed, "name", None) == name
        return is_it or any(_mentions(part, name) for part in parsed.values())
    if isinstance(parsed, str) or not isinstance(parsed, Iterable):
        return False
    return any(_mentions(part, name) for part in parsed)
