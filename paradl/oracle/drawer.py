"""Replies of single judges among several: on disk, under their own names, before more are asked."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Connection

from paradl.oracle.cache import store
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.rows import Answer
from paradl.oracle.judges.protocol import Reply
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement, Usage, storable
from paradl.oracle.verdicts import verdict


class Drawer:
    """Where a reply is that may be of no use yet, and is not to be paid for twice.

    It costs nothing there: what it cost is told of the judge that was asked alone.
    """

    def __init__(self, scheme: Scheme, desk: Desk) -> None:
        """For questions that are put in this way."""
        self._scheme = scheme
        self._desk = desk

    async def find(self, judge: str, statement: Statement, side: Side, number: int) -> Reply | None:
        """What the judge has replied before; None if nothing.

        Raises:
            CacheError: the database refuses.
        """
        digest = replace(self._scheme, judge=judge).digest(statement)
        for answer in await self._desk.write(partial(store.replies, digest=digest)):
            if answer.number == number and answer.sample.side is side:
                return Reply(answer.sample.text, Usage(), answer.sample.logprob, answer.time)
        return None

    async def keep(
        self, judge: str, statement: Statement, side: Side, number: int, reply: Reply
    ) -> Reply:
        """The same reply, or the one that is there; on disk when this returns.

        Raises:
            CacheError: the database refuses.
        """
        scheme = replace(self._scheme, judge=judge)
        text = storable(reply.text)
        sample = Sample(side, text, verdict(side, text), reply.usage, reply.logprob)
        answer = Answer(number, sample, reply.time or datetime.now(UTC))

        def add(connection: Connection) -> Answer:
            question = store.note(connection, scheme, scheme.digest(statement), statement)
            return store.add(connection, question, answer)

        kept = await self._desk.keep(add)
        return Reply(kept.sample.text, Usage(), kept.sample.logprob, kept.time)
