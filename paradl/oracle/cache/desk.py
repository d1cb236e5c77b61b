"""One thread that talks to the database. What comes while it is busy goes into one transaction."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from paradl.errors import CacheError

T = TypeVar("T")
Operation = Callable[[Connection], T]
"""What is done on a connection, within a transaction."""
_Waiting = tuple[Operation[Any], "asyncio.Future[Any]", bool]

_PATIENCE_SECONDS = 30.0  # for a server that was there to come back
_BUSY_SECONDS = 600.0  # with what is paid for, while another process writes; others wait for once
_PAUSE_SECONDS = 0.1
_REPLY_BYTES = 2**16  # on disk, with what a transaction writes beside it

_BUSY = "another process keeps it busy: end that, and run the same command again"
_ROOM = "make room, or name another place with --cache"
_LOCKED = ("lock timeout", "database is locked")
_REMEDIES = (
    *((said, _BUSY) for said in _LOCKED),
    ("readonly database", "copy it to a folder that you may write to, and name that with --cache"),
    ("disk is full", _ROOM),
    ("disk I/O error", f"if the disk is full, {_ROOM}"),
    ("malformed", "it is damaged: restore a copy of it, or import what was exported from it"),
    ("file is not a database", "name another file with --cache"),
    ("No space left", "make room where the database is"),
)


class Desk:
    """Runs operations on a database, in the order in which they come."""

    def __init__(self, engine: Engine) -> None:
        """For this database; it is closed with the desk."""
        self._engine = engine
        sqlite = engine.dialect.name == "sqlite"
        self._folder = Path(engine.url.database).parent if sqlite and engine.url.database else None
        self._patience = 0.0 if sqlite else _PATIENCE_SECONDS
        self._busy_patience = _BUSY_SECONDS
        self.say: Callable[[str], object] = lambda _: None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="paradl-cache")
        self._waiting: list[_Waiting] = []
        self._clerk: asyncio.Task[None] | None = None

    async def write(self, operation: Operation[T]) -> T:
        """Run an operation; when this returns, what it wrote is on disk.

        Raises:
            CacheError: the database refuses.
        """
        return await self._queued(operation, paid=False)

    async def keep(self, operation: Operation[T]) -> T:
        """The same of what was paid for: a process that keeps the database busy is waited for.

        Raises:
            CacheError: the database refuses.
        """
        return await self._queued(operation, paid=True)

    async def _queued(self, operation: Operation[T], *, paid: bool) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((operation, done, paid))
        if self._clerk is None or self._clerk.done():
            self._clerk = asyncio.create_task(self._work())
        return await done

    def write_now(self, operation: Operation[T]) -> T:
        """The same from outside an event loop."""
        result: T = self._thread.submit(self._in_transaction, [operation]).result()[0]
        return result

    def read(self, operation: Operation[T]) -> T:
        """Run an operation that only reads: it waits for no writer, and sees one moment."""
        return self._thread.submit(self._reading, operation).result()

    def check_room(self, replies: int) -> None:
        """Say that so many replies have no room on the disk, before they are paid for.

        Raises:
            CacheError: they may have none.
        """
        if not self._folder:
            return
        try:
            free = shutil.disk_usage(self._folder).free
        except OSError:  # whatever it is, writing will tell
            return
        if free < replies * _REPLY_BYTES:
            raise CacheError(f"the disk with {self._folder} is nearly full", _ROOM)

    def close(self) -> None:
        """End the thread and the connections; a server that is away is waited for no longer."""
        self._patience = self._busy_patience = 0.0
        self._thread.shutdown()
        self._engine.dispose()

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._serve(batch)

    async def _serve(self, batch: Sequence[_Waiting]) -> None:
        """Run what waits, and tell each that still waits what came of it."""
        operations = [operation for operation, _, _ in batch]
        paid = any(one_paid for _, _, one_paid in batch)
        written = partial(self._in_transaction, operations, paid=paid)
        loop = asyncio.get_running_loop()
        try:
            results = await loop.run_in_executor(self._thread, written)
        except Exception as error:
            for _, done, _ in batch:
                if not done.done():
                    done.set_exception(error)
        else:
            for (_, done, _), result in zip(batch, results, strict=True):
                if not done.done():
                    done.set_result(result)

    def _in_transaction(self, operations: list[Operation[Any]], *, paid: bool = False) -> list[Any]:
        """All of them, or none."""
        return self._outlasting(lambda: self._written(operations), paid=paid)

    def _written(self, operations: list[Operation[Any]]) -> list[Any]:
        with self._engine.begin() as connection:
            return [operation(connection) for operation in operations]

    def _reading(self, operation: Operation[T]) -> T:
        return self._outlasting(lambda: self._read(operation))

    def _read(self, operation: Operation[T]) -> T:
        with self._engine.connect() as connection:
            connection.execution_options(paradl_reads=True)
            return operation(connection)

    def _outlasting(self, work: Callable[[], T], *, paid: bool = False) -> T:
        """Its result; replies that were paid for are not lost with a session that the server ends.

        It may have ended after it had written: operations have to bear being run again.
        """
        began = 0.0
        with failures_told():
            while True:
                try:
                    return work()
                except DBAPIError as error:
                    busy = paid and _busy(error)
                    if not (busy or _lost(error)):
                        raise
                    if busy and self._busy_patience and not began:
                        self.say("another process keeps the cache busy: replies wait to be kept")
                    began = began or time.monotonic()
                    patience = self._busy_patience if busy else self._patience
                    if time.monotonic() - began >= patience:
                        # all that waits behind it would wait as long again
                        self._patience = self._busy_patience = 0.0
                        raise
                time.sleep(_PAUSE_SECONDS)


def _lost(error: DBAPIError) -> bool:
    """Whether a session ended, or there was none: nothing is wrong with what it was to do."""
    return error.connection_invalidated or error.statement is None


def _busy(error: DBAPIError) -> bool:
    """Whether another process writes."""
    return any(said in str(error.orig) for said in _LOCKED)


@contextmanager
def failures_told() -> Iterator[None]:
    """Turn the database's errors into ours, in one line and without the statement's data."""
    try:
        yield
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or type(error).__name__)
        raise CacheError(
            f"the cache cannot be used ({cause.strip().splitlines()[0]})",
            next(
                (remedy for said, remedy in _REMEDIES if said in cause),
                "check the path or address given with --cache",
            ),
        ) from None
