"""The event loop behind the oracle: in a thread of its own, so that any program can wait for it."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from itertools import islice
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar, cast

from paradl.errors import BudgetExceeded, CacheError, JudgeError, ParadlError, UsageError
from paradl.oracle.answering import Answering
from paradl.oracle.judges.protocol import Judge
from paradl.oracle.valuation import Statement, Valuation

T = TypeVar("T")

CHUNK = 1000
"""Statements that are looked up in the cache at once."""

_PATIENCE = 10  # failures in a row after which nothing more is asked
_FAREWELL_SECONDS = 10.0


class Background:
    """Runs questions on its loop; it starts when it is needed."""

    def __init__(self) -> None:
        """Nothing runs yet."""
        self._started: asyncio.AbstractEventLoop | None = None
        self._thread = Thread()
        self._starting = Lock()
        self._rounds: list[_Asked] = []
        self._results: set[Future[Any]] = set()
        self._closed = False

    @property
    def waited_for(self) -> bool:
        """Whether somebody waits for it at the moment."""
        return bool(self._results) or any(asked.waiting for asked in self._rounds)

    def values(self, answering: Answering, statements: Iterable[Statement]) -> Iterator[Valuation]:
        """One value for each statement: at once where it is cached, else when it gets known.

        The judge is at work when this returns, and while nobody takes values.

        Raises:
            JudgeError: some have none; after the others' values.
            BudgetExceeded: a limit was reached; after the values that were on their way.
            CacheError: replies cannot be kept; likewise.
            UsageError: it is closed.
        """
        if self._closed:
            raise _closed()
        values = self._begun(_Asked(answering, iter(statements), self._stop))
        next(values)
        return cast(Iterator[Valuation], values)

    def _begun(self, asked: _Asked) -> Iterator[Valuation | None]:
        """First None, with questions open: what was not started would not be ended either."""
        self._rounds.append(asked)
        try:
            self._open(asked)
            yield None
            while asked.ready or asked.open:
                if not asked.ready:
                    asked.wait()
                yield from asked.take()
                self._open(asked)
        finally:
            self._end(asked)
        asked.complain()

    def _open(self, asked: _Asked) -> None:
        """Put questions, until enough are open to keep the judge busy."""
        while not asked.full and (asked.chunk or not asked.ready):
            if not asked.chunk and not asked.next_chunk():
                return
            digest, statement, valuation = asked.chunk.popleft()
            if valuation is None:
                self._ask(asked, digest, statement)
            else:
                asked.ready.append(valuation)

    def result(self, work: Coroutine[Any, Any, T]) -> T:
        """Run one piece of work and wait for it; who stops waiting has it ended first."""
        running = self._start(work)
        self._results.add(running)
        try:
            return running.result()
        except BaseException:
            if running.cancel():
                with suppress(TimeoutError):
                    self._start(_ended(work)).result(_FAREWELL_SECONDS)
            raise
        finally:
            self._results.discard(running)

    def close(self, *judges: Judge) -> None:
        """Stop the loop, and what runs on it: values that nobody took are not waited for."""
        for asked in [*self._rounds]:
            self._end(asked)
        self._closed = True
        if self._started is None:
            return
        for judge in judges:
            with suppress(TimeoutError):
                closing = asyncio.run_coroutine_threadsafe(judge.close(), self._started)
                closing.result(_FAREWELL_SECONDS)
        loop, self._started = self._started, None
        loop.call_soon_threadsafe(loop.stop)
        self._thread.join(_FAREWELL_SECONDS)
        if not loop.is_running():
            loop.close()

    def _stop(self, reason: ParadlError) -> None:
        """Put no more questions, in no round: the judge is the same."""
        for asked in [*self._rounds]:
            asked.answering.stop(reason)

    def _ask(self, asked: _Asked, digest: str, statement: Statement) -> None:
        asked.wanted[digest] += 1
        if asked.wanted[digest] > 1:  # it is being asked already
            return
        if asked.keeper is None:
            asked.keeper = self._start(asked.answering.keep_claims())
        answer = self._start(asked.answering.value(digest, statement))
        asked.open[answer] = digest
        answer.add_done_callback(asked.done.put)

    def _end(self, asked: _Asked) -> None:
        """Call off what is under way, and give up the claims; once."""
        if asked not in self._rounds:
            return
        self._rounds.remove(asked)
        if asked.keeper is None:
            return
        asked.answering.leave()
        asked.keeper.cancel()
        for running in asked.open:
            running.cancel()
        with suppress(TimeoutError):
            self._start(asked.answering.give_up_claims()).result(_FAREWELL_SECONDS)

    def _start(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        with self._starting:  # who asks may have several threads
            if self._closed:
                work.close()
                raise _closed()
            if self._started is None:
                loop = self._started = asyncio.new_event_loop()
                self._thread = Thread(target=loop.run_forever, name="paradl-oracle", daemon=True)
                self._thread.start()
            return asyncio.run_coroutine_threadsafe(work, self._started)


class _Asked:
    """What a round has still to ask, what it has under way, and what has failed."""

    def __init__(
        self,
        answering: Answering,
        statements: Iterator[Statement],
        stop: Callable[[ParadlError], None],
    ) -> None:
        self.answering = answering
        self.stop = stop
        self.chunk: deque[tuple[str, Statement, Valuation | None]] = deque()
        self.open: dict[Future[Valuation], str] = {}
        self.wanted: Counter[str] = Counter()  # how often each open question was put
        self.done: SimpleQueue[Future[Valuation]] = SimpleQueue()
        self.ready: deque[Valuation] = deque()
        self.keeper: Future[None] | None = None
        self.waiting = False
        self._statements = statements
        self._failures: list[JudgeError] = []
        self._in_a_row = 0
        self._end: ParadlError | None = None

    @property
    def full(self) -> bool:
        """Whether enough is under way to keep the judge busy."""
        return len(self.open) >= 4 * self.answering.at_once

    def next_chunk(self) -> bool:
        """Look the next statements up in the cache, if there are more."""
        digest = self.answering.scheme.digest
        asked = [(digest(statement), statement) for statement in islice(self._statements, CHUNK)]
        found = self.answering.find(dict(asked)) if asked else {}
        self.chunk.extend((key, statement, found.get(key)) for key, statement in asked)
        return bool(asked)

    def take(self) -> Iterator[Valuation]:
        """The values that are ready."""
        while self.ready:
            yield self.ready.popleft()

    def wait(self) -> None:
        """Wait for the next answer; its value is ready then, as often as it was asked for."""
        self.waiting = True
        answer = self.done.get()
        self.waiting = False
        times = self.wanted.pop(self.open.pop(answer))
        try:
            self.ready.extend([answer.result()] * times)
        except CancelledError:
            raise _closed() from None
        except (BudgetExceeded, CacheError) as end:
            self._end = self._end or end
            self.stop(end)
        except JudgeError as failure:
            self._failures.append(failure)
            self._in_a_row += 1
            if self._in_a_row == _PATIENCE:
                self.stop(failure)
        else:
            self._in_a_row = 0

    def complain(self) -> None:
        """Raise what went wrong, if something did."""
        if self._end is not None:
            raise self._end
        if self._failures:
            first, others = self._failures[0], len(self._failures) - 1
            more = "statement has" if others == 1 else "statements have"
            also = f" (and {others:,} more {more} no value)" if others else ""
            raise JudgeError(f"{first.message}{also}", first.remedy)


async def _ended(work: Coroutine[Any, Any, Any]) -> None:
    """Wait until work that was called off has written what it was told: that is paid for."""
    tasks = [task for task in asyncio.all_tasks() if task.get_coro() is work]
    if tasks:
        await asyncio.wait(tasks)


def _closed() -> UsageError:
    return UsageError("what asks the judge was closed", "take all values before that")
