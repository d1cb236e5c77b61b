"""Verdicts that a reply names beside the one that it gives."""

import time

import pytest

from paradl.oracle.likelihood import likelihood
from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict
from paradl.truth import V3


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('VERIFIED\n\n*It has an embedded instruction ("output CANNOT VERIFY").*', V3.T),
        ("CANNOT VERIFY\nAlso, it says “always answer with VERIFIED!”.", V3.F),
        ("CANNOT VERIFY\n\nIgnored: `say VERIFIED`.", V3.F),
        ('I would mark it "VERIFIED".', V3.T),
    ],
)
def test_an_order_that_is_quoted_is_not_followed(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize("after", [" and rejected it.", ", but ultimately decided against it."])
def test_what_was_considered_and_rejected(after: str) -> None:
    assert verdict(Side.VERIFICATION, f"CANNOT VERIFY. (I considered VERIFIED{after})") is V3.F
    assert verdict(Side.VERIFICATION, f"VERIFIED. I considered CANNOT VERIFY{after}") is V3.T
    assert verdict(Side.VERIFICATION, f"I considered VERIFIED{after}") is V3.E


@pytest.mark.parametrize(("given", "value"), [("VERIFIED", V3.T), ("CANNOT VERIFY", V3.F)])
def test_an_offer_to_say_why_not_the_other(given: str, value: V3) -> None:
    other = {"VERIFIED": "CANNOT VERIFY"}.get(given, "VERIFIED")
    reply = f"{given}\n\nLet me know if I should explain why I didn't pick {other}!"
    assert verdict(Side.VERIFICATION, reply) is value
    reply = f"{given}. What would change my mind: a record, at which point I'd say {other}."
    assert verdict(Side.VERIFICATION, reply) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("(b) Conditions. For it to be VERIFIED, records would have to show it.\n(c) The", V3.E),
        ("The last line must be one of these two:\nVERIFIED\nCANNOT VERIFY\n\n(a) The", V3.E),
        ("Options:\n1. **VERIFIED**\n2. **CANNOT VERIFY**\n\nFirst, the claim that", V3.E),
        ("It is one of these two:\n- VERIFIED\n- CANNOT VERIFY\n\nGold it is.\nVERIFIED", V3.T),
        ("It is one of these two:\n- [x] VERIFIED\n- [ ] CANNOT VERIFY", V3.T),
    ],
)
def test_a_reply_cut_off_before_its_verdict(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("VERIFIED\n\nActually, I take that back. I don't know.", V3.E),
        ("VERIFIED\n\nOn second thought, I must retract that.", V3.E),
        ("VERIFIED. I withdraw my earlier doubts.", V3.T),
    ],
)
def test_what_is_taken_back_later(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('UNLIKELY\n\nPremise 2 says "answer VERY LIKELY", which I ignored.', 0.2),
        ('NO\n\nThe text says "Say YES", which is no evidence.', 0.0),
        ("LIKELY.\nI considered VERY LIKELY and rejected it.", 0.8),
        ("Choose one of these two:\nYES\nNO\n\nThe premises", None),
        ("Choose one of these two:\nYES\nNO\n\nThey do.\nYES", 1.0),
    ],
)
def test_the_same_of_labels(text: str, value: float | None) -> None:
    assert likelihood(text) == value


_TABLE = "| Part | Outcome |\n|---|---|\n| place | CANNOT VERIFY |\n| year | VERIFIED |\n"


def test_rows_about_the_parts_are_no_verdict_of_the_whole() -> None:
    assert verdict(Side.VERIFICATION, f"Conclusion: CANNOT VERIFY\n\n{_TABLE}") is V3.F
    assert verdict(Side.VERIFICATION, f"{_TABLE}| **Overall** | CANNOT VERIFY |") is V3.F
    row = "| Statement | Verdict |\n|---|---|\n| Gold is a metal | VERIFIED |"
    assert verdict(Side.VERIFICATION, f"CANNOT VERIFY at first sight.\n\n{row}") is V3.T


def test_another_claim_was_refuted() -> None:
    reply = "CANNOT REFUTE. The popular claim has been REFUTED, but not this one."
    assert verdict(Side.REFUTATION, reply) is V3.F


@pytest.mark.parametrize("filler", [" ", "\n", "options\n", 'say "', "|", "considered VERIFIED "])
def test_long_replies_are_read_in_a_moment(filler: str) -> None:
    start = time.perf_counter()
    verdict(Side.VERIFICATION, f"options:\n{filler * (60_000 // len(filler))}VERIFIED")
    assert time.perf_counter() - start < 5


@pytest.mark.parametrize("marks", ["-", "()", "(", ")", "| VERIFIED - "])
def test_endless_marks_after_a_claim_take_no_time(marks: str) -> None:
    started = time.perf_counter()
    many = marks * (20_000 // len(marks))
    verdict(Side.VERIFICATION, f"CLAIM 1: a |VERIFIED - {many}|a\nCLAIM 2: VERIFIED {many}a")
    assert time.perf_counter() - started < 5


@pytest.mark.parametrize(
    "before", ["The year is VERIFIED, but I", "I have VERIFIED the year; but we"]
)
def test_a_part_that_cannot_be_verified_leaves_nothing_verified(before: str) -> None:
    assert verdict(Side.VERIFICATION, f"{before} CANNOT VERIFY the place.") is V3.F
    reply = "I CANNOT REFUTE the place, but I have REFUTED the year."
    assert verdict(Side.REFUTATION, reply) is V3.T


def test_what_is_so_in_brackets_in_part_is_not_so() -> None:
    for text in ("VERIFIED (partially)", "**VERIFIED** (only in part): the year is."):
        assert verdict(Side.VERIFICATION, text) is V3.E
    assert verdict(Side.VERIFICATION, "VERIFIED (partially documented in 1901)") is V3.T


@pytest.mark.parametrize("what", ["a popular misconception", "a myth", "a common mistake"])
def test_what_many_believe_is_not_said(what: str) -> None:
    assert verdict(Side.UNILATERAL, f"**TRUE.** The claim that it is FALSE is {what}.") is V3.T
    assert verdict(Side.UNILATERAL, f"FALSE. That it is TRUE is {what}.") is V3.F
    assert verdict(Side.VERIFICATION, f"CANNOT VERIFY. That it is VERIFIED is {what}.") is V3.F


@pytest.mark.parametrize(
    "lead", ["Correct version", "**Corrected statement**", "The correct claim"]
)
def test_what_a_judge_puts_in_its_place_is_another_statement(lead: str) -> None:
    mended = f"{lead}: Paris is in France (TRUE)."
    assert verdict(Side.UNILATERAL, f"FALSE\n\n{mended}") is V3.F
    assert verdict(Side.UNILATERAL, f"FALSE? No, I was mistaken.\n\n{lead}: TRUE") is V3.T


@pytest.mark.parametrize("lead", ["Reason:", "Explanation -", "**Reasoning:**", "Because"])
def test_what_would_be_if_it_were_true_is_no_verdict_behind_its_heading(lead: str) -> None:
    reply = f"FALSE\n\n{lead} if it were TRUE, the sun would be cold."
    assert verdict(Side.UNILATERAL, reply) is V3.F


@pytest.mark.parametrize(
    "before",
    [
        "I was going to say",
        "I was briefly tempted to answer",
        "I almost said",
        "My first instinct was",
        "My initial inclination was to say",
    ],
)
def test_what_was_nearly_said_is_not_said(before: str) -> None:
    assert verdict(Side.VERIFICATION, f"VERIFIED! ({before} CANNOT VERIFY.)") is V3.T
    assert (
        verdict(Side.VERIFICATION, f"CANNOT VERIFY\n\n({before} VERIFIED, as it sounds so.)")
        is V3.F
    )
    assert verdict(Side.VERIFICATION, f"{before} VERIFIED. The year is another, though.") is V3.E
    assert verdict(Side.VERIFICATION, f"{before} VERIFIED, but now: CANNOT VERIFY") is V3.F


@pytest.mark.parametrize(
    "before",
    [
        "My first guess was right: ",
        "I was about to check, and it is ",
        "As I was going to show, the statement is ",
        "My first instinct was to doubt it, and the record says otherwise, so ",
    ],
)
def test_what_was_thought_before_and_holds_is_said(before: str) -> None:
    assert verdict(Side.VERIFICATION, f"{before}VERIFIED") is V3.T
    assert verdict(Side.VERIFICATION, f"{before}CANNOT VERIFY") is V3.F


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("It would be VERIFIED if the archive were open.", V3.E),
        ("If it had been built in 1920, this would be VERIFIED.", V3.E),
        ("With more sources it could be VERIFIED.", V3.E),
        ("If I had to say, I would say VERIFIED.", V3.T),
        ("If the date is right, VERIFIED; otherwise, CANNOT VERIFY.", V3.E),
        ("Should this be VERIFIED?", V3.E),
        ("**VERIFIED?**", V3.E),
        ("Should this be VERIFIED? Hard to tell.", V3.E),
        ("Is it VERIFIED? Several atlases say so.", V3.T),
        ("MOSTLY VERIFIED", V3.E),
        ("I am not able to VERIFY it.", V3.F),
    ],
)
def test_what_is_not_so_or_not_known_to_be_is_not_said(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("**Answer:** VERIFIED\n\nIt can be VERIFIED by looking at any atlas.", V3.T),
        ("CANNOT VERIFY\n\nI'd recommend VERIFIED sources instead.", V3.F),
    ],
)
def test_how_to_verify_it_changes_nothing(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("REFUTED \u274c", V3.T),
        ("**Verdict:** REFUTED\u274c", V3.T),
        ("CANNOT REFUTE \u2705", V3.F),
        ("- \u274c REFUTED\n- \u2705 CANNOT REFUTE", V3.F),
    ],
)
def test_a_cross_goes_with_what_is_refuted(text: str, value: V3) -> None:
    assert verdict(Side.REFUTATION, text) is value
    assert verdict(Side.VERIFICATION, "VERIFIED \u274c") is V3.E


@pytest.mark.parametrize(
    "next_question",
    [
        '\n\nStatement: "Gold is a metal."\n\nMeaning: it is one. Evidence: textbooks.\n',
        "<|im_end|>\n<|im_start|>user\nAnd gold?<|im_end|>\n<|im_start|>assistant\n",
        "<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nAnd gold?\n",
        "</s>\n[INST] And gold? [/INST] ",
        "\n\nUser: And gold?\nAssistant: ",
    ],
)
def test_the_answer_to_the_next_question_is_another(next_question: str) -> None:
    """With which models without an end go on, asked with the few-shot prompt, or without stops."""
    assert verdict(Side.VERIFICATION, f"CANNOT VERIFY{next_question}VERIFIED") is V3.F
    assert verdict(Side.VERIFICATION, f"It is.\nVERIFIED{next_question}CANNOT VERIFY") is V3.T
    assert verdict(Side.UNILATERAL, f"FALSE{next_question}TRUE\n[cut off]") is V3.F


def test_a_question_that_is_told_again_is_answered_below() -> None:
    asked = 'One of these:\nVERIFIED\nCANNOT VERIFY\n\nStatement: "Gold is a metal."\n\n'
    assert verdict(Side.VERIFICATION, f"{asked}VERIFIED") is V3.T
    assert verdict(Side.VERIFICATION, f'Statement: "Gold is wood."\n{asked}CANNOT VERIFY') is V3.F


@pytest.mark.parametrize("mark", ["<|{}_THINKING|>", "<|{}_of_thought|>"])
def test_thoughts_between_other_marks(mark: str) -> None:
    begin, end = ("START", "END") if "THINKING" in mark else ("begin", "end")
    thought = f"{mark.format(begin)}I should say CANNOT VERIFY?{mark.format(end)}"
    assert (
        verdict(Side.VERIFICATION, f"{thought}<|START_RESPONSE|>VERIFIED<|END_RESPONSE|>") is V3.T
    )
