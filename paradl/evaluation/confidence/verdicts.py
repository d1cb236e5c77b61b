"""The decisive verdicts of a run: their signals, and whether they are right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from paradl.errors import DataError
from paradl.evaluation.outcomes import Booleans, Floats
from paradl.evaluation.run import Run
from paradl.oracle.confidence.signals import Reader, Signals, valuation_signals
from paradl.oracle.evidence import projection
from paradl.truth import V3

LEAST = 10
"""So many right verdicts and so many wrong ones it takes: five folds of two each."""


@dataclass(frozen=True, eq=False, slots=True)
class Verdicts:
    """The verdicts of a run that are no abstentions, n of them.

    Attributes:
        name: of the run, for people.
        signals: of each; n.
        right: whether each is as the label has it; n.
        reader: who read the steps.
        statements: what each is about, if that is told; n.
        verdicts: whether each says that its statement is true, likewise; n.
    """

    name: str
    signals: tuple[Signals, ...]
    right: Booleans
    reader: str
    statements: tuple[str, ...] = ()
    verdicts: tuple[bool, ...] = ()

    @classmethod
    def of(cls, run: Run, reader: Reader) -> Verdicts:
        """Of a run.

        Raises:
            DataError: there are too few right or wrong ones to learn from.
        """
        found, right, statements, verdicts = [], [], [], []
        for item, valuation in zip(run.items, run.valuations, strict=True):
            signals = valuation_signals(valuation, reader)
            if signals is not None:
                says = projection(valuation.value) is V3.T
                found.append(signals)
                right.append(says is item.label)
                statements.append(item.statement.text)
                verdicts.append(says)
        name = " ".join((*run.setting[:3], run.setting.mode))
        wrong = len(right) - sum(right)
        if min(wrong, sum(right)) < LEAST:
            raise DataError(
                f"{name}: of {len(right)} verdicts {sum(right)} are right and {wrong} wrong",
                f"confidence is learnt from at least {LEAST} of each: evaluate more statements",
            )
        told = tuple(statements), tuple(verdicts)
        return cls(name, tuple(found), np.array(right, bool), reader.name, *told)

    def column(self, signal: str) -> Floats:
        """A signal of each; not a number where a trace does not tell it."""
        values = (getattr(one, signal) for one in self.signals)
        return np.array([np.nan if value is None else value for value in values], float)

    def columns(self, names: Sequence[str]) -> Floats:
        """Several, side by side: n rows."""
        return np.column_stack([self.column(name) for name in names])
