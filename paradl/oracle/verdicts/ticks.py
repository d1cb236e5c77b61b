"""Marks by which one of several verdicts is chosen, in forms and tables."""

from __future__ import annotations

import re
from itertools import takewhile

_NO_MARKS = r"[^\w✓✔✅☑✗✘❌☐⬜]*"
_CELL_END = r"[^\w|,;.]*(?:[|,;.]|$)"
_TICK = re.compile(rf"{_NO_MARKS}(?:[✓✔✅☑]|\b(?:x|yes|chosen)\b){_CELL_END}", re.IGNORECASE)
_CROSS = re.compile(rf"{_NO_MARKS}(?:[✗✘❌☐⬜]|\bno\b){_CELL_END}", re.IGNORECASE)
_RULE = re.compile(r"[\s|:+=-]*")
_RULE_BELOW = re.compile(r"[ \t|:+-]*-[ \t|:+-]*")
_NAMED = re.compile(
    r"\b(?:verdict|answer|conclusion|decision|label|result|judge?ment|status|overall|final\w*)\b",
    re.IGNORECASE,
)
_MOST_ROWS = 40
_LONGEST = 300  # characters of a row that are looked at


def tick(before: str, after: str) -> int:
    """1 if ticked, -1 if crossed out or its box is empty, else 0."""
    if any(mark in before for mark in "✓✔✅☑●◉xX") or _TICK.match(after):
        return 1
    empty = "[ ]" in before or any(mark in before for mark in "✗✘❌☐⬜○◯")
    return -1 if empty or _CROSS.match(after) else 0


def is_rule(row: str) -> bool:
    """Whether it is empty, or but a rule between rows of a table."""
    return _RULE.fullmatch(row) is not None


def below(reply: str, start: int, end: int) -> int | None:
    r"""What is told in the column that a verdict heads; None if it heads none.

    It is 1 if each cell below it is ticked, -1 if the only one is crossed out, else 0. A row on top
    of a table may be one like the others: cells with words in them belong to no tick list.

    >>> table = "| Claim | VERIFIED |\n|---|---|\n| Birds fly | {} |"
    >>> [below(table.format(cell), 10, 18) for cell in ("yes", "no", "", "?", "high")]
    [1, -1, 0, 0, None]
    """
    begin = reply.rfind("\n", 0, start) + 1
    head, *rows = reply[begin : end + _MOST_ROWS * _LONGEST].split("\n", _MOST_ROWS)
    column = head.count("|", 0, start - begin)
    if not rows or "|" not in head or "|" not in rows[0] or not _RULE_BELOW.fullmatch(rows[0]):
        return None
    told = [_told(row, column) for row in takewhile(lambda row: "|" in row, rows[1:])]
    if not told or None in told or _NAMED.search(head) or not _alone(head, column):
        return None
    if min(one for one in told if one is not None) == 1:
        return 1
    return -1 if told == [-1] else 0


def _alone(head: str, column: int) -> bool:
    """Whether the cell holds a verdict and nothing else."""
    return re.fullmatch(r"[^\w|]*(?:[A-Z]+[^\w|]*){1,3}", head.split("|")[column]) is not None


def _told(row: str, column: int) -> int | None:
    cells = [*row[:_LONGEST].split("|"), *[""] * column]
    cell = cells[column]
    told = tick("", cell)
    return None if not told and re.search(r"\w", cell) else told
