"""Ontologies, queries and answers of judges, made up: the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

SPACE = "http://example.org/g#"
CLASSES, ROLES, INDIVIDUALS = "ABCD", "RS", "abc"
PAIRS = [f"<{u},{v}>" for u, v in product("tef", repeat=2)]


class Author:
    """Writes ontologies of ALCH, on request with some hard constraints, and queries."""

    def __init__(self, seed: int, hard: bool = False) -> None:
        self._random = Random(seed)
        self._hard = hard

    def ontology(self) -> str:
        names = [f"Declaration(Class(:{c}))" for c in CLASSES]
        names += [f"Declaration(ObjectProperty(:{r}))" for r in ROLES]
        names += [f"Declaration(NamedIndividual(:{i}))" for i in INDIVIDUALS]
        axioms = [self._axiom() for _ in range(self._random.randint(3, 7))]
        if self._hard:
            axioms += [self._constraint() for _ in range(self._random.randint(1, 3))]
        return f"Prefix(:=<{SPACE}>)\nOntology(\n" + "\n".join([*names, *axioms]) + "\n)"

    def queries(self, count: int) -> list[str]:
        return list(dict.fromkeys(self._query() for _ in range(count)))

    def pair(self) -> str:
        return self._random.choice(PAIRS)

    def _pick(self, *choices: Callable[[], str]) -> str:
        return self._random.choice(choices)()

    def _name(self) -> str:
        return f":{self._random.choice(CLASSES)}"

    def _role(self) -> str:
        return f":{self._random.choice(ROLES)}"

    def _individual(self) -> str:
        return f":{self._random.choice(INDIVIDUALS)}"

    def _class(self, depth: int = 1) -> str:
        if not depth:
            return self._pick(self._name, lambda: f"ObjectComplementOf({self._name()})")
        inner = depth - 1
        return self._pick(
            lambda: self._class(0),
            lambda: f"ObjectIntersectionOf({self._class(inner)} {self._class(inner)})",
            lambda: f"ObjectUnionOf({self._class(inner)} {self._class(inner)})",
            lambda: f"ObjectSomeValuesFrom({self._role()} {self._class(inner)})",
            lambda: f"ObjectAllValuesFrom({self._role()} {self._class(inner)})",
        )

    def _axiom(self) -> str:
        return self._pick(
            lambda: f"SubClassOf({self._class()} {self._class(0)})",
            lambda: f"SubClassOf({self._class(0)} {self._class()})",
            lambda: f"ClassAssertion({self._class()} {self._individual()})",
            lambda: f"ObjectPropertyAssertion({self._role()} {self._two()})",
            lambda: f"ObjectPropertyDomain({self._role()} {self._name()})",
        )

    def _constraint(self) -> str:
        """What leaves no way out, so that evidence may clash with it, and guards come in."""
        return self._pick(
            lambda: f"FunctionalObjectProperty({self._role()})",
            lambda: f"DifferentIndividuals({self._two_others()})",
            lambda: f"SameIndividual({self._two_others()})",
            lambda: (
                f"SubClassOf({self._name()} ObjectMaxCardinality(1 {self._role()} {self._name()}))"
            ),
            lambda: (
                f"SubClassOf({self._name()} ObjectMinCardinality(2 {self._role()} {self._name()}))"
            ),
            lambda: f"SubClassOf({self._name()} ObjectOneOf({self._two()}))",
            lambda: (
                f"SubClassOf(ObjectHasValue({self._role()} {self._individual()}) {self._name()})"
            ),
            lambda: f"SubClassOf({self._name()} owl:Nothing)",
            lambda: f"AsymmetricObjectProperty({self._role()})",
            lambda: "DifferentIndividuals(:a :b :c)",
        )

    def _two(self) -> str:
        return f"{self._individual()} {self._individual()}"

    def _two_others(self) -> str:
        return " ".join(f":{name}" for name in self._random.sample(INDIVIDUALS, 2))

    def _query(self) -> str:
        c, d = (self._random.choice(CLASSES) for _ in range(2))
        a, b = (self._random.choice(INDIVIDUALS) for _ in range(2))
        r = self._random.choice(ROLES)
        return self._pick(
            lambda: f"{a} Type: {c}",
            lambda: f"{a} Type: {c} and (not {d})",
            lambda: f"{a} Type: {c} or {d}",
            lambda: f"{a} Type: {r} some {c}",
            lambda: f"{a} {r} {b}",
            lambda: f"{c} SubClassOf: {d}",
        )
