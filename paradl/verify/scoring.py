"""The status of a claim, and the score of a text.

Source: K. Georgiev, A. Gegov, *Enhancing LLM Logical Consistency via Causal Axiomatic
Verification*, Algorithm 1 (Compute-Score, SPARQL-Verify) and Section 12.2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import inf, isnan

from paradl.errors import UsageError
from paradl.truth import Belnap


class Status(StrEnum):
    """What the knowledge base makes of a claim.

    The paper's four, and `BOTH`: verified and contradicted, where the knowledge base is told both.
    """

    VERIFIED = "verified"
    CONTRADICTION = "contradiction"
    BOTH = "both"
    PARTIAL = "partial"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Weights:
    """How claims are weighed.

    Attributes:
        alpha: what a partial match is worth.
        beta: what a contradiction costs.
        gamma: how near names must come for a partial match.
        sure: from where on a near name counts as the name itself.
        theta: the score from which on a text is accepted.
    """

    alpha: float = 0.5
    beta: float = 1.0
    gamma: float = 0.7
    sure: float = 0.92
    theta: float = 0.8

    def __post_init__(self) -> None:
        """Look at them.

        Raises:
            UsageError: one is out of its range.
        """
        for name in ("alpha", "gamma", "sure"):
            if not 0 <= getattr(self, name) <= 1:
                raise UsageError(f"{name} is {getattr(self, name)}", "choose it between 0 and 1")
        if not 0 <= self.beta < inf:
            raise UsageError(f"beta is {self.beta}", "choose it from 0 up")
        if isnan(self.theta):
            raise UsageError("theta is no number", "choose one, as 0.8")
        if self.gamma > self.sure:
            raise UsageError(
                f"gamma is {self.gamma}, and sure is {self.sure}", "choose gamma at most sure"
            )


def status(value: Belnap, score: float, weights: Weights) -> Status:
    """The status of a claim of this value, whose words were linked with that score.

    >>> status(Belnap.B, 1.0, Weights()), status(Belnap.N, 1.0, Weights())
    (<Status.BOTH: 'both'>, <Status.FAILED: 'failed'>)
    >>> status(Belnap.T, 0.8, Weights()), status(Belnap.F, 0.8, Weights())
    (<Status.PARTIAL: 'partial'>, <Status.FAILED: 'failed'>)
    """
    if score >= weights.sure:
        return _SURE[value]
    near = value.told_true and score > weights.gamma
    return Status.PARTIAL if near else Status.FAILED


_SURE = {
    Belnap.T: Status.VERIFIED,
    Belnap.F: Status.CONTRADICTION,
    Belnap.B: Status.BOTH,
    Belnap.N: Status.FAILED,
}


def score(statuses: Iterable[Status], weights: Weights) -> float:
    """(v + alpha p) / n - beta c / n over n claims; a claim that is told both is in v and in c.

    >>> S = Status
    >>> score([S.VERIFIED, S.VERIFIED, S.PARTIAL, S.CONTRADICTION, S.FAILED], Weights())
    0.3
    >>> score([S.BOTH], Weights())
    0.0

    Raises:
        ValueError: there are no claims.
    """
    counts = Counter(statuses)
    n = counts.total()
    if not n:
        raise ValueError("no claims have no score")
    v = counts[Status.VERIFIED] + counts[Status.BOTH]
    c = counts[Status.CONTRADICTION] + counts[Status.BOTH]
    exact = (v + weights.alpha * counts[Status.PARTIAL] - weights.beta * c) / n
    return round(exact, 12)  # so that (5 - 0.2) / 6 is not less than 0.8
