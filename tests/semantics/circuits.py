"""Propositional formulas as bits of an interpretation: what an evaluator makes of them is a formula
too, and a SAT solver finds the interpretations in which it is true.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import numpy as np
from pysat.solvers import Solver

from paradl.semantics.ac import Kleene
from paradl.semantics.interpretation import Bits, Slot


class Gate:
    """A formula: a literal of its circuit's clauses."""

    __slots__ = ("circuit", "literal")

    def __init__(self, circuit: Circuit, literal: int) -> None:
        self.circuit = circuit
        self.literal = literal

    def __invert__(self) -> Gate:
        return Gate(self.circuit, -self.literal)

    def __and__(self, other: Gate | bool) -> Gate:
        if not isinstance(other, Gate):
            return self if other else Gate(self.circuit, -TRUE)
        return self.circuit.both(self, other)

    def __or__(self, other: Gate | bool) -> Gate:
        if not isinstance(other, Gate):
            return Gate(self.circuit, TRUE) if other else self
        return ~(~self & ~other)

    __rand__ = __and__
    __ror__ = __or__


TRUE = 1  # the variable that is true


class Circuit:
    """Formulas over common variables."""

    def __init__(self) -> None:
        self._solver = Solver(name="cadical153")
        self._variables = TRUE
        self._known: dict[tuple[int, int], int] = {}
        self._solver.add_clause([TRUE])

    def both(self, one: Gate, other: Gate) -> Gate:
        """The conjunction."""
        x, y = sorted((one.literal, other.literal))
        if x == -y or -TRUE in (x, y):
            return Gate(self, -TRUE)
        if TRUE in (x, y) or x == y:
            return Gate(self, x if y == TRUE else y)
        if (x, y) not in self._known:
            z = self._known[x, y] = self._variable()
            self._clauses([-z, x], [-z, y], [z, -x, -y])
        return Gate(self, self._known[x, y])

    def fill(self, slot: Slot) -> Bits:
        """Bits that may be anything."""
        bits = np.empty((*slot.shape, 1), object)
        for place in np.ndindex(bits.shape):
            bits[place] = Gate(self, self._variable())
        if slot.point:
            literals = [gate.literal for gate in bits.flat]
            self._clauses(literals, *([-x, -y] for x, y in combinations(literals, 2)))
        return bits

    def kleene(self, shape: tuple[int, ...]) -> Kleene:
        """Weak Kleene values that may be anything."""
        true, false = self.fill(Slot(shape)), self.fill(Slot(shape))
        for t, f in zip(true.flat, false.flat, strict=True):
            self._clauses([-t.literal, -f.literal])
        return Kleene(true, false)

    def demand(self, condition: Bits) -> None:
        """From now on these are true."""
        self._clauses(*([gate.literal] for gate in self._gates(condition)))

    def is_possible(self, *conditions: Bits) -> bool:
        """Whether they can all be true."""
        gates = [gate for condition in conditions for gate in self._gates(condition)]
        return bool(self._solver.solve(assumptions=[gate.literal for gate in gates]))

    def _gates(self, bits: Bits) -> Iterable[Gate]:
        for bit in bits.flat:
            yield bit if isinstance(bit, Gate) else Gate(self, TRUE if bit else -TRUE)

    def _variable(self) -> int:
        self._variables += 1
        return self._variables

    def _clauses(self, *clauses: list[Any]) -> None:
        for clause in clauses:
            self._solver.add_clause(clause)
