"""Evidence for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from paradl.control_characters import printable
from paradl.grounding.evidence import Evidence
from paradl.report.phrases import value
from paradl.report.tsv import rows


def lines(found: Sequence[Evidence]) -> Iterator[Text]:
    """A line for each."""
    width = max((len(printable(one.statement)) for one in found), default=0)
    for one in found:
        review = f"{one.review} by {one.reviewer}" if one.reviewer else one.review or "not reviewed"
        yield Text.assemble(
            value(one.value.belnap),
            f"{one.value}  {printable(one.statement):{width}}  ",
            (f"{printable(one.judge)}, {printable(review)}", "dim"),
        )


def details(one: Evidence) -> Iterator[Text]:
    """What there is to know of one before a person decides."""
    yield Text("")
    yield from lines([one])
    for side, words in one.words.items():
        yield Text(f"   {side}:")
        for line in words.splitlines():
            yield Text(f"   | {printable(line)}")


def tsv(found: Sequence[Evidence]) -> str:
    """A row for each."""
    header = ("value", "statement", "atom", "judge", "review", "reviewer", "key")
    body = (
        (
            str(one.value),
            one.statement,
            str(one.atom),
            one.judge,
            str(one.review or ""),
            one.reviewer,
            one.key,
        )
        for one in found
    )
    return rows(header, body)


def document(one: Evidence) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "key": one.key,
        "atom": str(one.atom),
        "statement": one.statement,
        "value": str(one.said),
        "counted": str(one.value),
        "judge": one.judge,
        "prompt": one.prompt,
        "policy": one.policy,
        "judged": one.judged,
        "confidence": one.confidence,
        "words": {str(side): text for side, text in one.words.items()},
        "review": one.review and str(one.review),
        "reviewer": one.reviewer or None,
    }
