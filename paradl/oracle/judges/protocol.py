"""What a judge is: whoever can be asked one side of one statement."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from paradl.errors import JudgeError
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement, Usage


@dataclass(frozen=True, slots=True)
class Reply:
    """A judge's words, as they came.

    Attributes:
        text: whole; one that was cut short is marked so, as `paradl.oracle.verdicts.cut` says.
        usage: what it cost.
        logprob: of the verdict in it, where the endpoint says.
        time: when it was given, if that is not now.
    """

    text: str
    usage: Usage = field(default_factory=Usage)
    logprob: float | None = None
    time: datetime | None = None


class NotRecorded(JudgeError):
    """It was never asked this, and never will be: another judge may know.

    Attributes:
        settled: what it said as often as it was asked, where more of the same would change nothing.
    """

    def __init__(self, message: str, remedy: str, settled: Reply | None = None) -> None:
        super().__init__(message, remedy)
        self.settled = settled


class Judge(Protocol):
    """One judge. It reads no verdicts and keeps no answers."""

    @property
    def name(self) -> str:
        """What the cache knows it by, as `openai:gpt-4o`: no keys, no passwords."""
        ...

    @property
    def model(self) -> str | None:
        """The model whose calls are counted and paid for; None if its answers are free."""
        ...

    def scheme(self, wanted: Scheme) -> Scheme:
        """How it is really asked, where it cannot be asked as is wanted.

        A person is asked once; recorded answers were given to the prompts that they were given to.
        """
        ...

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        """Its reply to a question.

        Args:
            statement: what it is about.
            side: which question.
            prompt: the question in full.
            sample: its number, from 0: samples of one side are calls of their own.

        Raises:
            JudgeError: it could not be asked. This is not a value.
        """
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...
