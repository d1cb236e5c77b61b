"""All interpretations of what a node mentions, and no more: there are few enough to try each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, TypeVar

from corpus import ONE, WORD

from paradl.semantics import syntax as owl
from paradl.semantics.ac import PairInterpretation
from paradl.semantics.functional import write
from paradl.semantics.interpretation import Bits, Interpretation, Signature, Slot, fillings, slot
from paradl.semantics.told import ABSURD_DATA_PROPERTY, ABSURD_PROPERTY, FourValuedInterpretation

SIZES = (1, 2)
AT_ONCE = 1 << 16
AT_MOST = 1 << 22

Node = TypeVar("Node")


@dataclass(frozen=True)
class Space:
    """The interpretations of a signature over a domain: every way to fill the slots."""

    signature: Signature
    size: int
    slots: tuple[tuple[Any, Slot], ...]

    def fillings(self) -> Iterator[dict[Any, Bits]]:
        """In batches."""
        assert prod(slot.choices for _, slot in self.slots) <= AT_MOST, self
        return fillings(dict(self.slots), AT_ONCE)

    def classical(self) -> Iterator[Interpretation]:
        values = tuple(sorted(self.signature.values, key=repr))
        for bits in self.fillings():
            batch = next(iter(bits.values())).shape[-1] if bits else 1
            yield Interpretation(self.size, batch, bits, values)

    def four_valued(self) -> Iterator[FourValuedInterpretation]:
        for bits in self.fillings():
            yield FourValuedInterpretation.of(bits, self.signature, self.size)

    def of_pairs(self) -> Iterator[PairInterpretation]:
        for filled in self.fillings():
            yield PairInterpretation.of(filled, self.signature, self.size)


def by_space(nodes: Iterable[Node], slots_of: Any) -> dict[Space, list[tuple[int, Node]]]:
    """The nodes, numbered, by the interpretations to try them on: over one element, and over two.

    `slots_of` says which slots the node asks for in a domain of a size.
    """
    spaces = defaultdict(list)
    for number, node in enumerate(nodes):
        signature = signature_of(node)
        for size in SIZES:
            slots = slots_of(node, signature, size)
            spaces[Space(signature, size, tuple(slots.items()))].append((number, node))
    return spaces


def signature_of(node: object) -> Signature:
    """The data domain, where there is data, is a number and a word; a key wants names."""
    signature = Signature.of(node)
    names = signature.names
    if isinstance(node, owl.HasKey):
        names |= {owl.Individual("a"), owl.Individual("b")}
    has_data = any(isinstance(name, owl.DataProperty) for name in names) or _mentions_all(node)
    return Signature(names, values=frozenset((ONE, WORD) if has_data else ()))


def classical_slots(node: object, signature: Signature, size: int) -> dict[Any, Slot]:
    """A slot a name."""
    values = len(signature.values)
    return {name: slot(name, size, values) for name in sorted(signature.names, key=repr)}


def four_valued_slots(node: object, signature: Signature, size: int) -> dict[Any, Slot]:
    """Without the sides that cannot matter to the node."""
    slots: dict[Any, Slot] = dict(FourValuedInterpretation.slots(signature, size))
    text = write(node)
    if isinstance(node, owl.ClassExpression) or "Chain" in text or "Key" in text:
        slots = {key: slot for key, slot in slots.items() if not _is_silent(key, text)}
    if "topObjectProperty" in text or "bottomObjectProperty" in text:
        slots[ABSURD_PROPERTY] = Slot((size, size))
    if _mentions_all(node):
        slots[ABSURD_DATA_PROPERTY] = Slot((size, len(signature.values)))
    return slots


def _mentions_all(node: object) -> bool:
    """Whether it speaks of the data property that holds of everything, or of nothing."""
    return "topDataProperty" in write(node) or "bottomDataProperty" in write(node)


def _is_silent(key: Any, text: str) -> bool:
    """Of properties told false class expressions say nothing, but for Self."""
    match key:
        case (owl.DataProperty(), "-"):
            return True
        case (owl.ObjectProperty(), "-"):
            return "HasSelf" not in text
    return False


def pair_slots(node: object, signature: Signature, size: int) -> dict[Any, Slot]:
    """Of properties AC asks for the refuted side in denials alone."""
    slots = PairInterpretation.slots(signature, size)
    denies = isinstance(node, owl.NegativeObjectPropertyAssertion)
    return {
        (name, side): slot
        for (name, side), slot in slots.items()
        if side == "u" or denies or not isinstance(name, owl.ObjectProperty)
    }
