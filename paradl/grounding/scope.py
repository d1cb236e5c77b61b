"""The atoms that may be asked about, as far as queries reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from paradl.errors import UsageError
from paradl.grounding.world import World, neighbours
from paradl.oracle.verbalization.atoms import Atom, DataValue, Membership, Relation

MOST = 1_000_000
"""Atoms to list: property atoms grow with the square of the individuals."""


Related = tuple[Sequence[Relation], Mapping[str, Set[str]]]


@dataclass(frozen=True)
class Scope:
    """Names of a world that may be asked about.

    Attributes:
        known: atoms that are not to be asked about.
    """

    world: World
    classes: Sequence[str]
    properties: Sequence[str]
    data: Sequence[str]
    individuals: Sequence[str]
    known: Set[Atom]
    _of_properties: dict[tuple[str, ...], Related] = field(default_factory=dict, repr=False)

    def atoms(self, about: Iterable[str] | None = None) -> tuple[Atom, ...]:
        """The atoms, in order.

        Args:
            about: IRIs of a query; atoms that no axiom connects with it are left out. None: all.

        Raises:
            UsageError: there are too many to list.
        """
        if about is None:
            relations, _ = self._related(tuple(self.properties))
            return self._open(self.classes, self.data, self.individuals, relations)
        near = self.world.connected(about)
        relations, beside = self._related(tuple(name for name in self.properties if name in near))
        reached = self._reached(beside, set(about))
        return self._open(
            [name for name in self.classes if name in near],
            [name for name in self.data if name in near],
            sorted(reached & self._allowed),
            [r for r in relations if r.subject in reached],
        )

    def _open(
        self,
        classes: Sequence[str],
        data: Sequence[str],
        individuals: Sequence[str],
        relations: Iterable[Relation],
    ) -> tuple[Atom, ...]:
        atoms: list[Atom] = [Membership(i, c) for i, c in product(individuals, classes)]
        atoms += relations
        atoms += self._values(data, individuals)
        return tuple(atom for atom in atoms if atom not in self.known)

    @cached_property
    def _allowed(self) -> frozenset[str]:
        return frozenset(self.individuals)

    @cached_property
    def _there(self) -> frozenset[str]:
        return frozenset(self.world.individuals)

    def _related(self, properties: tuple[str, ...]) -> Related:
        """The atoms of properties, and who is beside whom in them: of many queries the same."""
        if properties not in self._of_properties:
            relations = [relation for own in properties for relation in self._relations(own)]
            self._of_properties[properties] = relations, neighbours(relations)
        return self._of_properties[properties]

    def _relations(self, own: str) -> list[Relation]:
        """Between individuals that are told to be in the domain and in the range, if any."""
        subjects = self._within(self.individuals, self.world.domains.get(own, frozenset()))
        objects = self._within(self.individuals, self.world.ranges.get(own, frozenset()))
        if len(subjects) * len(objects) > MOST:
            name = self.world.lexicon.name(own)
            raise UsageError(
                f"{len(subjects) * len(objects):,} atoms of {name!r} could be asked about",
                "narrow them with --about or --askable, or give it a domain and a range",
            )
        return [Relation(s, own, o) for s, o in product(subjects, objects)]

    def _values(self, data: Iterable[str], individuals: Sequence[str]) -> Iterator[DataValue]:
        """The literals that the ontology lists for a property: no judge is asked for any number."""
        for own in data:
            subjects = self._within(individuals, self.world.domains.get(own, frozenset()))
            yield from (DataValue(s, own, v) for s, v in product(subjects, self.world.values[own]))

    def _within(self, individuals: Iterable[str], classes: frozenset[str]) -> list[str]:
        return [i for i in individuals if classes <= self.world.types(i)]

    def _reached(self, beside: Mapping[str, Set[str]], about: set[str]) -> Set[str]:
        """The individuals that facts, told or possible, connect with those of a query."""
        start = about & self._there
        if not start or self.world.nominals:
            return self._allowed
        found: set[str] = set()
        waiting = [*start]
        while waiting:
            one = waiting.pop()
            if one not in found:
                found.add(one)
                waiting.extend(beside.get(one, ()))
                waiting.extend(self.world.neighbours.get(one, ()))
        return found
