"""Worlds to reason over, and what is in them, by IRI."""

from __future__ import annotations

import os
from collections.abc import Iterable
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
from owlready2.class_construct import Construct

import paradl

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
DATA = Path(os.environ.get("PARADL_DATA", ROOT.parent / "shared" / "data")) / "ontologies"

_SAME = (owl_equivalentclass, owl_equivalentproperty)
_BELOW = (rdfs_subclassof, rdfs_subpropertyof, rdf_type)

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
    leader: dict[str, str] = {}

    def find(name: str) -> str:
        while leader.get(name, name) != name:
            name = leader[name]
        return name

    for s, p, o in triples:
        if p.rpartition("#")[2] in ("equivalentClass", "equivalentProperty"):
            first, second = sorted((find(s), find(o)))
            leader[second] = first
    return {
        (find(s), p, o if p.endswith("#type") else find(o))
        for s, p, o in triples
        if "equivalent" not in p
    }


def in_python(world: Any) -> list[Any]:
    """All classes, properties and individuals, as Python objects that must be held on to."""
    return [*world.classes(), *world.properties(), *world.individuals()]


def parents(entities: Iterable[Any]) -> dict[str, set[str]]:
    """The named parents of each, as Python has them."""
    return {e.iri: {p.iri for p in e.is_a if not isinstance(p, Construct)} for e in entities}
