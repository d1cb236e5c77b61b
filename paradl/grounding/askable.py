"""Which atoms a judge may be asked about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import product

from paradl.errors import UsageError
from paradl.grounding.world import World, neighbours
from paradl.oracle.verbalization.atoms import Atom, DataValue, Membership, Relation
from paradl.oracle.verbalization.words import fragment

MOST = 1_000_000
"""Atoms to list: property atoms grow with the square of the individuals."""


@dataclass(frozen=True, slots=True)
class Askable:
    """What may be asked about.

    Attributes:
        names: patterns such as `Bird`, `has*`, `*/zoo#*` of classes and properties, by label, by
            the end of the IRI, or by the whole of it; without any, those that the ontology
            annotates with `https://paradl.org/ns#askable true`, and if it annotates none, all.
            What is annotated `false` is never asked about.
        individuals: the same of individuals.
        asserted: ask also about what the ontology asserts, which a judge may then contradict.

    >>> from rdflib import Graph
    >>> zoo = World.read(Graph().parse(data='''
    ...     @prefix : <http://a#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
    ...     :Bird a owl:Class . :Fish a owl:Class . :tweety a owl:NamedIndividual .'''))
    >>> for atom in Askable(names=("B*",)).candidates(zoo):
    ...     print(atom)
    ClassAssertion(<http://a#Bird> <http://a#tweety>)
    """

    names: tuple[str, ...] = ()
    individuals: tuple[str, ...] = ()
    asserted: bool = False

    def candidates(self, world: World, about: Iterable[str] | None = None) -> tuple[Atom, ...]:
        """The atoms that may be asked about, in order.

        Args:
            world: of the ontology.
            about: IRIs of a query; atoms that no axiom connects with it are left out. None: all.

        Raises:
            UsageError: there are too many to list.
        """
        near = None if about is None else world.connected(about)
        classes = self.of(world.classes, self.names, world)
        properties = self.of(world.properties, self.names, world)
        data = self.of(tuple(world.values), self.names, world)
        individuals = self.of(world.individuals, self.individuals, world)
        if near is not None:
            classes = tuple(name for name in classes if name in near)
            properties = tuple(name for name in properties if name in near)
            data = tuple(name for name in data if name in near)
        relations = list(_relations(world, properties, individuals))
        if about is not None:
            reached = _neighbours(world, individuals, relations, set(about))
            individuals = tuple(i for i in individuals if i in reached)
            relations = [r for r in relations if r.subject in reached]
        atoms: list[Atom] = [Membership(i, c) for i, c in product(individuals, classes)]
        atoms += relations
        atoms += _values(world, data, individuals)
        known = world.judged if self.asserted else world.judged | world.told
        return tuple(atom for atom in atoms if atom not in known)

    def check(self, world: World) -> None:
        """Look whether every pattern fits something.

        Raises:
            UsageError: one does not.
        """
        names = (*world.classes, *world.properties, *world.data)
        for kind, patterns, own in (
            ("class or property", self.names, names),
            ("individual", self.individuals, world.individuals),
        ):
            for pattern in patterns:
                if not any(_fits(name, [pattern], world) for name in own):
                    raise UsageError(
                        f"no {kind} fits {pattern!r}",
                        "write a label, the end of an IRI or the whole of it, with * for any text",
                    )

    def of(self, names: Sequence[str], patterns: Sequence[str], world: World) -> tuple[str, ...]:
        """Those of the names that may be asked about."""
        allowed = [name for name in names if world.askable.get(name, True)]
        if patterns:
            return tuple(name for name in allowed if _fits(name, patterns, world))
        annotated = [name for name in allowed if world.askable.get(name)]
        return tuple(annotated or allowed)


def _fits(name: str, patterns: Iterable[str], world: World) -> bool:
    known_as = (name, fragment(name), world.lexicon.labels.get(name, name))
    return any(fnmatchcase(text, pattern) for pattern in patterns for text in known_as)


def _relations(
    world: World, properties: Iterable[str], individuals: Sequence[str]
) -> Iterator[Relation]:
    """Between individuals that are told to be in the domain and in the range, if there are any."""
    for own in properties:
        subjects = _within(world, individuals, world.domains.get(own, frozenset()))
        objects = _within(world, individuals, world.ranges.get(own, frozenset()))
        if len(subjects) * len(objects) > MOST:
            name = world.lexicon.name(own)
            raise UsageError(
                f"{len(subjects) * len(objects):,} atoms of {name!r} could be asked about",
                "narrow them with --about or --askable, or give it a domain and a range",
            )
        yield from (Relation(s, own, o) for s, o in product(subjects, objects))


def _values(
    world: World, properties: Iterable[str], individuals: Sequence[str]
) -> Iterator[DataValue]:
    """The literals that the ontology lists for a property: no judge is asked for any number."""
    for own in properties:
        subjects = _within(world, individuals, world.domains.get(own, frozenset()))
        yield from (DataValue(s, own, v) for s, v in product(subjects, world.values[own]))


def _within(world: World, individuals: Sequence[str], classes: frozenset[str]) -> list[str]:
    return [i for i in individuals if classes <= world.types(i)]


def _neighbours(
    world: World, individuals: Iterable[str], relations: Iterable[Relation], about: set[str]
) -> set[str]:
    """The individuals that facts, told or possible, connect with those of a query."""
    start = about & set(world.individuals)
    if not start or world.nominals:
        return set(individuals)
    near = neighbours(relations)
    found: set[str] = set()
    waiting = [*start]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(near.get(one, ()))
            waiting.extend(world.neighbours.get(one, ()))
    return found
