"""A person at the terminal."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace

from paradl.errors import JudgeError
from paradl.oracle.judges.protocol import Reply
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement, Usage

_QUESTIONS = {
    Side.VERIFICATION: ("Can you verify it?", "VERIFIED", "CANNOT VERIFY"),
    Side.REFUTATION: ("Can you refute it?", "REFUTED", "CANNOT REFUTE"),
    Side.UNILATERAL: ("Is it true?", "TRUE", "FALSE"),
}


class HumanJudge:
    """Asks on standard error and reads from standard input, one question at a time."""

    @property
    def name(self) -> str:
        """Whoever it is."""
        return "human"

    def __init__(self) -> None:
        """Nothing is asked yet."""
        self._turn = asyncio.Lock()
        self._said: dict[tuple[str, Side], Reply] = {}
        self._gone = False

    @property
    def model(self) -> None:
        """Its answers are free."""

    def scheme(self, wanted: Scheme) -> Scheme:
        """Once a side, in our words: a person says the same thing three times."""
        return replace(wanted, prompt="human", prompt_digest="", sampling="", k=1)

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        """What the person says; a person who skips a question leaves it without a verdict.

        Raises:
            JudgeError: there is nobody: the input has ended.
        """
        async with self._turn:
            if (statement.text, side) not in self._said:
                reply = None if self._gone else await asyncio.to_thread(_asked, statement, side)
                if reply is None:
                    self._gone = True  # a terminal would read on after Ctrl-D
                    raise JudgeError("nobody answered: the input has ended", "answer y, n or s")
                self._said[statement.text, side] = reply
            return self._said[statement.text, side]

    async def close(self) -> None:
        """Nothing is open."""


def _asked(statement: Statement, side: Side) -> Reply | None:
    """What the person says; None at the end of the input."""
    question, yes, no = _QUESTIONS[side]
    for line in (statement.text, *(f"  ({known})" for known in statement.context)):
        _say(f"{_printable(line)}\n")
    while True:
        _say(f"{question} [y]es, [n]o, [s]kip: ")
        line = sys.stdin.readline()
        if not line:
            _say("\n")
            return None
        choice = line.strip().lower()
        if choice in ("y", "yes"):
            return Reply(yes, Usage())
        if choice in ("n", "no"):
            return Reply(no, Usage())
        if choice in ("s", "skip"):
            return Reply("", Usage())


def _say(text: str) -> None:
    print(text, end="", file=sys.stderr, flush=True)


def _printable(text: str) -> str:
    """Without control characters: a label must not write on the terminal what it likes."""
    return "".join(c if c.isprintable() else " " for c in text)
