"""What texts come to, by what is true and not by what the verifier says.

Source: Georgiev and Gegov, Table 1 and Section 12; made precise here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

import numpy as np

from bench.verify.chains import Chain, Claim, World
from bench.verify.sentences import claims

RESAMPLES = 2000
_SHARE = 95


@dataclass(frozen=True, slots=True)
class Outcome:
    """Of one text.

    Attributes:
        depth: the claims before the first that is contradicted, or all.
        contradicted: whether one is.
        accuracy: the share of its claims that are entailed; 0 for a text without claims.
        told: the share of the chain's steps that it states.
    """

    depth: int
    contradicted: bool
    accuracy: float
    told: float

    @classmethod
    def of(cls, text: str, chain: Chain, world: World) -> Outcome:
        """By the truth of its claims, each of which counts once."""
        said = list(dict.fromkeys(claims(text)))
        truths = [world.truth(claim) for claim in said]
        wrong = "contradicted" in truths
        depth = truths.index("contradicted") if wrong else len(truths)
        accuracy = truths.count("entailed") / len(truths) if truths else 0.0
        told = len(set(chain.steps) & set(said)) / len(chain.steps)
        return cls(depth, wrong, accuracy, told)


def invariance(texts: Sequence[str]) -> float:
    """How alike the claims of paraphrased prompts' texts are: the mean of the Jaccard indices.

    >>> invariance(["A causes b. B causes c.", "A causes b."])
    0.5
    """
    said: list[set[Claim]] = [set(claims(text)) for text in texts]
    pairs = combinations(said, 2)
    return fmean(len(one & other) / max(1, len(one | other)) for one, other in pairs)


@dataclass(frozen=True, slots=True)
class Mean:
    """With the bounds of its 95 % interval, by bootstrap over chains."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float], seed: int = 0) -> Mean:
        """Of a value for each chain."""
        given = np.array(values, float)
        draws = np.random.default_rng(seed).integers(0, len(given), (RESAMPLES, len(given)))
        edges = (100 - _SHARE) / 2
        low, high = np.percentile(given[draws].mean(axis=1), [edges, 100 - edges])
        return cls(float(given.mean()), float(low), float(high))

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"
