"""Random small ontologies, and sentences to ask of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from corpus import A, B, C, R, S, a, b
from translated import Item

from paradl.semantics import syntax as owl
from paradl.semantics.fourvalued import Inclusion

Made = TypeVar("Made")

CLASSES = (A, B, C)
ROLES = (R, S)
INDIVIDUALS = (a, b)


@dataclass(frozen=True)
class Dialect:
    """What the ontologies may use."""

    hard: bool = True
    quantified: bool = True
    inclusions: tuple[Inclusion, ...] = ("internal",)


class Author:
    """Writes ontologies, the same for the same seed."""

    def __init__(self, seed: int, dialect: Dialect) -> None:
        self._random = Random(seed)
        self._dialect = dialect

    def ontology(self) -> tuple[Item, ...]:
        """A few axioms, no two alike."""
        axioms = (self._axiom() for _ in range(self._random.randint(5, 10)))
        return tuple(Item(axiom, self._inclusion(axiom)) for axiom in dict.fromkeys(axioms))

    def _inclusion(self, axiom: owl.Axiom) -> Inclusion:
        """A material inclusion of properties has no meaning."""
        kind = self._random.choice(self._dialect.inclusions)
        return "internal" if isinstance(axiom, owl.SubObjectPropertyOf) else kind

    def sentences(self, count: int) -> list[owl.Axiom]:
        """So many different ones."""
        sentences: dict[owl.Axiom, None] = {}
        while len(sentences) < count:
            sentences[self._sentence()] = None
        return list(sentences)

    def inclusions(self, count: int) -> list[owl.Axiom]:
        """So many different ones to ask about, of what may be hard."""
        inclusions: dict[owl.Axiom, None] = {}
        while len(inclusions) < count:
            inclusions[owl.SubClassOf(self._hard_class(), self._hard_class())] = None
        return list(inclusions)

    def _hard_class(self) -> owl.ClassExpression:
        return self._weighted(
            (1, lambda: owl.THING),
            (1, lambda: owl.NOTHING),
            (8, lambda: self._class(1, hard=True)),
        )

    def _axiom(self) -> owl.Axiom:
        return self._weighted(
            (8, lambda: owl.SubClassOf(self._class(1), self._class(2))),
            (4, lambda: owl.SubClassOf(self._name(), self._class(1))),
            (6, lambda: owl.ClassAssertion(self._class(1), self._individual())),
            (4, self._fact),
            (1, lambda: owl.NegativeObjectPropertyAssertion(R, *self._pair())),
            (1, lambda: owl.EquivalentClasses((self._name(), self._class(2, but_name=True)))),
            (1, lambda: owl.DisjointClasses(tuple(self._random.sample(CLASSES, 2)))),
            (1, lambda: owl.SubObjectPropertyOf(R, S)),
            (1, lambda: owl.ObjectPropertyDomain(self._role(), self._name())),
            (1, lambda: owl.ObjectPropertyRange(self._role(), self._name())),
            (2 * self._dialect.hard, self._hard_axiom),
        )

    def _hard_axiom(self) -> owl.Axiom:
        return self._weighted(
            (1, lambda: owl.FunctionalObjectProperty(self._role())),
            (1, lambda: owl.SameIndividual(INDIVIDUALS)),
            (1, lambda: owl.DifferentIndividuals(INDIVIDUALS)),
            (1, lambda: owl.SubClassOf(self._class(1), owl.NOTHING)),
            (1, lambda: owl.IrreflexiveObjectProperty(self._role())),
            (1, lambda: owl.AsymmetricObjectProperty(self._role())),
        )

    def _sentence(self) -> owl.Axiom:
        return self._weighted(
            (3, lambda: owl.ClassAssertion(self._name(), self._individual())),
            (3, lambda: owl.ClassAssertion(self._plain(1), self._individual())),
            (2, lambda: owl.SubClassOf(self._name(), self._name())),
            (2, lambda: owl.SubClassOf(self._plain(1), self._plain(1))),
            (2, self._fact),
        )

    def _fact(self) -> owl.Axiom:
        return owl.ObjectPropertyAssertion(self._role(), *self._pair())

    def _plain(self, depth: int) -> owl.ClassExpression:
        """A class expression without hard constraints."""
        return self._class(depth, hard=False)

    def _class(
        self, depth: int, *, hard: bool | None = None, but_name: bool = False
    ) -> owl.ClassExpression:
        hard = self._dialect.hard if hard is None else hard
        quantified = self._dialect.quantified

        def part() -> owl.ClassExpression:
            return self._class(depth - 1, hard=hard)

        if depth == 0:
            return self._name()
        return self._weighted(
            (0 if but_name else 5, self._name),
            (2, lambda: owl.ObjectComplementOf(part())),
            (1, lambda: owl.ObjectIntersectionOf(self._two(part))),
            (1, lambda: owl.ObjectUnionOf(self._two(part))),
            (2 * quantified, lambda: owl.ObjectSomeValuesFrom(self._role(), part())),
            (2 * quantified, lambda: owl.ObjectAllValuesFrom(self._role(), part())),
            (hard, lambda: owl.ObjectOneOf((self._individual(),))),
            (hard * quantified, lambda: owl.ObjectMinCardinality(2, self._role(), part())),
            (hard * quantified, lambda: owl.ObjectMaxCardinality(1, self._role(), part())),
        )

    def _two(
        self, part: Callable[[], owl.ClassExpression]
    ) -> tuple[owl.ClassExpression, owl.ClassExpression]:
        """Two that differ."""
        first = second = part()
        while first == second:
            second = part()
        return first, second

    def _weighted(self, *choices: tuple[float, Callable[[], Made]]) -> Made:
        weights = [weight for weight, _ in choices]
        [(_, make)] = self._random.choices(choices, weights)
        return make()

    def _name(self) -> owl.Class:
        return self._random.choice(CLASSES)

    def _role(self) -> owl.ObjectProperty:
        return self._random.choice(ROLES)

    def _individual(self) -> owl.Individual:
        return self._random.choice(INDIVIDUALS)

    def _pair(self) -> tuple[owl.Individual, owl.Individual]:
        return self._individual(), self._individual()
