"""Autoregressive reasoning entailment stability: exact where it can be, else sampled.

Source: You et al. (ARES), equations 3 to 7, algorithm 1 and theorem 3.1.

A *premise set* is which of the claims so far are sound. Base claims are in it with their priors;
a derived claim joins it with the probability that the set entails it. The stability of a derived
claim is its expected entailment over the premise sets before it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import compress

import numpy as np

from paradl.chains.chain import PRIOR, Chain, Claim
from paradl.chains.models.model import Model, Question, entailed
from paradl.errors import UsageError

EPSILON = DELTA = 0.1
_MOST_SAMPLES = 10_000_000  # each may be a premise set of its own, in memory

Progress = Callable[[str, int, int], object]
"""Is told of a phase, how much of it is done, and of how much."""


class How(StrEnum):
    """How a stability was computed.

    Attributes:
        PATH: there was one premise set; exact.
        SUM: over all premise sets that carry weight; exact.
        LOGIC: from the justifications of the claim, without premise sets; exact.
        SAMPLES: of premise sets; within epsilon, as theorem 3.1 says.
    """

    PATH = "path"
    SUM = "sum"
    LOGIC = "logic"
    SAMPLES = "samples"


@dataclass(frozen=True, slots=True)
class Step:
    """A derived claim and its stability.

    Attributes:
        claim: the claim.
        stability: from 0 to 1.
        how: it was computed.
        asked: how many premise sets the entailment model was asked about.
    """

    claim: Claim
    stability: float
    how: How
    asked: int


@dataclass(frozen=True, slots=True)
class Soundness:
    """The stabilities of a chain.

    Attributes:
        steps: of the derived claims, in order.
        bound: the samples that the guarantee takes for each step.
        epsilon: how far a sampled stability is from the true one at most,
        delta: but for a probability of at most this, that any of them is farther.
    """

    steps: tuple[Step, ...]
    bound: int
    epsilon: float
    delta: float

    @property
    def exact(self) -> bool:
        """Whether no step was sampled."""
        return all(step.how is not How.SAMPLES for step in self.steps)

    @property
    def asked(self) -> int:
        """How many questions the model answered."""
        return sum(step.asked for step in self.steps)


def samples_needed(steps: int, epsilon: float = EPSILON, delta: float = DELTA) -> int:
    """How many samples keep all of `steps` stabilities within epsilon, but for delta.

    Theorem 3.1: N >= log(2 m / delta) / (2 epsilon^2).

    >>> samples_needed(1), samples_needed(10), samples_needed(50)
    (150, 265, 346)

    Raises:
        UsageError: epsilon or delta is out of bounds, or epsilon too small to be sampled for.
    """
    if not (0 < epsilon < 1 and 0 < delta < 1):
        raise UsageError("epsilon and delta are between 0 and 1", "as 0.1")
    needed = (math.log(2 * steps) - math.log(delta)) / 2 / epsilon / epsilon
    if needed > _MOST_SAMPLES:
        raise UsageError(
            f"an epsilon of {epsilon:g} takes over 10 million samples", "choose a larger"
        )
    return math.ceil(needed)


def stability(
    chain: Chain,
    model: Model,
    *,
    prior: float = PRIOR,
    epsilon: float = EPSILON,
    delta: float = DELTA,
    seed: int = 0,
    sample: bool = False,
    progress: Progress = lambda *_: None,
) -> Soundness:
    """The stability of each derived claim.

    As long as there are no more premise sets of weight than samples would be needed, all are summed
    over; beyond that they are sampled. Where a question is dear, they are sampled already where the
    sum would ask more than twice as many. Each premise set is asked about once.

    Args:
        chain: the chain.
        model: who says what entails what.
        prior: of base claims that have none of their own.
        epsilon: how far off a sampled stability may be.
        delta: how likely any of them may be farther off.
        seed: of the samples.
        sample: sample from the beginning, also where the exact value could be had.
        progress: is told of each step that is done.

    Raises:
        UsageError: epsilon, delta or the prior is out of bounds.
        DataError: the model says something that is no probability.

    >>> from paradl.chains import Horn, read
    >>> [chain] = read("examples/chains/tweety.txt")
    >>> [step.stability for step in stability(chain, Horn()).steps]
    [1.0, 0.9, 0.0]
    """
    if not 0 <= prior <= 1:
        raise UsageError(f"the prior {prior:g} is no probability", "choose one from 0 to 1")
    bound = samples_needed(len(chain.derived), epsilon, delta)
    priors = chain.priors(prior)
    known = None if sample else model.exact(chain, priors)
    if known is not None:
        found = zip(chain.derived, known, strict=True)
        steps = tuple(Step(claim, value, How.LOGIC, 0) for claim, value in found)
        return Soundness(steps, bound, epsilon, delta)
    walk = _Walk(priors, bound, np.random.default_rng(seed), sample=sample, dear=model.dear)
    return Soundness(tuple(walk.steps(chain, model, progress)), bound, epsilon, delta)


class _Walk:
    """The premise sets, which grow by a claim a step: exact weights, or counts of samples."""

    def __init__(
        self,
        priors: Sequence[float],
        bound: int,
        random: np.random.Generator,
        *,
        sample: bool,
        dear: bool,
    ) -> None:
        self._bound = bound
        self._dear = dear
        self._random = random
        self._sampled = sample
        self._weights: dict[int, float] = {0: float(bound) if sample else 1.0}
        for place, prior in enumerate(priors):
            self._grow(1 << place, dict.fromkeys(self._weights, prior))

    def steps(self, chain: Chain, model: Model, progress: Progress) -> list[Step]:
        """Each derived claim in turn."""
        found = []
        for number, claim in enumerate(chain.derived):
            before = chain.before(number)
            sets = list(self._weights)
            said = entailed(model, [Question(_members(before, one), claim) for one in sets])
            likely = dict(zip(sets, said, strict=True))
            total = sum(self._weights.values())
            value = sum(self._weights[one] * likely[one] for one in sets) / total
            found.append(Step(claim, min(1.0, value), self._how(), len(sets)))
            self._grow(1 << len(before), likely)
            progress("walking the chain", number + 1, len(chain.derived))
        return found

    def _how(self) -> How:
        if self._sampled:
            return How.SAMPLES
        return How.PATH if len(self._weights) == 1 else How.SUM

    def _grow(self, claim: int, likely: Mapping[int, float]) -> None:
        """Let the claim join each premise set with its probability there."""
        if self._sampled:
            self._weights = self._joined_by_chance(claim, likely)
            return
        grown: dict[int, float] = {}
        for one, weight in self._weights.items():
            for joined, share in ((one | claim, likely[one]), (one, 1 - likely[one])):
                if weight * share > 0:
                    grown[joined] = weight * share
        self._weights = grown
        if len(grown) > self._bound or (self._dear and len(grown) > 2 * self._different()):
            self._sample()

    def _different(self) -> float:
        """How many different premise sets samples are expected to be."""
        weights = np.array(list(self._weights.values()))
        return float((1 - (1 - weights) ** self._bound).sum())

    def _sample(self) -> None:
        """Go on with as many samples as the guarantee takes, from the exact weights so far."""
        self._sampled = True
        weights = np.array(list(self._weights.values()))
        counts = self._random.multinomial(self._bound, weights / weights.sum())
        drawn = zip(self._weights, counts, strict=True)
        self._weights = {one: float(count) for one, count in drawn if count}

    def _joined_by_chance(self, claim: int, likely: Mapping[int, float]) -> dict[int, float]:
        grown = {}
        for one, count in self._weights.items():
            joined = int(self._random.binomial(int(count), likely[one]))
            for member, times in ((one | claim, joined), (one, int(count) - joined)):
                if times:
                    grown[member] = float(times)
        return grown


def _members(claims: Sequence[Claim], chosen: int) -> tuple[Claim, ...]:
    return tuple(compress(claims, map(int, reversed(f"{chosen:b}"))))
