"""What a reply without a verdict in capitals says, after a label or as it ends.

Small models forget the capitals, and say "the statement is TRUE" where they were to say VERIFIED.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts.headlines import LABELS

_LABEL = rf"(?:{LABELS}|final|overall|the|my|conclude|evaluat(?:e|ion)|verification|refutation)"
_LABELLED = re.compile(rf"\W*{_LABEL}(?: +{_LABEL}){{0,3}} *[:：]\W*", re.IGNORECASE)
_ITEM = re.compile(r"\s*(?:[-•+]|\*(?!\*)|\d+[.)])\s")
_MARKUP = re.compile(r"[*_`]")
_SENTENCE = re.compile(r"(?:[^.!?]|[.](?=\w))+[.!?]*")

_WHAT = (
    r"(?:the|this|that)(?: +(?:extracted|given|provided|proposed|original|stated|llm['’]s))*"
    r" +(?:answer|statement|claim|assertion|proposition|sentence)"
    r"(?: +[\"'“«(][^\"”»)]{1,80}[\"'”»)])?,?"
)
_SAME = r"(?:accurate|correct|right|valid|true|factual)"
_SO = (
    r"(?:(?:definit(?:e|ive)ly|clearly|indeed|therefore|thus|hence|fully|factually|certainly"
    rf"|conclusively|also|not|deemed|considered|{_SAME} +and|{_SAME},(?: +(?:so|and))?) +){{0,4}}"
)
_BORDER = (
    r"(?:[,;:–—]|\b(?:and|so|thus|therefore|hence|consequently|overall"
    r"|(?:conclude|find)(?: that)?))"
)
_IS = r"(?:is|was|remains|stands|has +been)"
_CANNOT = r"(?:cannot|can['’]t|can +not|should +not) +be"
_ENDS = re.compile(
    rf"(?:.*{_BORDER})?\W*(?:(?:{_WHAT}|it) +(?:{_IS} +{_SO})?(?:{_CANNOT} +{_SO})?[\"'“]?"
    r"(?P<done>verified|(?:un)?refuted|refutable)"
    rf"|{_WHAT} +{_IS} +{_SO}[\"'“]?(?P<true>true|false|(?:in)?correct))"
    rf"[\"'”]?(?: +(?:as +)?{_SAME})?(?: +(?:because|since|as +it)\b.*)?\W*",
    re.IGNORECASE,
)
_OPEN = re.compile(  # what is not told to be so, or by another
    r"\b(?:if|unless|whether|would|could|might|may|while|although|though|until|once|when|however"
    r"|but|yet|uncertain|unclear|(?:not|un)(?: \w+)? ?(?:sure|certain)|possib\w+|likely|perhaps"
    r"|says?|said|claim(?:s|ed)|wait|actually|opposite|part(?:s|ly|ially)?"
    r"|(?<!conclude )(?<!find )that (?:the|this|that|it))\b|\?",
    re.IGNORECASE,
)
_WORDS_OF = {
    Side.VERIFICATION: ("verified",),
    Side.REFUTATION: ("refuted", "unrefuted", "refutable"),
}
_CAPITALS = {"refutable": "REFUTED", "correct": "TRUE", "incorrect": "FALSE"}
_LONGEST = 2000  # characters of a line
_LONGEST_VERDICT = 40
_MOST_LINES = 200


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told in a line, its verdict in capitals.

    Attributes:
        side: whose words it is in: a statement that is TRUE has been asked about otherwise.
        text: the words.
        start: where they begin.
        longer: by how much the word was longer that is the verdict.
        possible: whether it is but what could be, as refutable.
    """

    side: Side
    text: str
    start: int
    longer: int = 0
    possible: bool = False


def tellings(side: Side, reply: str) -> Iterator[Telling]:
    r"""The verdicts of labels, and those of sentences after a label or in the last line.

    >>> [one.text for one in tellings(Side.VERIFICATION, "**Verification:** Verified\n1829")]
    ['VERIFIED']
    >>> [one.text for one in tellings(Side.REFUTATION, "Hence the answer cannot be refuted.")]
    ['Hence the answer cannot be REFUTED.']
    """
    if side is Side.LIKELIHOOD:
        return
    lines = list(_lines(reply))
    above = [bool(_LABELLED.fullmatch(line)) for line, _ in lines[1:]]
    for number, (line, start) in enumerate(lines):
        label = _LABELLED.match(line)
        if _ITEM.match(line) or not (label or number == 0 or any(above[number : number + 1])):
            continue
        begin = label.end() if label else 0
        told = line[begin:].rstrip(" .!\"'\n")
        if label and len(told) < _LONGEST_VERDICT:
            yield Telling(side, told.upper(), start + begin)
        yield from _of_sentences(side, line[begin:], start + begin)


def _of_sentences(side: Side, told: str, start: int) -> Iterator[Telling]:
    """The last that says of the whole that it is so or not, unless it is left open thereafter."""
    for sentence in reversed([*_SENTENCE.finditer(told)]):
        if _OPEN.search(sentence[0]):
            return
        match = _ENDS.fullmatch(sentence[0])
        word = (match["true"] or match["done"]).lower() if match else ""
        if not match or not (match["true"] or word in _WORDS_OF.get(side, ())):
            continue
        begin, end = match.span("true" if match["true"] else "done")
        capitals = _CAPITALS.get(word, word.upper())
        text = f"{sentence[0][:begin]}{capitals}{sentence[0][end:]}"
        of = Side.UNILATERAL if match["true"] else side
        longer = len(word) - len(capitals)
        yield Telling(of, text, start + sentence.start(), longer, possible=word == "refutable")
        return


def _lines(reply: str) -> Iterator[tuple[str, int]]:
    """Those with words in them and where they begin, from the last one on, without markup."""
    end, found = len(reply), 0
    for line in reversed(reply.splitlines(keepends=True)):
        end -= len(line)
        if len(line) < _LONGEST and re.search(r"\w", line):
            yield _MARKUP.sub(" ", line), end
            found += 1
        if found > _MOST_LINES:
            return
