"""The value that verdicts come to.

Source: Allen et al. (2025), Definition 4.
"""

from __future__ import annotations

from collections.abc import Sequence

from paradl.oracle.valuation import Side
from paradl.oracle.voting import majority
from paradl.truth import V3, GeneralizedTruthValue


def worth(sides: Sequence[Side], verdicts: Sequence[Sequence[V3]]) -> GeneralizedTruthValue:
    """The pair of the sides' majorities; of a single side, TRUE is `<t,f>`, FALSE `<f,t>`.

    >>> str(worth([Side.UNILATERAL], [[V3.F, V3.F]]))
    '<f,t>'
    """
    votes = [majority(side) for side in verdicts]
    if len(sides) == 1:
        return GeneralizedTruthValue(votes[0], ~votes[0])
    u, v = votes
    return GeneralizedTruthValue(u, v)
