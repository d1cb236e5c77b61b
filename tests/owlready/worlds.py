"""Worlds to reason over, and what is in them, by IRI."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

import owlready2
import pytest
from owlready2.base import (
    owl_equivalentclass,
    owl_equivalentproperty,
    rdf_type,
    rdfs_subclassof,
    rdfs_subpropertyof,
)

import paradl

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
DATA = Path(os.environ.get("PARADL_DATA", ROOT.parent / "shared" / "data")) / "ontologies"

_SAME = (owl_equivalentclass, owl_equivalentproperty)
_BELOW = (rdfs_subclassof, rdfs_subpropertyof, rdf_type)

BUILT_IN = {
    f"http://www.w3.org/2002/07/owl#{name}"
    for name in (
        *("Thing", "ObjectProperty", "DatatypeProperty", "FunctionalProperty"),
        *("InverseFunctionalProperty", "TransitiveProperty", "SymmetricProperty"),
    )
}
"""What owlready2 takes out of `is_a` where a more specific parent was inferred."""

Triple = tuple[str, str, str]


def shared(name: str) -> Path:
    """A file of the shared data, if it is there."""
    if not (DATA / name).exists():
        pytest.skip(f"there is no {DATA / name}: set PARADL_DATA")
    return DATA / name


def loaded(file: Path) -> Any:
    """A world with an ontology; what owlready2 does not read, as RDF/XML with its imports."""
    world = owlready2.World()
    iri = f"http://example.org/{file.stem}#"
    if file.parent == DATA and file.suffix == ".owl":
        world.get_ontology(iri).load(only_local=True, fileobj=BytesIO(file.read_bytes()))
    else:
        load_into(world, iri, file)
    return world


def load_into(world: Any, iri: str, source: Path | bytes) -> Any:
    """An ontology in a format that owlready2 does not read."""
    with paradl.load(source) as kb:
        document = kb.without((), format="rdf").content
    return world.get_ontology(iri).load(fileobj=BytesIO(document))


def statements(world: Any) -> set[Triple]:
    """What is said with names alone of hierarchies, types and equivalence, by IRI."""
    names = world.graph.get_storid_dict()
    return {
        (names[s], names[p], names[o])
        for s, p, o in world._get_obj_triples_spo_spo(None, None, None)
        if p in (*_SAME, *_BELOW) and s > 0 and o > 0
    }


def by_node(triples: Iterable[Triple]) -> set[Triple]:
    """The same, one name for all that mean the same: which of them stands for all is arbitrary."""
    triples = list(triples)
    first = leaders(triples)
    return {
        (first(s), p, o if p.endswith("#type") else first(o))
        for s, p, o in triples
        if "equivalent" not in p
    }


def leaders(triples: Iterable[Triple]) -> Callable[[str], str]:
    """The first of all that mean the same, for each name."""
    leader: dict[str, str] = {}

    def first(name: str) -> str:
        while leader.get(name, name) != name:
            name = leader[name]
        return name

    for s, p, o in triples:
        if p.rpartition("#")[2] in ("equivalentClass", "equivalentProperty"):
            one, other = sorted((first(s), first(o)))
            leader[other] = one
    return first


def in_python(world: Any) -> list[Any]:
    """All classes, properties and individuals, as Python objects that must be held on to."""
    return [*world.classes(), *world.properties(), *world.individuals()]


def parents(world: Any, entities: Iterable[Any]) -> dict[str, set[str]]:
    """The named parents, as Python has them, of each that has no equivalents.

    Of those that mean the same, it is arbitrary which gets the parents.
    """
    triples = statements(world)
    first = leaders(triples)
    nodes = Counter(first(name) for name in {name for s, _, o in triples for name in (s, o)})
    return {
        e.iri: {p.iri for p in e.is_a if isinstance(p, owlready2.EntityClass)} - BUILT_IN
        for e in entities
        if nodes[first(e.iri)] == 1
    }
