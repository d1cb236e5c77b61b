"""Answers as tab-separated values: a header, then a row for each fact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paradl.report.names import printable
from paradl.results import Answer, Check, Realization, Taxonomy


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
        (
            (node.iri, node.label, relation, other, str(node.conflicting).lower())
            for node in result.classes
            for relation, other in [
                *(("subClassOf", parent) for parent in node.parents),
                *(("equivalentTo", equal) for equal in node.equivalents),
            ]
            or [(None, None)]
        ),
    )


def realize(result: Realization) -> str:
    """A row for each type and each property value of each individual."""
    return _table(
        ("individual", "label", "predicate", "object", "value", "direct"),
        (
            row
            for i in result.individuals
            for row in [
                *(
                    (i.iri, i.label, "rdf:type", t.class_iri, str(t.value), str(t.direct).lower())
                    for t in i.types
                ),
                *((i.iri, i.label, p.property_iri, p.object, str(p.value), None) for p in i.properties),
            ]
        ),
    )


def ask(answers: Sequence[Answer]) -> str:
    """A row for each sentence."""
    return _table(
        ("query", "value", "told_true", "told_false"),
        (
            (a.query, str(a.value), str(a.told_true).lower(), str(a.told_false).lower())
            for a in answers
        ),
    )


def _first(justifications: Sequence[Sequence[object]]) -> str | None:
    return "; ".join(str(axiom) for axiom in justifications[0]) if justifications else None


def _table(header: Sequence[str], rows: Iterable[Sequence[str | None]]) -> str:
    return "".join(
        "\t".join("" if cell is None else printable(cell) for cell in row) + "\n"
        for row in (header, *rows)
    )
