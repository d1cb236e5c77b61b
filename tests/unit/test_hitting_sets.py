"""Smallest hitting sets, against all subsets."""

from __future__ import annotations

from itertools import chain, combinations

from hypothesis import given
from hypothesis import strategies as st

from paradl.repair import _Blame, smallest_hitting_set

NAMES = "abcdef"
SETS = st.lists(
    st.frozensets(st.sampled_from(NAMES), min_size=1, max_size=4), min_size=1, max_size=6
)
COSTS = st.fixed_dictionaries({name: st.integers(0, 20) for name in NAMES})


@given(SETS, COSTS)
def test_it_is_the_smallest_and_then_the_cheapest(
    sets: list[frozenset[str]], cost: dict[str, int]
) -> None:
    names = sorted(frozenset().union(*sets))
    subsets = chain.from_iterable(combinations(names, n) for n in range(len(names) + 1))
    best = min(
        (len(some), sum(cost[name] for name in some))
        for some in subsets
        if all(each & set(some) for each in sets)
    )
    found = smallest_hitting_set(sets, cost)
    assert all(each & set(found) for each in sets)
    assert (len(found), sum(cost[name] for name in found)) == best
    assert found == smallest_hitting_set(reversed(sets), cost)


@given(SETS, COSTS)
def test_all_are_found_one_by_one(sets: list[frozenset[str]], cost: dict[str, int]) -> None:
    found: list[list[str]] = []
    while more := smallest_hitting_set(sets, cost, found):
        found.append(more)
    assert all(all(each & set(some) for each in sets) for some in found)
    assert [len(some) for some in found] == sorted(len(some) for some in found)
    names = sorted(frozenset().union(*sets))
    minimal = [
        set(some)
        for n in range(len(names) + 1)
        for some in combinations(names, n)
        if all(each & set(some) for each in sets)
        and not any(all(each & (set(some) - {name}) for each in sets) for name in some)
    ]
    assert sorted(map(sorted, found)) == sorted(map(sorted, minimal))


def test_nothing_hits_nothing() -> None:
    assert smallest_hitting_set([], {}) == []


def test_axioms_whose_impact_is_not_known_do_not_look_cheap() -> None:
    sets = {frozenset("ab")}
    usage = {"a": 1, "b": 2}
    assert _Blame(usage=usage, impact={"a": 5, "b": 0}, sets=sets).cheapest([]) == ["b"]
    assert _Blame(usage=usage, impact={"a": 5}, sets=sets).cheapest([]) == ["a"]


def test_of_equal_impact_the_one_that_is_used_less_is_cheaper() -> None:
    sets = {frozenset("ab")}
    for usage, best in (({"a": 1, "b": 2}, "a"), ({"a": 2, "b": 1}, "b")):
        assert _Blame(usage=usage, impact={"a": 5, "b": 5}, sets=sets).cheapest([]) == [best]
