"""Verdicts that are the name of a field, with a no in it: "VERIFIED: no", "| VERIFIED | no |"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from paradl.oracle.verdicts.named import LONGEST, Verdict, around

_QUOTES = r"[*_`'\"“”»」 ]*"
_NO = (
    r"(?:0|no?|not at all|nope|false|nein|falsch|nee|non|faux|нет|nie|não|hayır|tidak|bukan|không"
    r"|hindi|否|不|いいえ|아니[오요]|لا|नहीं|[✗✘❌])"
)
_NEITHER = (
    r"(?:none|nothing|null|no (?:sub-?)?claims?|n/?a|maybe|perhaps|possibly|pending"
    r"|un(?:known|clear|sure|certain|determined|decided|defined)|indeterminate|inconclusive"
    r"|\?+|partial(?:ly)?|partly|in part|(?:insufficient|not enough) (?:evidence|data|information)"
    r"|not (?:yet|possible|sure|certain|clear|known|found|determined|applicable|available"
    r"|established|confirmed)|cannot (?:tell|say|determine|be (?:determined|said|established)))"
)
_ASKED_FOR = r"(?:\s*\((?:y|yes|t|true)\s?(?:/|or)\s?(?:n|no|f|false)\))?"
_END = rf"{_QUOTES}(?:[.!。]?{_QUOTES}(?:\n|\Z|\||\s*</)|[,;(—–-])"
_FIELD = re.compile(
    rf"{_QUOTES}{_ASKED_FOR}{_QUOTES}(?:(?P<cell>\|)|(?<=[A-Z])>\s*|\s*(?:[=-]+>|[→⇒])|\s+is\s|[:：=]){_QUOTES}"
    rf"(?:{_NO}|{_NEITHER}){_END}",
    re.IGNORECASE,
)
_FIRST_CELL = re.compile(r"[ \t*_`]*\|?[ \t*_`]*")


def without_denied(reply: str, named: Sequence[Verdict]) -> tuple[str, list[Verdict]]:
    """A reply and its verdicts without those that are a field's name, if it says no, or neither.

    >>> from paradl.truth import V3
    >>> without_denied("VERIFIED: no", [Verdict(V3.T, 0, 8)])
    ('        : no', [])
    """
    kept: list[Verdict] = []
    pieces: list[str] = []
    done = 0
    for one in named:
        if reply.endswith("</", 0, one.start) or _denied(reply, one, only=len(named) == 1):
            pieces += [reply[done : one.start], " " * (one.end - one.start)]
            done = one.end
        else:
            kept.append(one)
    return "".join((*pieces, reply[done:])), kept


def _denied(reply: str, verdict: Verdict, *, only: bool) -> bool:
    field = _FIELD.match(reply, verdict.end, verdict.end + LONGEST)
    if not field or not field["cell"]:
        return field is not None
    return only and _FIRST_CELL.fullmatch(around(reply, verdict)[0]) is not None
