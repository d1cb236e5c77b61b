"""Verdicts that head a column of a table, or are said of parts: neither is given as such."""

from __future__ import annotations

import pytest

from paradl.oracle.likelihood import likelihood, step_likelihoods
from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict

HEADED = "| Claim | **{}** |\n|:---|:---:|\n| Penguins are birds | {} |\n"


@pytest.mark.parametrize(
    ("head", "cell", "value"),
    [
        ("VERIFIED", "", "e"),
        ("VERIFIED", "?", "e"),
        ("VERIFIED", "✓", "t"),
        ("VERIFIED", "yes", "t"),
        ("VERIFIED", "✗", "f"),
        ("VERIFIED", "no", "f"),
        ("CANNOT VERIFY", "", "e"),
        ("CANNOT VERIFY", "x", "f"),
        ("CANNOT VERIFY", "no", "e"),
        ("VERIFIED?", "**CANNOT VERIFY**", "f"),
    ],
)
def test_a_verdict_over_a_column(head: str, cell: str, value: str) -> None:
    """It is what there is to tick; what is ticked is given."""
    reply = HEADED.format(head, cell)
    assert verdict(Side.VERIFICATION, reply).value == value
    assert verdict(Side.VERIFICATION, f"{reply}\nVERIFIED").value == "t"


def test_a_column_of_several_rows() -> None:
    reply = HEADED.format("VERIFIED", "✓")
    assert verdict(Side.VERIFICATION, f"{reply}| They fly | ✓ |").value == "t"
    assert verdict(Side.VERIFICATION, f"{reply}| They fly | ✗ |").value == "e"


@pytest.mark.parametrize(
    "reply",
    [
        "| Verdict | VERIFIED |\n|---|---|\n| Confidence | |",
        "| It is so | VERIFIED |\n|---|---|\n| Confidence | high |",
        "| VERIFIED |\n|---|",
        "| Claim | Verdict |\n|---|---|\n| Penguins are birds | VERIFIED |",
    ],
)
def test_a_table_that_gives_a_verdict(reply: str) -> None:
    assert verdict(Side.VERIFICATION, reply).value == "t"


@pytest.mark.parametrize(
    "reply",
    [
        "The statement is partly TRUE and partly FALSE.",
        "It is partially TRUE, partially FALSE",
        "It is mostly TRUE as to the place, but partly *FALSE* as to the year.",
        "This is TRUE in part and FALSE in part.",
        "half TRUE, half FALSE",
    ],
)
def test_parts_of_a_statement(reply: str) -> None:
    """Neither is said of the whole."""
    assert verdict(Side.UNILATERAL, reply).value == "e"
    assert verdict(Side.UNILATERAL, f"{reply}\nOverall: FALSE").value == "f"


@pytest.mark.parametrize(
    ("reply", "value"),
    [
        ("TRUE (partially FALSE)", "t"),
        ("It is partly TRUE. But that will not do: FALSE.", "f"),
        ("What is said of a part may be TRUE; the whole is FALSE.", "f"),
    ],
)
def test_a_part_beside_the_whole(reply: str, value: str) -> None:
    assert verdict(Side.UNILATERAL, reply).value == value


PARTS = [
    "Part A: {}. Part B: {}.",
    "Part A: {}; part B: {}",
    "Part A: {}\nPart B: {}",
    "1. The year: {}. 2. The place: {}.",
    "- Year: **{}**\n- Place: **{}**",
    "(a) the year: {}, (b) the place: {}",
    "The first part: {}. The second part: {}.",
    "| Year | {} |\n| Place | {} |",
    "Place: {}. Date: {}.",
    "**Birth place:** {}; **date of birth:** {}",
    "The year: {}\nThe country: {}",
]


@pytest.mark.parametrize("text", PARTS)
@pytest.mark.parametrize(
    ("side", "yes", "no"),
    [
        (Side.VERIFICATION, "VERIFIED", "CANNOT VERIFY"),
        (Side.UNILATERAL, "TRUE", "FALSE"),
        (Side.REFUTATION, "CANNOT REFUTE", "REFUTED"),
    ],
)
def test_parts_without_a_verdict_of_the_whole(side: Side, yes: str, no: str, text: str) -> None:
    """The whole is not so for its last part alone; if that is not so, nor is the whole."""
    given, other = verdict(side, yes), verdict(side, no)
    assert verdict(side, text.format(yes, yes)) is given
    assert verdict(side, text.format(yes, no)) is other
    assert verdict(side, text.format(no, yes)).value == "e"
    assert verdict(side, f"{text.format(no, yes)}\nOverall: {no}") is other
    assert verdict(side, f"{text.format(no, yes)}\nFinal verdict: {yes}") is given


@pytest.mark.parametrize(
    "reply",
    [
        "CANNOT VERIFY at first sight. On reflection: VERIFIED",
        "1. Draft: CANNOT VERIFY\n2. Final: VERIFIED",
        "Step 1: CANNOT VERIFY it from memory. Step 2: the verdict is VERIFIED",
        "First guess: CANNOT VERIFY. After checking the date: VERIFIED",
        "Final date check: CANNOT VERIFY. Overall: VERIFIED",
    ],
)
def test_what_is_no_part(reply: str) -> None:
    assert verdict(Side.VERIFICATION, reply).value == "t"


@pytest.mark.parametrize(
    "reply", ["VERY LIKELY to be false", "It is LIKELY wrong.", "UNLIKELY to be wrong"]
)
def test_how_likely_it_is_not(reply: str) -> None:
    assert likelihood(reply) is None
    assert likelihood(f"{reply}\nVERY UNLIKELY") == 0.0


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("STEP 1: YES or NO?", [None, None]),
        ("STEP 1: YES or NO?\nSTEP 2: NO", [None, 0.0]),
        ("STEP 1: YES/NO: NO\nSTEP 2: YES or NO? YES", [0.0, 1.0]),
        ("STEP 1: YES or NO\nYES\nSTEP 2: YES, or so it seems", [1.0, 1.0]),
        ("All steps: YES", [1.0, 1.0]),
        ("**All 2 steps:** very likely, as each follows", [1.0, 1.0]),
        ("Each of the steps: UNLIKELY", [0.2, 0.2]),
        ("STEP 1: YES\nAll steps: NO", [1.0, None]),
        ("All steps: YES or NO?", [None, None]),
        ("Both steps: YES", [1.0, 1.0]),
        ("STEP 1 & 2: YES", [1.0, 1.0]),
        ("STEP 1 and 2: LIKELY\nSTEP 2.1: NO", [0.8, 0.8]),
        ("STEP 1: 2 shows that it is so: YES", [1.0, None]),
        ("STEP 1: ~~YES~~ NO\nSTEP 2: Yes and no", [0.0, None]),
        ("STEP 1: YES, and NO doubt is left\nSTEP 2: VERY LIKELY to be wrong", [1.0, None]),
        ("STEP 1: Likely false\nSTEP 2: UNLIKELY. False premises.", [None, 0.2]),
    ],
)
def test_steps_that_are_asked_about_or_all_alike(reply: str, expected: list[float | None]) -> None:
    assert step_likelihoods(reply, 2) == expected


@pytest.mark.parametrize(
    ("first", "value"),
    [("VERIFIED", "t"), ("CANNOT VERIFY", "e"), ("NOT FOUND", "e"), ("**FABRICATED**", "e")],
)
@pytest.mark.parametrize("item", ["{}. **{}** — {}", "{}. {} -> {}", "{}. {} ({})", "{}) {}: {}"])
def test_items_that_end_with_what_becomes_of_them(item: str, first: str, value: str) -> None:
    """None is of the whole, which is verified if all are."""
    items = f"{item.format(1, 'Rex barks', first)}\n{item.format(2, 'Rex is a dog', 'VERIFIED')}"
    assert str(verdict(Side.VERIFICATION, items)) == value
    assert str(verdict(Side.VERIFICATION, f"{items}\n\nVERIFIED")) == "t"
    assert str(verdict(Side.VERIFICATION, f"CANNOT VERIFY\n\n{items}")) == "f"
