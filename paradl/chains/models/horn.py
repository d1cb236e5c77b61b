"""Entailment by forward chaining over Horn clauses: what is right on generated chains."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from paradl.chains.chain import Chain
from paradl.chains.models import proofs
from paradl.chains.models.model import Model, Question
from paradl.chains.probability import of_any, of_each
from paradl.errors import QueryError

_RULE = re.compile(r"^\(?(?P<body>[^()]+)\)?\s+SubClassOf:?\s+(?P<head>[\w:-]+)$")
_FACT = re.compile(r"^\S+\s+Types?:?\s+(?P<head>[\w:-]+)$")
_AND = re.compile(r"\s+and\s+")
_THING = ""  # the one that all is about


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

    def exact(self, chain: Chain, priors: Sequence[float]) -> list[float] | None:
        """The stabilities by justifications, where there are few of them.

        To who sees all the way, a derived claim that follows from the sound base claims adds
        nothing to them; to who does not, it brings others within reach.

        >>> from paradl.chains.chain import Claim
        >>> base = tuple(map(Claim, ("x Type A", "( A ) SubClassOf B")))
        >>> Horn().exact(Chain(base, (Claim("x Type B"), Claim("x Type C"))), [0.5, 0.5])
        [0.25, 0.0]
        """
        base = [clause(claim.logical) for claim in chain.base]
        asked = [clause(claim.logical) for claim in chain.derived]
        known = [_provable(one, None if one.body else _THING) for one in base]
        wanted = [_provable(one, _THING) for one in asked]
        if self.hops is None:
            found = proofs.of_clauses(known, wanted, proofs.MANY)
        else:
            found = proofs.of_steps(known, wanted, self.hops, proofs.MANY)
        if found is None:
            return None
        likely = of_each((one.axiom for one in known), priors)
        return [of_any(sets, likely) for sets in found]

    def _follows(self, question: Question) -> bool:
        wanted = clause(question.hypothesis.logical)
        new = set(wanted.body)  # what a rule in question supposes
        rules: dict[str, list[Clause]] = defaultdict(list)
        for claim in question.premises:
            one = clause(claim.logical)
            if one.head == wanted.head and one.body == wanted.body:
                return True
            if not one.body:
                new.add(one.head)
            for needed in one.body:
                rules[needed].append(one)
        return wanted.head in self._closure(rules, new)

    def _closure(self, rules: Mapping[str, Sequence[Clause]], new: set[str]) -> set[str]:
        """What is reached, by rules in the order of what they need."""
        reached = set(new)
        round = 0
        while new and (self.hops is None or round < self.hops):
            new = {r.head for one in new for r in rules.get(one, ()) if r.body <= reached} - reached
            reached |= new
            round += 1
        return reached


def _provable(one: Clause, thing: str | None) -> proofs.Clause:
    return proofs.Clause(f"{sorted(one.body)} {one.head}", one.head, one.body, thing)


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
