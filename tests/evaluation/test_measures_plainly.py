"""The measures of confidence and of chains, against their definitions written down plainly."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from paradl.chains.scoring import best_threshold
from paradl.evaluation.confidence import auroc, calibration_error, routing, youden
from paradl.evaluation.confidence.measures import risk_area, risk_coverage
from paradl.verify.scoring import Status, Weights, score

TOLD = st.lists(st.tuples(st.integers(0, 20), st.booleans()), min_size=1, max_size=25)
"""Confidence in twentieths, so that there are ties, and whether the verdict is right."""

Told = list[tuple[int, bool]]


def columns(told: Told) -> tuple[np.ndarray, np.ndarray]:
    return np.array([n / 20 for n, _ in told]), np.array([right for _, right in told])


def both(told: Told) -> bool:
    return {right for _, right in told} == {True, False}


@given(TOLD.filter(both))
def test_auroc_is_of_all_pairs(told: Told) -> None:
    pairs = [(r, w) for (r, yes), (w, no) in product(told, told) if yes and not no]
    better = sum(Fraction(1 if r > w else 0) + Fraction(int(r == w), 2) for r, w in pairs)
    assert float(auroc(*columns(told))) == pytest.approx(float(better / len(pairs)))


@given(TOLD)
def test_the_calibration_error_is_over_ten_bins(told: Told) -> None:
    error = Fraction(0)
    for place in range(10):
        there = [(n, right) for n, right in told if min(n // 2, 9) == place]
        if there:
            said = Fraction(sum(n for n, _ in there), 20 * len(there))
            found = Fraction(sum(right for _, right in there), len(there))
            error += abs(said - found) * Fraction(len(there), len(told))
    assert calibration_error(*columns(told)) == pytest.approx(float(error))


@given(TOLD)
def test_risk_is_what_is_expected_of_ties_in_any_order(told: Told) -> None:
    risks = []
    for kept in range(1, len(told) + 1):
        last = sorted((n for n, _ in told), reverse=True)[kept - 1]
        surer = [right for n, right in told if n > last]
        tied = [right for n, right in told if n == last]
        drawn = Fraction(kept - len(surer), len(tied))
        risks.append((surer.count(False) + drawn * tied.count(False)) / kept)
    coverage, risk = risk_coverage(*columns(told))
    assert list(coverage) == pytest.approx([n / len(told) for n in range(1, len(told) + 1)])
    assert list(risk) == pytest.approx([float(one) for one in risks])
    assert risk_area(*columns(told)) == pytest.approx(float(sum(risks) / len(risks)))


SURE = (1, 2, 3, 3, 8, 11, 12, 12, 13, 16, 17, 20)
"""With wrong ones at 6 and 16, two thresholds are equally good, in which floats do not agree."""


@given(TOLD.filter(both))
@example([*((n, True) for n in SURE), (6, False), (16, False)])
def test_youden_is_the_lowest_of_the_best(told: Told) -> None:
    def index(threshold: int) -> Fraction:
        sensitive, spared = (
            Fraction(sum(n >= threshold for n, r in told if r is right), len(kind))
            for right in (True, False)
            for kind in [[one for one in told if one[1] is right]]
        )
        return sensitive - spared

    best = max(sorted({n for n, _ in told}), key=index)  # the first of equal ones
    assert youden(*columns(told)) == best / 20


@given(TOLD.filter(both))
def test_what_a_budget_flags(told: Told) -> None:
    """As many of the least sure as fit in, none of equal confidence being told apart."""
    for budget, found in zip((1, 2, 3, 5), list(routing(*columns(told)))[1:], strict=True):
        fits = [
            level
            for level in {n for n, _ in told}
            if 10 * sum(n < level for n, _ in told) <= budget * len(told)
        ]
        flagged = [right for n, right in told if n < max(fits)]
        kept = [right for n, right in told if n >= max(fits)]
        wrong = sum(not right for _, right in told)
        assert found.flagged == pytest.approx(len(flagged) / len(told))
        assert found.caught == pytest.approx(flagged.count(False) / wrong)
        assert found.kept == pytest.approx(sum(kept) / len(kept))


def f1(told: Told, threshold: int) -> Fraction:
    """Macro F1 of calling sound what is above a threshold, as 2 TP / (2 TP + FP + FN)."""
    parts = []
    for kind in {sound for _, sound in told}:
        said = [((n > threshold) is kind, sound is kind) for n, sound in told]
        hits = sum(a and b for a, b in said)
        parts.append(Fraction(2 * hits, sum(a for a, _ in said) + sum(b for _, b in said)))
    return sum(parts, Fraction(0)) / len(parts)


@settings(deadline=None)
@given(TOLD)
@example([(1, True), (6, True), (10, True), (14, False), (16, True), (16, False), (18, True)])
def test_the_best_threshold_is_the_lowest_of_the_best(told: Told) -> None:
    tried = [-1, *sorted({n for n, _ in told})]
    best = max(tried, key=lambda one: f1(told, one))
    assert best_threshold(*columns(told)) == (best / 20 if best >= 0 else -np.inf)


@given(st.lists(st.sampled_from(Status), min_size=1), st.integers(0, 8), st.integers(0, 24))
def test_the_score_of_a_text(statuses: list[Status], alpha: int, beta: int) -> None:
    """(v + alpha p) / n - beta c / n, in eighths; what is both is verified, and contradicted."""
    gain = {Status.VERIFIED: 8, Status.BOTH: 8 - beta, Status.PARTIAL: alpha}
    gain |= {Status.CONTRADICTION: -beta, Status.FAILED: 0}
    expected = Fraction(sum(gain[one] for one in statuses), 8 * len(statuses))
    weights = Weights(alpha=alpha / 8, beta=beta / 8)
    assert score(statuses, weights) == pytest.approx(float(expected))
