"""The axioms that a report cites, each told once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paradl.control_characters import printable, readable
from paradl.report.html.compact import filled
from paradl.report.phrases import place
from paradl.results import Axiom, Justification


class Axioms:
    """Numbers axioms as they come.

    >>> axioms = Axioms()
    >>> axioms.numbers([[Axiom("SubClassOf(:A :B)", "A SubClassOf B", "asserted")]])
    [[0]]
    >>> axioms.data
    [{'axiom': 'SubClassOf(:A :B)', 'text': 'A SubClassOf B', 'origin': 'asserted'}]
    """

    def __init__(self) -> None:
        self.data: list[dict[str, Any]] = []
        self._numbers: dict[str, int] = {}

    def numbers(self, justifications: Sequence[Justification]) -> list[list[int]]:
        """Those of the axioms of each justification."""
        return [[self._number(axiom) for axiom in axioms] for axioms in justifications]

    def _number(self, axiom: Axiom) -> int:
        if axiom.axiom not in self._numbers:
            self._numbers[axiom.axiom] = len(self.data)
            self.data.append(_told(axiom))
        return self._numbers[axiom.axiom]


def _told(axiom: Axiom) -> dict[str, Any]:
    return filled(
        axiom=printable(axiom.axiom),
        text=printable(axiom.text),
        origin=axiom.origin,
        place=place(axiom),
        evidence=axiom.evidence,
        judge=axiom.judge and printable(axiom.judge),
        value=axiom.value,
        words=axiom.words and readable(axiom.words),
        review=axiom.review,
    )
