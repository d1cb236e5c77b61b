"""Several judges in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from paradl.oracle.judges.protocol import Judge, NotRecorded, Reply
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement, Usage
from paradl.oracle.verdicts import verdict
from paradl.truth import V3

if TYPE_CHECKING:
    from paradl.oracle.drawer import Drawer


class Chain:
    """Asks the next judge for a sample where the former has no reply, or one without a verdict.

    The reply that counts is the last one. Another that was paid for goes into a drawer before the
    next judge is asked, who may fail; without a drawer, what it cost is counted in. What recorded
    answers have decided stays decided: another judge is not to outvote them.
    """

    def __init__(self, judges: Sequence[Judge], drawer: Drawer | None = None) -> None:
        """Of judges, the first to be asked first."""
        self._judges = judges
        self._drawer = drawer

    def keeping(self, drawer: Drawer) -> Chain:
        """The same with a drawer."""
        return Chain(self._judges, drawer)

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
        replies: list[Reply] = []
        for judge in self._judges:
            try:
                replies.append(await self._reply(judge, statement, side, prompt, sample))
            except NotRecorded as missing:
                if missing.settled is not None:
                    replies.append(missing.settled)
                elif judge is self._judges[-1] and not replies:
                    raise
                else:
                    continue
            if side is Side.WRITING or verdict(side, replies[-1].text) is not V3.E:
                break
        return replace(replies[-1], usage=sum((reply.usage for reply in replies), Usage()))

    async def _reply(
        self, judge: Judge, statement: Statement, side: Side, prompt: str, sample: int
    ) -> Reply:
        if self._drawer is None or judge.model is None or judge is self._judges[-1]:
            return await judge.ask(statement, side, prompt, sample)
        found = await self._drawer.find(judge.name, statement, side, sample)
        if found is not None:
            return found
        reply = await judge.ask(statement, side, prompt, sample)
        if verdict(side, reply.text) is not V3.E:
            return reply
        return await self._drawer.keep(judge.name, statement, side, sample, reply)

    async def close(self) -> None:
        """Close all."""
        for judge in self._judges:
            await judge.close()
