"""What the tests run in processes of its own: a module that is cheap to import."""

from __future__ import annotations

import multiprocessing
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from paradl.oracle.cache.desk import Desk
from paradl.oracle.limits import Limits
from paradl.oracle.valuation import Statement
from paradl.oracle.writing import Tasks, scribe
from paradl.oracle.zeta import oracle

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext  # which Windows has not

AT_ONCE = 8
STATEMENTS = [Statement(f"a{n}", f"Atom {n} is a thing.") for n in range(4000)]


def processes() -> ForkServerContext:
    """Starts processes in a few milliseconds: they are forked off one that has imported all."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["paradl.oracle.zeta", "paradl.oracle.judges.endpoint"])
    return context


def work(address: str, cache: str) -> None:
    """Judges all statements. Should it die, its claims are free a moment later."""
    limits = Limits(concurrency=AT_ONCE, lease=0.2)
    with oracle(f"openai:m@{address}", cache=cache, limits=limits) as judge:
        for _ in judge.judge(STATEMENTS):
            pass


def tell(address: str, cache: str, found: Any, step: int) -> None:
    """Judges some, in an order of its own, and sends home the first reply about each."""
    with oracle(f"openai:m@{address}", cache=cache, concurrency=AT_ONCE) as judge:
        valuations = judge.judge(STATEMENTS[:100][::step])
        found.put({v.statement.atom: v.samples[0].text for v in valuations})


def write(address: str, cache: str, paid: Any) -> None:
    """Has texts written, with a disk that is slow; tells how many calls were paid in the end."""
    written = Desk._written

    def slowly(desk: Desk, operations: Any) -> Any:
        time.sleep(0.2)
        return written(desk, operations)

    Desk._written = slowly  # type: ignore[assignment,method-assign]
    tasks, limits = Tasks("poem/1", {"write": "Of {what}."}), Limits(concurrency=AT_ONCE)
    with (
        suppress(KeyboardInterrupt),
        scribe({"write": f"openai:m@{address}"}, tasks, cache=cache, limits=limits) as writer,
    ):
        writer.write_all("write", [{"what": str(n)} for n in range(40)])
    paid.put(writer.spent.calls)
