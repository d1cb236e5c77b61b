"""What a judge said, for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from paradl.control_characters import printable, readable
from paradl.oracle.verbalization.atoms import Membership
from paradl.report.html.compact import filled

if TYPE_CHECKING:
    from paradl.grounding.evidence import Evidence

SIDES = {"verification": "for", "refutation": "against"}


def judged(one: Evidence) -> dict[str, Any]:
    """An atom with its value, where that comes from, and the judge's own words."""
    return filled(
        key=one.key,
        statement=printable(one.statement),
        atom=printable(str(one.atom)),
        subject=_subject(one),
        belnap=str(one.value.belnap),
        said=str(one.said),
        counted=str(one.value),
        judge=printable(one.judge),
        prompt=printable(one.prompt),
        policy=printable(one.policy),
        judged=printable(one.judged),
        confidence=one.confidence,
        review=one.review and str(one.review),
        reviewer=printable(one.reviewer),
        words={
            SIDES.get(str(side), str(side)): readable(words) for side, words in one.words.items()
        },
        replies=[
            {"side": SIDES.get(side, side), "verdict": verdict, "text": readable(text)}
            for side, verdict, text in one.replies
        ],
    )


def _subject(one: Evidence) -> str:
    return one.atom.individual if isinstance(one.atom, Membership) else one.atom.subject
