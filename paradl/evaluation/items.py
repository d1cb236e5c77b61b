"""What a judge is evaluated on: statements that are known to be true or false."""

from __future__ import annotations

from dataclasses import dataclass

from paradl.oracle.judges.recorded import trace_atom
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
    (True, 'The right answer to the question “Which planet is the largest?” is “Saturn”.')
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


def answered(question: str, answer: str) -> Statement:
    """The statement that an answer is right; the atom is the one that recorded judges know it by.

    >>> answered("What month is it?", "May")
    Statement(atom='answer("What month is it?", "May")',
        text='The right answer to the question “What month is it?” is “May”.', context=())
    """
    text = f"The right answer to the question “{question.strip()}” is “{answer.strip()}”."
    return Statement(trace_atom(question, answer), text)
