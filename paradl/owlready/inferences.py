"""What a knowledge base has found, as owlready2 takes the findings of a reasoner."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from owlready2.driver import FLOAT_DATATYPES, INT_DATATYPES

from paradl.literals import literal
from paradl.results import Individual, Realization

_OWL = "http://www.w3.org/2002/07/owl#"
_THING, _NOTHING = f"{_OWL}Thing", f"{_OWL}Nothing"
_EMPTY = (f"{_OWL}bottomObjectProperty", f"{_OWL}bottomDataProperty")
_STRING = "http://www.w3.org/2001/XMLSchema#string"

Storid = Callable[[str], int]
"""The number of an IRI in a quad store."""


@dataclass(slots=True)
class Entities:
    """New parents and equivalents of entities, by their numbers.

    Attributes:
        parents: the direct superclasses or superproperties, or the types of an individual.
        equivalents: what means the same.
        kinds: of each of both: `class`, `property` or `individual`, as owlready2 has it.
    """

    parents: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    equivalents: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    kinds: dict[int, str] = field(default_factory=dict)

    def below(self, kind: str, child: int, parents: Iterable[int]) -> None:
        """These are its parents."""
        self.kinds[child] = kind
        self.parents[child] += parents

    def alike(self, kind: str, entity: int, other: int) -> None:
        """They mean the same."""
        self.kinds[entity] = kind
        self.equivalents[entity].append(other)

    def __iter__(self) -> Iterator[int]:
        return iter(self.kinds)


class Node(Protocol):
    """A class or property in its hierarchy."""

    @property
    def iri(self) -> str: ...
    @property
    def parents(self) -> tuple[str, ...]: ...
    @property
    def equivalents(self) -> tuple[str, ...]: ...


def hierarchy(kind: str, nodes: Sequence[Node], storid: Storid, into: Entities) -> None:
    """Classes or properties, as owlready2 has them of HermiT.

    Of those that mean the same the first stands for all, above and below; what is right below
    owl:Thing has no parent; an unsatisfiable class is owl:Nothing, and nothing else is said of it;
    a property without values is the bottom property.
    """
    first = {node.iri: min((node.iri, *_shown(node.equivalents))) for node in nodes}
    for node in nodes:
        entity = storid(node.iri)
        if _NOTHING in node.equivalents:
            into.alike(kind, entity, storid(_NOTHING))
            continue
        for other in _shown(node.equivalents):
            into.alike(kind, entity, storid(other))
        for built_in in (_THING, *_EMPTY):
            if built_in in node.equivalents:
                into.alike(kind, entity, storid(built_in))
                into.alike(kind, storid(built_in), entity)
        parents = [storid(first[parent]) for parent in node.parents if parent in first]
        if parents and first[node.iri] == node.iri:
            into.below(kind, entity, parents)


def _shown(iris: Iterable[str]) -> list[str]:
    """Without owl:Thing, owl:Nothing and the built-in properties."""
    return [iri for iri in iris if not iri.startswith(_OWL)]


def types(
    realization: Realization, schema: Iterable[Node], storid: Storid, into: Entities
) -> list[tuple[int, int]]:
    """The direct types that are told true; owl:Thing where there is none.

    What is in the schema too is there for owlready2 as a class or property: its types are returned.
    """
    named = {node.iri: node.equivalents for node in schema}
    universal = {iri for iri, equivalents in named.items() if _THING in equivalents}
    punned = []
    for individual in realization.individuals:
        entity = storid(individual.iri)
        direct = [t.class_iri for t in individual.types if t.direct and t.value.told_true]
        if not direct or not universal.isdisjoint(direct):
            direct.append(_THING)
        if individual.iri in named:
            punned += [(entity, storid(iri)) for iri in direct]
        else:
            into.below("individual", entity, map(storid, direct))
    return punned


def object_values(individuals: Iterable[Individual], world: Any) -> list[tuple[int, Any, int]]:
    """Told-true values of object properties that the world does not have in either direction."""
    found = []
    for subject, prop, value in _values(individuals, world):
        object = None if value.startswith('"') else world._abbreviate(value, False)
        if object is None or world._has_obj_triple_spo(subject, prop.storid, object):
            continue
        inverse = prop._inverse_property and prop._inverse_storid
        if not (inverse and world._has_obj_triple_spo(object, inverse, subject)):
            found.append((subject, prop, object))
    return found


def data_values(
    individuals: Iterable[Individual], world: Any
) -> list[tuple[int, Any, Any, int | str]]:
    """Told-true values of data properties that the world does not have."""
    found = []
    for subject, prop, value in _values(individuals, world):
        parsed = literal(value)
        if parsed is None:
            continue
        raw = _raw(parsed.text, parsed.datatype)
        language, named = parsed.language, parsed.datatype or _STRING
        datatype = f"@{language}" if language else world._abbreviate(named)
        said = world._get_data_triples_sp_od(subject, prop.storid)
        if (raw, tongue(datatype)) not in ((other, tongue(of)) for other, of in said):
            found.append((subject, prop, raw, datatype))
    return found


def tongue(datatype: int | str | None) -> str:
    """The language of a literal that the quad store has with a datatype; empty where it has none.

    >>> tongue("@en-GB"), tongue(60)
    ('@en-gb', '')
    """
    return datatype.lower() if isinstance(datatype, str) else ""


def _values(individuals: Iterable[Individual], world: Any) -> Iterator[tuple[int, Any, str]]:
    """Subject, property and object of what is told true, where the world has a property for it."""
    properties: dict[str, Any] = {}
    for individual in individuals:
        subject = world._abbreviate(individual.iri, False)
        for told in individual.properties:
            iri = told.property_iri
            prop = properties[iri] if iri in properties else properties.setdefault(iri, world[iri])
            if told.value.told_true and prop is not None and subject is not None:
                yield subject, prop, told.object


def _raw(text: str, datatype: str) -> str | int | float:
    """As owlready2 stores it."""
    if datatype in INT_DATATYPES:
        return int(text)
    return float(text) if datatype in FLOAT_DATATYPES else text
