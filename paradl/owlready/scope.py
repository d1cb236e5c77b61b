"""What is reasoned over, and where that which follows goes: as owlready2 reads its argument."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import owlready2
from owlready2.namespace import CURRENT_NAMESPACES
from owlready2.reasoning import _INFERRENCES_ONTOLOGY

from paradl.errors import UsageError

Key = frozenset[str] | None
"""The ontologies of a list; None is the whole world."""


@dataclass(frozen=True, slots=True)
class Scope:
    """A world or some of its ontologies.

    Attributes:
        world: of owlready2.
        target: the ontology that takes what follows.
        graphs: the quad stores that are read.
        key: tells scopes of one world apart.
    """

    world: Any
    target: Any
    graphs: tuple[Any, ...]
    key: Key

    @classmethod
    def of(cls, x: Any) -> Scope:
        """A world, an ontology for its world, a list of ontologies, or None: the default world.

        Raises:
            UsageError: it is something else.
        """
        if isinstance(x, list) and x:
            world = x[0].world
            key = frozenset(ontology.base_iri for ontology in x)
            return cls(world, _target(world), tuple(ontology.graph for ontology in x), key)
        if isinstance(x, owlready2.Ontology):
            return cls(x.world, x, (x.world.graph,), None)
        if not (x is None or isinstance(x, owlready2.World)):
            raise UsageError(
                f"{x!r} is nothing to reason over", "give a world, an ontology or several in a list"
            )
        world = owlready2.default_world if x is None else x
        return cls(world, _target(world), (world.graph,), None)


def _target(world: Any) -> Any:
    namespaces = CURRENT_NAMESPACES.get()
    return namespaces[-1].ontology if namespaces else world.get_ontology(_INFERRENCES_ONTOLOGY)


@contextmanager
def unlocked(world: Any) -> Iterator[None]:
    """Others may write while the reasoner is at work."""
    locked = world.graph.has_write_lock()
    if locked:
        world.graph.release_write_lock()
    try:
        yield
    finally:
        if locked:
            world.graph.acquire_write_lock()
