"""Theorems 10 and 11 of Allen et al. (2025), over the interpretations that judges can give.

By Definition 6 a judge's interpretation gives each atom one of nine pairs, and any pairs may come.
So a family of them is all ways to give pairs to the atoms over the named individuals.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest
from answers import recorded

import paradl
from paradl.grounding import model_check
from paradl.oracle import oracle
from paradl.oracle.verbalization.atoms import Atom, Membership, Relation
from paradl.semantics import functional
from paradl.semantics import syntax as owl
from paradl.semantics.ac import AnalyticContainment, Kleene, Pair, PairInterpretation
from paradl.semantics.interpretation import Bits, Name

SPACE = "http://example.org/t#"
CLASSES, ROLES, INDIVIDUALS = "AB", "R", "ab"
CASES, QUERIES, SAMPLE = 40, 4, 100_000
LETTERS = "etf"  # as Kleene.of has them

MEMBERS = [Membership(SPACE + i, SPACE + c) for c, i in product(CLASSES, INDIVIDUALS)]
RELATIONS = [Relation(SPACE + s, SPACE + r, SPACE + o) for r, s, o in product(ROLES, *["ab"] * 2)]


class Family:
    """Interpretations that are given by the codes of the sides of atoms, one a column."""

    def __init__(self, atoms: Sequence[Atom], codes: Bits) -> None:
        self.atoms, self.codes = atoms, codes
        rows = {
            (str(atom), side): codes[2 * number + place]
            for number, atom in enumerate(atoms)
            for place, side in enumerate("uv")
        }
        undefined = np.zeros(codes.shape[1], np.int8)

        def side(atoms: Sequence[Atom], which: str) -> Bits:
            return np.stack([rows.get((str(atom), which), undefined) for atom in atoms])

        pairs: dict[Name, Pair] = {}
        for c in CLASSES:
            of = [atom for atom in MEMBERS if atom.cls == SPACE + c]
            values = (Kleene.of(side(of, which)) for which in "uv")
            pairs[owl.Class(SPACE + c)] = Pair(*values)
        for r in ROLES:
            shape = (len(INDIVIDUALS), len(INDIVIDUALS), -1)
            values = (Kleene.of(side(RELATIONS, which).reshape(shape)) for which in "uv")
            pairs[owl.ObjectProperty(SPACE + r)] = Pair(*values)
        points = np.eye(len(INDIVIDUALS), dtype=bool)
        elements = {owl.Individual(SPACE + i): points[:, [n]] for n, i in enumerate(INDIVIDUALS)}
        self._clauses = AnalyticContainment(PairInterpretation(len(INDIVIDUALS), pairs, elements))

    def value(self, axiom: str) -> Pair:
        return self._clauses.value(functional.axiom(axiom))

    def where(self, axioms: Sequence[str]) -> Bits:
        """In which of them all axioms are verified."""
        holds = np.ones(self.codes.shape[1], bool)
        for axiom in axioms:
            holds &= self.value(axiom).u.true
        return holds


@pytest.fixture(scope="module")
def everything() -> Family:
    """All 9 ** 4 ways to give pairs to the class assertions."""
    codes = np.array(list(product(range(3), repeat=2 * len(MEMBERS))), np.int8).T
    return Family(MEMBERS, codes)


@pytest.fixture(scope="module")
def some() -> Family:
    """With the property as well there are 9 ** 8 ways: some of them."""
    atoms: list[Atom] = [*MEMBERS, *RELATIONS]
    random = np.random.default_rng(11)
    return Family(atoms, random.integers(0, 3, (2 * len(atoms), SAMPLE)).astype(np.int8))


class Author:
    def __init__(self, seed: int, quantifiers: bool) -> None:
        self._random, self._quantifiers = Random(seed), quantifiers

    def expression(self, depth: int = 2) -> str:
        pick = self._random.choice
        if not depth:
            return pick(["", "not "]) + pick(CLASSES)
        inner = [self.expression(depth - 1) for _ in range(2)]
        forms = [f"({inner[0]} and {inner[1]})", f"({inner[0]} or {inner[1]})", f"not ({inner[0]})"]
        if self._quantifiers:
            forms += [f"(R some ({inner[0]}))", f"(R only ({inner[0]}))"]
        return pick([*forms, self.expression(0)])

    def sentence(self) -> str:
        pick = self._random.choice
        if self._quantifiers and self._random.random() < 0.4:
            return pick([f"{pick(CLASSES)} SubClassOf: {self.expression(1)}", "a R b", "b R a"])
        return f"{pick(INDIVIDUALS)} Type: {self.expression()}"

    def sentences(self, count: int) -> list[str]:
        return [self.sentence() for _ in range(count)]


def names() -> str:
    declared = [f"Class(:{c})" for c in CLASSES]
    declared += [f"ObjectProperty(:{r})" for r in ROLES]
    declared += [f"NamedIndividual(:{i})" for i in INDIVIDUALS]
    return "\n".join(f"Declaration({one})" for one in declared)


def ontology(axioms: Sequence[str]) -> bytes:
    return (
        f"Prefix(:=<{SPACE}>)\nOntology(\n{names()}\n".encode() + "\n".join(axioms).encode() + b")"
    )


def as_axioms(sentences: Sequence[str]) -> list[str]:
    with paradl.load(ontology(()), logic="ac") as kb:
        return list(kb.run("axioms", queries=list(sentences)).result["sentences"])


def test_what_is_derived_holds_in_every_judges_interpretation(some: Family) -> None:
    """Theorem 10: soundness, with quantifiers and a property."""
    derived = tried = 0
    for seed in range(CASES):
        author = Author(seed, quantifiers=True)
        given = author.sentences(1 + seed % 3)
        told, queries = as_axioms(given), [*author.sentences(QUERIES), given[0]]
        where = some.where(told)
        with paradl.load(ontology(told), logic="ac") as kb:
            answers, axioms = kb.ask(queries), as_axioms(queries)
        for answer, axiom in zip(answers, axioms, strict=True):
            pair = some.value(axiom)
            tried += int(where.sum())
            if answer.told_true:
                derived += 1
                assert pair.u.true[where].all(), (told, answer)
            if answer.told_false:
                assert pair.v.true[where].all(), (told, answer)
    assert derived > CASES
    assert tried > 100_000


def test_what_holds_in_every_judges_interpretation_is_derived(everything: Family) -> None:
    """Theorem 11: completeness; without quantifiers the family is all that there is."""
    holding = 0
    for seed in range(CASES):
        author = Author(1000 + seed, quantifiers=False)
        told = as_axioms(author.sentences(1 + seed % 3))
        queries = author.sentences(QUERIES)
        where = everything.where(told)
        with paradl.load(ontology(told), logic="ac") as kb:
            answers, axioms = kb.ask(queries), as_axioms(queries)
        assert where.any()
        for answer, axiom in zip(answers, axioms, strict=True):
            pair = everything.value(axiom)
            holding += bool(pair.u.true[where].all())
            assert answer.told_true == pair.u.true[where].all(), (told, answer)
            assert answer.told_false == pair.v.true[where].all(), (told, answer)
    assert holding > CASES / 4


@pytest.mark.parametrize("seed", range(3))
def test_a_judge_gives_one_of_them(seed: int, some: Family, tmp_path: Path) -> None:
    """Definition 6: the same pairs, when they come out of a judge's mouth and the cache."""
    author = Author(2000 + seed, quantifiers=True)
    sentences = author.sentences(6)
    axioms = as_axioms(sentences)
    codes = some.codes[:, seed]
    pairs = [f"<{LETTERS[u]},{LETTERS[v]}>" for u, v in codes.reshape(-1, 2)]
    values = dict(zip(map(str, some.atoms), pairs, strict=True))
    judge = recorded(tmp_path / "judge.jsonl", values)
    with paradl.load(ontology(axioms), logic="ac") as kb, oracle(judge) as asked:
        checked = model_check(kb, sentences, asked)
    for one, axiom in zip(checked.sentences, axioms, strict=True):
        pair = some.value(axiom)
        sides = [LETTERS[1 if k.true[seed] else 2 * k.false[seed]] for k in (pair.u, pair.v)]
        assert str(one.value) == f"<{sides[0]},{sides[1]}>", (one, axiom)
