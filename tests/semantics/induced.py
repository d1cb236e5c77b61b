"""The classical interpretation that one of another logic amounts to, over the names of channels."""

from __future__ import annotations

from typing import cast

from translated import PARADL

from paradl.semantics import syntax as owl
from paradl.semantics.ac import PairInterpretation
from paradl.semantics.interpretation import Bits, Interpretation, Name
from paradl.semantics.told import FourValuedInterpretation

TOLD_FALSE = ".told-false"
DEFINED, REFUTED, REFUTATION_DEFINED = ".defined", ".refuted", ".refutation-defined"


def of_four_values(given: FourValuedInterpretation) -> Interpretation:
    """`A` is what is told true, `A.told-false` what is told false, Absurd what is in conflict."""
    bits: dict[Name, Bits] = dict(given.true.bits)
    for name, side in given.false.bits.items():
        if not isinstance(name, owl.Individual):
            bits[_derived(name, TOLD_FALSE)] = side
    bits[owl.Class(PARADL + "Absurd")] = given.conflict
    bits[owl.ObjectProperty(PARADL + "absurdObjectProperty")] = given.absurd_property
    bits[owl.DataProperty(PARADL + "absurdDataProperty")] = given.absurd_data_property
    return Interpretation(given.true.size, given.true.batch, bits, given.true.values)


def of_pairs(given: PairInterpretation) -> Interpretation:
    """Of each side a name for what is true, and one for what is defined."""
    bits: dict[Name, Bits] = {cast(Name, name): point for name, point in given.individuals.items()}
    for name, pair in given.pairs.items():
        bits[name] = pair.u.true
        bits[_derived(name, DEFINED)] = pair.u.defined
        bits[_derived(name, REFUTED)] = pair.v.true
        bits[_derived(name, REFUTATION_DEFINED)] = pair.v.defined
    return Interpretation(given.size, max(b.shape[-1] for b in bits.values()), bits)


def _derived(name: Name, suffix: str) -> Name:
    return type(name)(name.iri + suffix)
