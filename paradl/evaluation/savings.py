"""What stopping early saves: a side is asked no more once its majority is decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paradl.evaluation.run import Run
from paradl.oracle.valuation import Side
from paradl.oracle.voting import decided
from paradl.truth import V3


@dataclass(frozen=True, slots=True)
class Savings:
    """Calls to the judge.

    Attributes:
        all: if every side were asked k times.
        needed: until every side's majority was decided, asking one sample after the other.
    """

    all: int
    needed: int

    @property
    def share(self) -> float:
        """The share of calls that is saved.

        >>> Savings(all=12, needed=9).share
        0.25
        """
        return 1 - self.needed / self.all if self.all else 0.0


def savings(run: Run) -> Savings:
    """The calls of a run, whose samples may all be there or have been stopped early."""
    sides = (Side.VERIFICATION, Side.REFUTATION) if run.setting.bilateral else (Side.UNILATERAL,)
    return Savings(
        len(run.valuations) * len(sides) * run.k,
        sum(
            calls_needed([s.verdict for s in valuation.samples if s.side is side], run.k)
            for valuation in run.valuations
            for side in sides
        ),
    )


def calls_needed(verdicts: Sequence[V3], k: int) -> int:
    """How many of a side's verdicts decide the majority of k.

    >>> calls_needed([V3.T, V3.F, V3.T], k=3), calls_needed([V3.F, V3.F, V3.T], k=3)
    (3, 2)
    """
    return next((n for n in range(len(verdicts)) if decided(verdicts[:n], k)), len(verdicts))
