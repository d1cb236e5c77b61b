"""Random worlds that are consistent: no negation, no disjointness, nothing functional.

Nor what owlready2's reasoners are known to overlook: a property that is the inverse of itself.
"""

from __future__ import annotations

from random import Random
from typing import Any

import owlready2
from owlready2 import DataProperty, ObjectProperty, Thing, types

CLASSES, OBJECT_PROPERTIES, DATA_PROPERTIES, INDIVIDUALS = 5, 4, 3, 5
_KINDS = (
    owlready2.TransitiveProperty,
    owlready2.SymmetricProperty,
    owlready2.ReflexiveProperty,
)


def world_of(parts: int, seed: int) -> Any:
    """An ontology of parts that share no name: a reasoner is started once for all of them."""
    ontology = owlready2.World().get_ontology("http://example.org/random#")
    with ontology:
        for part in range(parts):
            _Part(Random(seed * 1000 + part), f"{part}").build()
    return ontology


class _Part:
    def __init__(self, random: Random, name: str) -> None:
        self.random = random
        self.classes = [types.new_class(f"C{name}_{i}", (Thing,)) for i in range(CLASSES)]
        self.objects = [
            types.new_class(f"r{name}_{i}", (ObjectProperty,)) for i in range(OBJECT_PROPERTIES)
        ]
        self.datas = [
            types.new_class(f"d{name}_{i}", (DataProperty,)) for i in range(DATA_PROPERTIES)
        ]
        self.individuals = [Thing(f"i{name}_{i}") for i in range(INDIVIDUALS)]

    def build(self) -> None:
        for axiom in self.random.choices(
            (self.subclass, self.equivalent, self.type, self.value, self.literal, self.role),
            (4, 1, 4, 5, 2, 3),
            k=18,
        ):
            axiom()

    def expression(self, depth: int = 2) -> Any:
        pick = self.random
        kind = pick.choice("nnsvhoa" if depth else "n")
        if kind == "s":
            return pick.choice(self.objects).some(self.expression(depth - 1))
        if kind == "v":
            return pick.choice(self.objects).value(pick.choice(self.individuals))
        if kind == "h":
            return pick.choice(self.datas).some(int)
        if kind in "oa":
            both = [self.expression(depth - 1), self.expression(depth - 1)]
            return owlready2.Or(both) if kind == "o" else owlready2.And(both)
        return pick.choice(self.classes)

    def number(self) -> Any:
        return self.random.choice(self.datas).value(self.random.randrange(3))

    def subclass(self) -> None:
        position = self.random.randrange(CLASSES)
        above = self.expression() if self.random.randrange(4) else self.number()
        if above in self.classes[: position + 1]:
            above = self.objects[0].some(above)  # Python has no cycles of classes
        self.classes[position].is_a.append(above)

    def equivalent(self) -> None:
        meaning = owlready2.And([self.expression(), self.expression()])
        self.random.choice(self.classes).equivalent_to.append(meaning)

    def type(self) -> None:
        self.random.choice(self.individuals).is_a.append(self.expression(1))

    def value(self) -> None:
        subject, object = self.random.choices(self.individuals, k=2)
        self.random.choice(self.objects)[subject].append(object)

    def literal(self) -> None:
        self.random.choice(self.datas)[self.random.choice(self.individuals)].append(
            self.random.randrange(3)
        )

    def role(self) -> None:
        pick = self.random
        kind = pick.randrange(6)
        if kind == 0:
            one, other = pick.sample(range(len(self.datas)), 2)
            self.datas[min(one, other)].is_a.append(self.datas[max(one, other)])
            return
        one, other = sorted(pick.sample(range(len(self.objects)), 2))
        lower, upper = self.objects[one], self.objects[other]
        if kind in (1, 2):
            lower.is_a.append(upper)
        elif kind == 3 and self.are_plain(lower, upper):
            lower.inverse_property = upper
        elif kind == 4:
            lower.domain.append(self.expression(1))
            upper.range.append(self.expression(1))
        elif kind == 5 and lower.inverse_property is None:
            lower.is_a.append(pick.choice(_KINDS))

    @staticmethod
    def are_plain(*properties: Any) -> bool:
        return all(
            p.inverse_property is None and owlready2.SymmetricProperty not in p.is_a
            for p in properties
        )
