"""Fits weights: standardized, L2-regularized, Platt-scaled logistic regression."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paradl.evaluation.confidence.verdicts import Verdicts
from paradl.evaluation.outcomes import Booleans, Floats
from paradl.oracle.confidence.weights import Weights

FOLDS = 5
REGULARIZATION = 1.0
"""Of the squared coefficients, beside the log loss summed over the verdicts."""


def fit(verdicts: Verdicts, signals: Sequence[str], seed: int = 0) -> Weights:
    """Weights for the signals, from all the verdicts.

    Platt's sigmoid is fitted to scores that the regression gave to folds that it had not seen; if
    those tell nothing, every verdict gets the same confidence.

    >>> from pathlib import Path
    >>> from paradl.evaluation import recorded
    >>> from paradl.oracle.confidence.rules import Rules
    >>> run = recorded(Path("examples/confidence/heron-almanac.json"))
    >>> weights = fit(Verdicts.of(run, Rules()), ["alignment", "margin"])
    >>> weights.signals, weights.coefficients[0] > 0
    (('alignment', 'margin'), True)
    """
    fitted = _fitted(verdicts, verdicts.columns(signals), np.arange(len(verdicts.right)), seed)
    calibrated = fitted.calibrated_classifiers_[0]
    steps, sigmoid = calibrated.estimator.named_steps, calibrated.calibrators[0]
    regression = steps["logisticregression"]
    right = int(verdicts.right.sum())
    return Weights(
        tuple(signals),
        tuple(map(float, steps["simpleimputer"].statistics_)),
        tuple(map(float, steps["standardscaler"].scale_)),
        tuple(map(float, regression.coef_[0])),
        float(regression.intercept_[0]),
        float(sigmoid.a_),
        float(sigmoid.b_),
        verdicts.reader,
        f"{verdicts.name}: {len(verdicts.right)} verdicts, {right} right",
    )


def cross_validated(verdicts: Verdicts, signals: Sequence[str], seed: int = 0) -> Floats:
    """The probability that each verdict is right, by weights fitted without its fold; n.

    >>> from pathlib import Path
    >>> from paradl.evaluation import recorded
    >>> from paradl.oracle.confidence.rules import Rules
    >>> run = recorded(Path("examples/confidence/heron-almanac.json"))
    >>> likely = cross_validated(Verdicts.of(run, Rules()), ["alignment", "margin"])
    >>> bool(0 < likely.min() and likely.max() < 1)
    True
    """
    columns = verdicts.columns(signals)
    likely = np.empty(len(verdicts.right))
    for train, test in _folds(seed).split(columns, verdicts.right):
        fitted = _fitted(verdicts, columns, train, seed)
        likely[test] = fitted.predict_proba(columns[test])[:, 1]
    return likely


def _fitted(verdicts: Verdicts, columns: Floats, rows: Any, seed: int) -> Any:
    from sklearn.calibration import CalibratedClassifierCV
    from sklearn.impute import SimpleImputer
    from sklearn.linear_model import LogisticRegression
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler
    from threadpoolctl import threadpool_limits

    regression = make_pipeline(
        SimpleImputer(keep_empty_features=True),
        StandardScaler(),
        LogisticRegression(C=1 / REGULARIZATION),
    )
    platt = CalibratedClassifierCV(regression, method="sigmoid", cv=_folds(seed), ensemble=False)
    with threadpool_limits(1):  # for a handful of columns, threads only wait for each other
        fitted = platt.fit(columns[rows], verdicts.right[rows])
    _rising(fitted.calibrated_classifiers_[0].calibrators[0], verdicts.right[rows])
    return fitted


def _rising(sigmoid: Any, right: Booleans) -> None:
    """See to it that no higher score gets less confidence: else all get the share that is right.

    Of signals that tell nothing, the scores of unseen folds often go against the verdicts, by
    chance: a sigmoid that falls would call the verdicts sure that its own regression doubts.
    """
    if sigmoid.a_ < 0:
        return
    sigmoid.a_, sigmoid.b_ = 0.0, float(np.log((~right).sum() / right.sum()))


def _folds(seed: int) -> Any:
    from sklearn.model_selection import StratifiedKFold

    return StratifiedKFold(FOLDS, shuffle=True, random_state=seed)
