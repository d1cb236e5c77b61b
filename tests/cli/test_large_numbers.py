"""Numbers beyond what Java, or a timer, counts to are refused or mean no limit; none is cut."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paradl as library

Run = Callable[..., Any]


@pytest.mark.parametrize("option", ["--first", "--max"])
@pytest.mark.parametrize("number", [2**31, 2**32, 2**32 + 1])
def test_more_than_java_counts(paradl: Run, penguins: Path, option: str, number: int) -> None:
    done = paradl("check", penguins, option, number)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{number} is more than 2147483647" in done.stderr


def test_as_many_as_java_counts(paradl: Run, penguins: Path) -> None:
    done = paradl("check", penguins, "--first", 2**31 - 1, "--max", 2**31 - 1)
    assert "2 conflicts" in done.stdout


@pytest.mark.parametrize("seconds", ["1e10", "1e300"])
def test_longer_than_a_timer_waits(paradl: Run, penguins: Path, seconds: str) -> None:
    done = paradl("check", penguins, "--timeout", seconds)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("number", [-1, 0, 2**31])
def test_numbers_from_python(penguins: Path, number: int) -> None:
    with pytest.raises(library.UsageError, match="want from 1 to 2147483647"):
        library.load(penguins, max_justifications=number)
    with library.load(penguins) as kb:
        with pytest.raises(library.UsageError, match=f"{number} cannot be found"):
            kb.check(first=number)
        with pytest.raises(library.UsageError, match=f"{number} cannot be found"):
            kb.explain("tweety Type: Flies", max=number)


def test_no_number_of_seconds(penguins: Path) -> None:
    with pytest.raises(library.UsageError, match="no number of seconds"):
        library.load(penguins, timeout=float("nan"))
