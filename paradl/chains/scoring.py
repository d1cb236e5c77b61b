"""How well scores tell sound steps from unsound ones, and good chains from bad ones.

Source: You et al. (ARES), sections 4 and 4.4, appendix C.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

import numpy as np
from numpy.typing import NDArray

from paradl.errors import DataError

FOLDS = 5
Floats = NDArray[np.float64]
Booleans = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Scored:
    """A chain's steps with their scores.

    Attributes:
        scores: from 0 to 1, of its m derived claims.
        sound: whether each is.
    """

    scores: tuple[float, ...]
    sound: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Macro:
    """Means over the classes sound and unsound."""

    recall: float
    precision: float
    f1: float


@dataclass(frozen=True, slots=True)
class Validated:
    """Macro measures over folds.

    Attributes:
        mean: over the folds.
        deviation: standard deviations.
        threshold: from which on a step is best called sound, by all the chains; None if never.
    """

    mean: Macro
    deviation: Macro
    threshold: float | None


def macro(said: Booleans, sound: Booleans) -> Macro:
    """Macro recall, precision and F1; a class that nobody speaks of has none of them, and counts 0.

    >>> said, sound = np.array([True, True, False]), np.array([True, False, False])
    >>> macro(said, sound)
    Macro(recall=0.75, precision=0.75, f1=0.6666666666666666)
    """
    parts = [_one(said, sound), _one(~said, ~sound)]
    present = [part for part, there in zip(parts, (sound, ~sound), strict=True) if there.any()]
    return _averaged(present)


def best_threshold(scores: Floats, sound: Booleans) -> float:
    """The score up to which a step is called unsound, such that macro F1 is largest.

    Of the scores that occur, and below them all; of equally good ones, the lowest.

    >>> best_threshold(np.array([0.9, 0.6, 0.4, 0.0]), np.array([True, True, False, False]))
    0.4
    """
    tried = [-np.inf, *np.unique(scores)]
    return float(max(tried, key=lambda one: (round(macro(scores > one, sound).f1, 12), -one)))


def sound_from(scores: Floats, sound: Booleans) -> float | None:
    """Halfway from the best threshold to the next score, the least that is called sound.

    >>> sound_from(np.array([0.9, 0.6, 0.4, 0.0]), np.array([True, True, False, False]))
    0.5
    """
    best = best_threshold(scores, sound)
    above = scores[scores > best]
    return float(above.min() + max(best, 0.0)) / 2 if above.size else None


def cross_validated(chains: Sequence[Scored]) -> Validated:
    """The threshold is chosen on one fold of the chains and tried on the other four, five times.

    Raises:
        DataError: there are fewer than five chains.
    """
    if len(chains) < FOLDS:
        raise DataError(
            f"{len(chains)} chains are too few for {FOLDS} folds", f"give at least {FOLDS}"
        )
    found = []
    for fold in range(FOLDS):
        chosen = _pooled([one for place, one in enumerate(chains) if place % FOLDS == fold])
        scores, sound = _pooled([one for place, one in enumerate(chains) if place % FOLDS != fold])
        found.append(macro(scores > best_threshold(*chosen), sound))
    columns = [[one.recall for one in found], [one.precision for one in found]]
    columns.append([one.f1 for one in found])
    means, deviations = Macro(*map(fmean, columns)), Macro(*map(stdev, columns))
    return Validated(means, deviations, sound_from(*_pooled(chains)))


def best_of_two(pairs: Sequence[tuple[Scored, Scored]], *, final: bool = False) -> float:
    """How often the better of two chains has the larger score; a tie is half a hit.

    Args:
        pairs: the sound chain first, then the one with an error.
        final: compare the last steps, else the means of all.
    """
    return fmean(
        0.5 if good == bad else float(good > bad)
        for good, bad in ((_worth(a, final), _worth(b, final)) for a, b in pairs)
    )


def _worth(chain: Scored, final: bool) -> float:
    return chain.scores[-1] if final else round(fmean(chain.scores), 12)


def _one(said: Booleans, there: Booleans) -> Macro:
    hits = float((said & there).sum())
    recall = hits / there.sum() if there.any() else 0.0
    precision = hits / said.sum() if said.any() else 0.0
    both = recall + precision
    return Macro(
        float(recall), float(precision), float(2 * recall * precision / both if both else 0)
    )


def _averaged(parts: Sequence[Macro]) -> Macro:
    return Macro(
        fmean(one.recall for one in parts),
        fmean(one.precision for one in parts),
        fmean(one.f1 for one in parts),
    )


def _pooled(chains: Sequence[Scored]) -> tuple[Floats, Booleans]:
    scores = np.array([score for one in chains for score in one.scores], float)
    return scores, np.array([sound for one in chains for sound in one.sound], bool)
