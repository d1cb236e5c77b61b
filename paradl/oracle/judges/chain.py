"""Several judges in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from paradl.oracle.judges.protocol import Judge, Reply
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement, Usage
from paradl.oracle.verdicts import verdict
from paradl.truth import V3


class Chain:
    """Asks the next judge for a sample where the former's reply has no verdict.

    The reply that is kept is the last one; what the former cost is counted in.
    """

    def __init__(self, judges: Sequence[Judge]) -> None:
        """Of judges, the first to be asked first."""
        self._judges = judges

    @property
    def name(self) -> str:
        """The names of all, as they were given."""
        return ",".join(judge.name for judge in self._judges)

    @property
    def model(self) -> str | None:
        """The first that has to be paid for."""
        return next((judge.model for judge in self._judges if judge.model), None)

    def scheme(self, wanted: Scheme) -> Scheme:
        """As often as the one that has to be asked most often."""
        return replace(wanted, k=max(judge.scheme(wanted).k for judge in self._judges))

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        """The first reply with a verdict, else the last.

        Raises:
            JudgeError: one that had to be asked could not be.
        """
        usage = Usage()
        for judge in self._judges:
            reply = await judge.ask(statement, side, prompt, sample)
            usage += reply.usage
            if verdict(side, reply.text) is not V3.E:
                break
        return replace(reply, usage=usage)

    async def close(self) -> None:
        """Close all."""
        for judge in self._judges:
            await judge.close()
