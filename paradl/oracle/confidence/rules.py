"""What each step of a trace concludes, by the words that it uses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from paradl.oracle.valuation import Side
from paradl.truth import V3


class Finding(StrEnum):
    """What a step finds about the statement: something for it, against it, or nothing."""

    FOR = "for"
    AGAINST = "against"
    NOTHING = "nothing"


OUTCOMES = {
    "VERIFIED": Finding.FOR,
    "FABRICATED": Finding.AGAINST,
    "NOT_FOUND": Finding.NOTHING,
    "NOT_VERIFIED": Finding.NOTHING,
    "UNVERIFIED": Finding.NOTHING,
}
"""What the adjudication of a claim finds."""

_CHECK = (
    r"(?:verif(?:y|ied)|confirm(?:ed)?|find|found|determine|establish(?:ed)?|prove|proven|say|tell"
    r"|substantiate[d]?|refute[d]?|disprove[dn]?|locate[d]?|validate[d]?|know|contradict|conflict|dispute)"
)
_FAILED = (
    rf"(?:can ?not|can[’']t|could ?n[o’']t|unable to|impossible to|un?able|fail(?:s|ed)? to"
    rf"|(?:do|does|did)(?: not|n[’']t)|without being able to|not possible to)\b"
    rf"(?:\W+\w+){{0,4}}?\W+{_CHECK}\b"
)
_ABSENT = (
    r"(?:no|not any|insufficient|lack(?:s|ing)?(?: of)?|little|limited|without)\b"
    r"(?:\W+\w+){0,4}?\W+(?:evidence|records?|sources?|documentation|information|proof|data"
    r"|confirmation|verification|mention|reason|grounds?|indication|contradiction)\b"
)
_OPEN = (
    r"(?:not found|not (?:\w+ ){0,2}(?:documented|available|recorded|mentioned|verifi\w+"
    r"|confirmed|supported|certain|clear)|unverified|unconfirmed|unsupported|unclear|uncertain|inconclusive"
    r"|nothing (?:supports|contradicts|is known))\b"
)
_WRONG = (
    r"(?:incorrect|false|wrong|inaccurate|untrue|mistaken|erroneous|refuted|disproven?|fabricated)"
)
_RIGHT = r"(?:correct|true|accurate|right)"
_SUPPORT = (
    r"(?:confirm|support|verif|document|establish|corroborat|attest|demonstrat|prove)"
    r"(?:s|es|d|ed|ied|ies|n)?"
)
_DENIED = (
    r"(?:not|never|cannot|neither|no longer|hardly|unlikely to be|\w*n[’']t)\b"
    r"(?!\W+(?:only|just)\b)(?:[^\w,;:.]+\w+){0,2}?[^\w,;:.]+"
)
_UNSUPPORTED = rf"{_DENIED}{_SUPPORT}y?\b"

_NOBODY = (  # "no record contradicts", "nothing in the source supports"; but "no doubt that it is"
    r"(?:no(?: one|body)?|none|nothing|neither)\b"
    r"(?:[^\w,;:.]+(?!(?:doubt|question|longer|that|which|who|because|but|and|if|it|so|as|to)\b)\w+){0,5}?"
    rf"[^\w,;:.]+(?:{_SUPPORT}y?|contradicts?|conflicts?|disputes?|refutes?|disproves?|den(?:y|ies))\b"
)


def _begins_a_word(*patterns: str) -> re.Pattern[str]:
    """Any of them: where none can begin, none is tried."""
    return re.compile(rf"\b(?:{'|'.join(patterns)})", re.IGNORECASE)


_NOTHING = _begins_a_word(_FAILED, _ABSENT, _OPEN, _UNSUPPORTED, _NOBODY)
_AGAINST = _begins_a_word(
    rf"{_WRONG}\b|{_DENIED}{_RIGHT}\b|contradict\w*|conflicts? with\b|contrary to\b"
    r"|(?:does|do|did)(?: not|n[’']t) (?:match|agree|fit|hold|correspond)\b|rather than\b"
    r"|differs? from\b|not the case\b"
    r"|(?<=, )not (?:(?:in|on|at|by|the|an?) )?(?:\d|(?-i:[A-Z])|[\"“])"  # 1921, not 1922
)
_NOT_AGAINST = _begins_a_word(rf"{_DENIED}(?:{_WRONG}|contradict\w*)\b|nothing (?:\w+ )?{_WRONG}\b")
_FOR = _begins_a_word(
    rf"{_RIGHT}\b|(?:{_SUPPORT}|agrees?|match(?:es|ed)?)\b|consistent with\b"
    r"|well[- ]known\b|in line with\b|indeed\b"
)


def finding(step: str) -> Finding | None:
    """What a step finds; None where it comes to no conclusion.

    >>> [finding(step) for step in ("The date is confirmed.", "It is not correct.", "A town.")]
    [<Finding.FOR: 'for'>, <Finding.AGAINST: 'against'>, None]
    >>> finding("I cannot find any source that proves it false.")
    <Finding.NOTHING: 'nothing'>
    """
    if _NOTHING.search(step):
        return Finding.NOTHING
    if _NOT_AGAINST.search(step):
        return Finding.FOR
    if _AGAINST.search(step):
        return Finding.AGAINST
    return Finding.FOR if _FOR.search(step) else None


def agrees(found: Finding, side: Side, verdict: V3) -> bool:
    """Whether a finding is one from which the verdict follows.

    VERIFIED follows from what is for the statement, CANNOT VERIFY from anything else; REFUTED from
    what is against it, CANNOT REFUTE from anything else.

    >>> agrees(Finding.NOTHING, Side.VERIFICATION, V3.F)
    True
    """
    wanted = Finding.AGAINST if side is Side.REFUTATION else Finding.FOR
    return (found is wanted) is (verdict is V3.T)


class Rules:
    """Reads steps by their words: fast, always alike, made for English."""

    name = "rules"

    def aligned(
        self, steps: Sequence[str], side: Side, verdict: V3, statement: str
    ) -> list[bool | None]:
        """Of each step, whether its conclusion agrees with the verdict; None where it has none."""
        found = map(finding, steps)
        return [None if one is None else agrees(one, side, verdict) for one in found]
