"""Shows on standard error how far the work is, where somebody may be waiting."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from paradl.closing import Closing

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE_SECONDS = 2.0


class Bar(Closing):
    """What shows that work is going on when it takes more than two seconds, and goes after it."""

    def __init__(self, *, quiet: bool = False) -> None:
        """Draw nothing if `quiet`, nor where standard error is no terminal."""
        self._wanted = not quiet and sys.stderr.isatty()
        self._from = time.monotonic() + PATIENCE_SECONDS
        self._bar: Progress | None = None

    def due(self) -> bool:
        """Whether somebody may be waiting by now."""
        return self._wanted and time.monotonic() >= self._from

    def close(self) -> None:
        """Leave nothing of it on the terminal, and draw nothing more."""
        self._wanted = False
        if self._bar is not None:
            self._bar.stop()


class ProgressBar(Bar):
    """How much of a phase is done."""

    _task: TaskID | None = None

    def __call__(self, phase: str, done: int, total: int) -> None:
        """Take a report of the façade."""
        if self.due():
            bar, task = self._drawn()
            bar.tasks[task].total = total or None  # which an update would not take away
            bar.update(task, description=phase, completed=done)

    @contextmanager
    def during(self, phase: str) -> Iterator[None]:
        """Show the name of a phase that reports nothing, if it is still going on when due."""
        shown = threading.Timer(max(0.0, self._from - time.monotonic()), self, (phase, 0, 0))
        shown.daemon = True
        shown.start()
        try:
            yield
        finally:
            shown.cancel()
            shown.join()

    def _drawn(self) -> tuple[Progress, TaskID]:
        from rich.progress import (
            BarColumn,
            Progress,
            TaskProgressColumn,
            TextColumn,
            TimeElapsedColumn,
        )

        from paradl.report.terminal import Terminal

        if self._bar is None or self._task is None:
            self._bar = Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                TaskProgressColumn(),
                TimeElapsedColumn(),
                console=Terminal(),
                transient=True,
            )
            self._task = self._bar.add_task("")
            self._bar.start()
        return self._bar, self._task
