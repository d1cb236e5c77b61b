"""Small models forget the capitals, misspell verdicts, and say TRUE for VERIFIED."""

from __future__ import annotations

import time

import pytest

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import find, verdict
from paradl.truth import V3

SIDES = {"V": Side.VERIFICATION, "R": Side.REFUTATION, "U": Side.UNILATERAL}


def read(side: str, text: str) -> str:
    return str(verdict(SIDES[side], text))


@pytest.mark.parametrize(
    ("side", "text", "value"),
    [
        ("V", "**Verfied**", "t"),
        ("V", "VERNIFIED\n\n**Extracted answer:** the mill at Odda", "t"),
        ("V", "One might say CANNOT VERIFY, but the roll has it.\n\n**VERFIED**", "t"),
        ("V", "CANOT VERFIY", "f"),
        ("R", "CANNOT REFTUE.", "f"),
        ("R", "REFUSED", "e"),  # that is another word
        ("V", "Versed", "e"),
    ],
)
def test_a_line_that_is_but_a_verdict_may_be_misspelt(side: str, text: str, value: str) -> None:
    assert read(side, text) == value


@pytest.mark.parametrize(
    ("side", "text", "value"),
    [
        ("V", "**Answer:** the mill at Odda.  \n**Verification:** Verified", "t"),
        ("R", "So it is right.\n\n**Final Evaluation:** Not Refuted", "f"),
        ("R", "It fits the record.\n\n**Evaluate: Cannot Refute**", "f"),
        ("V", "**Result:** The extracted answer is definitively correct and verified.", "t"),
        ("V", "**Conclusion:**\nThe answer is verified as correct.\n\n**Answer:** 1829", "t"),
        ("R", "**Answer:** The claim is accurate and not refuted.\n\n**Place:**\nOdda", "f"),
        ("R", "**Result:** This answer is correct and should not be refuted.", "f"),
        ("V", "**Verification:** Verified\n**Status:** The claim is not verified.", "e"),
        ("V", "1. **Verification:** Verified\n2. the owner", "e"),  # of one step
    ],
)
def test_what_a_label_says(side: str, text: str, value: str) -> None:
    assert read(side, text) == value


@pytest.mark.parametrize(
    ("side", "text", "value"),
    [
        ("R", "No two records differ. Since none does, the answer cannot be refuted.", "f"),
        ("R", "It agrees with the roll, so it is not refutable.", "f"),
        ("R", "The claim is refutable.", "e"),
        ("R", "The roll has another name. Therefore, the statement is refuted.", "t"),
        ("R", "The answer is refuted. The mill stood at Voss.", "t"),
        ("V", "Thus, the claim is not verified.", "f"),
        ("V", "So the claim is refuted.", "e"),
        ("V", "The claim is verified.\n[cut off]", "e"),
    ],
)
def test_what_the_last_sentence_says(side: str, text: str, value: str) -> None:
    assert read(side, text) == value


@pytest.mark.parametrize(
    ("text", "verification", "refutation", "unilateral"),
    [
        ("The extracted answer is definitively TRUE.", "t", "f", "t"),
        ('I find that the answer "1829" is definitively FALSE.', "f", "t", "f"),
        ("**Answer:** The statement is TRUE.\n\n**Why:** it is in the roll.", "t", "f", "t"),
        ("**Conclusion:** The extracted answer is definitively correct.", "t", "f", "t"),
        ("The roll names Ida. Therefore, this statement is incorrect.", "f", "t", "f"),
        ("Hence, the claim is not true.", "f", "e", "f"),
        ("So the claim is not false.", "e", "f", "t"),
    ],
)
def test_what_is_false_is_refuted(
    text: str, verification: str, refutation: str, unilateral: str
) -> None:
    assert [read(side, text) for side in "VRU"] == [verification, refutation, unilateral]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    "text",
    [
        "There is no evidence that the answer is false.",
        "I cannot conclude that the claim is false.",
        "If so, the answer is false.",
        "The claim may be false.",
        "The claim is probably true.",
        "The claim is neither true nor false.",
        "The claim is partly true.",
        "The claim is not entirely correct.",
        "The answer is correct and incomplete.",
        "The claim should be verified.",
        "The claim can be verified.",
        "The claim has yet to be verified.",
        "The year in the claim is verified.",
        "The opposite of the claim is true.",
        "The first claim is true.",
        "Is the claim true?",
        "The user says the claim is true.",
        "The claim is true in the kitchen. However, I am not sure.",
        "The statement is true of some and false of others.",
        "He died, and it is true.",
    ],
)
def test_what_is_left_open_is_no_verdict(side: str, text: str) -> None:
    assert read(side, text) == "e"


@pytest.mark.parametrize(
    ("side", "text", "words"),
    [
        ("V", "A mill.\n**Verification:** Verified\nOdda", "Verified"),
        ("R", "No. Two fit, so **the answer** cannot be refuted.", "cannot be refuted"),
        ("R", "It fits, so it is not refutable.", "not refutable"),
        ("V", "Ida did. So the claim is incorrect.", "incorrect"),
        ("R", "It stood. **Answer:** The answer is TRUE.\n", "TRUE"),
    ],
)
def test_its_place_is_that_of_its_words(side: str, text: str, words: str) -> None:
    found = find(SIDES[side], text)
    assert (found.value is not V3.E, text[found.start : found.end]) == (True, words)


@pytest.mark.parametrize("part", ["Answer: ", "the claim is ", "correct, so ", ", ", "(a "])
def test_long_lines_with_labels_take_no_time(part: str) -> None:
    started = time.process_time()
    verdict(Side.VERIFICATION, "\n".join([f"Answer: {part * (1900 // len(part))}"] * 250))
    assert time.process_time() - started < 5
