"""The steps of a judge's reasoning, and the claims that it adjudicated one by one."""

from __future__ import annotations

import re
from dataclasses import dataclass

from paradl.oracle.verdicts import adjudicated

_BULLET = re.compile(
    r"^\s*(?:[-*•#>]+|\(?(?:\d{1,2}[.)](?!\d)|[a-z][.)](?=\s))|step\s+\d+[.:])\s*", re.IGNORECASE
)
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"'”’*]*\s+(?=[A-Z0-9\"'“‘(*])")


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of a sub-check reply.

    Attributes:
        text: what was checked, with the evidence as the judge wrote it.
        outcome: VERIFIED, FABRICATED or NOT_FOUND; some judges write NOT_VERIFIED or UNVERIFIED.
    """

    text: str
    outcome: str


def claims(trace: str) -> list[Claim]:
    r"""The adjudicated claims of a reply to the sub-check prompt; of another reply, none.

    >>> claims('CLAIM 1: Rex barks | EVIDENCE: none | NOT_FOUND\nCANNOT VERIFY')
    [Claim(text='Rex barks | EVIDENCE: none', outcome='NOT_FOUND')]
    """
    return [
        Claim(claim.claim.strip(" *|-→>"), claim.outcome.replace(" ", "_").upper())
        for claim in adjudicated(trace)
    ]


def steps(trace: str) -> list[str]:
    r"""The sentences of a trace, without the marks of lists.

    >>> steps("1. It is a bird. It flies!\n- Hence so.")
    ['It is a bird.', 'It flies!', 'Hence so.']
    """
    lines = (_BULLET.sub("", line).strip() for line in trace.splitlines())
    return [sentence for line in lines for sentence in _SENTENCE_END.split(line) if sentence]
