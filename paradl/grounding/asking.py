"""Asks the oracle about atoms of an ontology."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from paradl.errors import JudgeError, ParadlError
from paradl.grounding.counting import Counting
from paradl.grounding.evidence import Evidence
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Statement, Valuation
from paradl.oracle.verbalization.atoms import Atom
from paradl.oracle.verbalization.lexicon import Lexicon
from paradl.oracle.verbalization.sentences import statement


class Judging(Protocol):
    """All that grounding needs of an oracle."""

    @property
    def in_turn(self) -> bool:
        """Whether who answers has to be asked one thing after the other, as a person has."""

    def scheme(self) -> Scheme:
        """How it asks."""

    def judge(self, statements: Iterable[Statement]) -> Iterator[Valuation]:
        """The value of each statement, when it gets known."""


@dataclass
class Asking:
    """A judge, and what it has said so far.

    Attributes:
        oracle: to ask.
        lexicon: how the ontology's names are called.
        counting: what of an answer counts.
        context: whether the judge is told what the ontology says of the names.
        known: what was asked so far.
    """

    oracle: Judging
    lexicon: Lexicon
    counting: Counting = field(default_factory=Counting)
    context: bool = False
    known: dict[Atom, Evidence] = field(default_factory=dict)
    _under_way: dict[Atom, Generator[Atom]] = field(default_factory=dict, repr=False)

    def begin(self, atoms: Iterable[Atom]) -> None:
        """Put the questions; an oracle's judge answers them while something else is done."""
        asked = self._statements(
            atom for atom in atoms if atom not in self.known and atom not in self._under_way
        )
        if asked:
            answers = self._answers(asked, self.oracle.judge(list(asked)))
            self._under_way |= dict.fromkeys(asked.values(), answers)

    def ask(self, atoms: Iterable[Atom]) -> None:
        """Learn the values of atoms; what was learned stays, also where this is interrupted.

        Raises:
            JudgeError: some could not be judged.
            BudgetExceeded: a limit was reached.
        """
        wanted = [atom for atom in dict.fromkeys(atoms) if atom not in self.known]
        self.begin(wanted)
        for atom in wanted:
            while atom not in self.known:
                if atom not in self._under_way:
                    raise JudgeError(f"the judge said nothing of {atom}", "ask again")
                next(self._under_way[atom], None)

    def finish(self) -> None:
        """Wait for what is under way, as it is being paid for; what fails of it is passed over."""
        for answers in {*self._under_way.values()}:
            with suppress(ParadlError):
                deque(answers, maxlen=0)

    def call_off(self) -> None:
        """End what is under way."""
        for answers in {*self._under_way.values()}:
            answers.close()
        self._under_way.clear()  # those that had not begun did not do so themselves

    def _answers(
        self, asked: Mapping[Statement, Atom], values: Iterator[Valuation]
    ) -> Generator[Atom]:
        scheme = self.oracle.scheme()
        try:
            for valuation in values:
                atom = asked[valuation.statement]
                counted = self.counting.value(valuation)
                key = scheme.digest(valuation.statement)
                self.known[atom] = Evidence.of(atom, valuation, counted, key)
                del self._under_way[atom]
                yield atom
        finally:
            for atom in asked.values():
                self._under_way.pop(atom, None)

    def among(self, atoms: Iterable[Atom]) -> tuple[Evidence, ...]:
        """What was learned of these, in their order: that of the answers is the network's."""
        return tuple(self.known[atom] for atom in atoms if atom in self.known)

    def _statements(self, atoms: Iterable[Atom]) -> Mapping[Statement, Atom]:
        return {statement(atom, self.lexicon, context=self.context): atom for atom in atoms}
