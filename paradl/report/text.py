"""Answers for people: labels rather than IRIs, conflicts by subject, classes as a tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from rich.text import Text

from paradl.report.names import Names, printable
from paradl.results import Answer, Check, Conflict, Individual, Realization, Taxonomy
from paradl.truth import Belnap

STYLES = {Belnap.T: "green", Belnap.F: "blue", Belnap.B: "bold red", Belnap.N: "dim"}
MEANINGS = {
    Belnap.T: "told true",
    Belnap.F: "told false",
    Belnap.B: "told true and told false",
    Belnap.N: "not told",
}
_SIGNS = {"class": "is empty of all but contradictions", "equality": "equality", "data": "data"}


def ask(answers: Sequence[Answer]) -> Iterator[Text]:
    """A line for each sentence."""
    width = max(len(printable(answer.query)) for answer in answers)
    for answer in answers:
        yield Text.assemble(
            (f"{answer.value}  ", STYLES[answer.value]),
            f"{printable(answer.query):{width}}  ",
            (MEANINGS[answer.value], "dim"),
        )


def realize(result: Realization, labels: Mapping[str, str]) -> Iterator[Text]:
    """A paragraph for each individual: its types, the most special ones first, then its values."""
    names = Names({**labels, **{i.iri: i.label for i in result.individuals}})
    for individual in result.individuals:
        yield Text(names[individual.iri], "bold")
        yield from _told(individual, names)
        yield Text("")
    yield Text(f"{_count(len(result.individuals), 'individual')}", "dim")


def _told(individual: Individual, names: Names) -> Iterator[Text]:
    for kind in sorted(individual.types, key=lambda t: (not t.direct, names[t.class_iri])):
        style = "" if kind.direct or kind.value is Belnap.B else "dim"
        yield Text.assemble("  ", _value(kind.value), (names[kind.class_iri], style))
    for fact in individual.properties:
        sentence = f"{names[fact.property_iri]} {names[fact.object]}"
        yield Text.assemble("  ", _value(fact.value), sentence)


def _value(value: Belnap) -> tuple[str, str]:
    return f"{value}  ", STYLES[value]
