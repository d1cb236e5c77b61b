"""Which verdicts go to a person: how many that are, and what it helps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from paradl.evaluation.confidence.measures import youden
from paradl.evaluation.outcomes import Booleans, Floats

BUDGETS = (0.1, 0.2, 0.3, 0.5)
"""Shares of verdicts that there may be time to look at."""


@dataclass(frozen=True, slots=True)
class Routing:
    """What comes of flagging every verdict below a threshold.

    Attributes:
        rule: how the threshold was chosen.
        threshold: of confidence.
        flagged: the share of verdicts below it.
        caught: the share of the wrong verdicts that are.
        kept: the share of right ones among those that are not.
    """

    rule: str
    threshold: float
    flagged: float
    caught: float
    kept: float


def routing(likely: Floats, right: Booleans) -> Iterator[Routing]:
    """At Youden's threshold, and where so many at most are flagged as each budget allows.

    >>> likely, right = np.array([0.9, 0.8, 0.3, 0.2]), np.array([True, True, False, True])
    >>> next(routing(likely, right))
    Routing(rule='Youden', threshold=0.8, flagged=0.5, caught=1.0, kept=1.0)
    """
    yield _at("Youden", youden(likely, right), likely, right)
    levels, places = np.unique(np.sort(likely), return_index=True)  # as many are flagged
    for budget in BUDGETS:
        within = levels[places / len(likely) <= budget]
        yield _at(f"review {budget:.0%}", float(within[-1]), likely, right)


def _at(rule: str, threshold: float, likely: Floats, right: Booleans) -> Routing:
    flagged = likely < threshold
    shares = (flagged, flagged[~right], right[~flagged])  # of which the surest is one, at least
    return Routing(rule, threshold, *(float(share.mean()) for share in shares))
