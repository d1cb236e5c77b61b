"""Each table against the semantics: what an axiom becomes holds classically where the axiom holds.

That is tried on every interpretation over one element and over two, of every constructor in every
constructor and every type of axiom, through the real translator. An interpretation of the logic
amounts to a classical one over the names of the channels (`induced`); in that one the translation
is evaluated by the direct semantics of OWL.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import corpus
import induced
import numpy as np
import pytest
from spaces import by_space, classical_slots, four_valued_slots, pair_slots
from translated import Item, said, told_and_denied, translate

from paradl.semantics import syntax as owl
from paradl.semantics.ac import AnalyticContainment
from paradl.semantics.classical import Classical
from paradl.semantics.fourvalued import FourValued, Inclusion
from paradl.semantics.functional import write
from paradl.semantics.interpretation import Bits, Interpretation, throughout
from paradl.semantics.told import FourValuedInterpretation, NoReading

pytestmark = pytest.mark.slow

INCLUSIONS: tuple[Inclusion, ...] = ("internal", "strong", "material")
# What is guarded and what is not: `k3` has no guards, in `ac` there is nothing to guard.
FOUR_VALUED = [("fde", "all"), ("fde", "none"), ("lp", "all"), ("lp", "none"), ("k3", "none")]


def differs(found: Bits, expected: Bits, where: Bits | bool = True) -> bool:
    return bool(((found != expected) & where).any())


def holds(interpretation: Interpretation, classical: Classical, axioms: list[owl.Axiom]) -> Bits:
    """Whether all hold: of an individual that nothing is known of, for some element."""
    result = np.ones(interpretation.batch, bool)
    unknown: set[owl.Individual] = set()
    for axiom in axioms:
        match axiom:
            case owl.ClassAssertion(of, individual) if individual not in interpretation.bits:
                assert individual not in unknown, "a witness of two things"
                unknown.add(individual)
                result = result & ~throughout(~classical.extension(of))
            case _:
                result = result & classical.satisfies(axiom)
    return result


def admissible(logic: str, interpretation: FourValuedInterpretation) -> Bits:
    match logic:
        case "lp":
            return interpretation.gapless()
        case "k3":
            return interpretation.glutless()
    return np.ones(1, bool)


def wrong_expressions(table: str, guards: str) -> set[str]:
    expressions = corpus.nested()
    translated = translate(told_and_denied(expressions), table, guards).items
    sides = [said(axioms) for axioms in translated]
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
    return wrong


@pytest.mark.parametrize(("logic", "guards"), FOUR_VALUED)
def test_four_valued_expressions(logic: str, guards: str) -> None:
    wrong = wrong_expressions(logic, guards)
    assert not wrong, "\n".join(sorted(wrong))


def test_a_wrong_row_is_found(tmp_path: Path) -> None:
    shipped = (Path(__file__).parents[2] / "translations" / "fde.toml").read_text("utf-8")
    right, mistaken = '"-" = "R+ only C-"', '"-" = "R- only C-"'
    assert shipped.count(right) == 1
    (tmp_path / "mistaken.toml").write_text(shipped.replace(right, mistaken), "utf-8")
    wrong = wrong_expressions(str(tmp_path / "mistaken.toml"), "none")
    assert wrong
    assert all("SomeValuesFrom" in line or "HasValue" in line for line in wrong)


@pytest.mark.parametrize(("logic", "guards"), FOUR_VALUED)
def test_four_valued_axioms(logic: str, guards: str) -> None:
    axioms = list(corpus.axioms())
    items = [Item(axiom, kind) for axiom, kind in product(axioms, INCLUSIONS)]
    translated = translate(items, logic, guards).items
    wrong = set()
    for space, nodes in by_space(axioms, four_valued_slots).items():
        for interpretation in space.four_valued():
            given = interpretation if guards == "all" else interpretation.hard()
            classically = induced.of_four_values(given)
            meant, classical = FourValued(given), Classical(classically)
            ours = admissible(logic, given)
            for (number, axiom), (nth, kind) in product(nodes, enumerate(INCLUSIONS)):
                became = translated[3 * number + nth]
                try:
                    expected = meant.satisfies(axiom, kind)
                except NoReading:
                    assert became is None
                    continue
                assert became is not None, f"{write(axiom)} is left out"
                if differs(holds(classically, classical, became), expected, ours):
                    wrong.add(f"{write(axiom)} ({kind}): {' '.join(map(write, became))}")
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("logic", ["fde", "lp", "k3"])
def test_what_stands_by_itself_makes_the_logic(logic: str) -> None:
    axiom = owl.ClassAssertion(owl.ObjectHasValue(corpus.R, corpus.a), corpus.b)
    names = owl.EquivalentClasses((corpus.A, corpus.B))
    standing = translate([Item(axiom), Item(names)], logic, "none").standing
    both = owl.SubClassOf(owl.ObjectHasSelf(corpus.R), owl.ObjectUnionOf((corpus.A, corpus.B)))
    for space in by_space([both], four_valued_slots):
        for interpretation in space.four_valued():
            given = interpretation.hard()
            classically = induced.of_four_values(given)
            stands = holds(classically, Classical(classically), standing)
            assert not differs(stands, admissible(logic, given))


def test_expressions_of_ac() -> None:
    expressions = corpus.of_ac()
    translated = translate(told_and_denied(expressions), "ac").items
    sides = [said(axioms) for axioms in translated]
    wrong = set()
    for space, nodes in by_space(expressions, pair_slots).items():
        for given in space.of_pairs():
            meant, classical = AnalyticContainment(given), Classical(induced.of_pairs(given))
            for number, c in nodes:
                pair = meant.expression(c)
                verified, refuted = sides[2 * number : 2 * number + 2]
                if differs(classical.extension(verified), pair.u.true):
                    wrong.add(f"{write(c)} verified: {write(verified)}")
                if differs(classical.extension(refuted), pair.v.true):
                    wrong.add(f"{write(c)} refuted: {write(refuted)}")
    assert not wrong, "\n".join(sorted(wrong))


def test_axioms_of_ac() -> None:
    axioms = list(corpus.axioms_of_ac())
    translation = translate([Item(axiom) for axiom in axioms], "ac")
    wrong = set()
    for space, nodes in by_space(axioms, pair_slots).items():
        for given in space.of_pairs():
            classically = induced.of_pairs(given)
            meant, classical = AnalyticContainment(given), Classical(classically)
            for number, axiom in nodes:
                became = translation.items[number]
                assert became is not None
                if differs(holds(classically, classical, became), meant.satisfies(axiom)):
                    wrong.add(f"{write(axiom)}: {' '.join(map(write, became))}")
    assert not wrong, "\n".join(sorted(wrong))
    defined = {axiom for axiom in translation.standing if isinstance(axiom, owl.SubClassOf)}
    assert {write(axiom.sup) for axiom in defined} >= {f"<{corpus.A.iri}{induced.DEFINED}>"}


def test_classical_axioms_stand_for_themselves() -> None:
    axioms = [item.axiom for item in told_and_denied(corpus.nested())] + list(corpus.axioms())
    translated = translate([Item(axiom) for axiom in axioms], "classical").items
    wrong = set()
    for space, nodes in by_space(axioms, classical_slots).items():
        for interpretation in space.classical():
            classical = Classical(interpretation)
            for number, axiom in nodes:
                became = translated[number]
                assert became is not None
                found = holds(interpretation, classical, became)
                if differs(found, classical.satisfies(axiom)):
                    wrong.add(f"{write(axiom)}: {' '.join(map(write, became))}")
    assert not wrong, "\n".join(sorted(wrong))
