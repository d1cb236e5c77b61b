"""The score and the statuses, against values worked out by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paradl.errors import UsageError
from paradl.truth import Belnap
from paradl.verify.scoring import Status, Weights, score, status

V, C, B, P, F = (
    Status.VERIFIED,
    Status.CONTRADICTION,
    Status.BOTH,
    Status.PARTIAL,
    Status.FAILED,
)

BY_HAND = [
    ([V], 0.5, 1.0, 1.0),
    ([F], 0.5, 1.0, 0.0),
    ([C], 0.5, 1.0, -1.0),
    ([P], 0.5, 1.0, 0.5),
    ([B], 0.5, 1.0, 0.0),  # verified and contradicted: 1/1 - 1/1
    ([B], 0.5, 0.25, 0.75),
    ([V, V, P, F], 0.5, 1.0, 0.625),  # (2 + 0.5) / 4
    ([V, V, V, C], 0.5, 1.0, 0.5),  # 3/4 - 1/4
    ([V, P, P, C, F], 0.3, 2.0, -0.08),  # (1 + 0.6) / 5 - 2/5
    ([V, B, C, F], 0.0, 0.5, 0.25),  # 2/4 - 0.5 * 2/4
]


@pytest.mark.parametrize(("statuses", "alpha", "beta", "expected"), BY_HAND)
def test_by_hand(statuses: list[Status], alpha: float, beta: float, expected: float) -> None:
    assert score(statuses, Weights(alpha=alpha, beta=beta)) == pytest.approx(expected)


@pytest.mark.parametrize("statuses", [[V] * 5 + [C], [V] * 10 + [C] * 2, [V] * 14 + [P] + [C] * 2])
def test_four_fifths_are_no_less(statuses: list[Status]) -> None:
    """(5 - 0.2) / 6 and the like, where floating point falls short of 0.8."""
    weights = Weights(alpha=0.0, beta=0.2)
    assert score(statuses, weights) >= weights.theta


def test_limits_belong_to_what_is_above_them() -> None:
    """A link as sure as it has to be is sure; one no nearer than gamma is not near."""
    weights = Weights(gamma=0.6, sure=0.9)
    found = [status(Belnap.T, linked, weights) for linked in (0.9, 0.89, 0.61, 0.6)]
    assert found == [V, P, P, F]
    assert status(Belnap.T, 0.9, Weights(gamma=0.9, sure=0.9)) is V


def test_no_claims_have_no_score() -> None:
    with pytest.raises(ValueError, match="no claims"):
        score([], Weights())


@given(
    st.lists(st.sampled_from(Status), min_size=1, max_size=20),
    st.floats(0, 1),
    st.floats(0, 3),
)
def test_bounds(statuses: list[Status], alpha: float, beta: float) -> None:
    """At most 1, which all verified alone reach; at least -beta."""
    weights = Weights(alpha=alpha, beta=beta)
    reached = score(statuses, weights)
    assert -beta - 1e-9 <= reached <= 1 + 1e-9
    if set(statuses) == {V}:
        assert reached == 1


@given(st.lists(st.sampled_from(Status), min_size=1, max_size=12), st.floats(0, 3))
def test_verifying_a_failed_claim_never_lowers_it(statuses: list[Status], beta: float) -> None:
    weights = Weights(beta=beta)
    better = [V if one is F else one for one in statuses]
    assert score(better, weights) >= score(statuses, weights) - 1e-12


@pytest.mark.parametrize(
    ("value", "near", "expected"),
    [
        (Belnap.T, 1.0, V),
        (Belnap.F, 1.0, C),
        (Belnap.B, 1.0, B),
        (Belnap.N, 1.0, F),
        (Belnap.T, 0.95, V),  # as sure as 0.92
        (Belnap.F, 0.95, C),
        (Belnap.T, 0.8, P),  # above gamma, 0.7
        (Belnap.B, 0.8, P),
        (Belnap.F, 0.8, F),  # what is false of a near name is not false of this one
        (Belnap.T, 0.7, F),  # at gamma is not above it
        (Belnap.T, 0.5, F),
    ],
)
def test_statuses(value: Belnap, near: float, expected: Status) -> None:
    assert status(value, near, Weights()) is expected


@pytest.mark.parametrize(
    "wrong",
    [
        *({"alpha": 1.5}, {"beta": -0.1}, {"gamma": 2.0}, {"sure": -1.0}, {"gamma": 0.95}),
        *({name: float("nan")} for name in ("alpha", "beta", "gamma", "sure", "theta")),
        {"beta": float("inf")},
    ],
)
def test_weights_out_of_range(wrong: dict[str, float]) -> None:
    with pytest.raises(UsageError):
        Weights(**wrong)
