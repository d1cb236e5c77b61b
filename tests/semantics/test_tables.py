"""Each table against the semantics: what an axiom becomes holds classically where the axiom holds.

That is tried on every interpretation over one element and over two, of every constructor in every
constructor and every type of axiom, through the real translator. An interpretation of the logic
amounts to a classical one over the names of the channels (`induced`); in that one the translation
is evaluated by the direct semantics of OWL.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import product
from operator import and_

import corpus
import induced
import numpy as np
import pytest
from spaces import by_space, classical_slots, four_valued_slots
from translated import Item, translate

from paradl.semantics import syntax as owl
from paradl.semantics.classical import Classical
from paradl.semantics.fourvalued import FourValued, Inclusion
from paradl.semantics.functional import write
from paradl.semantics.interpretation import Bits
from paradl.semantics.told import NoReading

INCLUSIONS: tuple[Inclusion, ...] = ("internal", "strong", "material")
GUARDS = ("all", "none")


def expressions_as_items(expressions: Sequence[owl.ClassExpression]) -> list[Item]:
    """Each told of an individual, and then denied."""
    told = (owl.ClassAssertion(c, corpus.a) for c in expressions)
    return [
        Item(axiom)
        for assertion in told
        for axiom in (
            assertion,
            owl.ClassAssertion(owl.ObjectComplementOf(assertion.of), corpus.a),
        )
    ]


def expressions_of(axioms: list[owl.Axiom] | None) -> owl.ClassExpression:
    """What an assertion says; nothing where OWLAPI takes it for granted."""
    assert axioms is not None
    assert all(isinstance(axiom, owl.ClassAssertion) for axiom in axioms)
    [assertion] = axioms
    assert isinstance(assertion, owl.ClassAssertion)
    return assertion.of


def differs(found: Bits, expected: Bits) -> bool:
    return bool((found != expected).any())


def holds(classical: Classical, axioms: list[owl.Axiom], batch: int) -> Bits:
    return reduce(and_, map(classical.satisfies, axioms), np.ones(batch, bool))


@pytest.mark.parametrize("guards", GUARDS)
def test_expressions_of_fde(guards: str) -> None:
    expressions = corpus.nested()
    translated = translate(expressions_as_items(expressions), "fde", guards).items
    sides = [expressions_of(axioms) for axioms in translated]
    wrong = set()
    for space, nodes in by_space(expressions, four_valued_slots).items():
        for interpretation in space.four_valued():
            given = interpretation if guards == "all" else interpretation.hard()
            meant, classical = FourValued(given), Classical(induced.of_four_values(given))
            for number, c in nodes:
                told = meant.extension(c)
                true, false = sides[2 * number : 2 * number + 2]
                if differs(classical.extension(true), told.true):
                    wrong.add(f"{write(c)} told true: {write(true)}")
                if differs(classical.extension(false), told.false):
                    wrong.add(f"{write(c)} told false: {write(false)}")
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("guards", GUARDS)
def test_axioms_of_fde(guards: str) -> None:
    axioms = list(corpus.axioms())
    items = [Item(axiom, kind) for axiom, kind in product(axioms, INCLUSIONS)]
    translated = translate(items, "fde", guards).items
    wrong = set()
    for space, nodes in by_space(axioms, four_valued_slots).items():
        for interpretation in space.four_valued():
            given = interpretation if guards == "all" else interpretation.hard()
            meant, classical = FourValued(given), Classical(induced.of_four_values(given))
            for (number, axiom), (nth, kind) in product(nodes, enumerate(INCLUSIONS)):
                became = translated[3 * number + nth]
                try:
                    expected = meant.satisfies(axiom, kind)
                except NoReading:
                    assert became is None
                    continue
                assert became is not None, f"{write(axiom)} is left out"
                if differs(holds(classical, became, given.true.batch), expected):
                    wrong.add(f"{write(axiom)} ({kind}): {' '.join(map(write, became))}")
    assert not wrong, "\n".join(sorted(wrong))


def test_classical_axioms_stand_for_themselves() -> None:
    axioms = [item.axiom for item in expressions_as_items(corpus.nested())] + list(corpus.axioms())
    translated = translate([Item(axiom) for axiom in axioms], "classical").items
    wrong = set()
    for space, nodes in by_space(axioms, classical_slots).items():
        for interpretation in space.classical():
            classical = Classical(interpretation)
            for number, axiom in nodes:
                became = translated[number]
                assert became is not None
                if differs(
                    holds(classical, became, interpretation.batch), classical.satisfies(axiom)
                ):
                    wrong.add(f"{write(axiom)}: {' '.join(map(write, became))}")
    assert not wrong, "\n".join(sorted(wrong))
