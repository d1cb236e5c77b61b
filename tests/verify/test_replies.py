"""Replies that list claims in not quite the form that was asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from paradl.verify import Proposition
from paradl.verify.models import parse

ONE = {"propositions": [{"subject": "Tweety", "predicate": "is a", "object": "bird"}]}

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


@pytest.mark.parametrize(
    "reply",
    ["", "{", "[]", "{}", '{"propositions": 3}', '{"propositions": ["a"]}', "{'a': 1} {}", "null"],
)
def test_malformed(reply: str) -> None:
    assert parse(reply) is None


@pytest.mark.parametrize(
    "reply",
    [
        "{}",
        "```json\n{}\n```\nShall I {{go on}}?",
        '{{"thought": "one claim"}}\n{}',
        'First {{"propositions": []}}, or no: {}',
        "See [1].\n{}",
    ],
)
def test_claims_among_other_words_are_not_paid_for_again(reply: str) -> None:
    claim = Proposition("Tweety", "is a", "bird")
    assert parse(reply.format(json.dumps(ONE))) == (claim,)
    assert parse(reply.format(json.dumps(ONE["propositions"]))) == (claim,)


@pytest.mark.parametrize(
    ("amiss", "shown", "fault"),
    [
        ({"subject": "Tweety", "predicate": "eats"}, "Tweety eats", "has no object"),
        ({"subject": "Tweety", "predicate": "eats", "object": {}}, "Tweety eats", "has no object"),
        ("Tweety sings", "Tweety sings", "is no object"),
        (None, "", "is no object"),
        (ONE["propositions"][0] | {"negated": "perhaps"}, "Tweety is a bird", "has 'perhaps' for"),
    ],
)
def test_one_claim_amiss_among_others(amiss: Any, shown: str, fault: str) -> None:
    """It is no reason to pay for another reply, nor to take the text for better than it is."""
    claims = parse(json.dumps({"propositions": [*ONE["propositions"], amiss]}))
    assert claims is not None
    good, bad = claims
    assert (good, good.fault) == (Proposition("Tweety", "is a", "bird"), "")
    assert str(bad) == shown
    assert fault in bad.fault


@pytest.mark.parametrize(("ours", "theirs"), [("}]", "},]"), ("propositions", "claims")])
def test_what_small_models_write(ours: str, theirs: str) -> None:
    reply = json.dumps(ONE).replace(ours, theirs)
    assert parse(reply) == (Proposition("Tweety", "is a", "bird"),)


@pytest.mark.parametrize(
    "reply", ["{}\n{}", "Sure:\n\n{}\n  {}\nThat is all.", "```jsonl\n{}\n{}\n```"]
)
def test_a_claim_a_line(reply: str) -> None:
    first, second = {**ONE["propositions"][0]}, {"subject": "Rex", "predicate": "eats", "object": 3}
    assert parse(reply.format(json.dumps(first), json.dumps(second))) == (
        Proposition("Tweety", "is a", "bird"),
        Proposition("Rex", "eats", "3"),
    )


def test_claims_that_break_off_are_none() -> None:
    lines = [json.dumps(ONE["propositions"][0])] * 3
    assert parse("\n".join(lines)[:-5]) is None
    assert parse("[\n" + ",\n".join(lines)) is None
    assert parse("[\n" + lines[0]) is None
    several = json.dumps({"propositions": ONE["propositions"] * 3})
    assert parse(several[:-5]) is None
    assert parse("[" * 100_000) is None


def test_thoughts_are_not_read() -> None:
    assert parse(f'<think>{{"propositions": []}}</think>{json.dumps(ONE)}') == (
        Proposition("Tweety", "is a", "bird"),
    )


@pytest.mark.parametrize(
    "between",
    ["", "\n", ",\n", "\n\n  ", "\n```\n\n```json\n", "\n```\n\n### Paragraph 2:\n\n```json\n"],
)
def test_lists_one_after_the_other_are_one(between: str) -> None:
    """A list for each claim, or none in a paragraph: no claim is lost."""
    first, second = ({"propositions": [{**ONE["propositions"][0], "object": o}]} for o in "ab")
    told = [first, {"propositions": []}, second, {"propositions": []}]
    found = parse(between.join(map(json.dumps, told)))
    assert found is not None
    assert [claim.object for claim in found] == ["a", "b"]
