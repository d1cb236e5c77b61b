"""One ontology in a Java process of its own, which can be killed, and is then loaded again."""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from time import monotonic as _now
from typing import Any, TypeVar

from paradl.bridge.jvm import find
from paradl.errors import (
    CacheError,
    EngineTimeout,
    InternalError,
    Interrupted,
    JavaError,
    MemoryLimit,
    ParadlError,
    UsageError,
)
from paradl.kb import KnowledgeBase
from paradl.loaded import Loaded
from paradl.loading import load
from paradl.serve.problems import Busy
from paradl.serve.questions import Load
from paradl.serve.settings import Settings
from paradl.serve.sources import Source
from paradl.serve.turns import Turn, in_thread
from paradl.serve.wording import for_clients

T = TypeVar("T")
Work = Callable[[KnowledgeBase, Turn], T]

GRACE_SECONDS = 3.0
"""How long a question whose time is over may take to end by itself."""


class Worker:
    """Answers one question at a time, in the order in which they come."""

    def __init__(self, source: Source, options: Load, settings: Settings) -> None:
        """Nothing is loaded before the first question."""
        self.loaded: Loaded | None = None
        self.warnings: list[str] = []
        self.used = _now()
        self._source = source
        self._options = options
        self._settings = settings
        self._kb: KnowledgeBase | None = None
        self._told: list[str] = []
        self._lock = asyncio.Lock()
        self._turns: dict[asyncio.Task[Any], Turn] = {}
        self._current = Turn(0)

    @property
    def busy(self) -> bool:
        """Whether anybody is being answered."""
        return bool(self._turns)

    async def do(self, work: Work[T]) -> T:
        """Do a piece of work with the ontology. Who stops waiting for it stops it.

        Raises:
            Busy: others were before it for too long.
            EngineTimeout: it took too long; the ontology can be asked again.
            MemoryLimit: likewise, of memory.
            ParadlError: what the work raises.
        """
        turn = Turn(self._settings.timeout)
        task = asyncio.create_task(self._turn(work, turn))
        self._turns[task] = turn
        task.add_done_callback(self._ended)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            turn.stop.set()
            raise

    async def close(self) -> None:
        """Stop what is under way, and end the process."""
        for turn in self._turns.values():
            turn.stop.set()
        if self._turns:
            await asyncio.wait(list(self._turns), timeout=GRACE_SECONDS)
        kb, self._kb = self._kb, None
        if kb is not None:
            await in_thread(kb.close)
        self._source.close()

    async def _turn(self, work: Work[T], turn: Turn) -> T:
        try:
            await asyncio.wait_for(self._lock.acquire(), turn.seconds)
        except TimeoutError:
            raise Busy("this ontology is busy with other questions", "ask again later") from None
        try:
            turn.begin()
            answer = in_thread(lambda: self._answer(work, turn))
            while not answer.done() and (left := turn.deadline + GRACE_SECONDS - _now()) > 0:
                await asyncio.wait({answer}, timeout=left)
            if not answer.done():
                self._abandon(turn)
                raise self._too_late()
            return answer.result()
        finally:
            self.used = _now()
            self._lock.release()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        del self._turns[task]
        if not task.cancelled():
            task.exception()  # whoever waited has it; if nobody did, it is no news

    def _abandon(self, turn: Turn) -> None:
        """Leave a thread that does not end to itself, and the process that it asks to nobody."""
        turn.stop.set()
        kb, self._kb = self._kb, None
        if kb is not None:
            in_thread(kb.close)

    def _answer(self, work: Work[T], turn: Turn) -> T:
        """In a thread: make sure that the ontology is loaded, and do the work."""
        kb: KnowledgeBase | None = None
        before = 0
        try:
            turn.check()
            kb = self._opened(turn)
            before = kb.additions
            kb.timeout = turn.left
            kb.warnings[:] = self.warnings
            with kb.one_question():
                answer = work(kb, turn)
        except BaseException as error:
            if kb is not None and kb.additions != before:
                kb.close()  # it was told what nobody will know of
            raise self._said(error) from None
        if turn.told:
            self._told.append(turn.told)
        return answer

    def _opened(self, turn: Turn) -> KnowledgeBase:
        """The knowledge base; where its process is gone, another one, with what it was told."""
        self._current = turn
        kb = self._kb
        if kb is not None and kb.alive:
            return kb
        self._kb = None
        if kb is not None:
            kb.close()
        _check_java()
        kb = load(
            self._source.source,
            **self._options.arguments(),
            imports=self._settings.imports,
            within=self._source.folders,
            timeout=turn.seconds,
            memory=self._settings.memory,
            bridge="py4j",
            progress=lambda *state: self._current.watch(*state),
        )
        try:
            for document in self._told:
                kb.add(document)
            turn.watch("loaded")  # it may be closed by now
        except BaseException:
            kb.close()
            raise
        self._kb, self.loaded, self.warnings = kb, kb.loaded, list(kb.warnings)
        turn.begin()  # loading has a limit of its own
        return kb

    def _said(self, error: BaseException) -> ParadlError:
        """The error as clients are told it: the limits are not theirs to change."""
        if isinstance(error, EngineTimeout):
            return self._too_late()
        if isinstance(error, MemoryLimit):
            return MemoryLimit(
                f"this takes more memory than {self._settings.memory}",
                "ask for less, or have the server started with a larger --memory",
            )
        if isinstance(error, (JavaError, CacheError)):
            with suppress(OSError):
                print(f"paradl: {error}", file=sys.stderr, flush=True)
        if isinstance(error, JavaError):
            said, _, _ = error.message.partition(" (")  # the machine's own words, with its folders
            return JavaError(said, "ask again: the ontology is loaded again by itself")
        if isinstance(error, Interrupted):
            return Interrupted("the question was stopped: its ontology was let go", "load it again")
        if isinstance(error, CacheError):
            said = "the server cannot keep what its judge says"
            return CacheError(said, "tell whoever runs it: its log says why")
        if isinstance(error, ParadlError):
            said, remedy = for_clients(error.message), for_clients(error.remedy)
            return type(error)(said, remedy, error.warnings)
        with suppress(OSError):
            traceback.print_exception(error, file=sys.stderr)
        return InternalError(f"{type(error).__name__}", "please report it, with the server's log")

    def _too_late(self) -> EngineTimeout:
        return EngineTimeout(
            f"no answer within {self._settings.timeout:g} s",
            "ask for less, or have the server started with a longer --timeout",
        )


def _check_java() -> None:
    """Look for Java: which one is asked for is the operator's, and no fault of a client.

    Raises:
        JavaError: it is there no more, as after an upgrade.
    """
    try:
        find()
    except UsageError as error:
        raise JavaError(f"no Java can be started ({error.message})", error.remedy) from None
