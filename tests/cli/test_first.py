"""The first conflicts: true, if not all, and of what is in conflict in the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import paradl as library

EXAMPLES = Path(__file__).parents[2] / "examples"
PENGUINS = EXAMPLES / "penguins" / "penguins.ofn"
EXCEPTIONS = EXAMPLES / "penguins" / "exceptions.ofn"

AGAINST_A_VALUE = b"""Prefix(:=<http://x/>)
Ontology(
SubClassOf(:C :D)
ClassAssertion(ObjectHasValue(:r :b) :a)
NegativeObjectPropertyAssertion(:r :a :b)
)"""

AGAINST_A_CLASS = b"""Prefix(:=<http://x/>)
Ontology(
SubClassOf(:Swan :White)
SubClassOf(:White ObjectComplementOf(:Black))
ClassAssertion(:Swan :a)
ClassAssertion(:Black :a)
ClassAssertion(ObjectComplementOf(:Swan) :a)
)"""


@pytest.mark.parametrize("logic", ["classical", "adaptive", "fde", "lp", "k3"])
@pytest.mark.parametrize("source", [PENGUINS, EXCEPTIONS, AGAINST_A_VALUE, AGAINST_A_CLASS])
@pytest.mark.parametrize("inclusion", [None, "material", "strong"])
def test_says_what_the_whole_answer_says(
    source: Path | bytes, logic: str, inclusion: str | None
) -> None:
    with library.load(source, logic=logic, inclusion=inclusion) as kb:
        whole = kb.check()
    with library.load(source, logic=logic, inclusion=inclusion) as kb:
        first = kb.check(first=1)
    assert not whole.consistent
    assert not first.consistent
    assert bool(first.conflicts) == bool(whole.conflicts)


@pytest.mark.parametrize("logic", ["classical", "adaptive", "fde"])
def test_no_more_are_told_where_more_are_known_already(logic: str) -> None:
    with library.load(EXAMPLES / "hospital" / "hospital.owl", logic=logic) as kb:
        whole = kb.check()
        first = kb.check(first=2)
    assert whole.complete
    assert not first.complete
    assert first.conflicts == whole.conflicts[:2]


def test_an_exception_is_no_first_conflict() -> None:
    with library.load(EXCEPTIONS) as kb:
        assert kb.check(first=1).conflicts == ()


def test_facts_alone_are_a_conflict_however_inclusions_are_read() -> None:
    with library.load(AGAINST_A_VALUE, inclusion="material") as kb:
        [conflict] = kb.conflicts()
    assert conflict.subject == "http://x/a"
    assert len(conflict.justifications[0]) == 2
