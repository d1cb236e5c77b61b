"""Whether what a causal claim says holds under intervention, and stays so as the noise changes.

Source: K. Georgiev, A. Gegov, *Enhancing LLM Logical Consistency via Causal Axiomatic
Verification*, equation 4: the expected distance of P(Y | do(X), u) and P(Y | do(X), u') is at most
epsilon. Given values of the exogenous variables fix Y, so u and u' are here *settings* of them:
each probability of a model's noise is shifted, in log-odds, by a normal deviate of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from paradl.errors import UsageError
from paradl.verify.causal.model import PRESENT, CausalModel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

_NO_EFFECT = 1e-9


@dataclass(frozen=True, slots=True)
class Perturbation:
    """How the noise is changed.

    Attributes:
        spread: the standard deviation of the shifts, in log-odds.
        pairs: of perturbed models that are compared.
        seed: of the deviates.
        epsilon: the greatest mean distance of what is stable.
    """

    spread: float = 0.5
    pairs: int = 500
    seed: int = 0
    epsilon: float = 0.1

    def __post_init__(self) -> None:
        """Look at them.

        Raises:
            UsageError: one is out of its range.
        """
        if not (0 <= self.spread < math.inf and self.epsilon >= 0 and self.pairs >= 1):
            raise UsageError(
                "a perturbation needs a spread and an epsilon from 0 up, and pairs", "change these"
            )

    def noise(self) -> Noise:
        """A noise that makes two models for each pair."""
        return Noise(self.spread, 2 * self.pairs, np.random.default_rng(self.seed))


class Noise:
    """Shifts probabilities on the scale of log-odds; certainties stay certain."""

    def __init__(self, spread: float, models: int, deviates: np.random.Generator) -> None:
        """So many models, whose shifts are drawn one after the other."""
        self._spread, self._models, self._deviates = spread, models, deviates

    def __call__(self, probabilities: Floats) -> Floats:
        """A perturbed copy for each model."""
        from scipy.special import expit, logit

        shifts = self._deviates.normal(0, self._spread, (self._models, *probabilities.shape))
        perturbed: Floats = expit(logit(probabilities) + shifts)
        return perturbed


@dataclass(frozen=True, slots=True)
class Stability:
    """A causal claim under intervention and perturbation.

    Attributes:
        cause: what it says is a cause, or prevents.
        effect: of what.
        present: the probability of the effect's last value (such as `present`) under do(cause).
        absent: the same under its absence.
        distance: the mean Jensen-Shannon distance (base 2, from 0 to 1) under do(cause).
        epsilon: the greatest that is stable.
        why: why it is not stable; empty if it is.
        claim: what the text says, where it is about a text.
    """

    cause: str
    effect: str
    present: float
    absent: float
    distance: float
    epsilon: float
    why: str = ""
    claim: str = ""

    @property
    def stable(self) -> bool:
        """Whether the claim holds, and stays so."""
        return not self.why

    def __str__(self) -> str:
        return f"{self.cause} → {self.effect}"


def stability(
    model: CausalModel,
    cause: str,
    effect: str,
    perturbation: Perturbation | None = None,
    *,
    prevents: bool = False,
    called: Callable[[str], str] = str,
) -> Stability:
    """Of the claim that one variable causes another, or `prevents` it; `called` names variables.

    >>> from paradl.verify.causal.model import NoisyOr, Variable
    >>> flood = Variable(("rain",), NoisyOr(0.05, (0.8,)))
    >>> model = CausalModel({"rain": Variable((), NoisyOr(0.5)), "flood": flood})
    >>> stability(model, "rain", "flood").stable
    True
    >>> stability(model, "flood", "rain").why
    'do(flood) does not change rain'

    Raises:
        QueryError: the model lacks one of the variables.
    """
    changes = perturbation or Perturbation()
    values = model.variables[cause].values if cause in model.variables else (PRESENT,)
    forced, freed = (model.do({cause: value}) for value in (values[-1], values[0]))
    present = list(forced.distribution(effect).values())[-1]
    absent = list(freed.distribution(effect).values())[-1]
    distance = _distance(forced.distributions(effect, changes.noise()))
    names = called(cause), called(effect)
    why = _unstable(*names, present - absent, distance, changes.epsilon, prevents)
    return Stability(*names, present, absent, distance, changes.epsilon, why)


def _unstable(
    cause: str, effect: str, gain: float, distance: float, epsilon: float, prevents: bool
) -> str:
    if abs(gain) < _NO_EFFECT:
        return f"do({cause}) does not change {effect}"
    if (gain < 0) is not prevents:
        return f"do({cause}) makes {effect} {'less' if gain < 0 else 'more'} probable"
    if distance > epsilon:
        return f"distance {distance:.3f} under do({cause}), more than {epsilon:g}"
    return ""


def _distance(distributions: Floats) -> float:
    """The mean over pairs of rows."""
    from scipy.spatial.distance import jensenshannon

    distances = jensenshannon(distributions[0::2], distributions[1::2], base=2, axis=1)
    return round(float(np.nan_to_num(distances).mean()), 6)
