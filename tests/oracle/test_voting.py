"""Early stopping has the outcome of asking all k."""

from __future__ import annotations

from itertools import chain, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paradl.oracle.voting import decided, majority, needed
from paradl.truth import V3


@pytest.mark.parametrize("k", range(1, 9))
def test_stopping_early_changes_nothing(k: int) -> None:
    """For all sequences of replies: as soon as it is decided, it is what all k would say."""
    for verdicts in product(V3, repeat=k):
        stopped = next(n for n in range(k + 1) if decided(verdicts[:n], k))
        assert majority(verdicts[:stopped]) is majority(verdicts), verdicts


@pytest.mark.parametrize("k", range(1, 7))
def test_it_is_decided_as_soon_as_it_can_be(k: int) -> None:
    """When all ways to go on have the same majority, and no later: what is asked then is wasted."""
    for verdicts in chain.from_iterable(product(V3, repeat=n) for n in range(k + 1)):
        left = k - len(verdicts)
        ends = {majority((*verdicts, *more)) for more in product(V3, repeat=left)}
        assert decided(verdicts, k) is (len(ends) == 1), verdicts


@pytest.mark.parametrize("k", range(1, 30))
def test_who_agrees_is_asked_a_bare_majority_of_times(k: int) -> None:
    assert not decided([V3.F] * (k // 2), k)
    assert decided([V3.F] * (k // 2 + 1), k)


@pytest.mark.parametrize("k", range(1, 9))
def test_no_sample_is_asked_for_in_vain(k: int) -> None:
    """Asking as many at once as are `needed` asks for no more than asking one at a time."""
    for verdicts in product(V3, repeat=k):
        asked = 0
        while more := needed(verdicts[:asked], k):
            asked += more
        assert asked == next(n for n in range(k + 1) if decided(verdicts[:n], k)), verdicts


@given(st.lists(st.sampled_from(V3), max_size=12))
def test_the_order_does_not_matter(verdicts: list[V3]) -> None:
    shuffled = sorted(verdicts, key=lambda verdict: verdict.value)
    assert majority(shuffled) is majority(verdicts)


@pytest.mark.parametrize(
    ("verdicts", "value"),
    [
        ("tf", "e"),
        ("tfe", "e"),
        ("tte", "t"),
        ("ttffe", "e"),
        ("", "e"),
        ("ttf", "t"),
        ("eet", "e"),
    ],
)
def test_majority(verdicts: str, value: str) -> None:
    assert majority([V3(verdict) for verdict in verdicts]) is V3(value)
