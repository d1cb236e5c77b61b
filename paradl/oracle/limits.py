"""The limits that all calls of an oracle share: how many at once, a minute, and in all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from paradl.errors import BudgetExceeded, UsageError
from paradl.oracle.prices import Price, Prices, load
from paradl.oracle.valuation import Usage


@dataclass(frozen=True, slots=True)
class Limits:
    """What calls may cost in time and money; None is no limit.

    Attributes:
        concurrency: calls at once.
        requests_per_minute: of calls, each try of one counted.
        tokens_per_minute: in and out.
        timeout: seconds for one try.
        tries: of one call, before it has failed.
        lease: seconds for which other processes leave a question to this one, should it die.
        max_calls: in all; tries that were not answered, or with an error, do not count.
        max_tokens: in all, in and out.
        max_cost: in all, in the currency of the prices.
    """

    concurrency: int = 16
    requests_per_minute: float | None = None
    tokens_per_minute: float | None = None
    timeout: float = 120.0
    tries: int = 6
    lease: float = 15.0
    max_calls: int | None = None
    max_tokens: int | None = None
    max_cost: float | None = None

    @property
    def at_risk(self) -> int:
        """So many calls are asked for, or their replies not yet on disk, at most.

        >>> Limits(concurrency=16).at_risk
        18
        """
        return self.concurrency + self.concurrency // 8


@dataclass(slots=True)
class Spent:
    """What calls have cost; `cost` is None where the model's price is not known."""

    calls: int = 0
    usage: Usage = field(default_factory=Usage)
    cost: float | None = 0.0

    @property
    def tokens(self) -> int:
        """In and out."""
        return self.usage.prompt_tokens + self.usage.completion_tokens


def kept(keeps: bool) -> str:
    """What became of answers, in words; `keeps` says whether there is a cache that outlives us."""
    if keeps:
        return "what was answered is in the cache"
    return "there is no cache that keeps what was answered"


_JUST_MET = 1 + 1e-9  # sums of costs come out a little above what they are

LONG_SECONDS = 10.0
"""From so long on, who waits is told what for."""


class Gate:
    """Lets calls through as the limits allow.

    A call has one of its `slots` while it is under way, and is one of the `unwritten` until its
    reply is on disk: a process that dies loses no more replies than `Limits.at_risk`.

    A limit in all is kept by counting each call in flight as one that costs what calls have cost on
    average (at first: its question); it is passed, if at all, by what those cost beyond that.

    What `say` is set to is told why it takes long.
    """

    def __init__(
        self, limits: Limits | None = None, prices: Prices | None = None, *, keeps: bool = True
    ) -> None:
        """With nothing spent; `keeps` says whether there is a cache that outlives it."""
        self.limits = limits or Limits()
        self.prices = prices or load()
        self.spent = Spent()
        self.slots = asyncio.Semaphore(self.limits.concurrency)
        self.unwritten = asyncio.Semaphore(self.limits.at_risk)
        self._requests = Pace(self.limits.requests_per_minute)
        self._tokens = Pace(self.limits.tokens_per_minute)
        self._in_flight = 0
        self._told_until = 0.0
        self.kept = kept(keeps)
        self.say: Callable[[str], object] = lambda _: None

    @asynccontextmanager
    async def call(self, tokens: int, price: Price | None) -> AsyncIterator[None]:
        """Around one call, all tries of it; `tokens` are those of its question.

        Raises:
            BudgetExceeded: it would go beyond a limit.
        """
        self._check(tokens, price, self._in_flight + 1)
        self._in_flight += 1
        try:
            yield
        finally:
            self._in_flight -= 1

    async def attempt(self, tokens: int, price: Price | None) -> None:
        """Wait until another request with so many tokens may be sent.

        Raises:
            BudgetExceeded: answers of no use, which are paid for, have used a limit up.
        """
        await self._requests.take(1)
        await self._tokens.take(tokens)
        self._check(tokens, price, self._in_flight)

    def pause(self, seconds: float) -> None:
        """Send no requests for a while: the endpoint has asked for that.

        Of a long one it is said why nothing happens, and once, though many calls are told of it.
        """
        self._requests.pause(seconds)
        now = time.monotonic()
        if seconds >= LONG_SECONDS and now + seconds > self._told_until + LONG_SECONDS:
            self._told_until = now + seconds
            self.say(f"the endpoint asks to wait for {seconds:.0f} s")

    def paid(self, usage: Usage, estimated: int, price: Price | None) -> None:
        """Note what a call has cost, for which `estimated` tokens were taken."""
        self.spent.calls += 1
        self.spent.usage += usage
        self._tokens.correct(usage.prompt_tokens + usage.completion_tokens - estimated)
        if price is None:
            self.spent.cost = None
        elif self.spent.cost is not None:
            self.spent.cost += price.of(usage)

    def _check(self, tokens: int, price: Price | None, ahead: int) -> None:
        limits, spent = self.limits, self.spent
        mean = max(tokens, spent.tokens / spent.calls) if spent.calls else tokens
        if limits.max_calls is not None and spent.calls + ahead > limits.max_calls:
            several = "s" if limits.max_calls != 1 else ""
            raise self._exceeded("--max-calls", f"{limits.max_calls} call{several}")
        most = limits.max_tokens
        if most is not None and spent.tokens + ahead * mean > most * _JUST_MET:
            raise self._exceeded("--max-tokens", f"{limits.max_tokens} tokens")
        if limits.max_cost is None:
            return
        if price is None or spent.cost is None:
            raise UsageError(
                "the price of this model is not known, so --max-cost cannot be kept",
                "write it into a price table and give that with --prices",
            )
        dear = max(price.of(Usage(tokens)), spent.cost / spent.calls if spent.calls else 0.0)
        if spent.cost + ahead * dear > limits.max_cost * _JUST_MET:
            raise self._exceeded("--max-cost", f"{limits.max_cost:g}")

    def _exceeded(self, option: str, limit: str) -> BudgetExceeded:
        return BudgetExceeded(
            f"the limit of {limit} is reached",
            f"{self.kept}; raise {option} and run the same command to go on",
        )


class Pace:
    """At most so many units a minute, evenly: a second's worth may come at once."""

    def __init__(self, per_minute: float | None) -> None:
        """None is no limit."""
        self._rate = None if per_minute is None else per_minute / 60
        self._free = 0.0  # when the units taken so far are worked off

    async def take(self, units: float) -> None:
        """Wait until so many units may pass."""
        while (wait := self._free - 1.0 - time.monotonic()) > 0:
            await asyncio.sleep(wait)
        self.correct(units)

    def correct(self, units: float) -> None:
        """Count more units, or fewer, than were taken."""
        if self._rate is not None:
            self._free = max(self._free, time.monotonic()) + units / self._rate

    def pause(self, seconds: float) -> None:
        """Let nothing pass for so many seconds."""
        self._free = max(self._free, time.monotonic() + 1.0 + seconds)
