"""A verdict that heads a reply, and what is told below it; what is still to be verified."""

from __future__ import annotations

import pytest

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import CUT_OFF, verdict
from paradl.truth import V3

STANDS = [
    "{yes}. The year is {no}, the place is not.",
    "{yes}: the year is {no} but not the place.",
    "**{yes}**\n\n✅ Date {no}\n❌ Place not found",
    "{yes}\n\n* The date is {no}.\n* The place is not.",
    "{yes}\n\nThe figure of the bureau was {no} in 1910.",
    "{yes}[^1]\n\n[^1]: For {no} I would need two sources.",
    "{yes}\n\nWould you like me to explain what would make it {no}?",
    "{yes}\n\nPlease consult sources that have been {no}.",
    "verdict: {yes}\nalternatives:\n  - {no}\n",
    "```yaml\nverdict: {yes}\nalternatives_considered:\n  - {no}\n```",
    "**Verdict: {yes}**\n\nAlternatives considered:\n1. {no} – rejected",
    "**Verdict: {yes}**\n\nOther options considered: {no}",
    "Answer: {yes}\nNot: {no}",
    "Verdict: {yes}\nparts:\n  a: {yes}\n  b: {no}\n",
    "The answer is {yes}. I initially wrote {no}.",
    "{yes}, changed from {no} after a second look.",
    "{yes}. My earlier draft said {no}.",
    "The whole statement is {yes}, even if the year is {no}.",
]


@pytest.mark.parametrize("text", STANDS)
@pytest.mark.parametrize(
    ("side", "yes", "no", "value"),
    [
        (Side.VERIFICATION, "CANNOT VERIFY", "VERIFIED", V3.F),
        (Side.REFUTATION, "CANNOT REFUTE", "REFUTED", V3.F),
        (Side.UNILATERAL, "FALSE", "TRUE", V3.F),
        (Side.UNILATERAL, "TRUE", "FALSE", V3.T),
    ],
)
def test_what_heads_a_reply_stands(side: Side, yes: str, no: str, value: V3, text: str) -> None:
    assert verdict(side, text.format(yes=yes, no=no)) is value


@pytest.mark.parametrize(
    "text",
    [
        "VERIFIED. (I CANNOT VERIFY developments after 2023.)",
        "VERIFIED\n\nI have no way to browse, and CANNOT VERIFY live data.",
        "Verdict: VERIFIED\n\nThe only part of it that I CANNOT VERIFY is the weather.",
    ],
)
def test_what_else_cannot_be_verified(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.T


@pytest.mark.parametrize(
    "text",
    [
        "CANNOT VERIFY\n\nI found a man of that name whose birth was VERIFIED, but he is another.",
        "Status: CANNOT VERIFY\nReason: the only VERIFIED source is of 1930.",
        "FINAL ANSWER: CANNOT VERIFY (the data were not VERIFIED)",
        "La respuesta es CANNOT VERIFY, aunque el año está VERIFIED.",
        "Réponse : CANNOT VERIFY, bien que l'année soit VERIFIED.",
        "Antwort: CANNOT VERIFY. Das Jahr ist VERIFIED, der Ort nicht.",
        "Ответ: CANNOT VERIFY. Год VERIFIED, место нет.",
        "答案：CANNOT VERIFY。年份是VERIFIED，地点没有。",
        "回答：CANNOT VERIFY\n\n補足：年はVERIFIEDですが、場所は不明です。",
    ],
)
def test_what_else_is_verified(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.F


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("TRUE\n\nThe common belief that it was 1922 is FALSE.", V3.T),
        ("The answer is FALSE. The statement would only be TRUE of even numbers.", V3.F),
        ("TRUE\n\nOn second thought: FALSE", V3.F),
    ],
)
def test_the_same_of_true_and_false(text: str, value: V3) -> None:
    assert verdict(Side.UNILATERAL, text) is value


@pytest.mark.parametrize(
    "text",
    [
        "VERIFIED\n\n17 times 19 is 323. The sum of the statement is off. CANNOT VERIFY",
        "**VERIFIED**\n\nThe figures do not support it. **CANNOT VERIFY**",
        "VERIFIED\n\nHowever, the evidence for the date is thin; it CANNOT be VERIFIED.",
        "Verdict: VERIFIED\n\nFor the reasons above, the verdict has to be CANNOT VERIFY.",
        "Answer: VERIFIED\nCheck: the name is wrong.\nAnswer: CANNOT VERIFY",
        "Draft: VERIFIED\nFinal: CANNOT VERIFY",
        "VERIFIED\n\nThe statement as a whole CANNOT be VERIFIED.",
        "Verdict: VERIFIED\n\nUpdated verdict:\n- CANNOT VERIFY",
        "Urteil: VERIFIED\n\nKorrektur nach erneuter Prüfung: CANNOT VERIFY",
        "Urteil: VERIFIED\n\nEntschuldigung, das Jahr stimmt nicht, es ist CANNOT VERIFY.",
        "Respuesta: VERIFIED\n\nPerdón, me equivoqué: CANNOT VERIFY",
        "答案：VERIFIED。\n\n等等，年份错了，应该是CANNOT VERIFY。",
    ],
)
def test_who_changes_their_mind(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.F


@pytest.mark.parametrize(
    "text",
    [
        "This could be VERIFIED with access to the register.",
        "It could be VERIFIED through historical records.",
        "It might be VERIFIED by consulting the census.",
        "That would have to be VERIFIED by consulting the census.",
        "This can be VERIFIED by checking the archive.",
        "It may have been VERIFIED by historians, of whom I know nothing.",
        "Once VERIFIED, this would be remarkable.",
        "I would want to see this VERIFIED.",
        "You should have this VERIFIED by a lawyer.",
        "Please provide the statement to be VERIFIED.",
        "Can this be VERIFIED? That depends on the archive.",
        "VERIFIED\n\nHold on, I misread the year.",
        "<scratchpad>VERIFIED is tempting</scratchpad>",
    ],
)
def test_what_is_not_yet_verified(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.E
    assert verdict(Side.VERIFICATION, f"{text}\n\nCANNOT VERIFY") is V3.F


@pytest.mark.parametrize(
    "text",
    [
        "I find the statement to be VERIFIED.",
        "This can be VERIFIED by definition.",
        "It can be VERIFIED from several sources.",
        "The statement can be VERIFIED using arithmetic: 2 + 2 = 4.",
        "By checking the list, I have VERIFIED the statement.",
        "I'd call this VERIFIED.",
        "We have this VERIFIED by three sources.",
        "As the year may be given in either calendar, the claim is VERIFIED.",
        "If we take the statement at face value, it is VERIFIED.",
    ],
)
def test_what_is_verified(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.T


def test_what_may_be_refuted_by_looking() -> None:
    assert verdict(Side.REFUTATION, "It can be REFUTED by looking at the platypus.") is V3.T
    assert verdict(Side.UNILATERAL, "It could be TRUE.") is V3.E
    assert verdict(Side.UNILATERAL, "TRUE\n\nIt may be FALSE in other calendars.") is V3.T


@pytest.mark.parametrize(
    "text",
    [
        "Väitettä ei voida pitää VERIFIED.",
        "این گزاره VERIFIED نیست.",
        "یہ بیان VERIFIED نہیں ہے۔",
        "Izjava se ne može smatrati VERIFIED.",
        "Nu se poate spune că este VERIFIED.",
        "Kauli hii haiwezi kuwa VERIFIED.",
        "Ez da VERIFIED.",
        "ข้อความนี้ไม่ใช่ VERIFIED",
        "এই বিবৃতিটি VERIFIED নয়।",
        "இந்த கூற்று VERIFIED அல்ல.",
    ],
)
def test_denials_in_more_languages(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.E


@pytest.mark.parametrize(
    "text",
    [
        "ผลลัพธ์: VERIFIED",
        "সিদ্ধান্ত: **VERIFIED**",
        "Երևանը մայրաքաղաքն է։ VERIFIED",
        "The capital (กรุงเทพ) is Bangkok, so VERIFIED",
        "Nu is het zeker: VERIFIED.",
        "Nu este nicio îndoială: VERIFIED",
        "این گزاره VERIFIED است.",
    ],
)
def test_what_is_given_in_them(text: str) -> None:
    assert verdict(Side.VERIFICATION, text) is V3.T


@pytest.mark.parametrize(
    "line",
    [
        "Urteil: {}\nBegründung: Die Quelle",
        "Veredicto: {}\nPorque",
        "Verdetto: {}\nPerché",
        "Вердикт: {}\nПотому что",
        "结论：{}\n理由是",
        "判定: {}\n理由は",
        "الحكم: {}\nلأن",
    ],
)
def test_a_line_for_it_in_a_reply_that_was_cut_short(line: str) -> None:
    for word, value in (("VERIFIED", V3.T), ("CANNOT VERIFY", V3.F)):
        assert verdict(Side.VERIFICATION, f"{line.format(word)}\n{CUT_OFF}") is value
    assert verdict(Side.VERIFICATION, f"Datum: VERIFIED\nOrt\n{CUT_OFF}") is V3.E


def test_a_note_in_an_object() -> None:
    text = '{"verdict": "cannot verify", "note": "the year is VERIFIED"}'
    assert verdict(Side.VERIFICATION, text) is V3.F
