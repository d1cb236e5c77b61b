"""Answers as tab-separated values: a header, then a row for each fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from paradl.report.names import printable
from paradl.results import Answer, Check, ClassNode, Individual, Realization, Taxonomy
from paradl.truth import V3

Cell = str | bool | None


def check(result: Check) -> str:
    """A row for each conflict, with its first justification."""
    return _table(
        ("kind", "subject", "predicate", "object", "value", "justification"),
        (
            (c.kind, c.subject, c.predicate, c.object, str(c.value), _first(c.justifications))
            for c in result.conflicts
        ),
    )


def classify(result: Taxonomy) -> str:
    """A row for each direct subsumption and equivalence; classes without one have a row too."""
    return _table(
        ("class", "label", "relation", "other", "conflicting"),
        (row for node in result.classes for row in _class_rows(node)),
    )


def realize(result: Realization) -> str:
    """A row for each type and each property value of each individual."""
    return _table(
        ("individual", "label", "predicate", "object", "value", "direct"),
        (row for individual in result.individuals for row in _individual_rows(individual)),
    )


def ask(answers: Sequence[Answer]) -> str:
    """A row for each sentence; under a logic that has them, with both sides of its value."""
    if not any(a.bilateral for a in answers):
        return _table(
            ("query", "value", "told_true", "told_false"),
            ((a.query, str(a.value), a.told_true, a.told_false) for a in answers),
        )
    return _table(
        ("query", "value", "told_true", "told_false", "verified", "refuted"),
        (
            (a.query, str(a.value), a.told_true, a.told_false, _side(a.verified), _side(a.refuted))
            for a in answers
        ),
    )


def _side(value: V3 | None) -> str | None:
    return None if value is None else str(value)


def _class_rows(node: ClassNode) -> Iterator[Sequence[Cell]]:
    for parent in node.parents:
        yield node.iri, node.label, "subClassOf", parent, node.conflicting
    for equal in node.equivalents:
        yield node.iri, node.label, "equivalentTo", equal, node.conflicting
    if not node.parents and not node.equivalents:
        yield node.iri, node.label, None, None, node.conflicting


def _individual_rows(individual: Individual) -> Iterator[Sequence[Cell]]:
    who = (individual.iri, individual.label)
    for kind in individual.types:
        yield *who, "rdf:type", kind.class_iri, str(kind.value), kind.direct
    for fact in individual.properties:
        yield *who, fact.property_iri, fact.object, str(fact.value), None


def _first(justifications: Sequence[Sequence[object]]) -> str | None:
    return "; ".join(str(axiom) for axiom in justifications[0]) if justifications else None


def _table(header: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    return "".join("\t".join(map(_cell, row)) + "\n" for row in (header, *rows))


def _cell(cell: Cell) -> str:
    if isinstance(cell, bool):
        return str(cell).lower()
    return "" if cell is None else printable(cell)
