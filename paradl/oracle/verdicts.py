"""Reads the verdict in a judge's reply."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from paradl.oracle.valuation import Side
from paradl.truth import V3

_GAP = r"(?:[\s*_`'\"\u200b-]|</?\w+>)+"  # between a verdict's words: spaces, markup, quotes
_NOT = (
    rf"(?i:can{_GAP}not|cannot|cant|[a-z]+n['’]t|not|never|unable{_GAP}to|fail(?:s|ed)?{_GAP}to"
    rf"|impossible{_GAP}to)"
)
_BETWEEN = (  # what is "not only" VERIFIED is not denied
    rf"(?:(?i:be|been|being|yet|considered|marked|(?!(?:on|mere|simp)ly)[^\W_]+ly){_GAP}){{0,3}}"
)
_INLINE = r"(?:[ *_`'\"\u200b]|</?\w+>)+"  # a line's end or a dash begins something else
_LETTER = r"[a-zA-Z0-9\u00c0-\u052f]"  # of a script in which words have spaces between them
_EAST = r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"  # and those of the others
_NOT_ELSEWHERE = (  # what is "nicht nur", or "不仅", is not denied either
    rf"(?i:nicht|niet|ikke|inte|pas|non|não|nie|не){_INLINE}"
    rf"(?:(?!(?i:nur|alleen|bare|bara|seulement|solo|só|tylko|только|und|et|e|en|och|og|i|и)\b)"
    rf"[^\W\d_]+{_INLINE}){{0,2}}|[不未无無没沒](?![过過错錯仅僅只但疑]){_EAST}{{0,4}}(?:{_GAP})?"
)
_NOT_AFTER = rf"(?:(?!違い)(?:[ *_`'\"」』”]|{_EAST})){{0,12}}?(?:ない|ません|없|아니|아닙|않)"
_DENIAL = rf"(?:{_NOT}{_GAP}{_BETWEEN}|{_NOT_ELSEWHERE})"
# Not of TRUE: the authors of the method read "cannot be accepted as TRUE" as TRUE.
_AS = rf"(?i:(?:[a-z]+ed|said|shown|proven){_GAP}(?:as|to{_GAP}be){_GAP})?"
_CLAUSE = (  # the words between, which begin no other clause and are no denial
    rf"(?:(?!{_NOT}|(?i:and|but|so|yet|because|hence|thus|therefore)\b)"
    rf"[^\W_]+(?:['’-][^\W_]+)*{_INLINE}){{0,12}}?"
)
_HOW = rf"{_NOT}{_INLINE}(?:[^\W_]+ly{_INLINE})?"
_DISBELIEF = (
    rf"{_HOW}(?i:think|believe|feel|suppose|agree|consider|regard|deem|judge|call|mark){_INLINE}"
    rf"{_CLAUSE}"
)
_DOUBT = (
    rf"{_HOW}(?i:sure|certain|confident|convinced|clear|known?|say|tell|see|claim|conclude|confirm"
    rf"|think|believe|find){_INLINE}{_CLAUSE}(?:{_DENIAL}|UN-?)?"
)


def _pattern(verb: str, participle: str) -> re.Pattern[str]:
    words = f"{participle}|{verb}"
    denied = (
        rf"(?P<denied>(?:{_DENIAL}{_AS}|UN-?)(?:{words})|{_DISBELIEF}{participle}"
        rf"|{participle}{_NOT_AFTER})"
    )
    return _whole(rf"{denied}|{_DOUBT}{participle}|(?P<said>{words})")


def _whole(words: str) -> re.Pattern[str]:
    """Of words that are no parts of longer ones."""
    return re.compile(rf"(?<!{_LETTER})(?:{words})(?!{_LETTER})")


_LIKELY = rf"(?:(?:VERY|SOMEWHAT){_GAP})?"
_VERDICTS = {
    Side.VERIFICATION: _pattern("VERIFY", "VERIFIED"),
    Side.REFUTATION: _pattern("REFUTE", "REFUTED"),
    Side.UNILATERAL: _whole(
        rf"(?P<denied>(?:{_DENIAL}|{_DISBELIEF})TRUE|TRUE{_NOT_AFTER}|FALSE(?!{_NOT_AFTER}))"
        rf"|(?P<said>(?:{_DENIAL}|{_DISBELIEF})FALSE|FALSE{_NOT_AFTER}|TRUE)|{_DOUBT}(?:TRUE|FALSE)"
    ),
    Side.LIKELIHOOD: _whole(
        rf"(?P<denied>{_LIKELY}UNLIKELY|NO)|(?P<said>{_LIKELY}LIKELY|YES)|NEUTRAL"
        rf"|(?:{_DENIAL}|{_DOUBT}){_LIKELY}(?:UN)?LIKELY"
    ),
}
_ALTERNATIVES = re.compile(rf"{_GAP}(?i:or|nor|vs\.?){_GAP}|\W*[/|]\W*")
_BARE_VERBS = {"VERIFY", "REFUTE"}  # "to VERIFY this ..." is no verdict; "CANNOT VERIFY" is

_TAG = r"(?:think(?:ing)?|thought|reasoning)"
_BEGIN, _END = rf"(?:<{_TAG}>|\[THINK\]|◁think▷)", rf"(?:</{_TAG}>|\[/THINK\]|◁/think▷)"
_CHANNEL = (  # of gpt-oss, with its marks or without
    r"<\|channel\|>analysis.*?(?:<\|end\|>|\Z)|\Aanalysis(?-i:(?=[A-Z])).*?(?:assistantfinal|\Z)"
)
THOUGHT = re.compile(
    rf"\A(?:(?!{_BEGIN}).)*?{_END}|{_BEGIN}.*?(?:{_END}|\Z)|{_CHANNEL}", re.DOTALL | re.IGNORECASE
)
"""What a model marks as its thinking; some servers keep the mark of its beginning to themselves."""

CLAIM_LINE = re.compile(
    r"^[^\w\n]*(?:CLAIM\s+\d+\s*[:|]|(?:(?i:claim)\W{0,9})?\d+\W(?=[^\n]*\|\W*(?i:evidence)\b))"
    r"(?P<claim>.*?)(?P<outcome>VERIFIED|FABRICATED|NOT[_ ]FOUND)[^\w\n]*$",
    re.MULTILINE,
)
"""A claim that the sub-check prompt has the judge adjudicate by itself: no verdict of the whole."""

_DROPPED = re.compile(r"~~[^~\n]+~~|^[^\w\n\[]*\[ \][^\n]*$", re.MULTILINE)
"""What is struck out, and what is not ticked."""

_LONGEST_ALONE = 200  # characters: the pattern takes long on long lines
_COMMANDS = r"(?:\\[a-z]+[^\w\\]+)*"  # of LaTeX, as \boxed{\text{
_ALONE = re.compile(
    rf"^[^\w\\]*{_COMMANDS}"
    r"(?:(?:(?:the|my)\s+)?(?:final\s+)?(?:verdict|answer|conclusion)(?:\s+is)?[^\w\\]+)?"
    rf"{_COMMANDS}(.+?)\W*(?:</\w+>)?\W*$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict and where in the reply it stands; nowhere if the reply has none."""

    value: V3
    start: int = 0
    end: int = 0


def verdict(side: Side, text: str) -> V3:
    r"""What a reply says: its last verdict in capitals, or a later line that is but a verdict.

    Markup and quotes around and inside it do not matter; what a model marks as its thinking, what
    it strikes out or leaves unticked, the outcomes of single claims, and verdicts of which it says
    that it is to choose one, are not its reply. `t` is VERIFIED, REFUTED, TRUE; `f` is their
    denial; `e` is neither. Who does not think that it is VERIFIED denies it; who is not sure says
    neither.

    >>> verdict(Side.VERIFICATION, "It is well known that ...\n**VERIFIED**")
    V3.T
    >>> verdict(Side.VERIFICATION, "So it cannot be VERIFIED.")
    V3.F
    >>> verdict(Side.VERIFICATION, "I do not think that it is VERIFIED.")
    V3.F
    >>> verdict(Side.REFUTATION, "One might say REFUTED, but no.\n'CANNOT REFUTE'.")
    V3.F
    >>> verdict(Side.VERIFICATION, "I am sorry: who knows whether VERIFIED or CANNOT VERIFY?")
    V3.E
    """
    return find(side, text).value


def find(side: Side, text: str) -> Verdict:
    """The verdict with its place in the text."""
    if side is Side.WRITING:
        return Verdict(V3.E)
    reply = CLAIM_LINE.sub(_blank, _DROPPED.sub(_blank, THOUGHT.sub(_blank, text)))
    said = [m for m in _VERDICTS[side].finditer(reply) if m["said"] not in _BARE_VERBS]
    chosen = Verdict(V3.E)
    for place, match in enumerate(said):
        around = said[max(0, place - 1) : place + 2]
        if not any(_alternatives(reply, *pair) for pair in pairwise(around)):
            chosen = Verdict(_value(match), *match.span())
    return _alone(side, reply, said[-1].end() if said else 0) or chosen


def _alternatives(reply: str, one: re.Match[str], other: re.Match[str]) -> bool:
    """Whether two verdicts stand side by side as what there is to choose from."""
    between = reply[one.end() : other.start()]
    return len(between) < _LONGEST_ALONE and _ALTERNATIVES.fullmatch(between) is not None


def _value(match: re.Match[str]) -> V3:
    if match["said"]:
        return V3.T
    return V3.F if match["denied"] else V3.E


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _alone(side: Side, reply: str, after: int) -> Verdict | None:
    """The last line after a place that is a verdict in small letters and nothing else."""
    end = len(reply)
    for line in reversed(reply[after:].splitlines(keepends=True)):
        start, end = end - len(line), end - len(line)
        alone = len(line) < _LONGEST_ALONE and _ALONE.match(line.strip())
        match = alone and _VERDICTS[side].fullmatch(alone[1].upper())
        if match and match["said"] not in _BARE_VERBS:
            return Verdict(_value(match), start, start + len(line))
    return None
