"""A likelihood is read as verdicts are; one of each step, by its number."""

from __future__ import annotations

import time

import pytest

from paradl.oracle.likelihood import likelihood, step_likelihoods


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("NOT LIKELY", None),
        ("It is not VERY LIKELY.", None),
        ("I do not think that it is LIKELY.", None),
        ("It does not follow. UNLIKELY", 0.2),
        ("YES or NO", None),
        ("NEUTRAL", 0.5),
        ("Answer: very-likely", 1.0),
        (r"\boxed{\text{Somewhat unlikely}}", 0.4),
        ("结论是VERY LIKELY。", 1.0),
        ("LIKELY, not VERY LIKELY", 0.8),
        ("VERY LIKELY, not just LIKELY", 1.0),
        ("I say LIKELY rather than VERY LIKELY.", 0.8),
        ("YES\n\nThere is NO reason to doubt.", 1.0),
        ("YES or NO? NO, as there is none.", 0.0),
        ("YES? There is no such rule: NO because of that.", 0.0),
        ("NO rule gives it.", 0.0),
        ("Likelihood: Somewhat Unlikely", 0.4),
        ('{"rating": "Very likely"}', 1.0),
        ("LESS LIKELY than not", None),
        ("It is LIKELY that the claim does not follow.", None),
        ("It is VERY LIKELY that it follows, as nothing is not said.", 1.0),
        ("MODERATELY LIKELY", 0.6),
        ("Label: Highly Unlikely", 0.0),
        ("It is highly likely that birds fly.\nNO", 0.0),
        ("ＶＥＲＹ ＬＩＫＥＬＹ", 1.0),
        ('{"follows": false, "reason": "no rule"}', 0.0),
        ("Yes, it follows.", 1.0),
        ("**No**, the claim does not follow from the premises.", 0.0),
        ("No. That does not follow from them.", 0.0),
        ("Yes, that follows from these premises.", 1.0),
        ("No. Nothing in the premises says so.", 0.0),
        ("**No.** The premises do not mention Rex.", 0.0),
        ("Answer: No, because nothing is said of Rex.", 0.0),
        ("Yes. The first premise says so.", 1.0),
        ("<think>No.</think>Yes: that is premise 2.", 1.0),
        ("Unlikely. No premise speaks of it.", 0.2),
        ("Very likely – rule 1 gives it", 1.0),
        ("Yes. The premises do not say so.", None),
        ("No. Premise 2 says so.", None),
        ("No. Nothing says so. Wait, premise 2 does: yes.", None),
        ("Yes. No.", None),
        ("No. Nothing in the premises\n[cut off]", None),
        ("Yes. However, premise 2 is about cats", None),
        ("Yes, the claim is false.", None),
        ("No, it follows.", None),
        ("Yes, it follows, if all birds fly.", None),
    ],
)
def test_likelihoods(text: str, number: float | None) -> None:
    assert likelihood(text) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("VERY LIKELY\n\nReason: there is NO doubt.", 1.0),
        ("**SOMEWHAT UNLIKELY**: NO premise says so.", 0.4),
        ("NEUTRAL. NO premise speaks of it.", 0.5),
        ("The answer is NO.", 0.0),
        ("YES", 1.0),
    ],
)
def test_a_no_in_the_grounds_of_a_degree(text: str, number: float) -> None:
    assert likelihood(text, graded=True) == number


def test_a_step_has_the_likelihood_that_it_begins_with() -> None:
    reply = (
        "STEP 1: UNLIKELY, as there is no rule\nSTEP 2: It follows: YES\n**Step 3:** Very likely"
    )
    assert step_likelihoods(f"STEP 1: YES</think>{reply}", 3) == [0.2, 1.0, 1.0]


@pytest.mark.parametrize(
    "reply", ["1. LIKELY\n2) **no**", "Schritt 1: LIKELY\n步骤2：no", "| 1 | LIKELY |\n| 2 | NO |"]
)
def test_steps_by_their_numbers_alone(reply: str) -> None:
    assert step_likelihoods(f"{reply}\n3. It follows, very LIKELY.", 3) == [0.8, 0.0, None]
    assert step_likelihoods(f"{reply}\nSTEP 1: YES", 2) == [1.0, None]


@pytest.mark.parametrize(
    "reply",
    [
        '{"1": "YES", "2": "NO"}',
        '```json\n{"step_1": "yes", "step_2": "no"}\n```',
        "1: yes; 2: no",
        "1. YES, 2. NO",
    ],
)
def test_steps_in_one_line(reply: str) -> None:
    assert step_likelihoods(reply, 2) == [1.0, 0.0]
    assert step_likelihoods(f"In 2 I see NO rule. {reply}", 2) != [1.0, 0.0]


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("STEP 1: VERY LIKELY\nSTEP 2: UNLIKELY\n\nSTEP 2 is the weak one.", [1.0, 0.2]),
        ("**Step 1**: It follows.\n→ VERY LIKELY\n\n**Step 2**: no rule.\n→ Unlikely", [1.0, 0.2]),
        ("### Step 1\nVERY LIKELY\n### Step 2\nLabel: UNLIKELY\nLIKELY is too much.", [1.0, 0.2]),
        ('[{"why": "a", "step": 1, "label": "YES"}, {"step": 2, "label": "UNLIKELY"}]', [1.0, 0.2]),
        ('[{"step": 1, "follows": "so it is"}, {"step": 2, "follows": true}]', [None, None]),
        (
            '{"steps": [{"id": "Step 2", "label": "no"}, {"id": "Step 1", "label": "yes"}]}',
            [1.0, 0.0],
        ),
        ("STEP 1: NO premise says so, but it is known. LIKELY\nSTEP 2: No: none.", [0.8, 0.0]),
        ("1단계: YES\n2단계: NO", [1.0, 0.0]),
        ("STEP 1: Likely not.\nSTEP 2: No rule gives it.", [None, 0.0]),
        ("STEP 1: YES\nSTEP 1.2: NO", [1.0, None]),
    ],
)
def test_steps_whose_labels_are_elsewhere(reply: str, expected: list[float | None]) -> None:
    assert step_likelihoods(reply, 2) == expected


@pytest.mark.parametrize(
    ("reply", "number"),
    [
        ("NEUTRAL. There is no evidence that it is LIKELY.", 0.5),
        ("UNLIKELY: without a rule, nothing makes it LIKELY.", 0.2),
        ("UNLIKELY at first. No premise denies it, so VERY LIKELY.", 1.0),
        ("NEUTRAL? There is no doubt that it is VERY LIKELY.", 1.0),
    ],
)
def test_a_label_that_nothing_speaks_for(reply: str, number: float) -> None:
    assert likelihood(reply, graded=True) == number


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("**Steps 1, 2 and 4:** VERY LIKELY\nStep 3: UNLIKELY", [1.0, 1.0, 0.2, 1.0]),
        ("STEPS 1 to 3: NO\nSTEP 4: YES", [0.0, 0.0, 0.0, 1.0]),
        ("STEPS 1–2 = LIKELY, as 3: says\nSTEP 4: NEUTRAL", [0.8, 0.8, None, 0.5]),
    ],
)
def test_several_steps_at_once(reply: str, expected: list[float | None]) -> None:
    assert step_likelihoods(reply, 4) == expected


@pytest.mark.parametrize("mark", [" – from 1 and 2", "; see 3.", " (given)", "", ": it is so"])
def test_numbered_steps_with_reasons(mark: str) -> None:
    reply = f"1. YES{mark}\n2) **NO** - circular\n3. VERY LIKELY{mark}"
    assert step_likelihoods(reply, 3) == [1.0, 0.0, 1.0]
    assert step_likelihoods("1. No birds: swim.\n2. Yes - or no", 2) == [None, None]


@pytest.mark.parametrize(
    "reply",
    [
        "Step 1: LIKELY, Step 2: UNLIKELY; Step 3: NO",
        "STEP 1: LIKELY. STEP 2: UNLIKELY. STEP 3: NO.",
        '{"step 1": "LIKELY", "step 2": "UNLIKELY", "step 3": "NO"}',
        "Step 1: LIKELY as it is given. Step 2: UNLIKELY, as no rule is. Step 3: NO, see step 2.",
        "STEP 1 - LIKELY | STEP 2 - UNLIKELY | STEP 3 - NO",
        '["LIKELY", "UNLIKELY", "NO"]',
        "LIKELY\nUNLIKELY\nNO",
        '["LIKELY: a rule says so", "UNLIKELY: no rule does", "NO, see step 2"]',
        '{"steps": ["LIKELY, by rule 1", "UNLIKELY (no rule)", "NO"]}',
    ],
)
def test_steps_that_have_no_lines_of_their_own(reply: str) -> None:
    assert step_likelihoods(reply, 3) == [0.8, 0.2, 0.0]


@pytest.mark.parametrize(
    "reply", ["YES/NO", "YES or NO", "LIKELY\nUNLIKELY\nNO", '["NO: none", "YES", "NO"]']
)
def test_labels_that_are_not_those_of_the_steps(reply: str) -> None:
    assert step_likelihoods(reply, 2) == [None, None]


@pytest.mark.parametrize(
    "reply", ["*" * 200_000, "'" * 200_000, "LIKELY; STEP 1: " * 20_000, "\n" * 20_000]
)
def test_steps_of_who_cannot_stop(reply: str) -> None:
    started = time.process_time()
    step_likelihoods(reply, 2)
    assert time.process_time() - started < 2


def test_the_choice_told_again_is_that_of_no_step() -> None:
    assert step_likelihoods('Of ["YES", "NO"]:\nSTEP 1: NO\nSTEP 2: YES', 2) == [0.0, 1.0]


@pytest.mark.parametrize("step", ["STEP {}: NO", "{}: NO", "STEPS 1 and {}: NO"])
def test_a_number_that_runs_on_is_no_step(step: str) -> None:
    """A reply that is in the cache is read each time: what cannot be read must not end the run."""
    reply = f"STEP 1: LIKELY\n{step.format('9' * 5000)}"
    assert step_likelihoods(reply, 2) == [0.8, None]


@pytest.mark.parametrize(
    ("reply", "said"),
    [
        ("Step 1 is LIKELY. Step 2 is UNLIKELY.", [0.8, 0.2]),
        ("Step 1 is **LIKELY**, and step 2 is **UNLIKELY**.", [0.8, 0.2]),
        ("Step 1: YES and Step 2: NO", [1.0, 0.0]),
        ("Step 1 is LIKELY to follow, unlike step 2, which is UNLIKELY to.", [0.8, None]),
        ("Step 1 is LIKELY to be wrong. Step 2 is NOT LIKELY.", [None, None]),
    ],
)
def test_what_a_step_is_in_a_sentence(reply: str, said: list[float | None]) -> None:
    """Of several in one line the first had the last one's."""
    assert step_likelihoods(reply, 2) == said


@pytest.mark.parametrize(
    "reply",
    [
        "<step1>LIKELY</step1>\n<step2>UNLIKELY: no rule</step2>",
        '<steps><step id="1">LIKELY</step><step id="2">UNLIKELY</step></steps>',
        "Step I: LIKELY\n**Step II:** UNLIKELY",
    ],
)
def test_steps_numbered_otherwise(reply: str) -> None:
    assert step_likelihoods(reply, 2) == [0.8, 0.2]
    assert step_likelihoods("In this step I see nothing.\nStep 2: LIKELY", 2) == [None, 0.8]
