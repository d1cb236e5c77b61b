"""Verdicts of single parts of a statement: items of a list, rows of a table, or named as parts."""

from __future__ import annotations

import re

_NOUN = (
    r"(?:(?:sub-?)?(?:part|point|item|step|claim|aspect|element|conjunct|clause|premise)s?|half)"
)
_ASPECT = (  # as "Place: VERIFIED. Date of birth: "
    r"(?:year|month|day|date|time|place|location|city|town|country|region|name|person|author|title"
    r"|subject|predicate|object|number|amount|quantity|figure|unit|age|role|cause|event"
    r"|relation(?:ship)?)s?"
)
_PART = re.compile(
    rf"\W*(?:{_NOUN}\b\W+\w[^:\n]*"
    rf"|(?:the )?(?:first|second|third|fourth|last|former|latter) {_NOUN}\b[^:\n]*"
    rf"|(?:the )?(?:[^\W\d_]+ )?{_ASPECT}(?: of [^\W\d_]+)?[*_`]*:"
    r"|\(?(?:\d\d?|[a-hA-H]|[ivx]{1,4})[.):][^:\n]*(?<=\w))\W*",
    re.IGNORECASE,
)
_OF_THE_WHOLE = (
    r"verdict|answer|conclusion|overall|final\w*|so|thus|hence|therefore|whole|total|together|all"
)
_NO_PART = re.compile(rf"\b(?:{_OF_THE_WHOLE}|both|result|I|now|step \d+ of)\b", re.IGNORECASE)
_BEGINNING = re.compile(r"(?<![\s(]\w)(?<!^\w)(?<!^\d\d)[.?!;,](?!\S)|\n|\|")

_ITEM = re.compile(
    r"\W*(?:[-*•]\s|\d+[.)]\s|(?:part|point|item|step|claim|sub-?claim)\s)"
    r"(?!.*\b(?:verdict|answer|conclusion|overall|final\w*|so|thus|hence|therefore)\b)[^:\n]*:\W*",
    re.IGNORECASE,
)
_DASHED = re.compile(  # "1. **Rex is a dog** — ", with nothing after the verdict
    rf"[\s*_]*(?:[-*•]\s|\d+[.)]\s)(?!.*\b(?:{_OF_THE_WHOLE}|I)\b).*\w.*"
    r"(?:[—–]|\s-|[-=]>|→|\()[ *_`✓✔✅✗✘❌]*",
    re.IGNORECASE,
)
_LINE_ENDS = re.compile(r"[^\w\n]*(?:\n|\Z)")
_NOT_FOUND = re.compile(
    r"^[ \t*_]*(?:[-*•]|\d+[.)])[ \t][^\n]*(?:[:—–]|\s-|[-=]>|→|\()[ *_`✗✘❌]*"
    r"(?:NOT[_ ]FOUND|FABRICATED|UNKNOWN|UNCLEAR)[^\w\n]*$",
    re.MULTILINE,
)
_ROW = re.compile(rf"\s*\|(?!.*\b(?:{_OF_THE_WHOLE})\b).*\w.*\|\W*", re.IGNORECASE)
_ROW_OF_ONE = re.compile(r"\s*\|.*\w.*\|.*\b(?:VERIF(?:Y|IED)|REFUTED?|TRUE|FALSE)\b")
_LONGEST = 300  # characters of a row that are looked at


def is_item(reply: str, start: int, end: int, line: str) -> bool:
    r"""Whether a verdict is an item's of a list, or that of one of several rows of a table.

    `line` is what is before it in its line.

    >>> is_item("- The year: VERIFIED", 12, 20, "- The year: ")
    True
    """
    if _ITEM.fullmatch(line) or (_DASHED.fullmatch(line) and _LINE_ENDS.match(reply, end)):
        return True
    if not _ROW.fullmatch(line):
        return False
    above = reply[: reply.rfind("\n", 0, start) + 1].splitlines()[-1:]
    below = reply[end:].splitlines()[1:2]
    return any(_ROW_OF_ONE.match(row[:_LONGEST]) for row in (*above, *below))


def one_is_not_found(reply: str) -> bool:
    r"""Whether of an item of a list nothing was found.

    >>> one_is_not_found("1. Rex is a dog — VERIFIED\n2. Rex barks — NOT FOUND")
    True
    """
    return _NOT_FOUND.search(reply) is not None


def is_named(line: str) -> bool:
    """Whether what is before a verdict in its line says that it is of one part only.

    >>> is_named("Part A: VERIFIED. Part B: "), is_named("So, as to part B: ")
    (True, False)
    >>> is_named("1. The year: "), is_named("1. Verdict: "), is_named("**Date of birth**: ")
    (True, False, True)
    """
    begin = [match.end() for match in _BEGINNING.finditer(line)]
    lead = line[begin[-1] if begin else 0 :]
    return bool(_PART.fullmatch(lead)) and not _NO_PART.search(lead)
