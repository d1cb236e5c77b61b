"""Answers as tab-separated values: a header, then a row for each fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from paradl.control_characters import printable
from paradl.properties import PropertyNode
from paradl.report.failures import INCONSISTENT, UNSATISFIABLE
from paradl.results import Answer, Check, Explanation, Individual, Realization
from paradl.taxonomy import ClassNode, Taxonomy
from paradl.truth import V3

Cell = str | bool | None


def rows(header: Sequence[str], body: Iterable[Sequence[Cell]]) -> str:
    """The header and the rows as text."""
    return "".join("\t".join(map(_cell, row)) + "\n" for row in (header, *body))


def check(result: Check) -> str:
    """A row for each conflict, with its first justification, and for what fails without one."""
    return rows(
        ("kind", "subject", "predicate", "object", "value", "justification"), _check_rows(result)
    )


def classify(result: Taxonomy, properties: Iterable[PropertyNode] | None = None) -> str:
    """A row for each direct subsumption and equivalence; classes without one have a row too.

    With properties, which have such rows as well, a further column tells what a row is about.
    """
    header = ("class", "label", "relation", "other", "conflicting")
    classes = (row for node in result.classes for row in _class_rows(node))
    if properties is None:
        return rows(header, classes)
    placed = (row for node in properties for row in _property_rows(node))
    return rows((*header, "kind"), (*((*row, "class") for row in classes), *placed))


def realize(result: Realization) -> str:
    """A row for each type and each property value of each individual."""
    return rows(
        ("individual", "label", "predicate", "object", "value", "direct"),
        (row for individual in result.individuals for row in _individual_rows(individual)),
    )


def ask(answers: Sequence[Answer]) -> str:
    """A row for each sentence; under a logic that has them, with both sides of its value."""
    if not any(a.bilateral for a in answers):
        return rows(
            ("query", "value", "told_true", "told_false"),
            ((a.query, str(a.value), a.told_true, a.told_false) for a in answers),
        )
    return rows(
        ("query", "value", "told_true", "told_false", "verified", "refuted"),
        (
            (a.query, str(a.value), a.told_true, a.told_false, _side(a.verified), _side(a.refuted))
            for a in answers
        ),
    )


def _side(value: V3 | None) -> str | None:
    return None if value is None else str(value)


def explain(explanations: Sequence[Explanation]) -> str:
    """A row for each axiom of each justification; a sentence without any has one row."""
    return rows(
        ("query", "value", "told", "justification", "axiom", "text", "file", "line"),
        (row for explanation in explanations for row in _explanation_rows(explanation)),
    )


def _check_rows(result: Check) -> Iterator[Sequence[Cell]]:
    for c in result.conflicts:
        yield c.kind, c.subject, c.predicate, c.object, str(c.value), _first(c.justifications)
    for iri in result.unlisted:
        yield UNSATISFIABLE, iri, None, None, None, None
    if result.unexplained:
        kind = UNSATISFIABLE if result.consistent else INCONSISTENT
        yield kind, None, None, None, None, None


def _explanation_rows(explanation: Explanation) -> Iterator[Sequence[Cell]]:
    what = (explanation.query, str(explanation.value))
    if not explanation.true and not explanation.false:
        yield *what, None, None, None, None, None, None
    for told, justifications in (("true", explanation.true), ("false", explanation.false)):
        for number, axioms in enumerate(justifications, start=1):
            if not axioms:
                yield *what, told, str(number), None, None, None, None
            for a in axioms:
                line = None if a.line is None else str(a.line)
                yield *what, told, str(number), a.axiom, a.text, a.file, line


def _class_rows(node: ClassNode) -> Iterator[Sequence[Cell]]:
    for parent in node.parents:
        yield node.iri, node.label, "subClassOf", parent, node.conflicting
    for equal in node.equivalents:
        yield node.iri, node.label, "equivalentTo", equal, node.conflicting
    if not node.parents and not node.equivalents:
        yield node.iri, node.label, None, None, node.conflicting


def _property_rows(node: PropertyNode) -> Iterator[Sequence[Cell]]:
    for parent in node.parents:
        yield node.iri, node.label, "subPropertyOf", parent, None, node.kind
    for equal in node.equivalents:
        yield node.iri, node.label, "equivalentTo", equal, None, node.kind
    if not node.parents and not node.equivalents:
        yield node.iri, node.label, None, None, None, node.kind


def _individual_rows(individual: Individual) -> Iterator[Sequence[Cell]]:
    who = (individual.iri, individual.label)
    for kind in individual.types:
        yield *who, "rdf:type", kind.class_iri, str(kind.value), kind.direct
    for fact in individual.properties:
        yield *who, fact.property_iri, fact.object, str(fact.value), None


def _first(justifications: Sequence[Sequence[object]]) -> str | None:
    return "; ".join(str(axiom) for axiom in justifications[0]) if justifications else None


def _cell(cell: Cell) -> str:
    if isinstance(cell, bool):
        return str(cell).lower()
    return "" if cell is None else printable(cell)
