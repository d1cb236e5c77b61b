"""What a call adds to a world, written down so that the next one can take it back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from owlready2 import EntityClass, base, reasoning

from paradl.owlready.inferences import Entities, tongue
from paradl.owlready.scope import Key
from paradl.owlready.triples import Quad

_RELATIONS = {
    "class": (base.rdfs_subclassof, base.owl_equivalentclass),
    "property": (base.rdfs_subpropertyof, base.owl_equivalentproperty),
    "individual": (base.rdf_type, base.owl_equivalentindividual),
}
"""What `is_a` and `equivalent_to` are in the quad store, for each kind of entity."""


@dataclass(slots=True)
class Ledger:
    """Stands for an ontology in owlready2's own code, and remembers what is added to it.

    Attributes:
        world: of the ontology.
        target: the ontology.
        quads: what was added.
        kinds: the entities that may have changed.
        came, went: the numbers of the parents that an entity in Python got and lost.
        values: the entities and the property of each value that was added.
    """

    world: Any
    target: Any
    quads: set[Quad] = field(default_factory=set)
    kinds: dict[int, str] = field(default_factory=dict)
    came: dict[int, set[int]] = field(default_factory=dict)
    went: dict[int, set[int]] = field(default_factory=dict)
    values: list[tuple[int, Any, int | None]] = field(default_factory=list)

    def _add_obj_triple_spo(self, subject: int, predicate: int, object: int) -> None:
        self.target._add_obj_triple_spo(subject, predicate, object)
        self.quads.add((self.target.graph.c, subject, predicate, object, None))

    def _add_data_triple_spod(
        self, subject: int, predicate: int, value: Any, datatype: int | str
    ) -> None:
        self.target._add_data_triple_spod(subject, predicate, value, datatype)
        self.quads.add((self.target.graph.c, subject, predicate, value, datatype))

    def add_entities(
        self, entities: Entities, punned: Iterable[tuple[int, int]], debug: int
    ) -> None:
        """New parents and equivalents; of what is punned the types go into the store alone."""
        before = self._parents(entities)
        reasoning._apply_reasoning_results(
            self.world, self, debug, entities.parents, entities.equivalents, entities.kinds
        )
        for subject, cls in punned:
            if not self.world._has_obj_triple_spo(subject, base.rdf_type, cls):
                self._add_obj_triple_spo(subject, base.rdf_type, cls)
        self.kinds = dict(entities.kinds)
        after = self._parents(before)
        self.came = {entity: after[entity] - old for entity, old in before.items()}
        self.went = {entity: old - after[entity] for entity, old in before.items()}

    def add_object_values(self, values: list[tuple[int, Any, int]], debug: int) -> None:
        """New values of object properties."""
        self.values += values
        reasoning._apply_inferred_obj_relations(self.world, self, debug, values)

    def add_data_values(self, values: list[tuple[int, Any, Any, int | str]], debug: int) -> None:
        """New values of data properties."""
        self.values += [(subject, prop, None) for subject, prop, _, _ in values]
        reasoning._apply_inferred_data_relations(self.world, self, debug, values)

    def _parents(self, entities: Iterable[int]) -> dict[int, set[int]]:
        """The named parents of those that are loaded in Python."""
        loaded = ((number, self.world._entities.get(number)) for number in entities)
        return {number: _named(entity.is_a) for number, entity in loaded if entity is not None}

    def concede(self) -> None:
        """What the user has asserted again is the user's: owlready2 writes no triple of it."""
        for quad in [quad for quad in self.quads if self._is_repeated(quad)]:
            graph, subject, predicate, object, datatype = quad
            self.quads.remove(quad)
            ontology = self.world._entities[subject].namespace.ontology
            if ontology.graph.c == graph:
                continue
            if datatype is None:
                self.target._del_obj_triple_raw_spo(subject, predicate, object)
                ontology._add_obj_triple_spo(subject, predicate, object)
            else:
                self.target._del_data_triple_raw_spod(subject, predicate, object, datatype)
                ontology._add_data_triple_spod(subject, predicate, object, datatype)

    def _is_repeated(self, quad: Quad) -> bool:
        """Whether a list in Python has it twice, as where the user has appended it."""
        _, subject, predicate, object, datatype = quad
        said = [self._raw(other) for other in self._listed(subject, predicate)]
        return said.count((object, tongue(datatype))) > 1

    def _listed(self, subject: int, predicate: int) -> list[Any]:
        """What Python keeps of an entity's parents, equivalents or values."""
        entity = self.world._entities.get(subject)
        if entity is None:
            return []
        is_a, equivalent = _RELATIONS.get(self.kinds.get(subject, ""), (None, None))
        if predicate == is_a:
            listed = entity.is_a
        elif predicate == equivalent:
            listed = entity._equivalent_to
        else:
            listed = entity.__dict__.get(self.world._get_by_storid(predicate)._python_name)
        return listed if isinstance(listed, list) else []

    def _raw(self, value: Any) -> tuple[Any, str]:
        """As the quad store has it, and its language."""
        if hasattr(value, "storid"):
            return value.storid, ""
        raw, datatype = self.world._to_rdf(value)
        return raw, tongue(datatype)

    def take_back(self) -> None:
        """Leave the world as if nothing had been added; what the user did meanwhile stays."""
        for _, subject, predicate, object, datatype in self.quads:
            if datatype is None:
                self.target._del_obj_triple_raw_spo(subject, predicate, object)
            else:
                self.target._del_data_triple_raw_spod(subject, predicate, object, datatype)
        inferred: dict[int, set[int]] = {}
        for _, subject, _, object, datatype in self.quads:
            if datatype is None:
                inferred.setdefault(subject, set()).add(object)
        with base.LOADING:  # the triples are gone already: Python's objects alone change
            for number, kind in self.kinds.items():
                entity = self.world._entities.get(number)
                if entity is not None:
                    self._restore(entity, kind, inferred.get(number, set()))
        for subject, prop, object in self.values:
            self._forget_value(subject, prop)
            if object is not None and prop._inverse_property:
                self._forget_value(object, prop._inverse_property)

    def _restore(self, entity: Any, kind: str, inferred: set[int]) -> None:
        """Of the parents and equivalents that were inferred only those stay that are asserted."""
        is_a, equivalent = _RELATIONS[kind]
        asserted = set(self.world._get_obj_triples_sp_o(entity.storid, is_a))
        doubtful = (inferred | self.came.get(entity.storid, set())) - asserted
        parents = [p for p in entity.is_a if getattr(p, "storid", None) not in doubtful]
        back = (self.went.get(entity.storid, set()) & asserted) - _named(parents)
        parents += [self.world._get_by_storid(number) for number in sorted(back)]
        parents = list(dict.fromkeys(parents))
        if parents != list(entity.is_a):
            entity.is_a.reinit(parents)
        if (others := entity._equivalent_to) is not None:
            same = set(self.world._get_obj_triples_sp_o(entity.storid, equivalent))
            kept = (e for e in others if not isinstance(e, EntityClass) or e.storid in same)
            others._set(dict.fromkeys(kept))
            others._indirect = None

    def _forget_value(self, number: int, prop: Any) -> None:
        """What Python keeps of a property's values is read from the store again when asked for."""
        entity = self.world._entities.get(number)
        if entity is not None and prop._python_name in entity.__dict__:
            delattr(entity, prop._python_name)


def _named(parents: Iterable[Any]) -> set[int]:
    """The numbers of those that are no constructs."""
    return {parent.storid for parent in parents if isinstance(parent, EntityClass)}


def ledgers(world: Any) -> dict[Key, Ledger]:
    """What the last call on each scope of a world has added."""
    found: dict[Key, Ledger] = world.__dict__.setdefault("_paradl_ledgers", {})
    return found
