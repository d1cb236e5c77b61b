"""Measures of confidence by hand, by scikit-learn and by simulation; and the shared traces."""

from __future__ import annotations

import json
import time
from pathlib import Path

import numpy as np
import pytest

from paradl.errors import DataError
from paradl.evaluation import recorded
from paradl.evaluation.confidence import (
    Study,
    Verdicts,
    auroc,
    calibration_error,
    cross_validated,
    fit,
    routing,
    youden,
)
from paradl.evaluation.confidence.fitting import _fitted
from paradl.evaluation.confidence.measures import (
    auroc_interval,
    resamples,
    risk_area,
    risk_coverage,
)
from paradl.evaluation.confidence.methods import METHODS, VERDI
from paradl.evaluation.outcomes import Booleans, Floats
from paradl.oracle.confidence.rules import Rules
from paradl.oracle.confidence.signals import Signals

LIKELY = np.array([0.95, 0.85, 0.65, 0.65, 0.35, 0.15])
RIGHT = np.array([True, True, False, True, False, False])


def test_measures_by_hand() -> None:
    assert float(auroc(LIKELY, RIGHT)) == pytest.approx((3 + 3 + 2.5) / 9)
    # bins: .95 | .85 | .65 .65 | .35 | .15
    gaps = (0.05 + 0.15 + 2 * abs(0.65 - 0.5) + 0.35 + 0.15) / 6
    assert calibration_error(LIKELY, RIGHT) == pytest.approx(gaps)
    coverage, risk = risk_coverage(LIKELY, RIGHT)
    assert coverage == pytest.approx(np.arange(1, 7) / 6)
    assert risk == pytest.approx([0, 0, 0.5 / 3, 1 / 4, 2 / 5, 3 / 6])
    assert risk_area(LIKELY, RIGHT) == pytest.approx(sum([0, 0, 1 / 6, 1 / 4, 2 / 5, 1 / 2]) / 6)
    assert youden(LIKELY, RIGHT) == 0.65  # 3/3 of the right, 1/3 of the wrong; 0.85 has 2/3, 0/3


def test_routing_by_hand() -> None:
    best, tenth, *_, half = routing(LIKELY, RIGHT)
    found = [best.threshold, best.flagged, best.caught, best.kept]
    assert found == pytest.approx([0.65, 2 / 6, 2 / 3, 3 / 4])
    assert (tenth.flagged, tenth.caught, tenth.kept) == (0.0, 0.0, 0.5)
    assert half.flagged == pytest.approx(2 / 6)  # the next threshold would flag four of six


def test_auroc_is_that_of_scikit_learn() -> None:
    from sklearn.metrics import roc_auc_score

    random = np.random.default_rng(1)
    for _ in range(20):
        likely, right = random.integers(5, size=40) / 5, random.random(40) < 0.6
        assert float(auroc(likely, right)) == pytest.approx(roc_auc_score(right, likely))


def test_the_bootstrap_interval_covers() -> None:
    """Normal scores one deviation apart have an AUROC of 0.760: 95% intervals mostly hold it."""
    random = np.random.default_rng(2)
    truth, held = 0.7602, 0
    for trial in range(60):
        right = random.random(120) < 0.5
        found = auroc_interval(random.normal(size=120) + right, right, resamples(120, trial)[:400])
        held += found.low <= truth <= found.high
    assert 52 <= held <= 60


def test_resamples_are_measured_as_ranks_would() -> None:
    random = np.random.default_rng(4)
    likely, right = random.integers(5, size=30) / 5, random.random(30) < 0.6
    drawn = resamples(30)
    found, each = auroc_interval(likely, right, drawn), auroc(likely[drawn], right[drawn])
    assert (found.low, found.high) == pytest.approx(np.nanquantile(each, [0.025, 0.975]))


def test_ten_thousand_verdicts_take_no_time() -> None:
    random = np.random.default_rng(5)
    likely, right = random.random(10_000), random.random(10_000) < 0.8
    drawn, started = resamples(10_000), time.process_time()
    auroc_interval(likely, right, drawn)
    list(routing(likely, right))
    assert time.process_time() - started < 3


def made(n: int = 200, seed: int = 3) -> Verdicts:
    """Verdicts whose alignment tells something, and whose length does not."""
    random = np.random.default_rng(seed)
    right = random.random(n) < 0.7
    alignment = np.clip(random.normal(0.5 + 0.2 * right, 0.2), 0, 1)
    words = random.normal(50, 10, n)
    signals = tuple(
        Signals(alignment=None if i % 7 == 0 else float(a), words=float(w))
        for i, (a, w) in enumerate(zip(alignment, words, strict=True))
    )
    return Verdicts("made", signals, right, "rules")


def test_weights_say_what_scikit_learn_says() -> None:
    verdicts = made()
    weights = fit(verdicts, METHODS[VERDI])
    columns = verdicts.columns(METHODS[VERDI])
    fitted = _fitted(verdicts, columns, np.arange(len(verdicts.right)), 0)
    theirs = fitted.predict_proba(columns)[:, 1]
    assert [weights.probability(one) for one in verdicts.signals] == pytest.approx(list(theirs))
    assert weights.fitted.startswith("made: 200 verdicts")


def test_cross_validation_sees_no_test_label() -> None:
    """Where nothing can be learnt, nothing is: a signal of pure noise is at 0.5 on average."""
    areas = []
    for seed in range(12):
        random = np.random.default_rng(seed)
        right: Booleans = random.random(150) < 0.6
        noise: Floats = random.normal(size=150)
        signals = tuple(Signals(alignment=float(one)) for one in noise)
        verdicts = Verdicts("noise", signals, right, "rules")
        areas.append(float(auroc(cross_validated(verdicts, ("alignment",)), right)))
    assert 0.40 < np.mean(areas) < 0.53
    told = made()
    found = auroc(cross_validated(told, ("alignment",)), told.right)
    assert float(found) > 0.65


def test_no_verdict_gets_more_confidence_for_a_lower_score() -> None:
    """Of noise, the scores of unseen folds go against the verdicts as often as not."""
    told = []
    for seed in range(12):
        random = np.random.default_rng(seed)
        right: Booleans = random.random(60) < 0.6
        signals = tuple(Signals(alignment=float(one)) for one in random.normal(size=60))
        weights = fit(Verdicts("noise", signals, right, "rules"), ("alignment",))
        assert weights.slope <= 0
        told.append(weights.telling)
        if not weights.telling:
            found = [weights.probability(one) for one in signals]
            assert found == [pytest.approx(right.mean())] * 60
    assert not all(told)
    assert fit(made(), METHODS[VERDI]).telling


def test_the_example(tmp_path: Path) -> None:
    run = recorded(Path("examples/confidence/heron-almanac.json"))
    study = Study.of(run)
    assert study.results[VERDI].auroc.low > study.results["vote margin"].auroc.high
    assert study.weights.coefficients[METHODS[VERDI].index("grounding")] > 1  # it makes quotes up
    again = Study(study.verdicts, given=study.weights).results["given weights"]
    assert again.auroc.value > 0.8


def test_logprobs_where_the_endpoint_gave_them() -> None:
    """They are a baseline then, and left out where no verdict has one."""
    random = np.random.default_rng(4)
    right = random.random(80) < 0.6
    signals = tuple(
        Signals(alignment=float(a), words=9.0, vote_margin=1.0, logprob=float(p))
        for a, p in zip(
            random.random(80), 0.6 + 0.3 * right + random.normal(0, 0.1, 80), strict=True
        )
    )
    results = Study(Verdicts("told", signals, right, "rules")).results
    assert results["logprob"].auroc.value > 0.9
    assert results["vote margin"].auroc.value == pytest.approx(0.5, abs=0.1)
    assert "logprob" not in Study(made()).results


def test_baselines_learn_nothing() -> None:
    """Longer traces are less sure, and log-probabilities that mislead are seen to do so."""
    from sklearn.metrics import roc_auc_score

    random = np.random.default_rng(7)
    right = random.random(120) < 0.6
    words, logprob = (-noise - right for noise in random.normal(0, 1, (2, 120)))
    columns = zip(words, logprob, strict=True)
    signals = tuple(Signals(alignment=1.0, words=float(w), logprob=float(p)) for w, p in columns)
    results = Study(Verdicts("told", signals, right, "rules")).results
    assert results["trace length"].auroc.value == pytest.approx(roc_auc_score(right, -words))
    assert results["logprob"].auroc.value == pytest.approx(roc_auc_score(right, logprob))
    assert results["trace length"].auroc.low > 0.5 > results["logprob"].auroc.high


def test_too_few_to_learn_from() -> None:
    run = recorded(Path("examples/judge-evaluation/bilateral/owl-everyday.json"))
    with pytest.raises(DataError, match="of 34 verdicts 33 are right and 1 wrong"):
        Study.of(run)


def test_a_context_that_is_none(tmp_path: Path) -> None:
    rows = json.loads(Path("examples/confidence/heron-almanac.json").read_text())
    rows[4]["context"] = 7
    (tmp_path / "broken.json").write_text(json.dumps(rows))
    with pytest.raises(DataError, match="row 5: its context is no text"):
        recorded(tmp_path / "broken.json")


def test_the_shared_traces(traces: Path) -> None:
    """claude-3-5-sonnet, zero-shot: 445 decisive verdicts of 1,000, 343 of them right."""
    run = recorded(traces / "bilateral" / "claude-3-5-sonnet-20241022-simpleqa.json")
    verdicts = Verdicts.of(run, Rules())
    assert (len(verdicts.right), int(verdicts.right.sum())) == (445, 343)
    assert all(one.grounding is None for one in verdicts.signals)  # there is no source
    study = Study(verdicts)
    assert set(study.results) == set(METHODS) - {"logprob"}  # nor were probabilities kept
    for result in study.results.values():
        assert result.auroc.low < result.auroc.value < result.auroc.high
        assert result.calibration_error < 0.1
    lead = study.results["trace length"].lead
    assert lead is not None
    assert lead.low > 0
