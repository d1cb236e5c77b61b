"""Replies that list claims in not quite the form that was asked for."""

from __future__ import annotations

import json

import pytest

from paradl.verify.models import parse

CLAIM = {"subject": "a", "predicate": "weighs", "object": 0.00001, "quote": "a weighs"}
LIST = json.dumps({"propositions": [CLAIM]})
FORM = json.dumps({"propositions": [dict.fromkeys(("subject", "predicate", "object"), "...")]})


@pytest.mark.parametrize(
    "reply",
    [
        LIST,
        f"{LIST}\n\nThat is the form that was asked for: {FORM}",
        f"The form is {FORM}. So:\n{LIST}",
        LIST.replace("a weighs", "a\nweighs"),
        f"{json.dumps(CLAIM)},",
    ],
)
def test_the_claims_are_read_and_no_other(reply: str) -> None:
    found = parse(reply)
    assert found is not None
    assert list(map(str, found)) == ["a weighs 0.00001"]


def test_what_is_corrected_is_not_listed() -> None:
    other = LIST.replace("weighs", "is")
    found = parse(f"{LIST}\n\nWait, I have to correct that:\n\n{other}")
    assert found is not None
    assert [claim.predicate for claim in found] == ["is"]
