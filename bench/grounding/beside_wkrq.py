"""The same ontology and question, and the same judge, put to the tableau prover `wkrq`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import wkrq
from wkrq.semantics import FALSE, TRUE, BilateralTruthValue

import paradl
from bench.grounding import dice
from paradl.grounding import ground
from paradl.oracle.valuation import Side

SPACE = "http://example.org/birds#"
SIZES = (1, 2, 5, 10, 20)
"""Rules in a chain: every C0 is a C1, every C1 a C2. Is the one thing there is of the last?"""


@dataclass(frozen=True)
class Answer:
    """Whether it follows, what was asked for it, and how long it took without the judge."""

    follows: bool
    atoms: int
    seconds: float


def ontology(rules: int) -> bytes:
    """So many rules in a row, and a thing of which nothing is said."""
    names = "".join(f"Declaration(Class(:C{n}))" for n in range(rules + 1))
    terms = "".join(f"SubClassOf(:C{n} :C{n + 1})" for n in range(rules))
    thing = "Declaration(NamedIndividual(:a))"
    return f"Prefix(:=<{SPACE}>)\nOntology({names} {terms} {thing})".encode()


def by_paradl(rules: int) -> Answer:
    """Whether the thing is of the last class."""
    with paradl.load(ontology(rules), logic="ac") as kb, dice.oracle(dice.Dice(0), 16) as oracle:
        started = time.perf_counter()
        done = ground(kb, [f"a Type: C{rules}"], oracle)
        seconds = time.perf_counter() - started
    return Answer(done.answers[0].told_true, done.asked, seconds)


def by_wkrq(rules: int) -> Answer:
    """The same, as a tableau of the rules and that it is not verified (Ferguson, definition 11)."""
    asked: set[str] = set()

    def judge(formula: Any) -> BilateralTruthValue | None:
        name, _, rest = str(formula).partition("(")
        atom = f"ClassAssertion(<{SPACE}{name.rstrip('*')}> <{SPACE}{rest.rstrip(')')}>)"
        asked.add(atom)
        u, v = (TRUE if dice.says(atom, side) else FALSE for side in _SIDES)
        return BilateralTruthValue(v, u) if name.endswith("*") else BilateralTruthValue(u, v)

    x, thing = wkrq.Variable("X"), wkrq.Constant("a")
    signed = [wkrq.SignedFormula(wkrq.n, _is(f"C{rules}", thing))]
    for n in range(rules):
        rule = wkrq.RestrictedUniversalFormula(x, _is(f"C{n}", x), _is(f"C{n + 1}", x))
        signed.append(wkrq.SignedFormula(wkrq.t, rule))
    started = time.perf_counter()
    done = wkrq.ACrQTableau(signed, llm_evaluator=judge).construct()
    return Answer(not done.satisfiable, len(asked), time.perf_counter() - started)


_SIDES: Sequence[Side] = (Side.VERIFICATION, Side.REFUTATION)


def _is(name: str, term: Any) -> Any:
    return wkrq.PredicateFormula(name, [term])
