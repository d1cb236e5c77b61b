"""The class hierarchy, as values that do not change. IRIs are whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from paradl.results import Json
from paradl.shown import Shown


@dataclass(frozen=True, slots=True)
class ClassNode:
    """A class in its place: direct parents, equivalents, and whether every instance is a glut.

    Parents and equivalents may be owl:Thing and owl:Nothing, which have no node of their own. Of an
    unsatisfiable class owl:Nothing is the one equivalent, since all such classes mean the same.
    """

    iri: str
    label: str
    parents: tuple[str, ...]
    equivalents: tuple[str, ...]
    conflicting: bool

    @classmethod
    def of(cls, data: Json) -> ClassNode:
        """From the JSON of the interface."""
        return cls(
            data["iri"],
            data["label"],
            tuple(data["parents"]),
            tuple(data["equivalents"]),
            data["conflicting"],
        )


@dataclass(frozen=True)
class Taxonomy(Shown):
    """The class hierarchy: the told subsumptions that follow, without the transitive ones."""

    classes: tuple[ClassNode, ...]

    @classmethod
    def of(cls, data: Json) -> Taxonomy:
        """From the JSON of the interface."""
        return cls(tuple(ClassNode.of(node) for node in data["classes"]))

    @cached_property
    def _by_iri(self) -> dict[str, ClassNode]:
        return {node.iri: node for node in self.classes}

    @cached_property
    def _children(self) -> dict[str, list[ClassNode]]:
        children: dict[str, list[ClassNode]] = {node.iri: [] for node in self.classes}
        for node in self.classes:
            for parent in node.parents:
                children.setdefault(parent, []).append(node)
        return children

    def __getitem__(self, iri: str) -> ClassNode:
        return self._by_iri[iri]

    def __contains__(self, iri: object) -> bool:
        return iri in self._by_iri

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_iri)

    def __len__(self) -> int:
        return len(self._by_iri)

    def children(self, iri: str) -> list[ClassNode]:
        """The classes right below."""
        return self._children.get(iri, [])

    def ancestors(self, iri: str) -> set[str]:
        """All classes above, however far."""
        above: set[str] = set()
        waiting = [iri]
        while waiting:
            node = self._by_iri.get(waiting.pop())
            fresh = [parent for parent in node.parents if parent not in above] if node else []
            above.update(fresh)
            waiting.extend(fresh)
        return above
