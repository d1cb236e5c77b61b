"""Replies that fill in a form: the verdicts are listed, and one is ticked."""

import pytest

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("O VERIFIED / X CANNOT VERIFY", "e"),
        ("X VERIFIED / O CANNOT VERIFY", "e"),
        ("( ) VERIFIED / (X) CANNOT VERIFY", "f"),
        ("| Option | Choice |\n|---|---|\n| VERIFIED | yes |\n| CANNOT VERIFY | no |", "t"),
        ("| Option | Choice |\n|---|---|\n| VERIFIED | no |\n| CANNOT VERIFY | yes |", "f"),
        ("| VERIFIED | ✓ | it is known |\n| CANNOT VERIFY | | |", "t"),
        ("| VERIFIED | ❌ |\n| CANNOT VERIFY | ✅ |", "f"),
        ("| VERIFIED | X |\n| CANNOT VERIFY |  |", "t"),
        ("| VERIFIED | known |\n| CANNOT VERIFY | unknown |", "e"),
        ("| VERIFIED | known |\n| CANNOT VERIFY | unknown |\n\nSo VERIFIED", "t"),
        ("1. VERIFIED - yes\n2. CANNOT VERIFY - no", "t"),
        ("VERIFIED: Yes, all agree.\nCANNOT VERIFY: No, there is nothing.", "t"),
        ("☑ VERIFIED\n☐ CANNOT VERIFY", "t"),
        ("VERIFIED [ ]\nCANNOT VERIFY [x]", "f"),
        ("CANNOT VERIFY ❌", "f"),
        ("VERIFIED\n\nCANNOT VERIFY", "f"),
        ("| VERIFIED | CANNOT VERIFY |\n|---|---|\n| X | |", "t"),
        ("| VERIFIED | CANNOT VERIFY |\n|:-:|:-:|\n| | X |", "f"),
        ("| Statement | VERIFIED | CANNOT VERIFY |\n|---|---|---|\n| Cats purr | ✅ | ❌ |", "t"),
        ("VERIFIED | CANNOT VERIFY\n--- | ---\n | X", "f"),
        ("| CANNOT VERIFY | VERIFIED |\n|---|---|\n| yes | no |", "f"),
        ("| VERIFIED | CANNOT VERIFY |\n|---|---|\n| | |", "e"),
        ("VERIFIED      CANNOT VERIFY\n   X", "e"),
    ],
)
def test_of_a_form_what_is_ticked_is_the_verdict(text: str, value: str) -> None:
    assert str(verdict(Side.VERIFICATION, text)) == value
