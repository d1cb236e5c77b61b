"""What one measurement comes to."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Outcome:
    """Seconds, or words for why there are none: `inconsistent`, `> 120 s`, `failed`.

    Attributes:
        at_least: where a time limit was hit, that limit.
        engine: the engine that reasoned, where the contestant says so.
    """

    seconds: float | None = None
    words: str = ""
    at_least: float | None = None
    engine: str = ""

    @classmethod
    def too_slow(cls, limit: float) -> Outcome:
        """No answer within the limit."""
        return cls(words=f"> {limit:g} s", at_least=limit)

    def __str__(self) -> str:
        """As a cell of the table."""
        return self.words if self.seconds is None else duration(self.seconds)


def duration(seconds: float) -> str:
    """Three figures are as many as such times are worth.

    >>> duration(0.0123), duration(0.321), duration(12.345)
    ('12.3 ms', '321 ms', '12.3 s')
    """
    return f"{seconds * 1000:.3g} ms" if seconds < 0.9995 else f"{seconds:.3g} s"


def typical(outcomes: list[Outcome]) -> Outcome:
    """The median; one outcome without seconds speaks for all."""
    for outcome in outcomes:
        if outcome.seconds is None:
            return outcome
    return Outcome(median(o.seconds for o in outcomes if o.seconds is not None))
