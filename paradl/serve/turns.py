"""One question's turn: how long it may take, and whether anybody still waits for the answer."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, TypeVar

from paradl.errors import EngineTimeout, Interrupted

T = TypeVar("T")
Listener = Callable[[str, int, int], None]

LISTENER: ContextVar[Listener | None] = ContextVar("LISTENER", default=None)
"""Who is told how the questions of this context go: the phase, what is done of it, and the total.

It is called in threads.
"""


@dataclass
class Turn:
    """A question at work.

    Attributes:
        seconds: how long it may take.
        stop: is set when nobody waits for the answer any more.
        deadline: when its time is over, on the monotonic clock.
        told: what it told the ontology for good, as an ontology document.
        listener: who is told how it goes.
    """

    seconds: float
    stop: threading.Event = field(default_factory=threading.Event)
    deadline: float = 0.0
    told: str = ""
    listener: Listener | None = field(default_factory=LISTENER.get)

    def begin(self) -> None:
        """Its time begins now."""
        self.deadline = time.monotonic() + self.seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self.deadline - time.monotonic())

    def check(self) -> None:
        """Go on only if that is worth it.

        Raises:
            Interrupted: nobody waits.
            EngineTimeout: the time is over.
        """
        if self.stop.is_set():
            raise Interrupted("nobody waits for the answer any more")
        if self.left <= 0:
            raise EngineTimeout("no answer within the time limit")

    def watch(self, phase: str, done: int = 0, total: int = 0) -> None:
        """The same, as the progress of a knowledge base, which keeps the time itself.

        Raises:
            Interrupted: nobody waits.
        """
        if self.stop.is_set():
            raise Interrupted("nobody waits for the answer any more")
        if self.listener is not None:
            self.listener(phase, done, total)


def in_thread(work: Callable[[], T]) -> asyncio.Future[T]:
    """Run what blocks in a thread of its own: one that never ends holds up nothing else."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(set_outcome: Callable[[Any], None], outcome: Any) -> None:
        if not future.done():
            set_outcome(outcome)

    def run() -> None:
        try:
            done: tuple[Callable[[Any], None], Any] = (future.set_result, work())
        except BaseException as error:
            done = (future.set_exception, error)
        with suppress(RuntimeError):  # the loop has ended: nobody waits
            loop.call_soon_threadsafe(settle, *done)

    threading.Thread(target=run, name="paradl-turn", daemon=True).start()
    return future
