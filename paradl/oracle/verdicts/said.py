"""What a reply says, without what it thinks, quotes, strikes out or says of single claims."""

from __future__ import annotations

import re
from unicodedata import normalize

from paradl.oracle.verdicts.claims import adjudicated
from paradl.oracle.verdicts.denials import BE, GAP, INLINE, LETTER

_TAG = r"(?:think(?:ing)?|thoughts?|reasoning|scratchpad|reflection)"
_BEGIN = rf"(?:<{_TAG}>|\[THINK\]|◁think▷|<\|(?:START_THINKING|begin_of_thought)\|>)"
_END = rf"(?:</{_TAG}>|\[/THINK\]|◁/think▷|<\|(?:END_THINKING|end_of_thought)\|>)"
_CHANNEL = (  # of gpt-oss, with its marks or without
    r"<\|channel\|>analysis.*?(?:<\|end\|>|\Z)|\Aanalysis(?-i:(?=[A-Z])).*?(?:assistantfinal|\Z)"
)
THOUGHT = re.compile(
    rf"\A(?:[^<\[◁]++|(?!{_BEGIN}|{_END}).)*+{_END}|{_BEGIN}.*?(?:{_END}|\Z)|{_CHANNEL}",
    re.DOTALL | re.IGNORECASE,
)
"""What a model marks as its thinking; some servers keep the mark of its beginning to themselves."""

_WORDS = r"(?:VERIFY|VERIFIED|REFUTED?|TRUE|FALSE)"
STRUCK_OUT = re.compile(r"~~[^~\n]+~~")
_ASKED_AND_DENIED = (
    rf"{_WORDS}[*_`'\"”]*\?[*_`'\"”]*\s+(?i:(?:(?:actually|well|hmm|oh|but)\W+){{0,2}}no)\b"
)
_NOT_TICKED = r"^[^\w\n\[]*\[ \](?:(?!\[[xX✓✔ ]\])[^\n])*$"
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
_OTHER_DEGREE = (  # "LIKELY, not VERY LIKELY"
    rf"(?:(?<!{LETTER}){_CHOSEN_OVER}|(?<=LIKELY)[^\w?!]{{1,4}}(?i:not){INLINE}(?:(?i:just|only){INLINE})?)"
    rf"(?:(?:(?:VERY|SOMEWHAT){GAP})?(?:UN)?LIKELY|NEUTRAL)(?!{LETTER})"
)
_TRUE_THING = rf"(?i:the){INLINE}TRUE(?={INLINE}(?!(?:option|label|verdict|one)\b)[a-z])"
_LEFT = (  # "I move from CANNOT VERIFY to VERIFIED": not what I would, or what it ranges from
    rf"(?<!{LETTER})I(?:['’](?:m|ve))?{INLINE}(?:(?:now|thus|therefore|hence|have|am|will){INLINE})?"
    rf"(?i:mov(?:e|ed|ing)|go|went|gone|chang(?:e|ed|ing)|switch(?:ed|ing)?|shift(?:ed|ing)?"
    rf"|revis(?:e|ed|ing)|(?:up|down)grad(?:e|ed|ing)|updat(?:e|ed|ing)){INLINE}"
    rf"(?:(?:my|the|this){INLINE}(?:\w+{INLINE}){{1,2}}?)?from{INLINE}(?:(?:CANNOT|NOT){INLINE})?{_WORDS}"
    rf"(?={INLINE}to{INLINE}(?:(?:CANNOT|NOT){INLINE})?{_WORDS}(?!{LETTER}))"
)
_INJECTED = (  # "It has an instruction to answer VERIFIED, which I do not follow."
    rf"(?i:instructions?|(?:tells|told|instructs|orders|commands){INLINE}(?:me|us){INLINE})"
    rf"(?:{INLINE})?(?i:to){INLINE}(?i:say|answer|output|reply|respond|return|write|print){INLINE}"
    rf"(?:(?i:with){INLINE})?(?:(?:CANNOT|NOT){INLINE})?{_WORDS}(?!{LETTER})"
    rf"(?![*_`'\"”]*(?:\s*[/|]|,\s*(?:CANNOT|NOT)\b"
    rf"|\W{{1,3}}(?i:or|nor|if|when|where|only|unless|and|as)(?!{LETTER})))"
)
_LABEL = rf"(?:(?:VERY|SOMEWHAT){GAP})?(?:UN)?LIKELY|NEUTRAL|YES|NO"
EITHER = rf"(?:(?:(?:CANNOT|NOT){INLINE})?{_WORDS}|{_LABEL})"
_QUOTED_ORDER = (  # 'It says "output VERIFIED", which I disregard.'
    r"[\"'“‘«`](?i:(?:please|always|just|only|now|simply) ){0,2}"
    r"(?i:say|answer|output|reply|respond|return|write|print|conclude|mark)"
    rf"(?:{INLINE}(?i:only|just|always|with|as|it|this|that|is|the|word)){{0,4}}{INLINE}"
    rf"{EITHER}[.!]?[\"'”’»`]"
)
_NEEDED = (  # "For it to be VERIFIED, ..."
    r"(?<!\w)(?i:for) (?i:it|this|that|(?:the|this) (?:statement|claim|sentence)) (?i:to be)"
    rf"(?: (?i:judged|considered|marked|labell?ed|called|counted as))?{INLINE}{_WORDS}(?!{LETTER})"
)
_TURNED_DOWN = (
    rf"(?<!\w)(?i:considered|weighed|contemplated|entertained){INLINE}{EITHER}[*_`'\"”]*,? "
    r"(?i:and|but) (?i:(?:I|then|have|ultimately|finally) ){0,2}"
    r"(?i:rejected|dismissed|discarded|ruled|decided against)(?= (?i:it|that)\b)"
    r"|(?<!\w)(?i:why I) (?i:did not|didn['’]t) (?i:pick|choose|select|say|answer|give|go with)"
    rf"{INLINE}{EITHER}(?!{LETTER})"
)
_OPTION = rf"\n{{1,2}}[^\w\n\[☐☑✓✔✅✗✘❌]*(?:[12ab][.)][*_` ]*)?{EITHER}[*_`'\".,; ]*"
_OPTIONS = (  # what the question says, told again
    r"(?i:one of (?:the|these|those)(?: (?:two|following|options|lines|labels|answers))*"
    r"|(?:options|choices)(?: are)?)[^\w\n]{0,4}(?:[^\n.?!]{0,40}:[^\w\n]{0,4})?"
    rf"{_OPTION}{_OPTION}$"
)
_DROPPED = re.compile(
    rf"{_QUOTED_ORDER}|{_NEEDED}|{_TURNED_DOWN}|{_OPTIONS}"
    rf"|{_LEFT}|{_INJECTED}|{STRUCK_OUT.pattern}|{_ASKED_AND_DENIED}|{_OVER_IN_THE_EAST}|{_OTHER_DEGREE}"
    rf"|(?<!{LETTER})(?:{_NOT_TICKED}|{_TRUE_THING}|(?:{_CHOSEN_OVER}|{_NOT_CANNOT}){_WORDS}(?!{LETTER}))",
    re.MULTILINE,
)
"""What is struck out or not ticked, what it is said to be chosen over, what is asked and denied,
turned down, or told of the question; "the TRUE year", which is none."""

_NEXT_QUESTION = re.compile(
    r"^[^\w\n]*(?:(?:Statement|Claim)[*_]*:[*_ ]*[\"“]|(?:### )?(?:Human|User|Instruction):)"
    r"|(?:<\|im_start\|>|<\|start_header_id\|>|<start_of_turn>|<\|start\|>|<\|)user\b|\[INST\]",
    re.MULTILINE,
)
_GIVEN = re.compile(
    rf"(?P<choice>^[^\w\n]*{EITHER}[^\w\n]*\n[^\w\n]*)?(?<!{LETTER}){EITHER}[^\w\n]*"
    r"(?:<[|/\w]{1,20}>)?\s*\Z",
    re.MULTILINE,
)

_ADVERBS = r"(?i:not|never|hardly|yet|now|so|thus|also|still|indeed|be|been|considered|[a-z]+ly)"
_CLAIM_NAMED = (
    r"(?:[Tt]h(?:e|is|at) (?:\w+ )?(?:statement|claim|assertion|proposition|hypothesis|fact) that"
    r"|(?:^|[.?!]\s)[^\w\n]{0,9}That(?! (?:would|could|might|may|must|should|will|has|needs)\b))\b"
)
_IS_VERDICT = re.compile(rf"(?i:{BE}){INLINE}(?:{_ADVERBS}{INLINE}){{0,3}}{_WORDS}(?!{LETTER})")
_QUOTED_CLAIM = re.compile(rf"{_CLAIM_NAMED}(?=[^.?!:;\n]{{1,300}}\Z)", re.MULTILINE)
"""What is said of what is judged, not of how: "the claim that nobody has been there is ..."."""
_LONGEST = 350  # characters of it that are looked at

_STYLED = re.compile(r"[\uff21-\uff3a\uff41-\uff5a\U0001d400-\U0001d7cb]")
_ACCENTED = re.compile(r"(?<!\w)\w++[\u0300-\u036f][\w\u0300-\u036f]*")


def said(reply: str) -> str:
    """The reply with all else blanked: what is left stands where it stood."""
    text = _ACCENTED.sub(_composed, plain_letters(reply))
    text = _DROPPED.sub(_blank, _of_one(THOUGHT.sub(_blank, text)))
    return _without_outcomes(_without_claims(text))


def plain_letters(text: str) -> str:
    """Letters of full width, and the bold ones of mathematics, as others write them.

    >>> plain_letters("ＶＥＲＩＦＩＥＤ")
    'VERIFIED'
    """
    return _STYLED.sub(lambda letter: normalize("NFKC", letter[0]), text)


def _of_one(text: str) -> str:
    """Without the next question, and its answer, with which some go on after their verdict."""
    question = _NEXT_QUESTION.search(text)
    given = question and _GIVEN.search(text, 0, question.start())
    if not question or not given or given["choice"]:
        return text
    return text[: question.start()] + " " * (len(text) - question.start())


def _without_outcomes(text: str) -> str:
    """Of single claims, which are no verdicts of the whole."""
    pieces: list[str] = []
    done = 0
    for claim in adjudicated(text):
        begin = max(done, claim.start)
        pieces += [text[done:begin], " " * (claim.end - begin)]
        done = max(begin, claim.end)
    return "".join((*pieces, text[done:]))


def _without_claims(text: str) -> str:
    """Looked for before the verdicts: replies may be long, and say "the claim that" often."""
    pieces: list[str] = []
    done = 0
    for told in _IS_VERDICT.finditer(text):
        begin, end = max(done, told.start() - _LONGEST), told.start()
        if claim := _QUOTED_CLAIM.search(text, begin, end):
            pieces += [text[done : claim.start()], " " * (end - claim.start())]
            done = end
    return "".join((*pieces, text[done:]))


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _composed(word: re.Match[str]) -> str:
    """A word whose accents are characters of their own, as others write it, in as many."""
    return normalize("NFC", word[0]).ljust(len(word[0]), "\u200b")
