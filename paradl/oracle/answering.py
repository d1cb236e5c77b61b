"""How one question gets its value: from the cache, from another process, or by asking."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import count, islice
from typing import TypeVar

from sqlalchemy import Connection

from paradl.errors import CacheError, ParadlError
from paradl.oracle.cache import store
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.rows import Answer
from paradl.oracle.drawer import Drawer
from paradl.oracle.judges.chain import Chain
from paradl.oracle.judges.protocol import Judge
from paradl.oracle.limits import Gate
from paradl.oracle.prompts import Prompts
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement, Valuation, storable
from paradl.oracle.verdicts import verdict
from paradl.oracle.voting import decided, needed
from paradl.oracle.worth import worth

T = TypeVar("T")

_FIRST_LOOK_SECONDS, _LAST_LOOK_SECONDS = 0.1, 2.0  # at what another process is asking


class Answering:
    """One round of questions, put in one way. Its claims in the cache are its own."""

    def __init__(
        self,
        judge: Judge,
        prompts: Prompts,
        scheme: Scheme,
        desk: Desk,
        gate: Gate,
    ) -> None:
        """Nothing is asked yet; enough questions will be open at a time to use every slot."""
        self.scheme = scheme
        self.at_once = gate.limits.concurrency
        self._judge = judge.keeping(Drawer(scheme, desk)) if isinstance(judge, Chain) else judge
        self._prompts = prompts
        self._desk = desk
        self._lease = gate.limits.lease
        self._gate = gate
        self._owner = uuid.uuid4().hex
        self._open = asyncio.Semaphore(2 * self.at_once)
        self._stopped: ParadlError | None = None
        self._unkept: CacheError | None = None
        self._left = False

    def find(self, asked: Mapping[str, Statement]) -> dict[str, Valuation]:
        """The values that are in the cache, by the digests of their questions."""
        return self._desk.read(lambda connection: store.find(connection, self.scheme, asked))

    def stop(self, reason: ParadlError) -> None:
        """Open no more questions; those that are open get their values."""
        self._stopped = reason

    def leave(self) -> None:
        """Make no more calls: nobody waits for their replies, but each that ends gives its slot."""
        self._left = True

    async def value(self, digest: str, statement: Statement) -> Valuation:
        """The value of a statement; only one process asks for it, the others wait.

        Raises:
            JudgeError: the judge could not be asked.
            BudgetExceeded: a limit was reached.
        """
        enter = partial(
            store.enter,
            scheme=self.scheme,
            digest=digest,
            statement=statement,
            owner=self._owner,
            lease=self._lease,
        )
        look = _FIRST_LOOK_SECONDS
        while True:
            async with self._open:
                if self._stopped is not None:
                    raise self._stopped
                entry = await self._desk.write(enter)
                if entry.valuation is not None:
                    return entry.valuation
                if entry.mine:
                    return await self._asked(entry, statement)
            await asyncio.sleep(look)
            look = min(look * 1.5, _LAST_LOOK_SECONDS)

    async def keep_claims(self) -> None:
        """Renew the claims for as long as this runs."""
        while True:
            await asyncio.sleep(self._lease / 3)
            await self._desk.write(partial(store.renew, owner=self._owner, lease=self._lease))

    async def give_up_claims(self) -> None:
        """Let others ask what has no value yet."""
        await self._desk.write(partial(store.release_all, owner=self._owner))

    async def _asked(self, entry: store.Entry, statement: Statement) -> Valuation:
        """Ask, settle the value, and end the claim, whatever comes of it."""
        try:
            used = await all_of(self._side(entry, statement, side) for side in self.scheme.sides)
        except ParadlError:
            await self._desk.write(partial(self._release, question=entry.question))
            raise

        def settle(connection: Connection) -> Valuation:
            verdicts = [[answer.sample.verdict for answer in side] for side in used]
            value = str(worth(self.scheme.sides, verdicts))
            settled = store.settle(
                connection, self.scheme, entry.question, statement, value=value, used=used
            )
            self._release(connection, entry.question)
            return settled

        return await self._desk.write(settle)

    def _release(self, connection: Connection, question: int) -> None:
        store.release(connection, self._owner, question)

    async def _side(self, entry: store.Entry, statement: Statement, side: Side) -> Sequence[Answer]:
        """The samples that decide a side: those that are there, and as many more as it takes."""
        there = {a.number: a for a in entry.answers if a.sample.side is side}
        prompt = self._prompts.render(side, statement)
        k = self.scheme.k
        while (used := deciding(there, k)) is None:
            more = needed([answer.sample.verdict for answer in there.values()], k)
            free = islice((number for number in count() if number not in there), more)
            calls = [self._call(entry.question, statement, side, prompt, n) for n in free]
            there |= {answer.number: answer for answer in await all_of(calls)}
        return used

    async def _call(
        self, question: int, statement: Statement, side: Side, prompt: str, number: int
    ) -> Answer:
        """One reply, which is on disk when this returns.

        Once one could not be kept, none is asked for any more: it would be paid for and lost.
        """
        try:
            async with self._gate.unwritten:
                async with self._gate.slots:
                    if self._left:
                        raise asyncio.CancelledError
                    if self._unkept is not None:
                        raise self._unkept
                    self._desk.check_room(self._gate.limits.at_risk)
                    reply = await self._judge.ask(statement, side, prompt, number)
                text = storable(reply.text)
                sample = Sample(side, text, verdict(side, text), reply.usage, reply.logprob)
                answer = Answer(number, sample, reply.time or datetime.now(UTC))
                return await self._desk.keep(partial(store.add, question=question, answer=answer))
        except CacheError as error:
            self._unkept = error
            raise


def deciding(there: Mapping[int, Answer], k: int) -> list[Answer] | None:
    """The first samples, by number, that decide the majority of k; None if none do."""
    answers = [there[number] for number in sorted(there)]
    verdicts = [answer.sample.verdict for answer in answers]
    enough = (n for n in range(1, len(answers) + 1) if decided(verdicts[:n], k))
    n = next(enough, None)
    return None if n is None else answers[:n]


async def all_of(calls: Iterable[Awaitable[T]]) -> list[T]:
    """All results; if one fails, only after the others are done: they are being paid for."""
    results = await asyncio.gather(*calls, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return [result for result in results if not isinstance(result, BaseException)]
