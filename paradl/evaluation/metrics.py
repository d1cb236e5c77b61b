"""How good a judge is: F1 and accuracy where it does not abstain, coverage, cost, values.

This is selective classification (El-Yaniv and Wiener 2010) as Allen et al. (2025), section 5 and
Appendix D, have it. Each metric takes `Outcomes` of n rows and gives a number, or of n rows and m
columns, each a subsample, and gives m numbers; a number that cannot be said is not a number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paradl.evaluation.outcomes import ABSTAINED, FALSE, TRUE, VALUES, Floats, Outcomes
from paradl.truth import Belnap

Metric = Callable[[Outcomes], Floats]


def coverage(outcomes: Outcomes) -> Floats:
    """The share of items on which the judge does not abstain.

    >>> from paradl.evaluation.outcomes import Outcomes
    >>> from paradl.truth import GeneralizedTruthValue
    >>> values = map(GeneralizedTruthValue.parse, ("<t,f>", "<f,t>", "<t,t>", "<t,f>"))
    >>> run = Outcomes.of([True, False, True, False], list(values), [0] * 4, [0] * 4)
    >>> float(coverage(run))
    0.75
    """
    return _mean(outcomes.predictions != ABSTAINED)


def accuracy(outcomes: Outcomes) -> Floats:
    """The share of right classifications among the items on which the judge does not abstain."""
    answered = outcomes.predictions != ABSTAINED
    right = outcomes.predictions == outcomes.labels
    return _ratio(right.sum(axis=0), answered.sum(axis=0))


def macro_f1(outcomes: Outcomes) -> Floats:
    """The mean of the F1 of true and of false, where the judge does not abstain.

    A class that is neither there nor predicted has no F1, and is left out of the mean.
    """
    from sklearn.metrics import f1_score

    predicted = outcomes.predictions.reshape(len(outcomes), -1)
    labels = outcomes.labels.reshape(len(outcomes), -1)
    answered = predicted != ABSTAINED
    # Each class of each subsample is one label of a multilabel classification: one call for all.
    truth = np.hstack([labels & answered, ~labels & answered])
    guess = np.hstack([predicted == TRUE, predicted == FALSE])
    scores = f1_score(truth, guess, average=None, zero_division=np.nan).reshape(2, -1)
    known = ~np.isnan(scores)
    means = _ratio(np.where(known, scores, 0).sum(axis=0), known.sum(axis=0))
    return means.reshape(outcomes.labels.shape[1:])


def seconds(outcomes: Outcomes) -> Floats:
    """The mean time of an evaluation: the replies' latencies added up."""
    return _mean(outcomes.seconds)


def tokens(outcomes: Outcomes) -> Floats:
    """The mean number of tokens of an evaluation, in and out, all samples together."""
    return _mean(outcomes.tokens)


def _share(place: int, outcomes: Outcomes) -> Floats:
    return _mean(outcomes.values == place)


def _belnap_share(belnap: Belnap, outcomes: Outcomes) -> Floats:
    places = [place for place, value in enumerate(VALUES) if value.belnap is belnap]
    return _mean(np.isin(outcomes.values, places))


def _mean(column: NDArray[Any]) -> Floats:
    mean: Floats = np.mean(column, axis=0)
    return mean


def _ratio(part: NDArray[Any], whole: NDArray[Any]) -> Floats:
    """Not a number where the whole is nothing."""
    with np.errstate(invalid="ignore"):
        ratio: Floats = np.divide(part, whole)
    return ratio


PERFORMANCE: Mapping[str, Metric] = {
    "macro_f1": macro_f1,
    "accuracy": accuracy,
    "coverage": coverage,
    "seconds": seconds,
    "tokens": tokens,
}

SHARES: Mapping[str, Metric] = {
    str(value): partial(_share, place) for place, value in enumerate(VALUES)
}
"""How often each of the nine values was given."""

BELNAP_SHARES: Mapping[str, Metric] = {
    str(belnap): partial(_belnap_share, belnap) for belnap in Belnap
}

ALL: Mapping[str, Metric] = {**PERFORMANCE, **SHARES, **BELNAP_SHARES}
