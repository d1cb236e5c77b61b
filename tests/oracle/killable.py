"""What the tests run in processes of its own: a module that is cheap to import."""

from __future__ import annotations

import multiprocessing
from typing import TYPE_CHECKING, Any

from paradl.oracle.limits import Limits
from paradl.oracle.valuation import Statement
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
