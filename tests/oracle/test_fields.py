"""Verdicts that a judge writes as the name of a field, and answers there."""

from __future__ import annotations

import pytest

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict
from paradl.truth import V3

NO = ("no", "False", "**No**", "N", "0", "none", "Unknown", "N/A", "partially", "not yet")
VERIFICATION, UNILATERAL = Side.VERIFICATION, Side.UNILATERAL


@pytest.mark.parametrize(
    "field",
    [
        "VERIFIED: {}",
        "**VERIFIED:** {}.",
        "- VERIFIED = {}\n- Confidence: high",
        "VERIFIED (Y/N): {}",
        "VERIFIED：{}",
        "VERIFIED -> {}",
        "VERIFIED → {}",
        "| VERIFIED | {} |",
        "<VERIFIED>{}</VERIFIED>",
        "<VERIFIED>\n{}\n</VERIFIED>",
    ],
)
def test_what_a_field_says(field: str) -> None:
    """Its name alone was taken for the verdict, in most of these."""
    for word in NO:
        assert verdict(VERIFICATION, field.format(word)) is V3.E, word
        refutation = field.format(word).replace("VERIFIED", "REFUTED")
        assert verdict(Side.REFUTATION, refutation) is V3.E, word
    for word in ("yes", "True", "Y"):
        assert verdict(VERIFICATION, field.format(word)) is V3.T, word
    if "|" not in field:
        assert verdict(VERIFICATION, f"CANNOT VERIFY\n\n{field.format('none')}") is V3.F


@pytest.mark.parametrize("no", ["nein", "non", "não", "нет", "否", "いいえ", "아니요"])
def test_a_no_in_other_languages(no: str) -> None:
    assert verdict(VERIFICATION, f"VERIFIED: {no}") is V3.E


def test_fields_of_both() -> None:
    assert verdict(UNILATERAL, "TRUE: yes\nFALSE: no") is V3.T
    assert verdict(UNILATERAL, "TRUE: no\nFALSE: yes") is V3.F
    assert verdict(VERIFICATION, "| VERIFIED | no |\n| CANNOT VERIFY | yes |") is V3.F
    assert verdict(VERIFICATION, "| VERIFIED | yes |\n| CANNOT VERIFY | no |") is V3.T
    assert verdict(VERIFICATION, "VERIFIED: yes\nCANNOT VERIFY: no") is V3.T
    assert verdict(VERIFICATION, "CANNOT VERIFY: yes\nVERIFIED: no") is V3.F


@pytest.mark.parametrize(
    "reply",
    [
        "VERIFIED: none of the sources says otherwise",
        "VERIFIED: not contested by anyone",
        "VERIFIED: no source says otherwise",
        "| Rex barks | VERIFIED | none |",
        "VERIFIED\n\nNo.",
        "<verdict>VERIFIED</verdict>",
    ],
)
def test_what_is_no_field(reply: str) -> None:
    assert verdict(VERIFICATION, reply) is V3.T


def test_a_row_below_heads_of_which_it_may_be_one() -> None:
    assert verdict(VERIFICATION, "| Verdict | Gaps |\n|---|---|\n| VERIFIED | no |") is V3.E


def test_asked_and_denied_on_the_next_line() -> None:
    assert verdict(VERIFICATION, "Let me think.\nVERIFIED?\nActually no.") is V3.E


def test_a_denial_told_in_other_words() -> None:
    assert verdict(VERIFICATION, "结论：无法验证（CANNOT VERIFY）") is V3.F
    assert verdict(VERIFICATION, "There is no source for it (CANNOT VERIFY).") is V3.F
    assert verdict(VERIFICATION, "There is no evidence that it is not VERIFIED.") is V3.E


@pytest.mark.parametrize(
    "reply",
    [
        "VERIFIED is no",
        "VERIFIED: ?",
        "VERIFIED (confidence: 0)",
        "VERIFIED (0% confident)",
        "**VERIFIED**, confidence: 0.0",
        "VERIFIED\nConfidence: 0%",
        "VERIFIED with zero confidence",
    ],
)
def test_a_verdict_in_which_there_is_no_confidence(reply: str) -> None:
    assert str(verdict(Side.VERIFICATION, reply)) == "e"


@pytest.mark.parametrize(
    "after",
    [
        " (confidence: 0.85)",
        "\nConfidence: 0.05",
        "\nConfidence (0-100): 95",
        ", confidence 0-1: 0.9",
        " with 100% confidence",
        " is the verdict",
    ],
)
def test_a_verdict_in_which_there_is_some(after: str) -> None:
    assert str(verdict(Side.VERIFICATION, f"VERIFIED{after}")) == "t"
