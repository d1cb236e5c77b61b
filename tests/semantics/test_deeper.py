"""Tables against semantics beyond what can be tried in full: random expressions of any depth, on
random interpretations over three elements.
"""

from __future__ import annotations

import induced
import numpy as np
import pytest
from corpus import INTEGER, ONE, WORD, A, B, C, R, S, U, a, b
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from translated import said, told_and_denied, translate

from paradl.semantics import syntax as owl
from paradl.semantics.ac import AnalyticContainment, PairInterpretation
from paradl.semantics.classical import Classical
from paradl.semantics.fourvalued import FourValued
from paradl.semantics.functional import write
from paradl.semantics.interpretation import Bits, Signature, sample
from paradl.semantics.told import FourValuedInterpretation

SIZE = 3
INTERPRETATIONS = 300
NAMES = Signature(frozenset((A, B, C, R, S, U, a, b)), values=frozenset((ONE, WORD)))
NAMES_OF_AC = Signature(frozenset((A, B, C, R, S, a, b)))

roles = st.sampled_from((R, S, owl.ObjectInverseOf(R), owl.ObjectInverseOf(S)))
names = st.sampled_from((A, B, C))
individuals = st.sampled_from((a, b))
numbers = st.integers(0, 3)
Strategy = st.SearchStrategy[owl.ClassExpression]


def two(part: Strategy) -> st.SearchStrategy[tuple[owl.ClassExpression, ...]]:
    return st.lists(part, min_size=2, max_size=3, unique=True).map(tuple)


def of_alc(part: Strategy, role: st.SearchStrategy[owl.ObjectPropertyExpression]) -> Strategy:
    return st.one_of(
        st.builds(owl.ObjectComplementOf, part),
        st.builds(owl.ObjectIntersectionOf, two(part)),
        st.builds(owl.ObjectUnionOf, two(part)),
        st.builds(owl.ObjectSomeValuesFrom, role, part),
        st.builds(owl.ObjectAllValuesFrom, role, part),
    )


def of_sroiq(part: Strategy) -> Strategy:
    return st.one_of(
        of_alc(part, roles),
        st.builds(owl.ObjectMinCardinality, numbers, roles, part),
        st.builds(owl.ObjectMaxCardinality, numbers, roles, part),
        st.builds(owl.ObjectExactCardinality, numbers, roles, part),
    )


leaves: Strategy = st.one_of(
    names,
    st.sampled_from((owl.THING, owl.NOTHING)),
    st.builds(owl.ObjectOneOf, st.tuples(individuals)),
    st.builds(owl.ObjectHasSelf, roles),
    st.builds(owl.ObjectHasValue, roles, individuals),
    st.builds(owl.DataMinCardinality, numbers, st.just(U)),
    st.builds(owl.DataSomeValuesFrom, st.just(U), st.just(INTEGER)),
    st.builds(owl.DataAllValuesFrom, st.just(U), st.just(INTEGER)),
)
expressions = st.recursive(leaves, of_sroiq, max_leaves=12)
expressions_of_ac = st.recursive(
    names, lambda part: of_alc(part, st.sampled_from((R, S))), max_leaves=12
)
many = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("guards", ["all", "none"])
@many
@given(st.lists(expressions, min_size=30, max_size=60, unique=True), st.integers(0, 2**32))
def test_four_values(guards: str, several: list[owl.ClassExpression], seed: int) -> None:
    slots = FourValuedInterpretation.slots(NAMES, SIZE)
    filled = sample(slots, INTERPRETATIONS, np.random.default_rng(seed))
    soft = FourValuedInterpretation.of(filled, NAMES, SIZE)
    meant = soft if guards == "all" else soft.hard()
    semantics, classical = FourValued(meant), Classical(induced.of_four_values(meant))
    sides = [said(axioms) for axioms in translate(told_and_denied(several), "fde", guards).items]
    for n, c in enumerate(several):
        told = semantics.extension(c)
        _agree(c, classical.extension(sides[2 * n]), told.true)
        _agree(c, classical.extension(sides[2 * n + 1]), told.false)


@many
@given(st.lists(expressions_of_ac, min_size=30, max_size=60, unique=True), st.integers(0, 2**32))
def test_pairs(several: list[owl.ClassExpression], seed: int) -> None:
    slots = PairInterpretation.slots(NAMES_OF_AC, SIZE)
    filled = sample(slots, INTERPRETATIONS, np.random.default_rng(seed))
    meant = PairInterpretation.of(filled, NAMES_OF_AC, SIZE)
    semantics, classical = AnalyticContainment(meant), Classical(induced.of_pairs(meant))
    sides = [said(axioms) for axioms in translate(told_and_denied(several), "ac").items]
    for n, c in enumerate(several):
        pair = semantics.expression(c)
        _agree(c, classical.extension(sides[2 * n]), pair.u.true)
        _agree(c, classical.extension(sides[2 * n + 1]), pair.v.true)


def _agree(c: owl.ClassExpression, found: Bits, expected: Bits) -> None:
    assert (found == expected).all(), write(c)
