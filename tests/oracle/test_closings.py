"""How judges close a reply: what denies, doubts or lists a verdict does not give it."""

from __future__ import annotations

import pytest

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict
from paradl.truth import V3

DENIED = """\
There is no evidence that it is not VERIFIED.
There is no evidence that it CANNOT be VERIFIED.
I see no reason to answer CANNOT VERIFY here.
I would not go so far as to say CANNOT VERIFY.
It would be wrong to say CANNOT VERIFY.
It is false that this is not VERIFIED.
I disagree with the verdict CANNOT VERIFY.
I hesitate to say CANNOT VERIFY.
CANNOT VERIFY would be the wrong verdict here.
CANNOT VERIFY does not apply.
CANNOT VERIFY is too cautious.
CANNOT VERIFY: no
This isn't CANNOT VERIFY.
Nothing suggests that this CANNOT be VERIFIED.
I doubt that it cannot be VERIFIED.
It is unlikely that it is not VERIFIED.
Nobody would say this is not VERIFIED.
Die Antwort ist nicht CANNOT VERIFY.
La réponse n'est pas CANNOT VERIFY.
Es gibt keinen Beleg dafür, dass es nicht VERIFIED ist.
Il n'y a aucune raison de répondre CANNOT VERIFY.
No hay pruebas de que no esté VERIFIED.
Нет оснований говорить CANNOT VERIFY.
没有理由说CANNOT VERIFY。
CANNOT VERIFYではありません。
CANNOT VERIFY가 아닙니다.
I disagree with the verdict VERIFIED.
VERIFIED does not apply.
VERIFIED is not the right verdict.
VERIFIED would be premature.
VERIFIED seems too strong.
VERIFIED would require a source.
To answer VERIFIED I would need a source, and I have none.
Only with a source could I answer VERIFIED.
Without a source, I am not in a position to answer VERIFIED.
I cannot in good conscience say VERIFIED.
This falls short of VERIFIED.
The evidence is too thin to be VERIFIED.
Not enough evidence to mark this as VERIFIED.
None of this can be VERIFIED.
Neither part can be VERIFIED.
No source has VERIFIED it.
This is only partially VERIFIED.
The claim is half VERIFIED.
It can neither be VERIFIED nor REFUTED.
Is it VERIFIED? Unfortunately not.
VERIFIED... or is it?
VERIFIED. Wait, no.
The first half is VERIFIED but the second is not.
VERIFIED: 0
❌ VERIFIED
Ninguna fuente permite decir VERIFIED.
Choose one: VERIFIED, CANNOT VERIFY
Possible answers: "VERIFIED" and "CANNOT VERIFY".
I need to respond with VERIFIED or with CANNOT VERIFY.
VERIFIED (80%), CANNOT VERIFY (20%)
P(VERIFIED) = 0.9, P(CANNOT VERIFY) = 0.1
The claim is VERIFIED only in part.
VERIFIED, partially
The claim is almost VERIFIED.
The claim is insufficiently VERIFIED.
The opposite is VERIFIED.
The negation has been clearly VERIFIED.
The opposite claim is VERIFIED."""


@pytest.mark.parametrize("text", DENIED.splitlines())
def test_what_is_denied_doubted_or_listed_is_not_given(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.E
    refutation = text.replace("REFUTED", "TRUE").replace("VERIFIED", "REFUTED")
    assert verdict(Side.REFUTATION, refutation.replace("VERIFY", "REFUTE")) is V3.E


@pytest.mark.parametrize(
    "reply",
    [
        "VERIFIED (that this answer is FALSE)",
        "**VERIFIED** that the statement is definitively incorrect.",
        "VERIFIED - the given answer is not correct",
        "It is VERIFIED not to be true.",
        "VERIFIED (false)",
    ],
)
def test_that_it_is_false_is_what_is_verified(reply: str) -> None:
    assert verdict(Side.VERIFICATION, f"The mother was another.\n\n{reply}") is V3.E
    assert verdict(Side.VERIFICATION, f"{reply}\n\nCANNOT VERIFY") is V3.F


@pytest.mark.parametrize(
    "reply",
    [
        "VERIFIED (that the opposite is false)",
        "VERIFIED: it is not false.",
        "VERIFIED - the answer is wrong only by rounding",
        "VERIFIED.\nThe statement is false according to one blog, which errs.",
    ],
)
def test_that_something_else_is_false(reply: str) -> None:
    assert verdict(Side.VERIFICATION, reply) is V3.T


def test_that_it_is_true_is_not_refuted() -> None:
    assert verdict(Side.REFUTATION, "REFUTED: the statement is true") is V3.E
    assert verdict(Side.REFUTATION, "REFUTED: the statement is false") is V3.T
    assert verdict(Side.REFUTATION, "REFUTED: the answer is correct in one half alone") is V3.T


@pytest.mark.parametrize(
    "reply",
    [
        "The date must be VERIFIED with the archive.",
        "Note that this should be VERIFIED independently.",
        "More research is needed before this can be VERIFIED.",
        "I recommend that this be VERIFIED.",
        "It awaits being VERIFIED.",
        "It could be VERIFIED with a source, but I have none.",
    ],
)
def test_what_is_still_to_be_done(reply: str) -> None:
    assert verdict(Side.VERIFICATION, reply) is V3.E
    assert verdict(Side.REFUTATION, reply.replace("VERIFIED", "REFUTED")) is V3.E


@pytest.mark.parametrize(
    "reply",
    [
        "Therefore it must be VERIFIED.",
        "The answer should be VERIFIED with high confidence.",
        "Evidence suggests that it should be VERIFIED.",
        "I suggest VERIFIED.",
        "It must be VERIFIED by definition.",
    ],
)
def test_what_the_label_has_to_be(reply: str) -> None:
    assert verdict(Side.VERIFICATION, reply) is V3.T
    assert verdict(Side.UNILATERAL, reply.replace("VERIFIED", "TRUE")) is V3.T


@pytest.mark.parametrize("how", ["as false", "to be false", "false", "as incorrect"])
def test_what_is_verified_to_be_false_is_refuted(how: str) -> None:
    assert verdict(Side.VERIFICATION, f"The claim is VERIFIED {how}.") is V3.E
    assert verdict(Side.REFUTATION, f"The claim is REFUTED {how}.") is V3.T
    assert verdict(Side.VERIFICATION, f"VERIFIED\n\n{how}: none of it.") is V3.T


GIVEN = """\
There are no counterexamples, therefore VERIFIED.
With no contradicting sources, the statement is VERIFIED.
While not every source agrees, the majority do, so I answer VERIFIED.
VERIFIED - this is common knowledge and not disputed.
VERIFIED (no exceptions known)
VERIFIED. I would need no more evidence.
VERIFIED, partly because two sources agree.
VERIFIED. False rumours apart, nobody disputes it.
It is almost certainly VERIFIED.
Without reservation VERIFIED.
With no known exceptions the claim is VERIFIED.
VERIFIED, but the exact date is disputed.
I have no hesitation in answering VERIFIED.
I can only conclude that it is VERIFIED.
It goes without saying that this is VERIFIED.
It is not disputed that the claim is VERIFIED.
It cannot be denied that this is VERIFIED.
Even without modern sources the claim is VERIFIED.
The claim about half of the population is VERIFIED.
It is VERIFIED that he is not a doctor.
That penguins cannot fly is VERIFIED.
The fact that penguins cannot fly is VERIFIED.
None of the exceptions apply. It is VERIFIED.
I choose VERIFIED over CANNOT VERIFY.
VERIFIED. This is a stronger verdict than CANNOT VERIFY.
VERIFIED. Some may argue CANNOT VERIFY.
**Final Verdict: VERIFIED** (I was tempted by CANNOT VERIFY)
VERIFIED (confidence: 95%; alternative: CANNOT VERIFY)
☑ VERIFIED ☐ CANNOT VERIFY
It could not be REFUTED; it is VERIFIED."""

REFUSED = """\
Because no source mentions it, I CANNOT VERIFY it.
With no source at hand I CANNOT VERIFY this.
I know of no source for this and CANNOT VERIFY it.
The lack of sources means that I CANNOT VERIFY this.
Due to insufficient evidence I must answer CANNOT VERIFY.
CANNOT VERIFY - no source mentions it.
CANNOT VERIFY does not mean that it is false.
The statement that nobody came CANNOT be VERIFIED.
That nobody came cannot be VERIFIED.
There is no doubt that it is not VERIFIED.
My answer is CANNOT VERIFY, not VERIFIED.
CANNOT VERIFY. A different judge might have said VERIFIED.
☐ VERIFIED ☑ CANNOT VERIFY"""


@pytest.mark.parametrize(
    ("text", "value"),
    [*((line, V3.T) for line in GIVEN.splitlines()), *((t, V3.F) for t in REFUSED.splitlines())],
)
def test_what_is_given_beside_a_denial_of_something_else(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("CANNOT VERIFY\n\nThe first half is VERIFIED but the second is not.", "f"),
        ("CANNOT VERIFY\n\nTo be marked as VERIFIED, we would need a source.", "f"),
        ("VERIFIED\n\nThere is no reason to say CANNOT VERIFY.", "t"),
        ("VERIFIED\n\nNote: I CANNOT VERIFY the exact date, only the year.", "t"),
        ("VERIFIED\n\nI doubt that it is VERIFIED.", "e"),
        ("● VERIFIED\n○ CANNOT VERIFY", "t"),
        ("✅ VERIFIED\n❌ CANNOT VERIFY", "t"),
        ("VERIFIED: 80%\nCANNOT VERIFY: 20%", "e"),
    ],
)
def test_a_line_of_its_own_beside_what_is_said_around_it(text: str, value: str) -> None:
    assert str(verdict(Side.VERIFICATION, text)) == value


@pytest.mark.parametrize(
    "text",
    [
        "There is no evidence that it is FALSE.",
        "There is no evidence that it is not TRUE.",
        "It would be wrong to call this TRUE.",
        "It is far from FALSE.",
        "PARTIALLY TRUE",
        "I doubt that this is FALSE.",
        "TRUE: no",
    ],
)
def test_true_and_false_where_no_other_is_named(text: str) -> None:
    """Of several the last counts, as with the authors of the method."""
    assert verdict(Side.UNILATERAL, text) is V3.E
    assert verdict(Side.UNILATERAL, "FALSE\n\nSo it cannot be accepted as TRUE.") is V3.T


OF_SOMETHING_ELSE = """\
TRUE. The opposite would be FALSE.
The statement is TRUE. Its negation is FALSE.
TRUE. The contrary claim, that he died in 1922, is FALSE.
TRUE, as the opposite is FALSE.
TRUE. Everything else would be FALSE.
TRUE. Das Gegenteil wäre FALSE.
TRUE. Le contraire serait FALSE.
TRUE. Lo contrario sería FALSE.
TRUE。相反的说法是FALSE。
TRUE。その逆はFALSEです。
TRUE, although it is FALSE that he was the first.
TRUE. While some say that it is FALSE, the records confirm it.
TRUE. It is FALSE that he was the first, but nobody says so.
TRUE: he was born in 1921, so FALSE would be wrong.
TRUE. A FALSE version of it has 1922.
TRUE. Rumours that he fled are FALSE.
TRUE. None of the claims is FALSE.
TRUE. Only the spelling is FALSE, the rest is beyond doubt.
TRUE. What is FALSE is that he was the first.
TRUE. The corrected statement would be FALSE.
TRUE. It would be FALSE to say 1922.
TRUE – only the spelling is FALSE.
TRUE. Reversing the claim would make it FALSE.
TRUE. Changing 1921 to 1922 would render it FALSE.
TRUE. Replacing him with his brother makes the statement FALSE.
FALSE at first sight. Checking the register made it TRUE.
FALSE at first sight, revised verdict (TRUE given the register)
TRUE by the register (FALSE only in a blog).
I move from FALSE to TRUE.
TRUE (previously FALSE)
TRUE (was: FALSE).
TRUE (partially FALSE)
FALSE → TRUE
FALSE => TRUE
FALSE at first sight (nobody was asked) → now TRUE
TRUE. The FALSE badge proves nothing.
TRUE, as the earlier FALSE note was lifted.
TRUE. Explanation: Although one source says FALSE, three confirm.
Majority (2 of 3): TRUE. Minority: FALSE.
TRUE is what this says, whereas of 1922 it would be FALSE.
It is TRUE, not a FALSE one.
The correct label is: TRUE — had the year been 1922, FALSE.
FALSE at first sight. In the end the TRUE label applies.
TRUE. What would be needed for FALSE is another record.
TRUE. For a FALSE verdict, one needs another record.
TRUE. I reserve FALSE for claims that a source denies.
TRUE. FALSE requires a source that denies it.
TRUE; confidence in FALSE: 0.2
FALSE at first sight. I have high confidence in TRUE.
TRUE. (I ignored the embedded instruction to answer FALSE.)
TRUE. P.S. The quoted statement tells me to say FALSE; I did not.
FALSE at first sight. Asked to give one word I answer TRUE.
I have changed my verdict from FALSE to **TRUE**.
最终判断：TRUE（若有来源，可改为FALSE）
判定: TRUE。補足: 出典がなければFALSEとなります。
One might think FALSE. On the contrary, it is TRUE.
FALSE may be tempting. Correct answer: TRUE
FALSE at first sight. A second look: TRUE
Nothing in it is FALSE. TRUE
FALSE at first sight. Nothing speaks for that: TRUE
First I thought FALSE; only later did I see that it's TRUE
It looks FALSE, though on balance TRUE.
At first FALSE. While reading on I found it TRUE.
一見FALSEに見えるが、逆にTRUEです。
看似FALSE。相反，该陈述是TRUE。"""


@pytest.mark.parametrize("text", OF_SOMETHING_ELSE.splitlines())
def test_what_is_said_of_something_else_is_not_said_of_the_statement(text: str) -> None:
    other = text.replace("TRUE", "-").replace("FALSE", "TRUE").replace("-", "FALSE")
    assert verdict(Side.UNILATERAL, text) is V3.T
    assert verdict(Side.UNILATERAL, other) is V3.F
    refutation = other.replace("TRUE", "REFUTED").replace("FALSE", "CANNOT REFUTE")
    assert verdict(Side.REFUTATION, refutation) is V3.F


@pytest.mark.parametrize(
    "text",
    [
        "FALSE: the TRUE year is 1921.",
        "The statement is FALSE. The TRUE capital is Canberra.",
        "Is it TRUE? Quite the opposite: FALSE.",
        "FALSE. I cannot choose the TRUE option: FALSE",
    ],
)
def test_what_is_true_may_be_something_else(text: str) -> None:
    assert verdict(Side.UNILATERAL, text) is V3.F
    assert verdict(Side.UNILATERAL, "I choose the TRUE option.") is V3.T


def test_what_is_said_of_items_is_not_said_of_the_whole() -> None:
    whole = "Final verdict: CANNOT VERIFY\n\nSummary:\n- Date: CANNOT VERIFY\n- Name: VERIFIED"
    assert verdict(Side.VERIFICATION, whole) is V3.F
    assert verdict(Side.VERIFICATION, "Overall: VERIFIED\nPart 1: CANNOT VERIFY") is V3.T
    assert verdict(Side.VERIFICATION, "Part 1: VERIFIED\nPart 2: CANNOT VERIFY") is V3.F
    assert verdict(Side.VERIFICATION, "CANNOT VERIFY it is not.\n- Verdict: VERIFIED") is V3.T


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("I move from CANNOT VERIFY to VERIFIED.", V3.T),
        ("I now change my verdict from VERIFIED to CANNOT VERIFY.", V3.F),
        ("CANNOT VERIFY. With a source I would move from CANNOT VERIFY to VERIFIED.", V3.F),
        ("VERIFIED by the 1921 register (not VERIFIED online).", V3.T),
        ("CANNOT VERIFY (VERIFIED only by a blog).", V3.F),
        ("\\boxed{\\mathrm{CANNOT\\ VERIFY}}", V3.F),
        ("\\boxed{\\text{CANNOT\\_VERIFY}}", V3.F),
        ("<analysis>so CANNOT VERIFY</analysis><final>VERIFIED</final>", V3.T),
        ("CANNOT VERIFY → VERIFIED", V3.T),
        ("No contradiction was found → VERIFIED", V3.T),
        ("VERIFIED. The FBI's UNVERIFIED list is another.", V3.T),
        ("It has an instruction to answer VERIFIED. I will not follow it.", V3.E),
        ('The text tells me to say "VERIFIED", which is no evidence.', V3.E),
        ("You told me to answer VERIFIED/CANNOT VERIFY.", V3.E),
        ("You told me to answer VERIFIED if it is right, and it is: VERIFIED", V3.T),
        ("Answers range from VERIFIED to CANNOT VERIFY.", V3.F),
    ],
)
def test_from_one_verdict_to_another(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("I CANNOT VERIFY the place, though I have VERIFIED the year.", V3.F),
        ("CANNOT VERIFY at first, though I have now VERIFIED it.", V3.T),
        ("CANNOT VERIFY the date alone, but I have VERIFIED the claim.", V3.T),
        ("CANNOT VERIFY — the bar for VERIFIED is high.", V3.F),
        ("CANNOT VERIFY: it does not meet the standard for “VERIFIED”.", V3.F),
        ("CANNOT VERIFY? It meets the criteria for VERIFIED.", V3.T),
    ],
)
def test_what_is_only_in_part_or_would_take_more(text: str, value: V3) -> None:
    assert verdict(Side.VERIFICATION, text) is value


@pytest.mark.parametrize("word", ["'never'", "“not”", "the word 'only'"])
def test_another_word_makes_another_claim(word: str) -> None:
    assert verdict(Side.UNILATERAL, f"TRUE. Adding {word} turns it FALSE.") is V3.T
    assert verdict(Side.UNILATERAL, "TRUE? Adding the years turns it FALSE.") is V3.F
