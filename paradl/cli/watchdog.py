"""Ends a run whose engine, or judge, neither answers nor stops when its time is up."""

from __future__ import annotations

import os
import threading
from types import TracebackType

import click

from paradl.errors import EngineTimeout

GRACE_SECONDS = 1.3
"""How long the ways of stopping may take beyond the limit: the façade's own, and a little more."""


class Watchdog:
    """Ends the process so long after the limit, unless it is called off; None is no limit.

    >>> with Watchdog(60) as watchdog:
    ...     watchdog.call_off()
    """

    def __init__(self, seconds: float | None, *, killable: bool = False) -> None:
        """Be ready; `killable` says that the engine is in a process that ends with this one."""
        self._timer: threading.Timer | None = None
        if seconds is not None:
            self._timer = threading.Timer(max(0.0, seconds) + GRACE_SECONDS, _end, [killable])
            self._timer.daemon = True

    def __enter__(self) -> Watchdog:
        if self._timer is not None:
            self._timer.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.call_off()

    def call_off(self) -> None:
        """There is an answer: to write it may take its time."""
        if self._timer is not None:
            self._timer.cancel()


def _end(killable: bool) -> None:
    remedy = "try another --reasoner" if killable else "have the engine killed with --bridge py4j"
    error = EngineTimeout(
        "no answer within the time limit, and what it waits for does not stop",
        f"allow more with --timeout, or {remedy}",
    )
    click.echo(f"paradl: {error}", err=True)
    os._exit(error.exit_code)
