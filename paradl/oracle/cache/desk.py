"""One thread that talks to the database. What comes while it is busy goes into one transaction."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from paradl.errors import CacheError

T = TypeVar("T")
Operation = Callable[[Connection], T]
"""What is done on a connection, within a transaction."""
_Waiting = tuple[Operation[Any], "asyncio.Future[Any]"]

_PATIENCE_SECONDS = 30.0  # for a server that was there to come back
_PAUSE_SECONDS = 0.1
_REPLY_BYTES = 2**16  # on disk, with what a transaction writes beside it

_BUSY = "another process keeps it busy: end that, and run the same command again"
_ROOM = "make room, or name another place with --cache"
_REMEDIES = (
    ("lock timeout", _BUSY),
    ("database is locked", _BUSY),
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
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="paradl-cache")
        self._waiting: list[_Waiting] = []
        self._clerk: asyncio.Task[None] | None = None

    async def write(self, operation: Operation[T]) -> T:
        """Run an operation; when this returns, what it wrote is on disk.

        Raises:
            CacheError: the database refuses.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((operation, done))
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
        self._patience = 0.0
        self._thread.shutdown()
        self._engine.dispose()

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._serve(batch)

    async def _serve(self, batch: Sequence[_Waiting]) -> None:
        """Run what waits, and tell each that still waits what came of it."""
        operations = [operation for operation, _ in batch]
        loop = asyncio.get_running_loop()
        try:
            results = await loop.run_in_executor(self._thread, self._in_transaction, operations)
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
        else:
            for (_, done), result in zip(batch, results, strict=True):
                if not done.done():
                    done.set_result(result)

    def _in_transaction(self, operations: list[Operation[Any]]) -> list[Any]:
        """All of them, or none."""
        return self._outlasting(lambda: self._written(operations))

    def _written(self, operations: list[Operation[Any]]) -> list[Any]:
        with self._engine.begin() as connection:
            return [operation(connection) for operation in operations]

    def _reading(self, operation: Operation[T]) -> T:
        return self._outlasting(lambda: self._read(operation))

    def _read(self, operation: Operation[T]) -> T:
        with self._engine.connect() as connection:
            connection.execution_options(paradl_reads=True)
            return operation(connection)

    def _outlasting(self, work: Callable[[], T]) -> T:
        """Its result; replies that were paid for are not lost with a session that the server ends.

        It may have ended after it had written: operations have to bear being run again.
        """
        lost = 0.0
        with failures_told():
            while True:
                try:
                    return work()
                except DBAPIError as error:
                    if not _lost(error):
                        raise
                    lost = lost or time.monotonic()
                    if time.monotonic() - lost >= self._patience:
                        self._patience = 0.0  # all that waits behind it would wait as long again
                        raise
                time.sleep(_PAUSE_SECONDS)


def _lost(error: DBAPIError) -> bool:
    """Whether a session ended, or there was none: nothing is wrong with what it was to do."""
    return error.connection_invalidated or error.statement is None


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
