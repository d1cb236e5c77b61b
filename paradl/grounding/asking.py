"""Asks the oracle about atoms of an ontology."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from paradl.grounding.counting import Counting
from paradl.grounding.evidence import Evidence
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Statement, Valuation
from paradl.oracle.verbalization.atoms import Atom
from paradl.oracle.verbalization.lexicon import Lexicon
from paradl.oracle.verbalization.sentences import statement


class Judging(Protocol):
    """All that grounding needs of an oracle."""

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

    def ask(self, atoms: Iterable[Atom]) -> None:
        """Learn the values of atoms; what was learned stays, also where this is interrupted.

        Raises:
            JudgeError: some could not be judged.
            BudgetExceeded: a limit was reached.
        """
        asked = self._statements(atom for atom in atoms if atom not in self.known)
        if not asked:
            return
        scheme = self.oracle.scheme()
        for valuation in self.oracle.judge(list(asked)):
            atom = asked[valuation.statement]
            counted = self.counting.value(valuation)
            key = scheme.digest(valuation.statement)
            self.known[atom] = Evidence.of(atom, valuation, counted, key)

    def among(self, atoms: Iterable[Atom]) -> tuple[Evidence, ...]:
        """What was learned of these, in their order: that of the answers is the network's."""
        return tuple(self.known[atom] for atom in atoms if atom in self.known)

    def _statements(self, atoms: Iterable[Atom]) -> Mapping[Statement, Atom]:
        return {statement(atom, self.lexicon, context=self.context): atom for atom in atoms}
