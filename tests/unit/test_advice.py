"""Which repairs are tried, in what order they are ranked, and when the search ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, cast

import pytest

from paradl.loaded import Run
from paradl.repair import HURRIED, advise

if TYPE_CHECKING:
    from paradl.kb import KnowledgeBase

IMPACT = {"a": 9, "b": 1, "c": 2, "d": 4, "e": 16, "f": 32, "g": 64, "h": 128}
USAGE = dict(zip(IMPACT, (1, 2, 4, 8, 16, 32, 64, 0), strict=True))
ONE = ["a"]
TWO = [[one, other] for one, other in sorted(combinations("bcdefgh", 2)) if one < "e" <= other]


class Faulty:
    """An ontology whose axioms are letters; of what is wrong with it, it tells a thing at a time.

    Together axioms cost something else than each alone.
    """

    def __init__(self, *wrong: str, hopeless: bool = False, seconds: float = 0.0) -> None:
        self.wrong, self.hopeless, self.seconds = wrong, hopeless, seconds
        self.warnings: list[str] = []
        self.tried: list[list[str]] = []

    def run(
        self, command: str, *, impacts: bool, without: Sequence[str] = (), lost: int = 0
    ) -> Run:
        left = [[each] for each in self.wrong if not set(each) & set(without)][:1]
        if command == "without" and not left:
            self.tried.append(list(without))
        told = left + [[]] * self.hopeless
        result = {
            "conflicts": [_conflict(each) for each in told],
            "usage": USAGE,
            "impact": IMPACT if impacts else {},
            "losing": losing(without),
            "lost": [],
        }
        return Run(result, b"", "none", {"reason": self.seconds})

    def repaired(self, wanted: int, **options: Any) -> list[list[str]]:
        found = advise(cast("KnowledgeBase", self), wanted, **options).repairs
        return [[axiom.axiom for axiom in each.remove] for each in found]


def losing(without: Sequence[str]) -> int:
    return sum(IMPACT[one] for one in without) * 37 % 101


def _conflict(wrong: Sequence[str]) -> dict[str, Any]:
    axioms = [[{"axiom": one, "text": one, "origin": "asserted"} for one in each] for each in wrong]
    about = dict.fromkeys(("predicate", "object", "predicateLabel", "objectLabel"))
    known = {"kind": "class", "subject": "s", "subjectLabel": "s", "value": "B"}
    return {**known, **about, "justifications": axioms}


def ranked() -> list[list[str]]:
    """Those of one axiom, then of two: ten by ten as they cost each alone."""
    cheapest = sorted(TWO, key=lambda pair: sum(IMPACT[one] for one in pair))
    return [ONE, *sorted(cheapest[:10], key=losing), *sorted(cheapest[10:], key=losing)]


def test_they_are_ranked_ten_by_ten_in_the_order_of_what_each_axiom_costs() -> None:
    assert len(TWO) == 12
    assert ranked() != [ONE, *sorted(TWO, key=losing)]
    assert Faulty("abcd", "aefgh").repaired(99) == ranked()


@pytest.mark.parametrize(("wanted", "tried"), [(1, 1), (2, 11), (11, 11), (12, 13), (13, 13)])
def test_no_more_are_tried_than_have_to_be_compared(wanted: int, tried: int) -> None:
    faulty = Faulty("abcd", "aefgh")
    assert faulty.repaired(wanted) == ranked()[:wanted]
    assert len(faulty.tried) == tried
    assert faulty.warnings == []


def test_who_is_in_a_hurry_compares_none_by_impact() -> None:
    """What is tried first occurs least in other axioms."""
    faulty = Faulty("abcd", "aefgh", seconds=60.0)
    assert len(faulty.repaired(3, thorough=False)) == 3
    assert faulty.tried == [["a"], ["b", "h"], ["c", "h"]]
    assert faulty.warnings == []


def test_after_a_minute_none_is_tried_just_to_be_ranked() -> None:
    faulty = Faulty("abcd", "aefgh", seconds=20.0)
    assert len(faulty.repaired(1)) == 1
    assert faulty.warnings == []
    faulty.tried.clear()
    assert len(faulty.repaired(2)) == len(faulty.tried) == 2
    assert faulty.warnings == [HURRIED]


def test_a_conflict_that_no_axiom_is_to_blame_for_stays() -> None:
    faulty = Faulty("ab", hopeless=True)
    found = advise(cast("KnowledgeBase", faulty), 9)
    assert [len(each.remaining) for each in found.repairs] == [1, 1]
    assert found.conflicts == 2
