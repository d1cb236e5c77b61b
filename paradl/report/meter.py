"""Shows on standard error how far judging is: rate, cost, time to go."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from paradl.report.progress import Bar

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from paradl.oracle.limits import Spent


class Meter(Bar):
    """A bar for each run."""

    def __init__(self, currency: str, *, quiet: bool = False) -> None:
        """Draw nothing if `quiet`, nor where standard error is no terminal."""
        super().__init__(quiet=quiet)
        self._currency = currency
        self._tasks: dict[str, tuple[TaskID, int, float]] = {}

    def __call__(self, run: str, done: int, total: int, spent: Spent) -> None:
        """Take a report; what was done before the first one of a run does not count as speed."""
        if not self.due():
            return
        bar, now = self._drawn(), time.monotonic()
        if run not in self._tasks:
            task = bar.add_task(run, total=total, completed=done, rate="", cost="")
            self._tasks[run] = (task, done, now)
        task, first, began = self._tasks[run]
        bar.update(
            task,
            completed=done,
            rate=f"{(done - first) / (now - began):.1f}/s" if now - began > 1 else "",
            cost=f"{spent.cost:,.2f} {self._currency}"
            if spent.cost
            else f"{spent.tokens:,} tokens",
        )

    def _drawn(self) -> Progress:
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )
        from rich.table import Column

        from paradl.report.terminal import Terminal

        if self._bar is None:
            whole = Column(no_wrap=True)
            self._bar = Progress(
                TextColumn("{task.description}", table_column=Column(ratio=1, overflow="ellipsis")),
                BarColumn(bar_width=16),
                MofNCompleteColumn(table_column=whole),
                TextColumn("{task.fields[rate]}", table_column=whole),
                TextColumn("{task.fields[cost]}", table_column=whole),
                TimeRemainingColumn(table_column=Column(no_wrap=True, min_width=7)),
                console=Terminal(),
                transient=True,
                expand=True,
            )
            self._bar.start()
        return self._bar


def amount(spent: Spent, currency: str) -> str:
    """What was spent, in money where the price is known.

    >>> from paradl.oracle.limits import Spent
    >>> from paradl.oracle.valuation import Usage
    >>> amount(Spent(12, Usage(9_000, 1_000), 0.0325), "USD")
    '12 calls, 10,000 tokens, 0.03 USD'
    >>> amount(Spent(1, Usage(9, 1), None), "USD")
    '1 call, 10 tokens'
    """
    calls = "1 call" if spent.calls == 1 else f"{spent.calls:,} calls"
    money = "" if spent.cost is None else f", {spent.cost:.2f} {currency}"
    return f"{calls}, {spent.tokens:,} tokens{money}"
