"""What a verification went through, and what it came to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paradl.errors import ParadlError
from paradl.verify.checking import Finding
from paradl.verify.constraints import Constraints
from paradl.verify.scoring import Status

if TYPE_CHECKING:
    from paradl.verify.causal.stability import Stability


@dataclass(frozen=True, slots=True)
class Round:
    """One text, and what was found about it.

    Attributes:
        number: from 1.
        text: as it came.
        findings: one for each of its claims.
        score: of the text, at most 1; None of a revised text without claims.
        stability: of its causal claims, where there is a causal model.
        decision: `accept`, `revise` (what was found goes back to the writer), or `stop`.
        why: in words.
        told: what goes back to the writer, if something does.
    """

    number: int
    text: str
    findings: tuple[Finding, ...]
    score: float | None
    stability: tuple[Stability, ...]
    decision: str
    why: str
    told: Constraints | None = None

    @property
    def counts(self) -> Counter[Status]:
        """How many claims have each status."""
        return Counter(finding.status for finding in self.findings)


@dataclass(frozen=True, slots=True)
class Verification:
    """All rounds, and the last decision.

    Attributes:
        rounds: in order; there is one at least.
        best: the round whose text is given back: the accepted one, else that of the best score.
        accepted: whether that text agrees well enough with the knowledge base.
        why: in words.
        failure: what ended it before it was done, as an endpoint that could not be reached.
    """

    rounds: tuple[Round, ...]
    best: Round
    accepted: bool
    why: str
    failure: ParadlError | None = None

    @property
    def text(self) -> str:
        """The text that is given back."""
        return self.best.text
