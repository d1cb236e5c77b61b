"""Ends a run whose engine, or judge, neither answers nor stops when its time is up."""

from __future__ import annotations

import os
import threading
from types import TracebackType

import click

from paradl.errors import EngineTimeout

GRACE_SECONDS = 1.7
"""How long the engine's own ways of stopping may take beyond the limit."""


class Watchdog:
    """Ends the process so long after the limit, unless it is called off; None is no limit.

    >>> with Watchdog(60) as watchdog:
    ...     watchdog.call_off()
    """

    def __init__(self, seconds: float | None) -> None:
        self._timer: threading.Timer | None = None
        if seconds is not None:
            self._timer = threading.Timer(max(0.0, seconds) + GRACE_SECONDS, _end)
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


def _end() -> None:
    error = EngineTimeout(
        "no answer within the time limit, and what it waits for does not stop",
        "allow more with --timeout; an engine can be killed with --bridge py4j",
    )
    click.echo(f"paradl: {error}", err=True)
    os._exit(error.exit_code)
