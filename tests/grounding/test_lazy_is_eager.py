"""Lazy grounding answers as asking everything first does, and never asks more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from random import Random

import pytest
from answers import recorded

import paradl
from paradl.grounding import Askable, ground
from paradl.grounding.grounding import candidates
from paradl.grounding.world import World
from paradl.oracle import oracle

SPACE = "http://example.org/g#"
CLASSES, ROLES, INDIVIDUALS = "ABCD", "RS", "abc"
PAIRS = [f"<{u},{v}>" for u, v in product("tef", repeat=2)]
EVERYTHING = Askable(asserted=True)


class Author:
    """Writes ontologies of ALCH and queries, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def ontology(self) -> str:
        names = [f"Declaration(Class(:{c}))" for c in CLASSES]
        names += [f"Declaration(ObjectProperty(:{r}))" for r in ROLES]
        names += [f"Declaration(NamedIndividual(:{i}))" for i in INDIVIDUALS]
        axioms = [self._axiom() for _ in range(self._random.randint(3, 7))]
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

    def _two(self) -> str:
        return f"{self._individual()} {self._individual()}"

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


@pytest.mark.parametrize("logic", ["fde", "ac"])
@pytest.mark.parametrize("seed", range(10))
def test_lazy_is_eager(logic: str, seed: int, tmp_path: Path) -> None:
    author = Author(seed)
    ontology, queries = author.ontology().encode(), author.queries(5)
    with paradl.load(ontology, logic=logic) as kb:
        atoms = candidates(kb, (), World.of(kb), EVERYTHING)
        judge = recorded(tmp_path / "judge.jsonl", {str(atom): author.pair() for atom in atoms})
        with oracle(judge) as asked:
            eager = ground(kb, (), asked, askable=EVERYTHING, eager=True)
        expected = kb.ask(queries)
    for query, answer in zip(queries, expected, strict=True):
        with paradl.load(ontology, logic=logic) as kb, oracle(judge) as asked:
            lazy = ground(kb, [query], asked, askable=EVERYTHING)
        assert lazy.answers == (answer,), query
        assert lazy.asked <= lazy.candidates <= eager.asked
    with paradl.load(ontology, logic=logic) as kb, oracle(judge) as asked:
        together = ground(kb, queries, asked, askable=EVERYTHING)
    assert together.answers == expected
    assert together.asked <= eager.asked
