"""A judge that takes a fixed time, and says the same of the same atom always."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from zlib import crc32

from paradl.oracle import prompts
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.judges.protocol import Reply
from paradl.oracle.limits import Gate, Limits
from paradl.oracle.prices import OURS, load
from paradl.oracle.sampling import Sampling
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement
from paradl.oracle.zeta import Oracle

_VERDICTS = {
    Side.VERIFICATION: ("VERIFIED", "CANNOT VERIFY"),
    Side.REFUTATION: ("REFUTED", "CANNOT REFUTE"),
}


class Dice:
    """Verifies two atoms of five, and refutes two of five, as their names fall.

    Attributes:
        latency: of a call, in seconds.
        calls: so many were made.
        seconds: that at least one was under way.
    """

    name, model = "invented:dice", None

    def __init__(self, latency: float) -> None:
        self.latency = latency
        self.calls = 0
        self.seconds = 0.0
        self._open = 0
        self._since = 0.0

    def scheme(self, wanted: Scheme) -> Scheme:
        return replace(wanted, k=1, sampling="", prompt="none", prompt_digest="")

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        self.calls += 1
        with self._under_way():
            await asyncio.sleep(self.latency)
        return Reply(_VERDICTS[side][not says(statement.atom, side)])

    @contextmanager
    def _under_way(self) -> Iterator[None]:
        now = time.perf_counter
        self._since = self._since if self._open else now()
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1
            self.seconds += 0 if self._open else now() - self._since

    @property
    def busy(self) -> bool:
        """Whether a call is under way."""
        return self._open > 0

    async def close(self) -> None:
        """Nothing is open."""


def says(atom: str, side: Side) -> bool:
    """Whether it has found what it was asked for."""
    return crc32(f"{side} {atom}".encode()) % 5 < 2


def oracle(judge: Dice, at_once: int) -> Oracle:
    """An oracle over it, with nothing in its cache."""
    gate = Gate(Limits(concurrency=at_once), load(OURS))
    return Oracle(
        judge, prompts.load(prompts.DEFAULT), Sampling(None, {}), 1, gate, Desk(engine(None))
    )
