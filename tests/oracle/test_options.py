"""Replies that list the verdicts with letters or numbers, and answer by one of these."""

import pytest

from paradl.oracle.likelihood import likelihood
from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import find, verdict
from paradl.truth import V3


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nAnswer: A", V3.T),
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nThe correct answer is **B**.", V3.F),
        ("(1) CANNOT VERIFY\n(2) VERIFIED\n\nI choose 2, as it is known.", V3.T),
        ("The options are A. VERIFIED and B. CANNOT VERIFY. I choose A.", V3.T),
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nIt is no bird.\n\nA", V3.T),
        (
            "A) VERIFIED\nB) CANNOT VERIFY\n\nAnswer: A\n\nWait, the year is another.\nAnswer: B",
            V3.F,
        ),
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nAnswer: A, not CANNOT VERIFY.", V3.T),
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nAnswer: B) CANNOT VERIFY", V3.F),
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nB) CANNOT VERIFY", V3.F),
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nA) VERIFIED", V3.T),
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nAnswer: C", V3.E),
        ("A) VERIFIED\nB) CANNOT VERIFY", V3.E),
        ("A) VERIFIED\nB) CANNOT VERIFY\n\nThe answer A bird gives is none.", V3.E),
        ("1. VERIFIED\n2. VERIFIED", V3.T),
    ],
)
def test_the_letter_names_the_verdict(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


def test_the_letter_is_where_the_verdict_stands() -> None:
    reply = "A) TRUE\nB) FALSE\n\nAnswer: B"
    found = find(Side.UNILATERAL, reply)
    assert (found.value, reply[found.start : found.end]) == (V3.F, "B")


def test_options_of_a_scale() -> None:
    scale = ("VERY LIKELY", "LIKELY", "NEUTRAL", "UNLIKELY", "VERY UNLIKELY")
    listed = "\n".join(f"{mark}) {words}" for mark, words in zip("ABCDE", scale, strict=True))
    assert [likelihood(f"{listed}\n\nAnswer: {mark}") for mark in "ABCDE"] == [1, 0.8, 0.5, 0.2, 0]
    assert likelihood(listed) is None
