"""How two contestants compare, and whether that is what we want."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Literal

from bench.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Ratio:
    """A quotient of times, or a bound of it where one of the two hit the time limit."""

    value: float
    bound: Literal["", "<", ">"] = ""

    def __str__(self) -> str:
        return f"{self.bound} {self.value:.2f}".strip()

    def within(self, limit: float) -> bool | None:
        """Whether it is at most `limit`; None where the bound leaves that open.

        >>> Ratio(1.2).within(1.5), Ratio(0.1, "<").within(0.8), Ratio(0.5, ">").within(0.8)
        (True, True, None)
        """
        if self.bound == "<":
            return True if self.value <= limit else None
        if self.bound == ">":
            return False if self.value >= limit else None
        return self.value <= limit


def ratio(ours: list[Outcome], theirs: list[Outcome]) -> Ratio | None:
    """The median of the quotients within each repetition, so that the machine's load cancels out.

    None where there is nothing to divide.

    >>> print(ratio([Outcome(1.0), Outcome(9.0)], [Outcome(2.0), Outcome(18.0)]))
    0.50
    >>> print(ratio([Outcome(1.2)], [Outcome.too_slow(120)]))
    < 0.01
    """
    pairs = list(zip(ours, theirs, strict=True)) if theirs else []
    both = [(a.seconds, b.seconds) for a, b in pairs if a.seconds and b.seconds]
    if pairs and len(both) == len(pairs):
        return Ratio(median(a / b for a, b in both))
    for a, b in pairs:
        if a.seconds and b.at_least:
            return Ratio(a.seconds / b.at_least, "<")
        if a.at_least and b.seconds:
            return Ratio(a.at_least / b.seconds, ">")
    return None


@dataclass(frozen=True, slots=True)
class Goal:
    """At most so many times the bare engine, or owlready2, or so many seconds."""

    limit: float
    of: Literal["bare", "owlready2", "second"]

    def __str__(self) -> str:
        if self.of == "second":
            return f"< {self.limit:g} s"
        return f"≤ {self.limit:.2f} × {self.of}"
