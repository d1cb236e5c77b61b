"""The truth values obey the laws of their logics."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paradl.truth import V3, Belnap, GeneralizedTruthValue

belnap = st.sampled_from(Belnap)
weak = st.sampled_from(V3)
pairs = st.builds(GeneralizedTruthValue, weak, weak)


@pytest.mark.parametrize(
    ("told_true", "told_false", "value"),
    [
        (True, False, Belnap.T),
        (False, True, Belnap.F),
        (True, True, Belnap.B),
        (False, False, Belnap.N),
    ],
)
def test_belnap_is_what_was_told(told_true: bool, told_false: bool, value: Belnap) -> None:
    assert Belnap.from_told(told_true=told_true, told_false=told_false) is value
    assert (value.told_true, value.told_false) == (told_true, told_false)


def test_belnap_conjunction_table() -> None:
    """Belnap 1977, the table of `and` on the lattice L4."""
    rows = {"T": "TFBN", "F": "FFFF", "B": "BFBF", "N": "NFFN"}
    for left, row in rows.items():
        for right, value in zip("TFBN", row, strict=True):
            assert Belnap(left) & Belnap(right) is Belnap(value), (left, right)


def test_belnap_disjunction_table() -> None:
    rows = {"T": "TTTT", "F": "TFBN", "B": "TBBT", "N": "TNTN"}
    for left, row in rows.items():
        for right, value in zip("TFBN", row, strict=True):
            assert Belnap(left) | Belnap(right) is Belnap(value), (left, right)


@given(belnap, belnap)
def test_belnap_de_morgan(a: Belnap, b: Belnap) -> None:
    assert ~(a & b) is ~a | ~b
    assert ~~a is a


def test_weak_kleene_is_classical_but_infectious() -> None:
    truth = {V3.T: True, V3.F: False}
    for a, b in product(V3, V3):
        if V3.E in (a, b):
            assert a & b is V3.E
            assert a | b is V3.E
        else:
            assert truth[a & b] == (truth[a] and truth[b])
            assert truth[a | b] == (truth[a] or truth[b])


@given(pairs)
def test_pairs(pair: GeneralizedTruthValue) -> None:
    assert GeneralizedTruthValue.parse(str(pair)) == pair
    assert ~~pair == pair
    assert (~pair).belnap is ~pair.belnap
    assert (pair.told_true, pair.told_false) == (pair.u is V3.T, pair.v is V3.T)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a generalized truth value: ''"),
        ("t", "not a generalized truth value: 't'"),
        ("<t>", "not a generalized truth value: '<t>'"),
        ("<t,x>", "'x' is not a valid V3"),
        ("t,f,e", "'f,e' is not a valid V3"),
    ],
)
def test_what_is_no_pair(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GeneralizedTruthValue.parse(text)


def test_values_do_not_change() -> None:
    with pytest.raises(AttributeError):
        GeneralizedTruthValue(V3.T, V3.F).u = V3.E  # type: ignore[misc]
