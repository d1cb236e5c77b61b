"""Verdicts side by side, as what there is to choose from: those that are not given."""

from __future__ import annotations

import re
from collections.abc import Iterator

from paradl.oracle.verdicts.denials import GAP
from paradl.oracle.verdicts.headlines import degrees
from paradl.oracle.verdicts.named import LONGEST, SENTENCE_END, Verdict, around
from paradl.oracle.verdicts.ticks import is_rule, tick

_OR = (
    rf"(?:{GAP}(?i:or|nor|oder|noch|ou|ni|o|né|of|nem|eller|lub|ani|или|ни|або|veya|ne|atau|hoặc|soit)"
    rf"{GAP}|[ *_`'\"”」』]*(?:还是|還是|或者?|または|又は|もしくは|か、?|또는|혹은|이나)"
    r"[ *_`'\"“「『]*)"
)
_ALTERNATIVES = re.compile(
    rf"{_OR}|{GAP}(?i:vs\.?){GAP}|[^\w\n]*\b(?i:otherwise|else|if not)\b[^\w\n]*"
    r"|\W*[/|]\W*|\s*[/|]\s*[xXoO]\s+|[^\w\n]*(?:\t|  )[^\w\n]*"
)
_RANGE = re.compile(rf"{GAP}(?i:to){GAP}|[^\w\n.?!,;]*[–—-][^\w\n.?!,;]*")
_FROM = re.compile(r"\bfrom[ *_`'\"“«]*$", re.IGNORECASE)  # "I go from LIKELY to VERY LIKELY"
_LISTED = re.compile(rf"[^\w.?!;]*(?:,|,?(?:{_OR}|{GAP}(?i:and){GAP})(?i:with|by|as)?)[^\w.?!;]*")
_PART = r"(?:part(?:ly|ially)?|mostly|largely|half|in\s(?:\w+\s)?part)"
_PART_BEFORE = re.compile(rf"\b{_PART}[ *_`'\"“«]*$", re.IGNORECASE)
_PART_AFTER = re.compile(rf"[ *_`'\"”»]*{_PART}\b", re.IGNORECASE)
_SHARE = re.compile(r"[^\w.]*(?:\d{1,3}(?:\.\d+)?\s*%|[01]?\.\d+)")
_SHARES = re.compile(rf"{_SHARE.pattern}\W*(?:\w\(\W*)?")
_BOX = re.compile(r"[^\w\n]*(?:[✓✔✅☑●◉✗✘❌☐⬜○◯]|\[[xX ]\])[^\w\n]*$")
_BOX_AFTER = re.compile(r"[^\w\n\[]*\[\s*([xX✓✔]?)\s*\]")
_BEGINNING = re.compile(r"[^\w\n]*(?:(?:x|\d\d?)[^\w\n]+)?", re.IGNORECASE)


def not_given(reply: str, one: Verdict, other: Verdict) -> Iterator[Verdict]:
    between = reply[one.end : other.start]
    if len(between) > LONGEST:
        return
    options = differ(reply, one, other)
    if options and (boxes := _boxes(reply, one, other)):
        lead = boxes[0] - boxes[1]
        yield other if lead > 0 else one
        return
    none = (
        _LISTED.fullmatch(between)
        or _shared(reply, one, other)
        or _of_parts(reply, one, other)
        or _from_to(reply, one, other)
    )
    if options and none:
        yield from (one, other)
        return
    if options and 1 <= between.count("\n") <= 2:
        unticked = list(_unticked(reply, one, other))
    else:
        unticked = list(_below_none(reply, one, other)) if options and "\n" not in between else []
    yield from unticked or ((one, other) if _ALTERNATIVES.fullmatch(between) else ())


def _boxes(reply: str, one: Verdict, other: Verdict) -> tuple[int, int] | None:
    """The ticks before two side by side in a line, or after them, if there are and they differ."""
    between = reply[one.end : other.start]
    before = around(reply, one)[0]
    after = _BOX_AFTER.match(between), _BOX_AFTER.match(reply, other.end)
    if "[" not in before and after[0] and after[1]:
        first, second = (1 if box[1] else -1 for box in after if box)
        return (first, second) if first != second else None
    own = _BOX.search(before)
    if not own or not _BOX.fullmatch(between):
        return None
    ticks = tick(own[0], ""), tick(between, "")
    return ticks if ticks[0] != ticks[1] else None


def _shared(reply: str, one: Verdict, other: Verdict) -> bool:
    """Whether each is given a number."""
    between, after = reply[one.end : other.start], reply[other.end : other.end + LONGEST]
    return bool(_SHARES.fullmatch(between) and _SHARE.match(after))


def _from_to(reply: str, one: Verdict, other: Verdict) -> bool:
    """Whether they are the ends of a range of degrees."""
    words = (reply[verdict.start : verdict.end] for verdict in (one, other))
    if not (degrees(*words) and _RANGE.fullmatch(reply[one.end : other.start])):
        return False
    return not _FROM.search(reply[max(0, one.start - LONGEST) : one.start])


def _of_parts(reply: str, one: Verdict, other: Verdict) -> bool:
    """Whether each is said of a part, and so neither of the whole."""
    between, after = reply[one.end : other.start], reply[other.end : other.end + LONGEST]
    if SENTENCE_END.search(between):
        return False
    before = reply[max(0, one.start - LONGEST) : one.start]
    return bool(
        (_PART_BEFORE.search(before) and _PART_BEFORE.search(between))
        or (_PART_AFTER.match(between) and _PART_AFTER.match(after))
    )


def _unticked(reply: str, one: Verdict, other: Verdict) -> Iterator[Verdict]:
    """Of two that begin a line each: the one without the tick, or both rows of a mere table."""
    (before, after), (before_other, after_other) = (around(reply, v) for v in (one, other))
    if not (_BEGINNING.fullmatch(before) and _BEGINNING.fullmatch(before_other)):
        return
    lead = tick(before, after) - tick(before_other, after_other)
    in_table = before.lstrip().startswith("|") and before_other.lstrip().startswith("|")
    if lead < 0 or (in_table and not lead):
        yield one
    if lead > 0 or (in_table and not lead):
        yield other


def _below_none(reply: str, one: Verdict, other: Verdict) -> Iterator[Verdict]:
    """Of two that head columns of a table: the one without the tick below it."""
    before, _ = around(reply, one)
    rows = [row for row in reply[other.end :].split("\n")[1:4] if not is_rule(row)]
    if "|" not in reply[one.end : other.start] or not rows:
        return
    cells = rows[0].split("|")
    column = before.count("|")
    if len(cells) > column + 1:
        lead = tick("", cells[column]) - tick("", cells[column + 1])
        if lead:
            yield other if lead > 0 else one


def differ(reply: str, one: Verdict, other: Verdict) -> bool:
    words = (reply[verdict.start : verdict.end] for verdict in (one, other))
    return one.value is not other.value or degrees(*words)
