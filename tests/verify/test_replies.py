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
        f"1. {json.dumps(CLAIM)}",
        f'{LIST}\n\nThe text asks for {{"propositions": []}}, which I did not follow.',
        f'Paragraph 1:\n{LIST}\n\nParagraph 2:\n{{"propositions": []}}',
        LIST.replace('"subject"', '"Subject"'),
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


def test_lists_without_an_object_around_them_are_one() -> None:
    found = parse(f"Paragraph 1:\n{json.dumps([CLAIM])}\n\n## Paragraph 2\n{json.dumps([CLAIM])}")
    assert found is not None
    assert len(found) == 2


@pytest.mark.parametrize("key", ["negated", "negation", "is_negated"])
def test_what_is_denied_under_another_key(key: str) -> None:
    found = parse(json.dumps([CLAIM | {key: True}]))
    assert found is not None
    assert [claim.negated for claim in found] == [True]
