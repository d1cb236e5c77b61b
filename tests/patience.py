"""Tests in which a time limit runs out, on a machine that may stand still for some seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Seen = TypeVar("Seen")

STALL_SECONDS = 10
"""For so long a machine with too much to do may do nothing for a process."""


def within(seconds: int, run: Callable[[int], Seen], got_there: Callable[[Seen], bool]) -> Seen:
    """What comes of a run with a limit of `seconds`; of one with more where it did not get there.

    What is tried at last comes back in any case: the test looks at it.
    """
    for times in (1, 3):
        seen = run(seconds * times)
        if got_there(seen):
            return seen
    return run(seconds * 9)
