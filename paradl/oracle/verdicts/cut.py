"""Replies that were cut short, and which verdicts in them are given all the same.

Who is stopped in the midst of its reasons has named verdicts on the way: that "the date is VERIFIED
by the archive" says nothing of the whole. So such a reply ends with a mark, in the cache too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from paradl.oracle.verdicts.headlines import heads
from paradl.oracle.verdicts.named import Verdict, in_own_line
from paradl.truth import V3

CUT_OFF = "[cut off]"
"""What a reply ends with that its endpoint says to be cut short."""

_REASONS = {
    *("length", "max_tokens", "max_output_tokens", "model_length", "model_context_window_exceeded"),
    *("content_filter", "safety", "recitation"),
}
_KEYS = ("finish_reason", "stop_reason", "finishReason", "done_reason", "reason")
_LONGEST = 120  # characters of a line before its verdict that are looked at
_WHOLE = r"(?:statement|claim|answer|assertion|sentence|proposition|verdict|conclusion)"
_FILLER = (
    r"(?:is|was|be|been|can|has|must|will|would|should|may|therefore|thus|hence|so|say|answer"
    r"|conclude|respond|reply|with|that|it|considered|marked|deemed|as|am|to|given|provided|[a-z]+ly)"
)
_GIVES = re.compile(  # "Final verdict:", "So the statement is", '{"answer": "', or nothing at all
    r"(?:^[^\w\n]*"
    r"|(?<!\w)(?:verdict|answer|conclusion|decision|label|rating|judge?ment|result|overall"
    r"|therefore|thus|hence|so)[\"']?[^\w.]*(?:\\[a-z]+[^\w\\]*)*"
    rf"|(?<!\w)(?:{_WHOLE}|(?:it|I)[^\w.:;]+{_FILLER})(?:[^\w.:;]+{_FILLER}){{0,5}}[^\w.;]*)$",
    re.IGNORECASE,
)
_PART = re.compile(r"\s*(?:[-+•*]\s|[-=]+>|→|\|)[^\w\n]*$")  # of a list, what becomes of a claim
_DENIES = re.compile(r"(?<!\w)(?:it|I|this|we)[^\w.;]*$", re.IGNORECASE)  # "I CANNOT VERIFY"


def reply(words: str, told: Mapping[str, Any]) -> str:
    r"""The words of a reply, marked if what a model's API tells of it says that it was cut short.

    >>> reply("It is", {"finish_reason": "length"}), reply("It is.", {"finish_reason": "stop"})
    ('It is\n[cut off]', 'It is.')
    """
    reasons = (told.get(name) for name in _KEYS)
    cut = any(isinstance(reason, str) and reason.lower() in _REASONS for reason in reasons)
    if not cut:
        return words
    return f"{words}\n{CUT_OFF}" if words else CUT_OFF


def is_cut(text: str) -> bool:
    r"""Whether a reply was cut short.

    >>> is_cut("It is\n[cut off]")
    True
    """
    return text.endswith(CUT_OFF)


def unmarked(text: str) -> str:
    r"""A reply as it came.

    >>> unmarked("It is\n[cut off]")
    'It is'
    """
    return text.removesuffix(CUT_OFF).removesuffix("\n") if is_cut(text) else text


def stands(text: str, verdict: Verdict) -> bool:
    r"""Whether a verdict is that of the whole, although its reply breaks off somewhere after it.

    >>> stands("The date is VERIFIED by", Verdict(V3.T, 12, 20))
    False
    >>> stands("Verdict: VERIFIED\nThe date", Verdict(V3.T, 9, 17))
    True
    """
    line = text[max(0, verdict.start - _LONGEST) : verdict.start].rpartition("\n")[2]
    words = text[verdict.start : verdict.end].lstrip("\n")  # of a line alone, with its marks
    if _PART.match(line + words[: len(words) - len(words.lstrip(" *+-•=>→|"))]):
        return False
    if in_own_line(text, verdict) or _GIVES.search(line):
        return True
    if heads(line, text[verdict.end : verdict.end + _LONGEST].partition("\n")[0]):
        return True
    return verdict.value is V3.F and bool(_DENIES.search(line))
