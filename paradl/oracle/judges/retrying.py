"""Tries a call again where that may help, when the endpoint says, or else ever more slowly."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

from paradl.errors import JudgeError

T = TypeVar("T")

LONGEST_SECONDS = 600.0
"""An endpoint that asks for a longer wait has failed."""

_FIRST_SECONDS, _LAST_SECONDS = 0.5, 30.0


class Transient(Exception):
    """A failure that may pass; `advice` is for how many seconds the endpoint asks us to wait."""

    def __init__(self, said: str, advice: float | None = None, first: str = "") -> None:
        """With what goes into the error if it does not pass, and what to do before another try."""
        super().__init__(said)
        self.advice = advice
        self.first = first


async def retried(
    attempt: Callable[[], Awaitable[T]], tries: int, pause: Callable[[float], None], kept: str
) -> T:
    """The result of the first try that has one.

    Written out, as it costs every call: a library's retrying takes longer than all else we do.

    Args:
        attempt: raises Transient where another try may help.
        tries: how many there are.
        pause: is told how long nobody should ask, where the endpoint says.
        kept: what became of other answers.

    Raises:
        JudgeError: none had one.
    """
    for number in range(1, tries + 1):
        try:
            return await attempt()
        except Transient as failure:
            if number == tries:
                times = f", {tries} times in a row" if tries > 1 else ""
                raise JudgeError(
                    f"{failure}{times}", f"{failure.first}run the same command again: {kept}"
                ) from None
            await asyncio.sleep(_wait(failure, number, pause))
    raise ValueError(f"{tries} tries are none")


def _wait(failure: Transient, number: int, pause: Callable[[float], None]) -> float:
    """How long to wait: as the endpoint says, else at random, so that calls do not flock."""
    if failure.advice is None:
        return random.uniform(0, min(_LAST_SECONDS, _FIRST_SECONDS * 2**number))
    if failure.advice > LONGEST_SECONDS:
        raise JudgeError(
            f"{failure}: and asks to wait for {failure.advice:.0f} s",
            "run the same command again then",
        )
    pause(failure.advice)
    return failure.advice
