"""Four-valued interpretations: what every name is told to hold of, and what it is told not to.

Source: Maier, Ma, Hitzler (2013), *Paraconsistent OWL and related logics*, section 4. The elements
in conflict are ParaDL's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from paradl.semantics import syntax as owl
from paradl.semantics.interpretation import (
    Bits,
    Interpretation,
    Name,
    Signature,
    Slot,
    conjunction,
    slot,
    throughout,
)

Key = tuple[Name, str] | str
CONFLICT = "in conflict"
ABSURD_PROPERTY = "absurd object property"
ABSURD_DATA_PROPERTY = "absurd data property"


class NoReading(ValueError):
    """The logic gives the axiom no meaning."""


@dataclass(frozen=True)
class Told:
    """What is told true, and what is told false.

    >>> glut = Told(np.array([[True]]), np.array([[True]]))
    >>> gap = Told(np.array([[False]]), np.array([[False]]))
    >>> (glut & gap).true, (glut & gap).false
    (array([[False]]), array([[ True]]))
    """

    true: Bits
    false: Bits

    def __invert__(self) -> Told:
        return Told(self.false, self.true)

    def __and__(self, other: Told) -> Told:
        return Told(self.true & other.true, self.false | other.false)

    def __or__(self, other: Told) -> Told:
        return Told(self.true | other.true, self.false & other.false)


@dataclass(frozen=True)
class FourValuedInterpretation:
    """A batch of four-valued interpretations.

    Attributes:
        true: what the names are told to hold of.
        false: what they are told not to hold of; individuals are the same as in `true`.
        conflict: the elements in conflict.
        absurd_property: what owl:bottomObjectProperty is told to hold of.
        absurd_data_property: what owl:bottomDataProperty is told to hold of.
    """

    true: Interpretation
    false: Interpretation
    conflict: Bits
    absurd_property: Bits
    absurd_data_property: Bits

    @staticmethod
    def slots(signature: Signature, size: int) -> dict[Key, Slot]:
        """The places for bits in such an interpretation."""
        values = len(signature.values)
        slots: dict[Key, Slot] = {CONFLICT: Slot((size,))}
        for name in sorted(signature.names, key=repr):
            for side in "+" if isinstance(name, owl.Individual) else "+-":
                slots[name, side] = slot(name, size, values)
        return slots

    @classmethod
    def of(
        cls, bits: Mapping[Key, Bits], signature: Signature, size: int
    ) -> FourValuedInterpretation:
        """The slots filled with bits; what no slot has holds of nothing."""
        conflict = bits[CONFLICT]
        batch = conflict.shape[-1]
        values = tuple(sorted(signature.values, key=repr))

        def side(symbol: str) -> Interpretation:
            sides = {}
            for name in signature.names:
                nothing = np.zeros((*slot(name, size, len(values)).shape, 1), bool)
                key = (name, "+" if isinstance(name, owl.Individual) else symbol)
                sides[name] = bits.get(key, nothing)
            return Interpretation(size, batch, sides, values)

        absurd = bits.get(ABSURD_PROPERTY, np.zeros((size, size, 1), bool))
        absurd_data = bits.get(ABSURD_DATA_PROPERTY, np.zeros((size, len(values), 1), bool))
        return cls(
            side("+"),
            side("-"),
            conflict,
            absurd & conflict[:, None],
            absurd_data & conflict[:, None],
        )

    @classmethod
    def without_conflict(
        cls, true: Interpretation, false: Interpretation
    ) -> FourValuedInterpretation:
        """From the two sides of the names."""
        nothing = ~true.everything
        absurd_data = np.zeros((true.size, len(true.values), 1), bool)
        return cls(true, false, nothing, nothing[:, None] & nothing, absurd_data)

    def hard(self) -> FourValuedInterpretation:
        """The same with nothing in conflict: what an axiom that is not guarded means."""
        return self.without_conflict(self.true, self.false)

    def gapless(self) -> Bits:
        """Whether it is one of `lp`: no class leaves an element out.

        Properties may leave pairs out: no axiom of OWL 2 forbids it.
        """
        told = ((side, self.false[c]) for c, side in self._sides() if isinstance(c, owl.Class))
        return self._all(true | false for true, false in told)

    def glutless(self) -> Bits:
        """Whether it is one of `k3`: nothing is told both true and false."""
        return self._all(~(true & self.false[name]) for name, true in self._sides())

    def _sides(self) -> list[tuple[Name, Bits]]:
        return [item for item in self.true.bits.items() if not isinstance(item[0], owl.Individual)]

    def _all(self, conditions: Iterable[Bits]) -> Bits:
        return conjunction([np.ones(1, bool), *map(throughout, conditions)])
