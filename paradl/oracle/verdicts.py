"""Reads the verdict in a judge's reply."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from unicodedata import normalize

from paradl.oracle.denials import BE, DENIAL, DISBELIEF, DOUBT, GAP, INLINE, LETTER, NOT_AFTER
from paradl.oracle.meant import Verdict, in_own_line, meant
from paradl.oracle.reservations import denial_reserved, is_not_so, reserved
from paradl.oracle.valuation import Side
from paradl.truth import V3


def _pattern(verb: str, participle: str) -> re.Pattern[str]:
    words = f"{participle}|{verb}"
    # Not of TRUE: the authors of the method read "cannot be accepted as TRUE" as TRUE.
    shown_as = rf"(?i:(?:[a-z]+ed|said|shown|proven){GAP}(?:as|to{GAP}be){GAP})?"
    denied = (
        rf"(?P<denied>(?:{DENIAL}{shown_as}|UN-?)(?:{words})|{DISBELIEF}{participle}"
        rf"|{participle}{NOT_AFTER})"
    )
    return _whole(rf"{denied}|{DOUBT}{participle}|(?P<said>{words})")


def _whole(words: str) -> re.Pattern[str]:
    """Of words that are no parts of longer ones."""
    return re.compile(rf"(?<!{LETTER})(?:{words})(?!{LETTER})")


_LIKELY = rf"(?:(?:VERY|SOMEWHAT){GAP})?"
_VERDICTS = {
    Side.VERIFICATION: _pattern("VERIFY", "VERIFIED"),
    Side.REFUTATION: _pattern("REFUTE", "REFUTED"),
    Side.UNILATERAL: _whole(
        rf"(?P<denied>(?:{DENIAL}|{DISBELIEF})TRUE|TRUE{NOT_AFTER}|FALSE(?!{NOT_AFTER}))"
        rf"|(?P<said>(?:{DENIAL}|{DISBELIEF})FALSE|FALSE{NOT_AFTER}|TRUE)|{DOUBT}(?:TRUE|FALSE)"
    ),
    Side.LIKELIHOOD: _whole(
        rf"(?P<denied>{_LIKELY}UNLIKELY|NO)|(?P<said>{_LIKELY}LIKELY|YES)|NEUTRAL"
        rf"|(?:{DENIAL}|{DOUBT}){_LIKELY}(?:UN)?LIKELY"
    ),
}
_WORD_OF = {
    Side.VERIFICATION: re.compile("VERIFY|VERIFIED"),
    Side.REFUTATION: re.compile("REFUTED?"),
    Side.UNILATERAL: re.compile("TRUE|FALSE"),
    Side.LIKELIHOOD: re.compile("LIKELY|NO|YES|NEUTRAL"),
}
_RESERVED = {Side.VERIFICATION, Side.REFUTATION}
_BARE_VERBS = {"VERIFY", "REFUTE"}  # "to VERIFY this ..." is no verdict; "CANNOT VERIFY" is

_TAG = r"(?:think(?:ing)?|thought|reasoning)"
_BEGIN, _END = rf"(?:<{_TAG}>|\[THINK\]|◁think▷)", rf"(?:</{_TAG}>|\[/THINK\]|◁/think▷)"
_CHANNEL = (  # of gpt-oss, with its marks or without
    r"<\|channel\|>analysis.*?(?:<\|end\|>|\Z)|\Aanalysis(?-i:(?=[A-Z])).*?(?:assistantfinal|\Z)"
)
THOUGHT = re.compile(
    rf"\A(?:[^<\[◁]++|(?!{_BEGIN}|{_END}).)*+{_END}|{_BEGIN}.*?(?:{_END}|\Z)|{_CHANNEL}",
    re.DOTALL | re.IGNORECASE,
)
"""What a model marks as its thinking; some servers keep the mark of its beginning to themselves."""

_CLAIM_NUMBER = r"CLAIM\s+\d+\s*[:|]"
_ROW_NUMBER = r"(?:(?i:claim)\W{0,9})?\d+\W(?=[^\n]*\|\W*(?i:evidence)\b)"
CLAIM_LINE = re.compile(
    rf"^[^\w\n]*(?:{_CLAIM_NUMBER}|{_ROW_NUMBER})"
    r"(?P<claim>.*?)(?P<outcome>VERIFIED|FABRICATED|NOT[_ ]FOUND)[^\w\n]*$",
    re.MULTILINE,
)
"""A claim that the sub-check prompt has the judge adjudicate by itself: no verdict of the whole."""

_WORDS = r"(?:VERIFY|VERIFIED|REFUTED?|TRUE|FALSE)"
_STRUCK_OUT = r"~~[^~\n]+~~"
_ASKED_AND_DENIED = rf"{_WORDS}[*_`'\"”]*\?[*_`'\"”]*\s+(?i:no)\b"
_NOT_TICKED = r"^[^\w\n\[]*\[ \][^\n]*$"
_OVER_ELSEWHERE = (
    rf"plutôt{INLINE}que(?:{INLINE}de)?|au{INLINE}lieu{INLINE}de|e[nm]{INLINE}(?:lugar|vez){INLINE}de"
    rf"|(?:an)?statt|anstelle{INLINE}von|invece{INLINE}d[ie]|in{INLINE}plaats{INLINE}van|вместо"
)
_CHOSEN_OVER = (
    rf"(?i:than|over|instead{INLINE}of|as{INLINE}opposed{INLINE}to|tempted{INLINE}by"
    rf"|{_OVER_ELSEWHERE}){INLINE}(?:CANNOT{INLINE})?"
)
_OVER_IN_THE_EAST = (
    rf"(?:而(?:不是|非)|[与與]其[说說选選]?)(?:{INLINE})?CANNOT{INLINE}{_WORDS}"
    rf"|CANNOT{INLINE}{_WORDS}(?:{INLINE})?より"
)
_NOT_CANNOT = rf"(?i:not|nicht|niet|ikke|inte|pas|non|não|не|nie){INLINE}CANNOT{INLINE}"
_DROPPED = re.compile(
    rf"{_STRUCK_OUT}|{_ASKED_AND_DENIED}|{_OVER_IN_THE_EAST}"
    rf"|(?<!{LETTER})(?:{_NOT_TICKED}|(?:{_CHOSEN_OVER}|{_NOT_CANNOT}){_WORDS}(?!{LETTER}))",
    re.MULTILINE,
)
"""What is struck out or not ticked, what it is said to be chosen over, what is asked and denied."""

_ADVERBS = r"(?i:not|never|hardly|yet|now|so|thus|also|still|indeed|be|been|considered|[a-z]+ly)"
_CLAIM_NAMED = (
    r"(?:[Tt]h(?:e|is|at) (?:\w+ )?(?:statement|claim|assertion|proposition|hypothesis|fact) that"
    r"|(?:^|[.?!]\s)[^\w\n]{0,9}That)\b"
)
_IS_VERDICT = rf"(?i:{BE}){INLINE}(?:{_ADVERBS}{INLINE}){{0,3}}{_WORDS}(?!{LETTER})"
_QUOTED_CLAIM = re.compile(rf"{_CLAIM_NAMED}([^.?!:;\n]{{1,300}}?)(?={_IS_VERDICT})", re.MULTILINE)
"""What is said of what is judged, not of how: "the claim that nobody has been there is ..."."""

_ACCENTED = re.compile(r"(?<!\w)\w++[\u0300-\u036f][\w\u0300-\u036f]*")

_LONGEST_ALONE = 200  # characters: the pattern takes long on long lines
_COMMANDS = r"(?:\\[a-z]+[^\w\\]+)*"  # of LaTeX, as \boxed{\text{
_VERDICT_IS = r"(?:(?:the|my)\s+)?(?:final\s+)?(?:verdict|answer|conclusion)(?:\s+is)?[^\w\\]+"
_ALONE = re.compile(
    rf"^[^\w\\]*{_COMMANDS}(?:{_VERDICT_IS})?{_COMMANDS}(.+?)\W*(?:</\w+>)?\W*$", re.IGNORECASE
)


def verdict(side: Side, text: str) -> V3:
    r"""What a reply says: its last verdict in capitals, or a later line that is but a verdict.

    Markup and quotes around and inside it do not matter; what a model marks as its thinking, what
    it strikes out or leaves unticked, the outcomes of single claims, and verdicts of which it says
    that it is to choose one, are not its reply. `t` is VERIFIED, REFUTED, TRUE; `f` is their
    denial; `e` is neither. Who does not think that it is VERIFIED denies it; who is not sure, or
    denies it in words that are not among those known for it, says neither.

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
    reply = _ACCENTED.sub(_composed, text)
    for not_said in (THOUGHT, _DROPPED, _QUOTED_CLAIM, CLAIM_LINE):
        reply = not_said.sub(_blank, reply)
    named = [Verdict(_value(m), *m.span()) for m in _named(side, reply)]
    alone = _alone(side, reply, named[-1].end if named else 0)
    return alone or _unreserved(side, reply, named)


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


def _unreserved(side: Side, reply: str, named: Sequence[Verdict]) -> Verdict:
    """The one that is meant, unless the words around it deny or doubt it.

    What stands in a line of its own is then still so, if the other is what is denied after it.
    """
    given = meant(reply, named)
    if side not in _RESERVED and len(named) > 1:  # see `_pattern`
        return given
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


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _composed(word: re.Match[str]) -> str:
    """A word whose accents are characters of their own, as others write it, in as many."""
    return normalize("NFC", word[0]).ljust(len(word[0]), "\u200b")


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
