"""How far judging is: its rate, and what it costs."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

from paradl.oracle.limits import Spent
from paradl.oracle.valuation import Usage
from paradl.report.meter import Meter

FREE = Spent(4, Usage(900, 100), None)
PAID = Spent(4, Usage(900, 100), 1234.5)


class Terminal(io.StringIO):
    """Standard error, as somebody looks at it."""

    def isatty(self) -> bool:
        """It is one."""
        return True


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the time; standard error is a terminal."""

    def at(seconds: float) -> None:
        monkeypatch.setattr(sys, "stderr", Terminal())
        monkeypatch.setattr(time, "monotonic", lambda: seconds)

    return at


def fields(meter: Meter) -> list[tuple[str, float, float | None, dict[str, Any]]]:
    assert meter._bar is not None
    return [(t.description, t.completed, t.total, t.fields) for t in meter._bar.tasks]


def test_what_was_done_before_is_no_speed(at: Callable[[float], None]) -> None:
    at(100)
    with Meter("USD") as meter:
        at(103)
        meter("first", 50, 100, FREE)
        assert fields(meter) == [("first", 50, 100, {"rate": "", "cost": "1,000 tokens"})]
        at(107)
        meter("first", 60, 100, PAID)
        meter("second", 0, 9, FREE)
        assert fields(meter) == [
            ("first", 60, 100, {"rate": "2.5/s", "cost": "1,234.50 USD"}),
            ("second", 0, 9, {"rate": "", "cost": "1,000 tokens"}),
        ]


def test_what_is_soon_done_shows_nothing(at: Callable[[float], None]) -> None:
    at(100)
    with Meter("USD") as meter, Meter("USD", quiet=True) as quiet:
        at(101.9)
        meter("first", 1, 2, FREE)
        assert meter._bar is None
        at(200)
        quiet("first", 1, 2, FREE)
        assert quiet._bar is None


def test_without_a_terminal_it_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    meter = Meter("USD")
    monkeypatch.setattr(time, "monotonic", lambda: float("inf"))
    meter("first", 1, 2, FREE)
    assert meter._bar is None
