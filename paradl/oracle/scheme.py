"""How an oracle asks, which is a part of what it asks: the key of its answers in the cache."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from paradl.oracle.valuation import Side, Statement

BILATERAL = (Side.VERIFICATION, Side.REFUTATION)
UNILATERAL = (Side.UNILATERAL,)
LIKELIHOOD = (Side.LIKELIHOOD,)


@dataclass(frozen=True, slots=True)
class Scheme:
    """Who is asked, with which words, how often.

    Attributes:
        judge: its name.
        prompt: name and version of the prompts.
        prompt_digest: of their texts.
        sampling: what else the endpoint is told, as `temperature=0.1`.
        k: samples a side.
        sides: the questions of a valuation.
    """

    judge: str
    prompt: str
    prompt_digest: str
    sampling: str
    k: int
    sides: tuple[Side, ...] = BILATERAL

    @property
    def policy(self) -> str:
        """How it samples, as a valuation says it."""
        return f"k={self.k},{self.sampling}" if self.sampling else f"k={self.k}"

    def digest(self, statement: Statement) -> str:
        """The fingerprint of a question: of all that a reply to it depends on.

        Neither k nor the sides are in it: a sample that was paid for serves any number of votes.
        """
        parts = (
            statement.atom,
            statement.text,
            statement.context,
            self.judge,
            self.prompt_digest,
            self.sampling,
        )
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()
