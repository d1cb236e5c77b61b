"""How sure the numbers are: standard errors by subsampling, and paired t-tests.

**Standard errors.** `SUBSAMPLES` subsamples of `SUBSAMPLE_SIZE` items are drawn without
replacement (Politis and Romano 1994). A statistic of b of the n items varies more than one of all
n, by the root of n/b, and less than one of b new items, by the root of 1 - b/n, as the subsamples
overlap. So the standard deviation over the subsamples is multiplied by sqrt(b / (n - b)), which
is the scale of the delete-d jackknife too (Shao and Wu 1989). For a mean this gives, up to the
number of subsamples, the textbook s / sqrt(n).

**Paired t-tests.** The pairs are the two runs' results on the same items, never the subsamples: of
these one can draw as many as one likes, and make any difference significant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paradl.evaluation import metrics
from paradl.evaluation.metrics import Metric
from paradl.evaluation.outcomes import ABSTAINED, Floats, Outcomes

SUBSAMPLES = 1000
SUBSAMPLE_SIZE = 100


@dataclass(frozen=True, slots=True)
class Estimate:
    """A statistic and its standard error; None where it cannot be said."""

    value: float | None
    error: float | None = None


@dataclass(frozen=True, slots=True)
class TTest:
    """A paired t-test of the hypothesis that two runs are alike.

    Attributes:
        metric: by which they are compared.
        pairs: how many.
        difference: the mean of first minus second; None where it is not known.
        t: the statistic, with `pairs - 1` degrees of freedom; None where all pairs differ alike.
        p: how likely a difference as large as this is where there is none (two-sided).
    """

    metric: str
    pairs: int
    difference: float | None
    t: float | None
    p: float | None


def estimates(
    outcomes: Outcomes, wanted: Mapping[str, Metric] = metrics.ALL, seed: int = 0
) -> dict[str, Estimate]:
    """The metrics of a run, with standard errors by subsampling.

    Of fewer items than twice `SUBSAMPLE_SIZE` the subsamples are half of them; of fewer than four
    there is no standard error.
    """
    size = min(SUBSAMPLE_SIZE, len(outcomes) // 2)
    if size < 2:
        return {name: Estimate(_number(metric(outcomes))) for name, metric in wanted.items()}
    parts = outcomes[_subsamples(len(outcomes), size, seed)]
    scale = np.sqrt(size / (len(outcomes) - size))
    return {
        name: Estimate(_number(metric(outcomes)), _spread(metric(parts), scale))
        for name, metric in wanted.items()
    }


def compare(first: Outcomes, second: Outcomes) -> tuple[TTest, ...]:
    """Paired t-tests of two runs over the same items in the same order.

    Coverage, seconds and tokens are compared over all items, accuracy over those that both
    classify. Macro F1 is no mean over items: its pairs are what each item brings to it, as the
    jackknife says (Efron 1982). Of a single item there is nothing to test.
    """
    if len(first) < 2:
        return ()
    a, b = first.predictions, second.predictions
    both = (a != ABSTAINED) & (b != ABSTAINED)
    return (
        _t_test("macro_f1", _contributions(first), _contributions(second)),
        _t_test("accuracy", (a == first.labels)[both], (b == second.labels)[both]),
        _t_test("coverage", a != ABSTAINED, b != ABSTAINED),
        _t_test("seconds", first.seconds, second.seconds),
        _t_test("tokens", first.tokens, second.tokens),
    )


def compare_means(metric: str, first: Floats, second: Floats) -> TTest:
    """A paired t-test whose pairs are runs, as the paper compares model and prompt combinations."""
    return _t_test(metric, first, second)


def _subsamples(n: int, size: int, seed: int) -> NDArray[np.intp]:
    """The rows of each subsample: `size` rows, a column for each."""
    random = np.random.default_rng(seed)
    drawn = [random.choice(n, size, replace=False) for _ in range(SUBSAMPLES)]
    return np.stack(drawn, axis=1)


def _spread(values: Floats, scale: float) -> float | None:
    known = values[~np.isnan(values)]
    return float(scale * known.std(ddof=1)) if len(known) > 1 else None


def _number(value: Floats) -> float | None:
    return None if np.isnan(value) else float(value)


def _contributions(outcomes: Outcomes) -> Floats:
    """What each item brings to macro F1, such that their mean is macro F1: its influence, n - 1
    times what is lost without it beyond the mean loss, added to the whole.
    """
    n = len(outcomes)
    # Items with the same label and prediction bring the same: six kinds at most.
    _, example, kind = np.unique(
        np.stack([outcomes.labels, outcomes.predictions]),
        axis=1,
        return_index=True,
        return_inverse=True,
    )
    without = np.stack([np.delete(np.arange(n), row) for row in example], axis=1)
    left: Floats = metrics.macro_f1(outcomes[without])[kind.reshape(n)]
    contributions: Floats = metrics.macro_f1(outcomes) + (n - 1) * (left.mean() - left)
    return contributions


def _t_test(metric: str, first: NDArray[np.generic], second: NDArray[np.generic]) -> TTest:
    from scipy.stats import ttest_rel

    a, b = first.astype(float), second.astype(float)
    differences = a - b
    if not len(differences) or np.isnan(differences).any():
        return TTest(metric, len(differences), None, None, None)
    mean = float(differences.mean())
    if np.allclose(differences, mean):
        return TTest(metric, len(differences), mean, None, None)
    t, p = ttest_rel(a, b)
    return TTest(metric, len(differences), mean, float(t), float(p))
