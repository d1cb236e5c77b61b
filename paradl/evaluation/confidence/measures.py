"""How good confidence is: ranking, calibration, and what is left when some are flagged."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paradl.evaluation.outcomes import Booleans, Floats

RESAMPLES = 2000
BINS = 10
_SHARE = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """A statistic, and the middle 95% of what bootstrap resamples give."""

    value: float
    low: float
    high: float


def auroc(likely: Floats, right: Booleans) -> Floats:
    """How often a right verdict has more confidence than a wrong one; ties count half.

    Of n rows it gives a number, of m rows of n columns each m numbers; not a number where all
    verdicts are right, or all wrong.

    >>> float(auroc(np.array([0.9, 0.4, 0.4, 0.1]), np.array([True, True, False, False])))
    0.875
    """
    from scipy.stats import rankdata

    ranks = rankdata(likely, axis=-1)
    positive = right.sum(axis=-1)
    negative = right.shape[-1] - positive
    above = (ranks * right).sum(axis=-1) - positive * (positive + 1) / 2
    with np.errstate(invalid="ignore"):
        area: Floats = np.divide(above, positive * negative)
    return area


def resamples(n: int, seed: int = 0) -> NDArray[np.intp]:
    """`RESAMPLES` rows of n indices, drawn with replacement: the same for all that is compared."""
    return np.random.default_rng(seed).integers(n, size=(RESAMPLES, n))


def auroc_interval(likely: Floats, right: Booleans, drawn: NDArray[np.intp]) -> Interval:
    """AUROC with its bootstrap interval."""
    return interval(float(auroc(likely, right)), aurocs(likely, right, drawn))


def aurocs(likely: Floats, right: Booleans, drawn: NDArray[np.intp]) -> Floats:
    """AUROC of each resample: what is as often confident is counted, not ranked each time."""
    levels, level = np.unique(likely, return_inverse=True)
    cells, shape = 2 * level + right, (len(levels), 2)
    counts = (np.bincount(cells[row], minlength=2 * len(levels)).reshape(shape) for row in drawn)
    return np.array([_area(*count.T) for count in counts])


def _area(wrong: NDArray[np.intp], right: NDArray[np.intp]) -> float:
    """AUROC from how many verdicts of each kind there are at each confidence, the least first."""
    pairs = int(wrong.sum()) * int(right.sum())
    return float(right @ (np.cumsum(wrong) - wrong / 2)) / pairs if pairs else np.nan


def interval(value: float, drawn: Floats) -> Interval:
    """Of a statistic and its resamples."""
    known = drawn[~np.isnan(drawn)]
    low, high = np.quantile(known, [(1 - _SHARE) / 2, (1 + _SHARE) / 2])
    return Interval(value, float(low), float(high))


def calibration_error(likely: Floats, right: Booleans) -> float:
    """The expected calibration error, over ten bins of equal width (Guo et al. 2017).

    >>> calibration_error(np.array([0.75, 0.75, 0.75, 0.75]), np.array([True, True, True, False]))
    0.0
    """
    bins = np.minimum((likely * BINS).astype(int), BINS - 1)
    gaps = (
        abs(likely[bins == place].mean() - right[bins == place].mean()) * (bins == place).mean()
        for place in np.unique(bins)
    )
    return float(sum(gaps))


def risk_coverage(likely: Floats, right: Booleans) -> tuple[Floats, Floats]:
    """The share of verdicts kept, surest first, and the share of wrong ones among them; n each.

    Verdicts of equal confidence cannot be told apart: each brings their mean (El-Yaniv and Wiener
    2010, for the curve).

    >>> coverage, risk = risk_coverage(np.array([0.9, 0.8, 0.1]), np.array([True, True, False]))
    >>> [round(float(one), 2) for one in risk]
    [0.0, 0.0, 0.33]
    """
    order = np.argsort(-likely, kind="stable")
    _, place, count = np.unique(-likely[order], return_inverse=True, return_counts=True)
    mean_wrong = np.bincount(place, weights=~right[order]) / count
    kept = np.arange(1, len(likely) + 1)
    return kept / len(likely), np.cumsum(mean_wrong[place]) / kept


def risk_area(likely: Floats, right: Booleans) -> float:
    """The area under the risk-coverage curve: the mean risk over all coverages. Less is better."""
    return float(risk_coverage(likely, right)[1].mean())


def youden(likely: Floats, right: Booleans) -> float:
    """The threshold that best tells right from wrong: sensitivity plus specificity is largest.

    A verdict is trusted from the threshold on (Youden 1950); of equal ones, the lowest.

    >>> youden(np.array([0.9, 0.8, 0.3, 0.2]), np.array([True, True, False, False]))
    0.8
    """
    levels, level = np.unique(likely, return_inverse=True)
    hits, misses = (
        np.cumsum(np.bincount(level[kind], minlength=len(levels))[::-1])[::-1] * other.sum()
        for kind, other in ((right, ~right), (~right, right))
    )  # whole numbers, so that equal ones are equal
    return float(levels[np.argmax(hits - misses)])
