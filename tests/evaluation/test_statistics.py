"""Standard errors against closed forms, t-tests against sums done by hand and by brute force."""

from __future__ import annotations

import math

import numpy as np
import pytest
from by_hand import columns
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import ttest_rel

from paradl.evaluation import metrics
from paradl.evaluation.outcomes import ABSTAINED, VALUES, Outcomes, pooled
from paradl.evaluation.statistics import _contributions, compare, compare_means, estimates


def random_run(n: int, seed: int, labels: np.ndarray | None = None) -> Outcomes:
    random = np.random.default_rng(seed)
    return Outcomes(
        random.random(n) < 0.5 if labels is None else labels,
        random.integers(0, 4, n).astype(np.int8),
        random.gamma(2.0, 3.0, n),
        random.integers(100, 900, n).astype(float),
    )


@pytest.mark.parametrize("n", [40, 150, 400, 1000])
def test_the_standard_error_of_a_mean_is_the_textbook_one(n: int) -> None:
    """It is s / sqrt(n); 1,000 subsamples know it to 2%: 10% are more than four sigma."""
    run = random_run(n, seed=n)
    found = estimates(run, seed=7)
    share = found["coverage"].value
    assert share is not None
    assert found["coverage"].error == pytest.approx(
        math.sqrt(share * (1 - share) / (n - 1)), rel=0.1
    )
    assert found["seconds"].error == pytest.approx(run.seconds.std(ddof=1) / math.sqrt(n), rel=0.1)


def test_the_standard_error_of_f1_is_what_fresh_data_shows() -> None:
    """The spread of F1 over many data sets of the same kind, each of 400."""
    fresh = [float(metrics.macro_f1(random_run(400, seed))) for seed in range(400)]
    said = [estimates(random_run(400, seed))["macro_f1"].error for seed in range(5)]
    assert np.mean([error for error in said if error is not None]) == pytest.approx(
        np.std(fresh, ddof=1), rel=0.15
    )


def test_the_same_seed_gives_the_same_errors() -> None:
    run = random_run(300, 1)
    assert estimates(run, seed=3) == estimates(run, seed=3)
    assert estimates(run, seed=3) != estimates(run, seed=4)
    assert estimates(run) == estimates(run, seed=0)


def test_too_few_items_for_a_standard_error() -> None:
    found = estimates(columns("tft", "tf tf ft"))
    assert found["coverage"].value == 1
    assert found["coverage"].error is None
    assert estimates(columns("tftf", "tf tf ft ft"))["coverage"].error is not None


def test_what_is_not_known_has_no_estimate() -> None:
    n = 50
    unknown = np.full(n, np.nan)
    found = estimates(Outcomes(np.ones(n, bool), np.zeros(n, np.int8), unknown, unknown))
    assert found["tokens"].value is None
    assert found["tokens"].error is None
    assert found["accuracy"].value is None  # it never answers


@pytest.mark.parametrize(("known", "sure"), [(0, False), (1, False), (2, True)])
def test_one_known_subsample_has_no_spread(known: int, sure: bool) -> None:
    """As of a class that is so rare that the other subsamples have none of it."""

    def rare(outcomes: Outcomes) -> np.ndarray:
        values = np.full(outcomes.labels.shape[1:], np.nan)
        values.flat[:known] = np.arange(known)
        return values

    found = estimates(random_run(10, 1), {"rare": rare})["rare"]
    assert (found.error is not None) is sure


@pytest.mark.parametrize(("items", "tests"), [(0, 0), (1, 0), (2, 5)])
def test_two_items_can_be_compared(items: int, tests: int) -> None:
    first, second = random_run(items, 1), random_run(items, 2)
    assert len(compare(first, second)) == tests


def test_contributions_by_brute_force() -> None:
    run = random_run(60, seed=5)
    whole = float(metrics.macro_f1(run))
    rows = np.arange(60)
    left = np.array([float(metrics.macro_f1(run[rows != i])) for i in rows])
    np.testing.assert_allclose(_contributions(run), whole + 59 * (left.mean() - left))
    assert _contributions(run).mean() == pytest.approx(whole)


def test_paired_t_test_by_hand() -> None:
    """Coverage 1,1,1,0 against 1,0,0,0: differences 0,1,1,0, so t = 0.5 / (s / 2), s² = 1/3."""
    first = columns("tftf", "tf ft tf tt")
    second = columns("tftf", "tf tt ff tt")
    test = {t.metric: t for t in compare(first, second)}["coverage"]
    assert test.pairs == 4
    assert test.difference == 0.5
    assert test.t == pytest.approx(0.5 / (math.sqrt(1 / 3) / 2))
    assert test.p == pytest.approx(0.1817, abs=5e-5)  # from a table, 3 degrees of freedom


def test_accuracy_is_compared_where_both_answer() -> None:
    first = random_run(300, 1)
    second = random_run(300, 2, labels=first.labels)
    both = (first.predictions != ABSTAINED) & (second.predictions != ABSTAINED)
    right = [(run.predictions == run.labels)[both].astype(float) for run in (first, second)]
    test = {t.metric: t for t in compare(first, second)}["accuracy"]
    assert test.pairs == both.sum()
    assert (test.t, test.p) == pytest.approx(tuple(ttest_rel(*right)))


def test_alike_runs_have_no_t() -> None:
    run = columns("tftf", "tf ft tf tt")
    for test in compare(run, run):
        assert (test.difference, test.t, test.p) == (0, None, None)


def test_of_unknown_amounts_no_difference_is_said() -> None:
    run = random_run(50, 1)
    unknown = Outcomes(run.labels, run.values, np.full(50, np.nan), run.tokens)
    tests = {t.metric: t for t in compare(run, unknown)}
    assert tests["seconds"].difference is None
    assert tests["tokens"].difference == 0


def test_no_false_alarms() -> None:
    """Of two judges that are alike, about one comparison in twenty is significant at 0.05."""
    alarms = 0
    for seed in range(300):
        first = random_run(100, seed)
        second = random_run(100, seed + 10_000, labels=first.labels)
        p = {t.metric: t.p for t in compare(first, second)}["macro_f1"]
        alarms += p is not None and p < 0.05
    assert 3 <= alarms <= 30


def test_runs_as_pairs() -> None:
    """Differences 0.1, 0.2, 0.3: mean 0.2, s = 0.1, t = 0.2 / (0.1 / sqrt 3)."""
    test = compare_means("macro_f1", np.array([0.6, 0.8, 0.9]), np.array([0.5, 0.6, 0.6]))
    assert test.t == pytest.approx(2 * math.sqrt(3))
    assert compare_means("macro_f1", np.array([]), np.array([])).difference is None


def test_pooling_puts_runs_end_to_end() -> None:
    first, second = random_run(30, 1), random_run(50, 2)
    both = pooled([first, second])
    assert len(both) == 80
    assert metrics.coverage(both) == pytest.approx(
        (30 * metrics.coverage(first) + 50 * metrics.coverage(second)) / 80
    )


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(st.booleans(), *[st.integers(0, 8)] * 2), min_size=1, max_size=40))
def test_any_two_runs_can_be_compared(rows: list[tuple[bool, int, int]]) -> None:
    labels, *places = zip(*rows, strict=True)
    nothing = [math.nan] * len(rows)
    first, second = (
        Outcomes.of(labels, [VALUES[place] for place in column], nothing, nothing)
        for column in places
    )
    for test in compare(first, second):
        assert test.p is None or 0 <= test.p <= 1
        assert test.t is None or test.difference is not None
    for estimate in estimates(first).values():
        assert estimate.error is None or estimate.error >= 0
