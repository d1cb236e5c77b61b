"""Reads propositions that are given as triples: JSON, CSV, TSV or Turtle."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from math import isfinite
from typing import Any

from paradl import columns, files, jsons
from paradl.errors import DataError
from paradl.verify.propositions import Proposition

csv.field_size_limit(2**31 - 1)  # a cell may be as long as in any other table

FORMATS = ("json", "csv", "tsv", "turtle")
ENDINGS = {
    **{".json": "json", ".jsonl": "json", ".csv": "csv", ".tsv": "tsv"},
    **{".ttl": "turtle", ".nt": "turtle"},
    **dict.fromkeys(columns.ENDINGS, "json"),
}
"""Of files that hold triples."""

_COLUMNS = ("subject", "predicate", "object")
_SHOWN = 3  # keys of objects that are no triples
_YES, _NO = ("true", "1", "yes"), ("false", "0", "no", "")


def read(content: str, format: str, name: str) -> tuple[Proposition, ...]:
    r"""The propositions of a file, in its order; those of Turtle are sorted.

    Args:
        content: of the file.
        format: one of `FORMATS`.
        name: what messages call it.

    Raises:
        DataError: it is not of that format, or has something else in it.

    >>> [str(p) for p in read("subject,predicate,object\nTweety,is a,bird\n", "csv", "a.csv")]
    ['Tweety is a bird']
    >>> read('[["Tweety", "is a", "bird"]]', "json", "a.json")[0].subject
    'Tweety'
    """
    if format == "json":
        return tuple(_of_json(content, name))
    if format == "turtle":
        return tuple(_of_turtle(content, name))
    return tuple(_of_table(content, "," if format == "csv" else "\t", name))


def proposition(cells: Mapping[str, Any]) -> Proposition:
    """One claim as an object of JSON has it, or a row.

    Raises:
        ValueError: it lacks a part, or has one that is no text.
    """
    subject, predicate, object = (_text(cells.get(column), column) for column in _COLUMNS)
    negated = _truth(cells.get("negated", ""))
    return Proposition(subject, predicate, object, negated, str(cells.get("quote") or ""))


def _text(value: Any, column: str) -> str:
    if isinstance(value, bool):
        value = str(value).lower()
    if isinstance(value, float) and isfinite(value):
        value = f"{Decimal(str(value)):f}"  # 0.00001, not 1e-05, which is no decimal
    if not isinstance(value, str | int | float) or not str(value).strip():
        raise ValueError(f"has no {column}")
    return " ".join(str(value).split())


def _truth(value: Any) -> bool:
    word = str(value if value is not None else "").strip().lower()
    if word not in (*_YES, *_NO):
        raise ValueError(f"has {value!r} for negated, which is true or false")
    return word in _YES


def _of_json(content: str, name: str) -> Iterator[Proposition]:
    try:
        try:
            items = jsons.loads(content, once=True)
        except json.JSONDecodeError:
            items = [jsons.loads(line, once=True) for line in files.lines(content) if line.strip()]
    except ValueError as error:
        raise DataError(f"{name} is no JSON ({error})", "give a list of objects") from None
    if isinstance(items, dict):
        key = jsons.rows_within(items)
        if key not in (None, "propositions"):
            raise DataError(
                f"{name} is one object, with its triples in {key!r}", "give that list alone"
            )
        items = items.get("propositions", [items])
    elif _is_triple(items) and not any(isinstance(one, list | dict) for one in items):
        items = [items]  # the only line of JSON Lines
    if not isinstance(items, list):
        raise DataError(f"{name} is no list of triples", "give a list of objects")
    if keys := _of_others(items):
        raise DataError(
            f"{name} has no triples, but objects with {keys}",
            "give subject, predicate and object in each, or what a model said as a text",
        )
    yield from _rows((number, _object(item)) for number, item in enumerate(items, 1))


def _of_others(items: Sequence[Any]) -> str | None:
    """What objects have, if there are any, and no part of a triple is in one of them."""
    keys = dict.fromkeys(key for one in items if isinstance(one, dict) for key in one)
    objects = all(isinstance(one, dict) for one in items)
    if not keys or not objects or not keys.keys().isdisjoint(_COLUMNS):
        return None
    return ", ".join(map(repr, [*keys][:_SHOWN]))


def _object(item: Any) -> Any:
    return dict(zip(_COLUMNS, item, strict=True)) if _is_triple(item) else item


def _is_triple(item: Any) -> bool:
    return isinstance(item, list) and len(item) == len(_COLUMNS)


def _of_table(content: str, delimiter: str, name: str) -> Iterator[Proposition]:
    try:
        read = csv.reader(io.StringIO(content, newline=""), delimiter=delimiter, strict=True)
        numbered = [(read.line_num, row) for row in read if any(row)]
    except csv.Error as error:
        raise DataError(f"{name} is no table ({error})", "is a quote not closed?") from None
    lines = [row for _, row in numbered]
    if other := _other_delimiter(lines, delimiter):
        raise DataError(
            f"{name} has {other} between its cells",
            "separate them by commas in .csv, by tabs in .tsv",
        )
    header = [cell.strip().lower() for cell in lines[0]] if lines else []
    if set(_COLUMNS) <= set(header):
        del numbered[0]
    else:
        header = [*_COLUMNS, "negated"]
    yield from _rows(((n, _cells(header, row, n)) for n, row in numbered), "line")


def _cells(header: Sequence[str], row: Sequence[str], number: int) -> dict[str, str]:
    """By column; what is in none would be half of an object that has a comma in it."""
    if any(row[len(header) :]):
        raise DataError(
            f"line {number} has more cells than there are columns",
            "put a cell with the separator in it between quotes",
        )
    return dict(zip(header, row, strict=False))


def _other_delimiter(lines: Sequence[Sequence[str]], delimiter: str) -> str | None:
    """What else the cells are separated by, as by some spreadsheets, where they are too few."""
    named = {";": "semicolons", "\t": "tabs", "|": "bars", ",": "commas"}
    if not lines or len(lines[0]) >= len(_COLUMNS):
        return None
    first = delimiter.join(lines[0])
    return next((named[m] for m in named if m != delimiter and first.count(m) > 1), None)


def _rows(rows: Iterable[tuple[int, Any]], kind: str = "triple") -> Iterator[Proposition]:
    for number, row in rows:
        try:
            if not isinstance(row, dict):
                raise ValueError("is no triple")
            yield proposition(row)
        except ValueError as error:
            raise DataError(
                f"{kind} {number} {error}", "give subject, predicate, object and, if so, negated"
            ) from None


def _of_turtle(content: str, name: str) -> Iterator[Proposition]:
    from rdflib import OWL, RDF, RDFS, SKOS, Graph, Literal, URIRef
    from rdflib.term import Node

    try:
        graph = Graph().parse(data=content, format="turtle")
    except Exception as error:  # each parser of rdflib's has errors of its own
        reason = str(error).splitlines()[0]
        raise DataError(f"{name} is no Turtle ({reason})", "check its syntax") from None

    ours = (str(OWL), str(RDFS), str(SKOS))  # labels, declarations, axioms: no claims of facts

    def claims(predicate: Node, value: Node) -> bool:
        told = value if predicate == RDF.type else predicate
        return not str(told).startswith(ours) or predicate in (RDFS.subClassOf, OWL.sameAs)

    def written(node: Node) -> str:
        return str(node) if isinstance(node, Literal) else f"<{node}>"

    for subject, predicate, value in sorted(graph, key=str):
        if isinstance(subject, URIRef) and claims(predicate, value):
            if not isinstance(value, URIRef | Literal):
                raise DataError(
                    f"{name} says something of {subject} with a blank node", "give plain triples"
                )
            yield Proposition(written(subject), written(predicate), written(value))
    for denial in graph.subjects(RDF.type, OWL.NegativePropertyAssertion):
        source = graph.value(denial, OWL.sourceIndividual)
        own = graph.value(denial, OWL.assertionProperty)
        target = graph.value(denial, OWL.targetIndividual) or graph.value(denial, OWL.targetValue)
        if source is None or own is None or target is None:
            raise DataError(f"{name} has a negative assertion that lacks a part", "complete it")
        yield Proposition(written(source), written(own), written(target), negated=True)
