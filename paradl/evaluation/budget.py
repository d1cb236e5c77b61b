"""Limits that several oracles share, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from paradl.oracle.limits import Limits, Spent


@dataclass(slots=True)
class Budget:
    """What may be spent in all, and what was.

    Attributes:
        limits: for all of it.
        say: is told why calls take long, should an endpoint ask for a long wait.
        spent: so far.

    >>> budget = Budget(Limits(max_calls=100))
    >>> budget.spend(Spent(calls=30))
    >>> budget.left.max_calls, budget.spent.calls
    (70, 30)
    """

    limits: Limits
    say: Callable[[str], object] = lambda _: None
    spent: Spent = field(default_factory=Spent)

    @property
    def left(self) -> Limits:
        """The limits for the next oracle."""
        limits, spent = self.limits, self.spent
        return replace(
            limits,
            max_calls=None if limits.max_calls is None else limits.max_calls - spent.calls,
            max_tokens=None if limits.max_tokens is None else limits.max_tokens - spent.tokens,
            max_cost=None if limits.max_cost is None else limits.max_cost - (spent.cost or 0),
        )

    def with_(self, more: Spent) -> Spent:
        """What is spent in all if an oracle has spent so much more."""
        both = (self.spent.cost, more.cost)
        return Spent(
            self.spent.calls + more.calls,
            self.spent.usage + more.usage,
            None if None in both else sum(cost or 0 for cost in both),
        )

    def spend(self, more: Spent) -> None:
        """Note what an oracle has spent."""
        self.spent = self.with_(more)
