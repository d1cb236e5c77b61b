"""Entailment by forward chaining over Horn clauses: what is right on generated chains."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from paradl.chains.models.model import Model, Question
from paradl.errors import QueryError

_RULE = re.compile(r"^\(?(?P<body>[^()]+)\)?\s+SubClassOf:?\s+(?P<head>[\w:-]+)$")
_FACT = re.compile(r"^\S+\s+Types?:?\s+(?P<head>[\w:-]+)$")
_AND = re.compile(r"\s+and\s+")


@dataclass(frozen=True, slots=True)
class Clause:
    """Whatever is all of the body is the head; a fact has no body."""

    body: frozenset[str]
    head: str


@dataclass(frozen=True)
class Horn(Model):
    """Knows what follows from `(A and B) SubClassOf C` and `x Type A`, all about one thing.

    Attributes:
        hops: how many rules in a row it sees through; None is all. A model that sees one step far
            is nearer to language models, which lose themselves in long derivations.
    """

    hops: int | None = None

    @property
    def name(self) -> str:
        """As `horn`."""
        return "horn" if self.hops is None else f"horn, {self.hops} hops"

    def entails(self, questions: Sequence[Question]) -> list[float]:
        """1 where the hypothesis is reached, else 0.

        >>> from paradl.chains.chain import Claim
        >>> rules = tuple(map(Claim, ("x Type A", "( A ) SubClassOf B", "B SubClassOf C")))
        >>> question = Question(rules, Claim("x Type C"))
        >>> [Horn(hops).entails([question]) for hops in (None, 1, 2)]
        [[1.0], [0.0], [1.0]]

        Raises:
            QueryError: a claim is neither a rule nor a fact.
        """
        return [float(self._follows(question)) for question in questions]

    def contradicts(self, questions: Sequence[Question]) -> list[float]:
        """Horn clauses never contradict each other."""
        return [0.0] * len(questions)

    def _follows(self, question: Question) -> bool:
        known = [clause(claim.logical) for claim in question.premises]
        wanted = clause(question.hypothesis.logical)
        return wanted in known or wanted.head in self._closure(known, wanted.body)

    def _closure(self, known: Sequence[Clause], given: Iterable[str]) -> set[str]:
        """What is reached from the facts, and from what a rule in question supposes."""
        reached = {one.head for one in known if not one.body} | set(given)
        round = 0
        while self.hops is None or round < self.hops:
            new = {one.head for one in known if one.body <= reached} - reached
            if not new:
                break
            reached |= new
            round += 1
        return reached


@lru_cache(maxsize=100_000)
def clause(text: str) -> Clause:
    """What a claim says.

    Raises:
        QueryError: it is neither a rule nor a fact.
    """
    if fact := _FACT.match(text):
        return Clause(frozenset(), fact["head"])
    if rule := _RULE.match(text):
        return Clause(frozenset(_AND.split(rule["body"].strip())), rule["head"])
    raise QueryError(f"{text!r} is no Horn clause", "write '(A and B) SubClassOf C', or 'x Type A'")
