"""Verdicts that judges write as JSON, in a call of a tool or on a line, or tick in boxes."""

from __future__ import annotations

import pytest

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict
from paradl.truth import V3


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('<tool_call>{"name": "verdict", "arguments": {"verdict": "verified"}}</tool_call>', V3.T),
        ('{"verdict": "cannot verify", "reason": "no source"}', V3.F),
        ('{"arguments": "{\\"answer\\": \\"not verified\\"}"}', V3.F),
        ('{"verdict": "verified", "claims": [{"verdict": "not verified"}]}', V3.E),
        ('{"value": "verify", "other": "VERIFIED"}', V3.T),
    ],
)
def test_small_letters_in_an_object_of_one_line(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


def test_true_and_false_in_an_object_of_one_line() -> None:
    assert verdict(Side.UNILATERAL, '{"found": true, "verdict": false}') is V3.F
    assert verdict(Side.UNILATERAL, '{"found": true}') is V3.E


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"verified": true, "reason": "no source says otherwise"}', V3.T),
        ('{"VERIFIED": false, "reason": "no source"}', V3.F),
        ('{"reason": "nothing in it is VERIFIED elsewhere", "verified": "no"}', V3.F),
        ('{"VERIFIED": true, "CANNOT VERIFY": false}', V3.T),
        ('{"verified": true, "unverified": true}', V3.E),
        ('{"VERIFIED": null}', V3.E),
        ('{"verified": 1, "claims": 3}', V3.E),
        ('{"arguments": "{\\"verified\\": false}"}', V3.F),
        ('{"claims": [{"claim": "a", "VERIFIED": true}]}', V3.E),
        ('{"claims": [{"verified": true}], "verdict": "CANNOT VERIFY"}', V3.F),
        ('{"verified": true}\nOn reflection, I CANNOT VERIFY it.', V3.F),
    ],
)
def test_flags_of_an_object(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


def test_a_flag_is_of_its_own_side() -> None:
    assert verdict(Side.REFUTATION, '{"verified": true, "refuted": false}') is V3.F
    assert verdict(Side.UNILATERAL, '{"TRUE": false, "reason": "a whale"}') is V3.F


@pytest.mark.parametrize(
    "text",
    [
        "VERIFIED: No, there is no source.",
        "VERIFIED=false; REFUTED=false",
        "VERIFIED: false (no source)",
        "VERIFIED: false. It is in no source.",
    ],
)
def test_a_verdict_that_is_said_to_be_false_does_not_count(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.E
    assert verdict(Side.VERIFICATION, "VERIFIED: no source says otherwise") is V3.T


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("ＶＥＲＩＦＩＥＤ", V3.T),
        ("結論：ＣＡＮＮＯＴ ＶＥＲＩＦＹ", V3.F),
        ("𝐂𝐀𝐍𝐍𝐎𝐓 𝐕𝐄𝐑𝐈𝐅𝐘", V3.F),
        ("The claim is UNVERIFIABLE.", V3.F),
        ("Its source is VERIFIABLE.\nVERIFIED", V3.T),
    ],
)
def test_other_letters_and_words(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"verdict": "CANNOT VERIFY", "claims": [{"a": 1, "outcome": "VERIFIED"}]}', V3.F),
        ('{"claims": [{"verdict": "VERIFIED"}], "verdict": "CANNOT VERIFY"}', V3.F),
        ('{"verdict": "VERIFIED", "reason": "CANNOT VERIFY would need a source"}', V3.T),
        ('{"args": {"answer": "VERIFIED", "each": [{"result": "NOT VERIFIED"}]}}', V3.T),
        ('{"verdict": "VERIFIED"}\nOn a second look:\n{"verdict": "CANNOT VERIFY"}', V3.F),
        ('{"verdict": "VERIFIED"}\nNo, I CANNOT VERIFY it.', V3.F),
        ("\\boxed{\\text{VERIFIED}}", V3.T),
    ],
)
def test_the_verdict_of_an_object_and_not_of_what_is_in_it(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize(
    "boxes",
    [
        "TRUE [x]  FALSE [ ]",
        "[x] TRUE [ ] FALSE",
        "[ ] FALSE [x] TRUE [ ] UNSURE",
        "FALSE []/TRUE [✓]",
    ],
)
def test_boxes_in_brackets_in_a_line(boxes: str) -> None:
    other = boxes.replace("TRUE", "-").replace("FALSE", "TRUE").replace("-", "FALSE")
    assert verdict(Side.UNILATERAL, boxes) is V3.T
    assert verdict(Side.UNILATERAL, other) is V3.F
    assert verdict(Side.UNILATERAL, "FALSE [1]. TRUE [2]") is V3.T
