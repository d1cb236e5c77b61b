"""The façade: a handful of coarse calls, the same in process and to a child process."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import ceil
from typing import Any, NamedTuple, Protocol

from paradl.bridge import meanwhile
from paradl.errors import EngineTimeout, Interrupted, MemoryLimit, ParadlError, of_kind

POLL_MILLIS = 100
GRACE_SECONDS = 1.0
"""How long a job that was told to stop may take to do so."""

_ANOTHER = "try another --reasoner"

Progress = Callable[[str, int, int], None]
"""Is told the phase, what is done of it, and the total (0: unknown).

It may raise `Interrupted`, to have the work stopped.
"""


class Door(Protocol):
    """What `org.paradl.door.Door` offers, whichever way it is reached."""

    def submit(self, op: str, request: str, payload: bytes) -> int:
        """Start a job."""

    def poll(self, job: int, millis: int) -> str:
        """Wait for the job, but not longer than `millis`; its state as JSON."""

    def output(self, job: int) -> bytes:
        """The document that the job wrote, if it writes one."""

    def cancel(self, job: int) -> None:
        """Ask the job to stop; returns at once."""

    def forget(self, job: int) -> None:
        """Let go of the job and what it holds."""

    @property
    def alive(self) -> bool:
        """Whether there is a JVM behind it."""

    def kill(self) -> bool:
        """End the JVM if it is not this process, and say whether it is gone."""

    def close(self) -> None:
        """Let go of the JVM; the door cannot be used any more."""


class Reply(NamedTuple):
    """What came back through the door."""

    result: dict[str, Any]
    output: bytes


def run(
    door: Door,
    op: str,
    request: Mapping[str, Any],
    payload: bytes = b"",
    *,
    progress: Progress | None = None,
    timeout: float | None = None,
) -> Reply:
    """Run one job to its end.

    Raises:
        EngineTimeout: it took longer than `timeout` seconds.
        Interrupted: the user pressed Ctrl-C, or the progress said so.
        ParadlError: it failed; the class says how.
    """
    deadline = None if timeout is None else time.monotonic() + timeout
    job = door.submit(op, json.dumps(request), payload)
    try:
        meanwhile.catch_up()
        state = _wait(door, job, deadline, progress)
        if state["state"] == "running":
            raise _too_late(state.get("instead", ""), stopped=_stop(door, job))
        if state["state"] == "failed":
            error = state["error"]
            raise of_kind(**error)
        return Reply(state["result"], door.output(job))
    except (KeyboardInterrupt, Interrupted):
        _stop(door, job)
        raise Interrupted("interrupted") from None
    finally:
        door.forget(job)


def let_go(door: Door, kb: int) -> None:
    """Let go of a knowledge base, and of its door.

    Nobody waits until Java has: that may have to queue behind an engine that hangs.
    """
    with suppress(ParadlError):  # from a child that died before
        door.forget(door.submit("close", json.dumps({"kb": kb}), b""))
    door.close()


def _wait(
    door: Door, job: int, deadline: float | None, progress: Progress | None = None
) -> dict[str, Any]:
    """The job's state when it ended, or at the deadline: it is running still then."""
    state: dict[str, Any] = {}
    while True:
        left = POLL_MILLIS if deadline is None else 1000 * (deadline - time.monotonic())
        try:
            state = json.loads(door.poll(job, ceil(min(max(left, 0), POLL_MILLIS))))
        except MemoryLimit as error:  # the process ended, and what it advised was said before
            remedy = _either(error.remedy, state.get("instead", ""))
            raise MemoryLimit(error.message, remedy) from None
        if state["state"] != "running" or left <= 0:
            return state
        if progress is not None:
            progress(state["phase"], state["done"], state["total"])


def _stop(door: Door, job: int) -> bool:
    """Cancel the job, by force if it does not listen and force is to be had; whether it stopped."""
    door.cancel(job)
    state = _wait(door, job, time.monotonic() + GRACE_SECONDS)
    return state["state"] != "running" or door.kill()


def _too_late(instead: str, *, stopped: bool) -> EngineTimeout:
    message = "no answer within the time limit"
    if stopped:
        return EngineTimeout(message, _either("allow more with --timeout", instead or _ANOTHER))
    killable = "use --bridge py4j, where it is a process that can be killed"
    return EngineTimeout(f"{message}, and the engine does not stop", _either(killable, instead))


def _either(remedy: str, instead: str) -> str:
    return f"{remedy}, or {instead}" if instead else remedy
