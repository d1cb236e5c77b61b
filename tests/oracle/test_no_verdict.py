"""Replies of small models that forget the verdict: whatever they say instead, it is undefined."""

from __future__ import annotations

import pytest

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict
from paradl.truth import V3


@pytest.mark.parametrize(
    ("side", "reply"),
    [
        (Side.VERIFICATION, "VERNIFIED\n\nThe bridge was opened in 1829."),
        (Side.VERIFICATION, "**Result:** The answer is definitively correct."),
        (Side.VERIFICATION, "The statement is TRUE."),
        (Side.REFUTATION, "The statement is TRUE.\n\n**Answer:** The statement is TRUE."),
        (Side.REFUTATION, "The answer agrees with the records, so it is not refutable."),
        (Side.REFUTATION, "No refutation is possible."),
        (Side.REFUTATION, "The statement is incorrect: the bridge was opened in 1831."),
    ],
)
def test_what_stands_for_a_verdict_is_none(side: Side, reply: str) -> None:
    assert verdict(side, reply) is V3.E
