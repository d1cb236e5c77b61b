"""Names of the same label are told apart wherever conflicts and facts are shown to people."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from made import conflict, findings

from paradl.report import junit, notebook, sarif
from paradl.report.html.data import data
from paradl.results import Check, Conflicts, Individual, PropertyValue
from paradl.truth import Belnap

RIVER, MONEY = (f"http://a.org/{place}#Bank" for place in ("river", "money"))
NEAR = [f"http://a.org/{place}#near" for place in ("river", "money")]


def check() -> Check:
    """One thing is and is not each of two banks, and is and is not near another in two ways."""
    alike = [
        conflict("http://a.org/b", predicate=p, predicate_label="Bank") for p in (RIVER, MONEY)
    ]
    alike += [
        conflict(
            "http://a.org/b",
            kind="property-assertion",
            predicate=property,
            predicate_label="near",
            object="http://a.org/x",
            object_label="x",
        )
        for property in NEAR
    ]
    return Check(False, (), Conflicts(alike), (), (), 0)


def headlines(log: str) -> str:
    return "\n".join(result["message"]["text"] for result in json.loads(log)["runs"][0]["results"])


@pytest.mark.parametrize(
    "shown",
    [
        lambda check: headlines(sarif.check(check, ["a.owl"])),
        lambda check: junit.check(check, "a.owl"),
        notebook.html,
        notebook.plain,
        lambda check: notebook.html(check.conflicts),
    ],
    ids=["sarif", "junit", "notebook", "terminal", "conflicts"],
)
def test_what_is_in_conflict(shown: Callable[[Check], str]) -> None:
    document = shown(check())
    for text in ("Bank (river)", "Bank (money)", "near (river) x", "near (money) x"):
        assert text in document


def test_titles_and_facts_of_a_report() -> None:
    facts = tuple(PropertyValue(near, "near", "http://a.org/x", "x", Belnap.T) for near in NEAR)
    one = Individual("http://a.org/b", "b", (), facts)
    told = data(findings(individuals=[one], conflicts=check().conflicts))
    assert [conflict["title"] for conflict in told["conflicts"]][2:] == [
        "b near (river) x",
        "b near (money) x",
    ]
    [shown] = told["individuals"]
    assert [fact["property"] for fact in shown["facts"]] == ["near (river)", "near (money)"]
