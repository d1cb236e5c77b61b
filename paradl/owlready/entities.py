"""The attribute `paradl` of owlready2's entities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from paradl.owlready.answer import answer_of
from paradl.results import Conflict
from paradl.truth import Belnap

ATTRIBUTE = "paradl"


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of an individual, a class or a property, after the last `sync_reasoner`.

    Attributes:
        entity: of owlready2.
    """

    entity: Any

    def value(self, predicate: Any, object: Any = None) -> Belnap:
        """The value of its being in a class, below a class, or of having a property's value.

        Raises:
            UsageError, QueryError: as from `Answer.value`.
        """
        return answer_of(self.entity).value(self.entity, predicate, object)

    @property
    def types(self) -> dict[Any, Belnap]:
        """The classes that an individual is told to be in, and the split ones that it is not in.

        What is false of others `value` knows.
        """
        individual = answer_of(self.entity).individual(self.entity.iri)
        world = self.entity.namespace.world
        return {world[t.class_iri]: t.value for t in individual.types} if individual else {}

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """The conflicts that name it, with their justifications."""
        iri = self.entity.iri
        return tuple(
            conflict
            for conflict in answer_of(self.entity).conflicts
            if iri in (conflict.subject, conflict.predicate, conflict.object)
        )


class _Attribute:
    """Of an instance as of a class: both are entities."""

    def __get__(self, instance: Any, owner: Any) -> Told:
        return Told(owner if instance is None else instance)


def give_entities(*roots: type) -> None:
    """Give the attribute to the classes that all entities inherit from."""
    for root in roots:
        type.__setattr__(root, ATTRIBUTE, _Attribute())
