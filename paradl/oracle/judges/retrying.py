"""Tries a call again where that may help, when the endpoint says, or else ever more slowly."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from tenacity import (
    AsyncRetrying,
    RetryCallState,
    retry_if_exception_type,
    stop_after_attempt,
    wait_random_exponential,
)

from paradl.errors import JudgeError

T = TypeVar("T")

LONGEST_SECONDS = 600.0
"""An endpoint that asks for a longer wait has failed."""

_backoff = wait_random_exponential(multiplier=0.5, max=30)


class Transient(Exception):
    """A failure that may pass; `advice` is for how many seconds the endpoint asks us to wait."""

    def __init__(self, said: str, advice: float | None = None) -> None:
        """With what goes into the error if it does not pass."""
        super().__init__(said)
        self.advice = advice


async def retried(
    attempt: Callable[[], Awaitable[T]], tries: int, pause: Callable[[float], None]
) -> T:
    """The result of the first try that has one.

    Args:
        attempt: raises Transient where another try may help.
        tries: how many there are.
        pause: is told how long nobody should ask, where the endpoint says.

    Raises:
        JudgeError: none had one.
    """

    def wait(state: RetryCallState) -> float:
        failure = state.outcome.exception() if state.outcome else None
        if not isinstance(failure, Transient) or failure.advice is None:
            return float(_backoff(state))
        if failure.advice > LONGEST_SECONDS:
            raise JudgeError(
                f"{failure}: and asks to wait for {failure.advice:.0f} s",
                "run the same command again then",
            )
        pause(failure.advice)
        return failure.advice

    retrying = AsyncRetrying(
        stop=stop_after_attempt(tries),
        wait=wait,
        retry=retry_if_exception_type(Transient),
        reraise=True,
    )
    try:
        return await retrying(attempt)
    except Transient as failure:
        raise JudgeError(
            f"{failure}, {tries} times in a row",
            "run the same command again: what was answered is in the cache",
        ) from None
