"""Ends a run whose engine, or judge, neither answers nor stops when its time is up."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Self

import click

from paradl.cli.output import nobody_need_hear
from paradl.closing import Closing
from paradl.errors import EngineTimeout

GRACE_SECONDS = 1.3
"""How long the ways of stopping may take beyond the limit: the façade's own, and a little more."""


class Watchdog(Closing):
    """Ends the process so long after the limit, unless it is called off; None is no limit.

    >>> with Watchdog(60) as watchdog:
    ...     watchdog.call_off()
    """

    def __init__(self, seconds: float | None, *, killable: bool = False) -> None:
        """Be ready; `killable` says that the engine is in a process that ends with this one."""
        self._timer: threading.Timer | None = None
        self._rescues: list[Callable[[], None]] = []
        self._waits_for_judge: Callable[[], bool] = lambda: False
        self._killable = killable
        self._known: EngineTimeout | None = None
        if seconds is not None:
            patience = min(max(0.0, seconds) + GRACE_SECONDS, threading.TIMEOUT_MAX)
            self._timer = threading.Timer(patience, self._end)
            self._timer.daemon = True

    def __enter__(self) -> Self:
        if self._timer is not None:
            self._timer.start()
        return self

    def close(self) -> None:
        """Whatever came of it, it is over."""
        self.call_off()

    def call_off(self) -> None:
        """There is an answer: to write it may take its time."""
        if self._timer is not None:
            self._timer.cancel()

    def rescue_with(self, rescue: Callable[[], None]) -> None:
        """Have this done before the process ends; in the watchdog's thread, and the last first."""
        self._rescues.append(rescue)

    def asks(self, waited_for: Callable[[], bool]) -> None:
        """Name the judge as what took too long, where it is `waited_for` when the time is up."""
        self._waits_for_judge = waited_for

    @contextmanager
    def blames(self, late: EngineTimeout) -> Iterator[None]:
        """Say this where the time is up in this block: no engine takes it there."""
        self._known = late
        yield
        self._known = None

    def _end(self) -> None:
        error = self._late()
        for rescue in reversed(self._rescues):
            with suppress(Exception):  # nothing may keep the process from its end
                rescue()
        with nobody_need_hear():
            click.echo(f"paradl: {error}", err=True)
        os._exit(error.exit_code)

    def _late(self) -> EngineTimeout:
        """Said of what is waited for at the moment."""
        if self._waits_for_judge():
            return EngineTimeout(
                "no answer within the time limit, and the judge is still waited for",
                "allow more with --timeout, or less for a call with --request-timeout",
            )
        if self._known is not None:
            return self._known
        killed = "try another --reasoner"
        remedy = killed if self._killable else "have the engine killed with --bridge py4j"
        return EngineTimeout(
            "no answer within the time limit, and what it waits for does not stop",
            f"allow more with --timeout, or {remedy}",
        )
