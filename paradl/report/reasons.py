"""Explanations for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from paradl.control_characters import printable
from paradl.report.phrases import INDENT, MEANINGS, justification, value
from paradl.results import Explanation, Justification


def explain(explanations: Sequence[Explanation], *, words: bool = False) -> Iterator[Text]:
    """A paragraph for each sentence: its value, then why it is told true, then why false.

    With `words`, also what a judge said for the axioms that it told.
    """
    for number, explanation in enumerate(explanations):
        if number:
            yield Text("")
        yield Text.assemble(
            value(explanation.value),
            (printable(explanation.query), "bold"),
            (f"  {MEANINGS[explanation.value]}", "dim"),
        )
        yield from _side("true", explanation.true, words)
        yield from _side("false", explanation.false, words)


def _side(told: str, justifications: Sequence[Justification], words: bool) -> Iterator[Text]:
    for number, axioms in enumerate(justifications):
        yield Text(f"   told {told} because" if number == 0 else "   and also because", "dim")
        if axioms:
            yield from justification(axioms, words=words)
        else:
            yield Text(f"{INDENT}it holds whatever the ontology says")
