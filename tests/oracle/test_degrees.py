"""How likely a judge says that steps follow, in the forms in which models say so."""

from __future__ import annotations

import pytest

from paradl.oracle.likelihood import likelihood, step_likelihoods
from paradl.oracle.verdicts import CUT_OFF


@pytest.mark.parametrize(
    ("reply", "number"),
    [
        ("UNLIKELY\n\nWith the missing premise it would be VERY LIKELY.", 0.2),
        ("It is VERY UNLIKELY, since the premise that makes it LIKELY is missing.", 0.0),
        ("Label: VERY LIKELY\nalternatives:\n- LIKELY\n- SOMEWHAT LIKELY", 1.0),
        ("Verdict: UNLIKELY. Not VERY UNLIKELY, as a premise supports it.", 0.2),
        ("VERY LIKELY\n\nWait, premise 2 is conditional. LIKELY", 0.8),
        ("SOMEWHAT LIKELY to VERY LIKELY", None),
        ("**LIKELY–VERY LIKELY**", None),
        ("I go from LIKELY to VERY LIKELY.", 1.0),
        ("Choose of VERY LIKELY, LIKELY, UNLIKELY, VERY UNLIKELY", None),
    ],
)
def test_degrees(reply: str, number: float | None) -> None:
    assert likelihood(reply, graded=True) == number


@pytest.mark.parametrize(
    ("reply", "number"),
    [
        ("YES\nMissing premises: NO", 1.0),
        ("YES.\nAny gaps? NO.", 1.0),
        ("NO\n\nIs premise 2 true? YES", 0.0),
        ("**NO**. The premise says YES to rain, but not here.", 0.0),
        ("Answer: YES\nConfidence: HIGH\nContradiction: NO", 1.0),
        ('{"follows": "NO", "missing": "YES"}', 0.0),
        ("Is premise 1 of use? YES. Does the claim follow? NO.", 0.0),
        ("YES\n\nDoes the claim follow without premise 2? I was wrong: NO", 0.0),
    ],
)
def test_yes_and_no_to_other_questions(reply: str, number: float) -> None:
    assert likelihood(reply) == number


@pytest.mark.parametrize(
    "reply",
    [
        "Step one: YES\nStep two: NO",
        "**Step One**\nIt says so.\nYES\n\n**Step Two**\nNothing does.\nNO",
        "First step: YES\nSecond step: NO",
        "| Step | Claim | Follows? |\n|---|---|---|\n| 1 | It rains | YES |\n| 2 | It snows | NO |",
        '{"steps": [{"id": 1, "entailed": true}, {"id": 2, "entailed": false}]}',
        '```json\n["YES", "NO"]\n```',
        "1. It rains – YES\n2. It snows – NO",
    ],
)
def test_the_steps_of_a_chain(reply: str) -> None:
    assert step_likelihoods(reply, 2) == [1.0, 0.0]


def test_several_steps_at_once() -> None:
    assert step_likelihoods("Steps 1–2 are all YES.\nStep 3: NO", 3) == [1.0, 1.0, 0.0]


def test_the_step_at_which_a_reply_was_cut_short() -> None:
    reply = f"Step 1: YES\nStep 2: the premise makes it LIKELY that\n{CUT_OFF}"
    assert step_likelihoods(reply, 2) == [1.0, None]
    assert step_likelihoods(f"Step 1: YES\nStep 2: NO, as\n{CUT_OFF}", 2) == [1.0, 0.0]
