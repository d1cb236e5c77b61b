"""Reads the verdict in a judge's reply."""

from __future__ import annotations

import re
from dataclasses import dataclass

from paradl.oracle.valuation import Side
from paradl.truth import V3

_GAP = r"[\s*_`'\"]+"  # between the words of a verdict: spaces, markup, quotes
_NOT = rf"(?:CANNOT|CAN{_GAP}NOT|CAN['’]T|COULD{_GAP}NOT|DO(?:ES)?{_GAP}NOT|NOT)"
_DENIED = rf"(?P<denied>{_NOT}{_GAP}(?:BE{_GAP}|BEEN{_GAP})?|UN(?:-)?)"


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![^\W_])(?:{_DENIED}(?:{words})|(?P<said>{words}))(?![^\W_])")


_VERDICTS = {
    Side.VERIFICATION: _pattern("VERIFIED|VERIFY"),
    Side.REFUTATION: _pattern("REFUTED|REFUTE"),
    Side.UNILATERAL: re.compile(r"(?<![^\W_])(?:(?P<denied>FALSE)|(?P<said>TRUE))(?![^\W_])"),
    Side.LIKELIHOOD: re.compile(
        rf"(?<![^\W_])(?:(?P<denied>(?:(?:VERY|SOMEWHAT){_GAP})?UNLIKELY|NO)"
        rf"|(?P<said>(?:(?:VERY|SOMEWHAT){_GAP})?LIKELY|YES)|NEUTRAL)(?![^\W_])"
    ),
}
_BARE_VERBS = {"VERIFY", "REFUTE"}  # "to VERIFY this ..." is no verdict; "CANNOT VERIFY" is

_THOUGHT = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL | re.IGNORECASE)
CLAIM_LINE = re.compile(
    r"^[^\w\n]*CLAIM\s+\d+\s*:(?P<claim>.*?)(?P<outcome>VERIFIED|FABRICATED|NOT[_ ]FOUND)[^\w\n]*$",
    re.MULTILINE,
)
"""A claim that the sub-check prompt has the judge adjudicate by itself: no verdict of the whole."""

_LONGEST_ALONE = 200  # characters: the pattern takes long on long lines
_ALONE = re.compile(
    r"^\W*(?:(?:final\s+)?(?:verdict|answer|conclusion)\W+)?(.+?)\W*$", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict and where in the reply it stands; nowhere if the reply has none."""

    value: V3
    start: int = 0
    end: int = 0


def verdict(side: Side, text: str) -> V3:
    r"""What a reply says: its last verdict in capitals, else the last line that is but a verdict.

    Markup and quotes around and inside it do not matter; what a model marks as its thinking, and
    the outcomes of single claims, are not its reply. `t` is VERIFIED, REFUTED, TRUE; `f` is their
    denial; `e` is neither.

    >>> verdict(Side.VERIFICATION, "It is well known that ...\n**VERIFIED**")
    V3.T
    >>> verdict(Side.REFUTATION, "One might say REFUTED, but no.\n'CANNOT REFUTE'.")
    V3.F
    >>> verdict(Side.VERIFICATION, "I am sorry, but I do not know.")
    V3.E
    """
    return find(side, text).value


def find(side: Side, text: str) -> Verdict:
    """The verdict with its place in the text."""
    if side is Side.WRITING:
        return Verdict(V3.E)
    reply = CLAIM_LINE.sub(_blank, _THOUGHT.sub(_blank, text))
    found = Verdict(V3.E)
    for match in _VERDICTS[side].finditer(reply):
        if match["said"] not in _BARE_VERBS:
            found = Verdict(_value(match), *match.span())
    return found if found.end else _alone(side, reply)


def _value(match: re.Match[str]) -> V3:
    if match["said"]:
        return V3.T
    return V3.F if match["denied"] else V3.E


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _alone(side: Side, reply: str) -> Verdict:
    """The last line that is a verdict in small letters and nothing else."""
    end = len(reply)
    for line in reversed(reply.splitlines(keepends=True)):
        start, end = end - len(line), end - len(line)
        alone = len(line) < _LONGEST_ALONE and _ALONE.match(line.strip())
        match = alone and _VERDICTS[side].fullmatch(alone[1].upper())
        if match and match["said"] not in _BARE_VERBS:
            return Verdict(_value(match), start, start + len(line))
    return Verdict(V3.E)
