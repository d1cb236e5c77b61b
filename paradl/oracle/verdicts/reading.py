"""Reads the verdict in a judge's reply."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts.cut import is_cut, stands, unmarked
from paradl.oracle.verdicts.denials import (
    DENIAL,
    DISBELIEF,
    DOUBT,
    GAP,
    LETTER,
    NOT_AFTER,
)
from paradl.oracle.verdicts.fields import without_denied
from paradl.oracle.verdicts.flags import flagged
from paradl.oracle.verdicts.meant import meant
from paradl.oracle.verdicts.named import Verdict, in_own_line
from paradl.oracle.verdicts.options import picked
from paradl.oracle.verdicts.reservations import asked, denial_reserved, is_not_so, reserved
from paradl.oracle.verdicts.said import said
from paradl.truth import V3


def _pattern(verb: str, participle: str) -> re.Pattern[str]:
    words = f"{participle}|{verb}"
    # Not of TRUE: the authors of the method read "cannot be accepted as TRUE" as TRUE.
    shown_as = rf"(?i:(?:[a-z]+ed|said|shown|proven){GAP}(?:as|to{GAP}be){GAP})?"
    denied = (
        rf"(?P<denied>(?:{DENIAL}{shown_as}|UN-?)(?:{words})|UN-?VERIFIABLE|{DISBELIEF}{participle}"
        rf"|{participle}{NOT_AFTER})"
    )
    return _whole(rf"{denied}|{DOUBT}{participle}|(?P<said>{words})")


def _whole(words: str) -> re.Pattern[str]:
    """Of words that are no parts of longer ones."""
    return re.compile(rf"(?<!{LETTER})(?:{words})(?!{LETTER})")


_UNTRUE = "(?:FALSE|UN-?TRUE)"
_LIKELY = rf"(?:(?:VERY|SOMEWHAT){GAP})?"
_VERDICTS = {
    Side.VERIFICATION: _pattern("VERIFY", "VERIFIED"),
    Side.REFUTATION: _pattern("REFUTE", "REFUTED"),
    Side.UNILATERAL: _whole(
        rf"(?P<denied>(?:{DENIAL}|{DISBELIEF})TRUE|TRUE{NOT_AFTER}|{_UNTRUE}(?!{NOT_AFTER}))"
        rf"|(?P<said>(?:{DENIAL}|{DISBELIEF}){_UNTRUE}|{_UNTRUE}{NOT_AFTER}|TRUE)"
        rf"|{DOUBT}(?:TRUE|{_UNTRUE})"
    ),
    Side.LIKELIHOOD: _whole(
        rf"(?P<denied>{_LIKELY}UNLIKELY|NO)|(?P<said>{_LIKELY}LIKELY|YES)|NEUTRAL"
        rf"|(?:{DENIAL}|{DOUBT}|(?i:less){GAP}){_LIKELY}(?:UN)?LIKELY"
    ),
}
_WORD_OF = {
    Side.VERIFICATION: re.compile("VERIFY|VERIFI(?:ED|ABLE)"),
    Side.REFUTATION: re.compile("REFUTED?"),
    Side.UNILATERAL: re.compile("TRUE|FALSE"),
    Side.LIKELIHOOD: re.compile("LIKELY|NO|YES|NEUTRAL"),
}
_RESERVED = {Side.VERIFICATION, Side.REFUTATION}
_BARE_VERBS = {"VERIFY", "REFUTE"}  # "to VERIFY this ..." is no verdict; "CANNOT VERIFY" is

_LOOP = 3  # changes from one verdict to the other
_LONGEST_KEY = 60  # characters of a key of JSON, and around it
_LONGEST_ALONE = 200  # characters: the pattern takes long on long lines
_COMMANDS = r"(?:\\[a-z]+[^\w\\]+)*"  # of LaTeX, as \boxed{\text{
_VERDICT_IS = (
    r"(?:(?:(?:the|my)\s+)?(?:final\s+)?"
    r"(?:verdict|answer|conclusion|decision|label|rating|likelihood|entailment|judge?ment)(?:\s+is)?"
    r"|true(?:\s+or\s+|/)false)[^\w\\]+"
)
_ALONE = re.compile(
    rf"^[^\w\\]*{_COMMANDS}(?:{_VERDICT_IS})?{_COMMANDS}(.+?)\W*(?:</\w+>)?\W*$", re.IGNORECASE
)

_KEY = (
    r"[\"'](?:\w*(?:verdict|answer|conclusion|decision|label|judge?ment|result|value|follows|entail\w{0,4}))"
    r"\\?[\"']\s*:\s*"
)
_KEYED = re.compile(rf"{_KEY}\\?[\"'][^\w\"']*$", re.IGNORECASE)
_IN_JSON = re.compile(
    rf"{_KEY}"
    r"(?P<verdict>\\?[\"'][^\"'\\\n]{4,40}\\?[\"']|true|false)(?!\w)",
    re.IGNORECASE,
)


def verdict(side: Side, text: str) -> V3:
    r"""What a reply says: its last verdict in capitals, or a later line that is but a verdict.

    Markup and quotes around and inside it do not matter; what a model marks as its thinking, what
    it strikes out or leaves unticked, the outcomes of single claims, verdicts of which it says
    that it is to choose one, and those that it names on the way to where it was cut short, are not
    its reply. `t` is VERIFIED, REFUTED, TRUE; `f` is their denial; `e` is neither. Who does not
    think that it is VERIFIED denies it; who is not sure, or denies it in words that are not among
    those known for it, says neither.

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
    """The verdict with its place in the text.

    >>> reply = "They have wings, but **CANNOT VERIFY**."
    >>> found = find(Side.VERIFICATION, reply)
    >>> found.value, reply[found.start : found.end]
    (V3.F, 'CANNOT VERIFY')
    """
    if side is Side.WRITING:
        return Verdict(V3.E)
    reply, options = picked(said(unmarked(text)))
    reply, flag = flagged(side, reply)
    named = [Verdict(_value(m), *m.span()) for m in _named(side, reply)]
    if options:
        named = sorted([*named, *_picked(side, options)], key=lambda one: one.start)
    if side is not Side.LIKELIHOOD:
        reply, named = without_denied(reply, named)
    if is_cut(text):
        if _loops(reply, named):
            return Verdict(V3.E)
        named = [one for one in named if stands(reply, one)]
    if side is Side.LIKELIHOOD:  # "NEUTRAL. There is no evidence that it is LIKELY."
        for place in range(len(named) - 1, -1, -1):
            if not reserved(reply, named[place].start, named[place].end):
                named = named[: place + 1]
                break
    if flag:
        named = sorted([*named, flag], key=lambda one: one.start)
    places = _places(reply, named, flag)
    named = _keyed(named, places)
    alone = _alone(side, reply, named[-1].end if named else 0)
    if alone and is_cut(text) and not stands(reply, alone):
        alone = None
    if alone is None and not any(key or depth <= 0 for depth, key in places):  # but in notes
        alone = _in_json(side, reply)
    return alone or _unreserved(side, reply, named)


def _loops(reply: str, named: Sequence[Verdict]) -> bool:
    """Whether verdicts alternate with nothing between them, as of a model that cannot stop."""
    turns = (
        one.value is ~other.value and not re.search(r"\w", reply[one.end : other.start])
        for one, other in pairwise(named)
    )
    return sum(turns) >= _LOOP


def words(text: str, found: Verdict) -> str:
    r"""The words of a verdict in a reply: of a letter, those of its option.

    >>> reply = "A) LIKELY\nB) UNLIKELY\n\nAnswer: B"
    >>> words(reply, find(Side.LIKELIHOOD, reply))
    'UNLIKELY'
    """
    _, options = picked(said(unmarked(text)))
    stood = text[found.start : found.end]
    return next((told for told, start, _ in options if start == found.start), stood)


def _named(side: Side, reply: str) -> Iterator[re.Match[str]]:
    """Looked for where its word is: the whole pattern takes long, and replies may be long.

    What denies a verdict is in its sentence, and nothing of it is a full stop or a colon.
    """
    end = 0
    while word := _WORD_OF[side].search(reply, end):
        begin = max(end, *(reply.rfind(mark, end, word.start()) + 1 for mark in ".:"))
        match = _VERDICTS[side].search(reply, begin)
        if not match:
            return
        if match["said"] not in _BARE_VERBS:
            yield match
        end = match.end()


def _picked(side: Side, options: Iterable[tuple[str, int, int]]) -> Iterator[Verdict]:
    for words, start, end in options:
        if match := _VERDICTS[side].fullmatch(words):
            yield Verdict(_value(match), start, end)


def _unreserved(side: Side, reply: str, named: Sequence[Verdict]) -> Verdict:
    """The one that is meant, unless the words around it deny or doubt it.

    What stands in a line of its own is then still so, if the other is what is denied after it.
    """
    given = meant(reply, named)
    if side not in _RESERVED and len(named) > 1:  # see `_pattern`
        return given
    if asked(reply, given.end):
        return replace(given, value=V3.E)
    if is_not_so(reply, given.start):
        return replace(given, value=~given.value)
    doubted = {V3.T: reserved, V3.F: denial_reserved}.get(given.value)
    if doubted is None or not doubted(reply, given.start, given.end):
        return given
    before = (
        one for one in reversed(named) if one.end <= given.start and one.value is ~given.value
    )
    return next((one for one in before if in_own_line(reply, one)), replace(given, value=V3.E))


def _value(match: re.Match[str]) -> V3:
    if match["said"]:
        return V3.T
    return V3.F if match["denied"] else V3.E


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


def _in_json(side: Side, reply: str) -> Verdict | None:
    """The only value in small letters that is a verdict, in an object of one line."""
    found = []
    for told in _IN_JSON.finditer(reply):
        match = _VERDICTS[side].fullmatch(told["verdict"].strip("\\\"'").upper())
        if match and match["said"] not in _BARE_VERBS:
            found.append(Verdict(_value(match), *told.span("verdict")))
    return found[0] if len(found) == 1 else None


_Place = tuple[int, bool]
"""In how many objects of JSON a verdict is, and whether under a key for it."""


def _places(reply: str, named: Sequence[Verdict], flag: Verdict | None) -> list[_Place]:
    if "{" not in reply:
        return [(0, False)] * len(named)
    found = []
    depth = end = 0
    for verdict in named:
        depth += reply.count("{", end, verdict.start) - reply.count("}", end, verdict.start)
        end = verdict.start
        before = reply[max(0, end - _LONGEST_KEY) : end]
        found.append((depth, depth > 0 and (verdict is flag or bool(_KEYED.search(before)))))
    return found


def _keyed(named: Sequence[Verdict], places: Sequence[_Place]) -> list[Verdict]:
    """Of those within objects of JSON, the ones under the outermost key for it, if there is one.

    Others there are of single claims, or in the reasons.
    """
    outermost = min((depth for depth, key in places if key), default=0)
    return [
        verdict
        for verdict, (depth, key) in zip(named, places, strict=True)
        if not outermost or depth <= 0 or (key and depth == outermost)
    ]
