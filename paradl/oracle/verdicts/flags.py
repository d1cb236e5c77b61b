"""Verdicts that a reply gives as flags of an object in JSON: `{"verified": true}`."""

from __future__ import annotations

import re

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts.named import Verdict
from paradl.truth import V3

_IS = r"(?:(?:is|was|can|be|the|it|statement|claim)[ _]?){0,3}"
_NOT = r"(?:(?:is|was)[ _]?)?(?:cannot|can[ _]not|not|un)[ _]?(?:be[ _]?)?"


def _pattern(said: str, denied: str) -> re.Pattern[str]:
    return re.compile(
        rf"\\?[\"'](?:{_IS}(?P<said>{said})|(?P<denied>{denied}))\\?[\"']\s*:\s*"
        r"(?P<told>\\?[\"']?(?:(?P<true>true|yes)|(?P<false>false|no)|null|none)\\?[\"']?)"
        r"(?=\s*[,}\]])",
        re.IGNORECASE,
    )


_FLAGS = {
    Side.VERIFICATION: _pattern("verif(?:ied|iable|y)", f"{_NOT}verif(?:ied|iable|y)"),
    Side.REFUTATION: _pattern("refut(?:ed|able|e)", f"{_NOT}refut(?:ed|able|e)"),
    Side.UNILATERAL: _pattern("true", f"{_IS}false|{_NOT}true"),
    Side.LIKELIHOOD: _pattern("follows|entail(?:ed|s|ment)", f"{_NOT}(?:follow|entailed)"),
}


def flagged(side: Side, reply: str) -> tuple[str, Verdict | None]:
    """A reply with its flags blanked, and what they say; None if nothing, or not the same.

    Those in lists are of single claims.

    >>> flagged(Side.VERIFICATION, '{"verified": false, "sources": []}')
    ('{"        ":      , "sources": []}', Verdict(value=V3.F, start=13, end=18))
    """
    if "{" not in reply:
        return reply, None
    found = [*_FLAGS[side].finditer(reply)]
    whole = _open(reply, len(reply)) == 0  # else it is a part of an answer
    of_all = [flag for flag in found if whole and _open(reply, flag.start()) == 0]
    told = [Verdict(_value(flag), *flag.span("told")) for flag in of_all]
    blanked = _FLAGS[side].sub(_blank, reply) if found else reply
    return blanked, told[-1] if len({one.value for one in told}) == 1 else None


def _open(reply: str, end: int) -> int:
    """How many lists have begun, and not ended."""
    return reply.count("[", 0, end) - reply.count("]", 0, end)


def _blank(flag: re.Match[str]) -> str:
    return re.sub(r"\w", " ", flag[0])


def _value(flag: re.Match[str]) -> V3:
    value = V3.T if flag["true"] else V3.F if flag["false"] else V3.E
    return ~value if flag["denied"] else value
