"""Metrics against values worked out by hand, and against scikit-learn's own on plain columns."""

from __future__ import annotations

import math

import numpy as np
import pytest
from by_hand import columns
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import accuracy_score, f1_score

from paradl.evaluation import metrics
from paradl.evaluation.outcomes import ABSTAINED, VALUES, Outcomes

OUTCOMES = st.lists(st.tuples(st.booleans(), st.integers(0, len(VALUES) - 1)), min_size=1)


def outcomes(rows: list[tuple[bool, int]]) -> Outcomes:
    labels, places = zip(*rows, strict=True)
    nothing = [math.nan] * len(rows)
    return Outcomes.of(labels, [VALUES[place] for place in places], nothing, nothing)


def test_by_hand() -> None:
    """Ten items, six answered: 2 true right, 1 true called false, 2 false right, 1 called true."""
    run = columns("tttfffttff", "tf tf ft ft ft tf tt ff te ee")
    assert metrics.coverage(run) == pytest.approx(6 / 10)
    assert metrics.accuracy(run) == pytest.approx(4 / 6)
    # Both classes: precision 2/3, recall 2/3.
    assert metrics.macro_f1(run) == pytest.approx(2 / 3)
    assert metrics.seconds(run) == 1
    assert metrics.tokens(run) == 10
    shares = {name: float(share(run)) for name, share in metrics.SHARES.items()}
    assert shares == pytest.approx(
        {"<t,t>": 0.1, "<t,f>": 0.3, "<f,t>": 0.3, "<f,f>": 0.1}
        | {"<t,e>": 0.1, "<f,e>": 0.0, "<e,t>": 0.0, "<e,f>": 0.0, "<e,e>": 0.1}
    )
    belnap = {name: float(share(run)) for name, share in metrics.BELNAP_SHARES.items()}
    assert belnap == pytest.approx({"T": 0.4, "F": 0.3, "B": 0.1, "N": 0.2})


def test_a_lopsided_judge() -> None:
    """Everything is called true: F1 of true is 2/3, of false 0."""
    assert metrics.macro_f1(columns("tf", "tf tf")) == pytest.approx(1 / 3)


def test_a_class_that_is_not_there_counts_for_nothing() -> None:
    assert metrics.macro_f1(columns("tt", "tf tf")) == 1


def test_a_judge_that_never_answers() -> None:
    silent = columns("tf", "tt ff")
    assert metrics.coverage(silent) == 0
    assert np.isnan(metrics.accuracy(silent))
    assert np.isnan(metrics.macro_f1(silent))


@settings(deadline=None)
@given(OUTCOMES)
def test_as_scikit_learn_has_them(rows: list[tuple[bool, int]]) -> None:
    run = outcomes(rows)
    answered = run.predictions != ABSTAINED
    truth, guess = run.labels[answered].astype(int), run.predictions[answered]
    if answered.any():
        assert metrics.macro_f1(run) == pytest.approx(f1_score(truth, guess, average="macro"))
        assert metrics.accuracy(run) == pytest.approx(accuracy_score(truth, guess))
    assert sum(share(run) for share in metrics.SHARES.values()) == pytest.approx(1)
    assert sum(share(run) for share in metrics.BELNAP_SHARES.values()) == pytest.approx(1)


@given(OUTCOMES, st.integers(0, 2**32 - 1))
@settings(max_examples=30, deadline=None)
def test_columns_are_computed_as_each_alone(rows: list[tuple[bool, int]], seed: int) -> None:
    run = outcomes(rows)
    chosen = np.random.default_rng(seed).integers(0, len(run), (7, 5))
    for metric in (metrics.macro_f1, metrics.accuracy, metrics.coverage):
        alone = [float(metric(run[chosen[:, column]])) for column in range(5)]
        np.testing.assert_allclose(metric(run[chosen]), alone)
