"""Where there are many individuals, each is looked at with its neighbours only: to the same end."""

from __future__ import annotations

import pytest
from author import Author

import paradl

CASES = 25
QUERIES = 6
MORE = "\n".join(f"ClassAssertion(:Other :other{n})" for n in range(200))


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("logic", ["adaptive", "fde", "lp", "ac"])
def test_more_individuals_change_nothing(logic: str, hard: bool) -> None:
    if hard and logic == "ac":
        pytest.skip("ac has no such constraints")
    for seed in range(CASES):
        author = Author(5000 + seed, hard)
        few, queries = author.ontology(), author.queries(QUERIES)
        many = few.removesuffix(")") + MORE + "\n)"
        with paradl.load(few.encode(), logic=logic, exhaustive=True) as kb:
            expected = kb.ask(queries)
        with paradl.load(many.encode(), logic=logic, exhaustive=True) as kb:
            assert kb.ask(queries) == expected, (seed, queries)
