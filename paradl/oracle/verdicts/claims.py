"""The claims that the sub-check prompt has a judge adjudicate: what becomes of one is no verdict.

They come in a line each, as they are asked for, and as paragraphs, rows of a table or in JSON.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from paradl import jsons

_NUMBER = r"(?:CLAIM|Claim)\s+\d+\s*[:|]"
_ROW_NUMBER = r"(?:(?i:claim)\W{0,9}(?:\d+\W)?|\d+\W)(?=[^\n]*\|[^\w|]*(?i:evidence)\b)"
_OUTCOME = r"(?:NOT[_ ]|UN)?VERIFIED|FABRICATED|NOT[_ ]FOUND"
_LINE = re.compile(
    rf"^[^\w\n]*(?:\d\d?[.)][^\w\n]*)?(?:{_NUMBER}|{_ROW_NUMBER})"
    rf"(?P<claim>.*?)(?:(?P<outcome>{_OUTCOME})"
    rf"|\|[^\w\n|]*(?P<small>(?i:{_OUTCOME}))"
    rf"|\|[^\w\n|]*(?P<told>{_OUTCOME})"
    r"[*_]*\s*[-–—:,;.]\s[^|\n]*+)"
    r"[^\w\n(]*+(?:\(+[^()\n]*+\)+[^\w\n(]*+)*+[^\w\n]*+$",  # long rows of marks are tried once
    re.MULTILINE,
)
_OUTCOMES = re.compile(_OUTCOME, re.IGNORECASE)
_BEGIN = re.compile(r"[^\w\n]*(?:\d\d?[.)][^\w\n]*)?claim\s+\d+\b[\W_]*", re.IGNORECASE)
_EVIDENCE = re.compile(r"\W*evidence\W*[:=|]", re.IGNORECASE)
_LABELLED = re.compile(rf"\W*outcome\W*[:=]\W*(?P<outcome>{_OUTCOME})(?!\w)", re.IGNORECASE)
_BARE = re.compile(rf"[^\w|]*(?P<outcome>{_OUTCOME})[^\w|]*")  # below "EVIDENCE: none |"
_MOST_LINES = 12  # of a claim that has a paragraph of its own
_LONGEST = 2000  # characters of a line that are looked at

_RULE = re.compile(r"[ \t|:+-]*-[ \t|:+-]*")
_MARKS = " *_`✓✔✅✗✘❌"
_CLAIMS = re.compile(r"\W*(?:sub-?)?claims?\W*", re.IGNORECASE)
_OUTCOME_HEAD = re.compile(r"\W*(?:outcome|status|result|finding)s?\W*", re.IGNORECASE)
_WHOLE = re.compile(
    r"\W*(?:(?:the )?(?:whole )?statement|verdict|overall|final\w*|conclusion|total)\b",
    re.IGNORECASE,
)

_OBJECT = re.compile(  # flat, as '{"claim": "a", "evidence": "none", "outcome": "VERIFIED"}'
    rf"\{{[^{{}}]*(?P<pair>[\"']outcome[\"']\s*:\s*[\"'](?P<outcome>{_OUTCOME})[\"'])[^{{}}]*\}}",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Adjudicated:
    """A claim, what became of it, and from where to where in the reply that stands."""

    claim: str
    outcome: str
    start: int
    end: int


def adjudicated(reply: str) -> list[Adjudicated]:
    r"""The claims of a reply, in order.

    >>> [claim] = adjudicated("CLAIM 1: Rex barks\nEVIDENCE: none\nOUTCOME: NOT_FOUND\n")
    >>> claim.claim, claim.outcome
    ('Rex barks EVIDENCE: none', 'NOT_FOUND')
    """
    found = [
        Adjudicated(m["claim"], m["outcome"] or m["small"] or m["told"], *m.span())
        for m in _LINE.finditer(reply)
    ]
    if "{" in reply:
        found += _objects(reply)
    taken = {claim.start for claim in found}
    lines = [*_lines(reply)]
    found += (one for one in _paragraphs(lines) if one.start not in taken)
    found += (one for one in _rows(lines) if one.start not in taken)
    return sorted(found, key=lambda one: one.start)


def _lines(reply: str) -> Iterator[tuple[int, str]]:
    start = 0
    for line in reply.splitlines(keepends=True):
        yield start, line.rstrip("\r\n")[:_LONGEST]
        start += len(line)


def _paragraphs(lines: Sequence[tuple[int, str]]) -> Iterator[Adjudicated]:
    """Of claims whose outcome is on a line of its own, below their evidence."""
    parts: list[str] = []
    begin = 0
    evidence = False
    for start, line in lines:
        if opening := _BEGIN.match(line):
            parts = [line[opening.end() :]]
            begin, evidence = start, False
        elif parts and len(parts) < _MOST_LINES:
            broken = parts[-1].rstrip(" *_").endswith("|")
            outcome = _LABELLED.match(line) or (_BARE.fullmatch(line) if broken else None)
            evidence = evidence or bool(_EVIDENCE.match(line))
            if outcome and evidence:
                claim = " ".join(part.strip(" #*_-|") for part in parts if part.strip())
                yield Adjudicated(claim, outcome["outcome"], begin, start + len(line))
                parts = []
            else:
                parts.append(line)


def _rows(lines: Sequence[tuple[int, str]]) -> Iterator[Adjudicated]:
    """Of a table with a column for the claims and one for what became of them."""
    column = None
    for (_, above), (start, line) in pairwise(lines):
        if "|" not in line:
            column = None
        elif _RULE.fullmatch(line):
            column = _column(above.split("|"))
        elif column is not None:
            cells = line.split("|")
            cell = cells[column].strip(_MARKS) if column < len(cells) else ""
            outcome = _OUTCOMES.match(cell)
            if outcome and not any(_WHOLE.match(cell) for cell in cells):
                claim = " | ".join(cell.strip() for cell in cells[:column])
                yield Adjudicated(claim, outcome[0], start, start + len(line))


def _column(heads: Sequence[str]) -> int | None:
    """Which tells the outcomes, if another tells the claims."""
    if not any(_CLAIMS.fullmatch(head) for head in heads):
        return None
    return next((at for at, head in enumerate(heads) if _OUTCOME_HEAD.fullmatch(head)), None)


def _objects(reply: str) -> Iterator[Adjudicated]:
    for told in _OBJECT.finditer(reply):
        fields = {name.lower(): text for one in jsons.within(told[0]) for name, text in one.items()}
        if claim := next((text for name, text in fields.items() if _CLAIMS.fullmatch(name)), None):
            words = f'{claim} | EVIDENCE: "{fields.get("evidence", "none")}"'
            yield Adjudicated(words, told["outcome"], *told.span("pair"))
