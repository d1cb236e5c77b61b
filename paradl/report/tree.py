"""The class hierarchy, which is a graph, drawn as a tree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from paradl.properties import PropertyNode
from paradl.taxonomy import ClassNode, Taxonomy

_OWL = "http://www.w3.org/2002/07/owl#"
NOTHING = f"{_OWL}Nothing"
_EMPTY = {NOTHING, f"{_OWL}bottomObjectProperty", f"{_OWL}bottomDataProperty"}

Order = Callable[[ClassNode], Any]
Branch = tuple[str, ClassNode, bool]
"""What is drawn before a class, the class, and whether what is below it was drawn further up."""


def branches(taxonomy: Taxonomy, order: Order) -> Iterator[Branch]:
    """Every satisfiable class, the first of its equivalents, in its places.

    A class with several parents is unfolded below the first one only: unfolded everywhere, a
    terminology of some thousand classes may have more places than there is paper.
    """
    unfolded: set[str] = set()
    waiting = _stacked(_roots(taxonomy), "", order)
    while waiting:
        node, lead, below = waiting.pop()
        children = _below(taxonomy, node)
        again = node.iri in unfolded and bool(children)
        yield lead, node, again
        if not again:
            unfolded.add(node.iri)
            waiting += _stacked(children, below, order)


def of_properties(nodes: Iterable[PropertyNode]) -> Taxonomy:
    """Properties of one kind, to be drawn as classes are."""
    return Taxonomy(
        tuple(ClassNode(n.iri, n.label, n.parents, n.equivalents, False) for n in nodes)
    )


def is_empty(node: ClassNode) -> bool:
    """Whether nothing can be in it; it has no place then."""
    return not _EMPTY.isdisjoint(node.equivalents)


def _roots(taxonomy: Taxonomy) -> list[ClassNode]:
    tops = (node for node in taxonomy.classes if not _shown(taxonomy, node.parents))
    return [node for node in tops if _has_place(taxonomy, node)]


def _below(taxonomy: Taxonomy, node: ClassNode) -> list[ClassNode]:
    members = (node.iri, *node.equivalents)
    children = {child.iri: child for member in members for child in taxonomy.children(member)}
    return [child for child in children.values() if _has_place(taxonomy, child)]


def _has_place(taxonomy: Taxonomy, node: ClassNode) -> bool:
    """Of classes that are equivalent, the first in the alphabet stands for all."""
    equals = _shown(taxonomy, node.equivalents)
    return not is_empty(node) and node.iri == min((node.iri, *equals))


def _shown(taxonomy: Taxonomy, iris: Iterable[str]) -> list[str]:
    """Those that have a node: not owl:Thing."""
    return [iri for iri in iris if iri in taxonomy]


def _stacked(
    nodes: Iterable[ClassNode], lead: str, order: Order
) -> list[tuple[ClassNode, str, str]]:
    """Siblings, each with what is drawn before it and below it; the last first, as on a stack."""
    places = sorted(nodes, key=order, reverse=True)
    return [
        (node, lead + ("├─ " if i else "└─ "), lead + ("│  " if i else "   "))
        for i, node in enumerate(places)
    ]
