"""What a judge would be asked about a chain, by how sure it would be; nothing is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paradl.chains.chain import Chain
from paradl.chains.models.judge import JudgeModel, Scale
from paradl.chains.models.model import Model
from paradl.oracle import estimate as estimates
from paradl.oracle.estimate import Estimate
from paradl.oracle.valuation import Sample, Side, Statement
from paradl.oracle.zeta import Oracle
from paradl.truth import V3

_SURE, _UNSURE = "YES", "NEUTRAL"  # of both scales; the less sure, the more premise sets there are


class _Rehearsal(JudgeModel):
    """Says one word to all that it is asked, and writes down what that is."""

    def __init__(self, oracle: Oracle, scale: Scale, word: str) -> None:
        super().__init__(oracle, scale)
        self._word = word
        self._asked_about: dict[str, dict[Statement, None]] = {}

    def _samples(self, kind: str, statements: Sequence[Statement]) -> list[tuple[Sample, ...]]:
        self._asked_about.setdefault(kind, {}).update(dict.fromkeys(statements))
        return [(Sample(Side.LIKELIHOOD, self._word, V3.E),)] * len(statements)

    def estimates(self) -> list[Estimate]:
        """Of each kind of question."""
        return [
            self.oracle.estimate(asked, likelihood=f"{kind}-{self._scale}")
            for kind, asked in self._asked_about.items()
        ]


def estimate(
    chains: Sequence[Chain],
    oracle: Oracle,
    scale: Scale,
    score: Callable[[Chain, Model], object],
) -> Estimate:
    """What scoring chains would cost, from a judge that is sure of all to one sure of nothing.

    Args:
        chains: all of them.
        oracle: who would be asked.
        scale: in which words it would answer.
        score: what is done with each chain.
    """
    rehearsals = [_Rehearsal(oracle, scale, word) for word in (_SURE, _UNSURE)]
    for rehearsal in rehearsals:
        for chain in chains:
            score(chain, rehearsal)
    least, most = (rehearsal.estimates() for rehearsal in rehearsals)
    return estimates.spanning(least, most)
