"""What a judge is evaluated on: statements that are known to be true or false."""

from __future__ import annotations

from dataclasses import dataclass

from paradl.oracle.questions import answered
from paradl.oracle.valuation import Statement


@dataclass(frozen=True, slots=True)
class Item:
    """A statement, and whether it is true."""

    statement: Statement
    label: bool


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its right answer, and the wrong ones that are known.

    >>> q = Question("Which planet is the largest?", "Jupiter", ("Saturn",))
    >>> q.right().label, q.wrong("Saturn").statement.text
    (True, 'The answer to the question "Which planet is the largest?" is "Saturn".')
    """

    text: str
    answer: str
    wrong_answers: tuple[str, ...] = ()

    def right(self) -> Item:
        """The item that says the right answer."""
        return Item(answered(self.text, self.answer), True)

    def wrong(self, answer: str) -> Item:
        """The item that says a wrong one."""
        return Item(answered(self.text, answer), False)
