"""Finite interpretations, many at once.

The interpretations of a batch share their domain, `0 .. size - 1`, and differ in everything else.
What they say of a name is an array whose last axis is the batch: a class's extension has the shape
`(size, batch)`, an object property's `(size, size, batch)`, a data property's `(size, values,
batch)`. So a clause of a semantics is a line of array algebra, and holds for all of them together.

The bits need not be booleans: whatever has `&`, `|` and `~` will do. With propositional variables
for bits, what an evaluator computes is the formula that says that the axiom holds.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import reduce
from itertools import combinations
from math import prod
from operator import and_, or_
from typing import Any, NamedTuple, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from paradl.semantics.syntax import (
    Class,
    DataProperty,
    Individual,
    Literal,
    ObjectProperty,
)

Bits = NDArray[Any]
Key = TypeVar("Key", bound=Hashable)
Name = Class | ObjectProperty | DataProperty | Individual


@dataclass(frozen=True)
class Interpretation:
    """A batch of classical interpretations, as the direct semantics of OWL 2 has them.

    The data domain is cut down to a list of values: those that data properties may have.

    >>> one = Interpretation.build(3, classes={"Bird": [0, 2]}, properties={"eats": [(0, 1)]})
    >>> one[Class("Bird")].T
    array([[ True, False,  True]])
    """

    size: int
    batch: int
    bits: Mapping[Name, Bits]
    values: tuple[Literal, ...] = ()

    def __getitem__(self, name: Name) -> Bits:
        return self.bits[name]

    @property
    def everything(self) -> Bits:
        """The extension of owl:Thing."""
        return np.ones((self.size, self.batch), bool)

    @property
    def identity(self) -> Bits:
        """Each element with itself, in every interpretation."""
        return np.eye(self.size, dtype=bool)[:, :, None]

    @property
    def named(self) -> Bits:
        """The elements that an individual's name denotes."""
        points = [bits for name, bits in self.bits.items() if isinstance(name, Individual)]
        return reduce(or_, points, ~self.everything)

    @classmethod
    def build(
        cls,
        size: int,
        *,
        classes: Mapping[str, Iterable[int]] | None = None,
        properties: Mapping[str, Iterable[tuple[int, int]]] | None = None,
        individuals: Mapping[str, int] | None = None,
    ) -> Self:
        """A single interpretation, written out."""
        bits: dict[Name, Bits] = {}
        for iri, members in (classes or {}).items():
            bits[Class(iri)] = _bits((size, 1), ((x,) for x in members))
        for iri, pairs in (properties or {}).items():
            bits[ObjectProperty(iri)] = _bits((size, size, 1), pairs)
        for iri, element in (individuals or {}).items():
            bits[Individual(iri)] = _bits((size, 1), [(element,)])
        return cls(size, 1, bits)


def _bits(shape: tuple[int, ...], places: Iterable[tuple[int, ...]]) -> Bits:
    bits = np.zeros(shape, bool)
    for place in places:
        bits[place] = True
    return bits


# Array algebra. Bits along the last axis but one are what is quantified and counted.


def some(bits: Bits) -> Bits:
    """Whether any is set."""
    result: Bits = np.bitwise_or.reduce(bits, axis=-2)
    return result


def every(bits: Bits) -> Bits:
    """Whether all are set."""
    result: Bits = np.bitwise_and.reduce(bits, axis=-2)
    return result


def at_least(n: int, bits: Bits) -> Bits:
    """Whether n of them are set, or more.

    >>> at_least(2, np.array([[True, True], [False, True]]))
    array([False,  True])
    """
    if n <= 0:
        return np.ones(bits.shape[:-2] + bits.shape[-1:], bool)
    result = np.zeros(bits.shape[:-2] + bits.shape[-1:], bool)
    for chosen in combinations(range(bits.shape[-2]), n):
        result = result | every(bits[..., chosen, :])
    return result


def at_most(n: int, bits: Bits) -> Bits:
    """Whether n of them are set, or fewer."""
    return ~at_least(n + 1, bits)


def within(some: Bits, others: Bits) -> Bits:
    """Whether everything that is set on the left is set on the right: one bit an interpretation."""
    return throughout(~some | others)


def throughout(bits: Bits) -> Bits:
    """Whether all are set: one bit an interpretation."""
    result: Bits = np.bitwise_and.reduce(bits.reshape(-1, bits.shape[-1]), axis=0)
    return result


def conjunction(conditions: Iterable[Bits]) -> Bits:
    """Whether all of the conditions hold: one bit an interpretation."""
    return reduce(and_, conditions)


def converse(relation: Bits) -> Bits:
    """The pairs turned around."""
    return relation.swapaxes(0, 1)


def compose(first: Bits, second: Bits) -> Bits:
    """The pairs with something between that the first relates to, and the second from."""
    return some(first[:, None, :, :] & converse(second)[None, :, :, :])


# What there is to interpret, and every way to do it.


@dataclass(frozen=True)
class Signature:
    """The names, and the values, that an interpretation has to know.

    >>> from paradl.semantics.functional import axiom
    >>> sorted(name.iri for name in Signature.of(axiom("SubClassOf(<A> ObjectHasSelf(<R>))")).names)
    ['A', 'R']
    """

    names: frozenset[Name] = frozenset()
    values: frozenset[Literal] = field(default=frozenset(), kw_only=True)

    @classmethod
    def of(cls, *nodes: object) -> Self:
        """The names of axioms and expressions, but for those that OWL itself gives a meaning."""
        parts = list(_parts(nodes))
        names = (part for part in parts if isinstance(part, Name))
        return cls(
            frozenset(name for name in names if not name.iri.startswith(_OWL)),
            values=frozenset(part for part in parts if isinstance(part, Literal)),
        )

    def __or__(self, other: Signature) -> Signature:
        return Signature(self.names | other.names, values=self.values | other.values)

    def sorted(self, kind: type) -> list[Any]:
        """The names of one kind, in order."""
        return sorted((n for n in self.names if isinstance(n, kind)), key=lambda name: name.iri)


_OWL = "http://www.w3.org/2002/07/owl#"


def _parts(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, tuple):
        for item in node:
            yield from _parts(item)
    elif hasattr(node, "__dataclass_fields__"):
        for item in fields(node):  # type: ignore[arg-type]
            yield from _parts(getattr(node, item.name))


class Slot(NamedTuple):
    """A place in an interpretation: a relation with so many values, or a point of it."""

    shape: tuple[int, ...]
    point: bool = False
    values: int = 2

    @property
    def choices(self) -> int:
        """In how many ways it can be filled."""
        return prod(self.shape) if self.point else self.values ** prod(self.shape)

    def decode(self, numbers: NDArray[np.int64]) -> Bits:
        """What the choices with these numbers put there; bits where there are two values."""
        places = np.arange(prod(self.shape))[:, None]
        values = places == numbers if self.point else numbers // self.values**places % self.values
        filled: Bits = values.reshape(*self.shape, -1)
        return filled.astype(bool) if self.values == 2 else filled


def slot(name: Name, size: int, values: int) -> Slot:
    """The place that a name takes in a domain of this size."""
    match name:
        case Class():
            return Slot((size,))
        case ObjectProperty():
            return Slot((size, size))
        case DataProperty():
            return Slot((size, values))
        case Individual():
            return Slot((size,), point=True)


def fillings(slots: Mapping[Key, Slot], chunk: int = 1 << 14) -> Iterator[dict[Key, Bits]]:
    """Every way to fill the slots, in batches.

    >>> [batch["A"].shape for batch in fillings({"A": Slot((2,)), "a": Slot((2,), point=True)})]
    [(2, 8)]
    """
    total = prod(slot.choices for slot in slots.values())
    for start in range(0, total, chunk):
        rest = np.arange(start, min(start + chunk, total))
        batch = {}
        for key, slot in slots.items():
            rest, numbers = np.divmod(rest, slot.choices)
            batch[key] = slot.decode(numbers)
        yield batch


def sample(slots: Mapping[Key, Slot], count: int, random: np.random.Generator) -> dict[Key, Bits]:
    """So many random ways to fill the slots."""
    return {
        key: slot.decode(random.integers(slot.choices, size=count)) for key, slot in slots.items()
    }
