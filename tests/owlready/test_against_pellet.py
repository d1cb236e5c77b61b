"""On consistent worlds with property values, `sync_reasoner` adds what owlready2's Pellet adds."""

from __future__ import annotations

from typing import Any

import owlready2
import pytest
from judges import java_of_pellet
from random_worlds import world_of

from paradl.owlready import sync_reasoner

Quads = set[tuple[str, str, object]]


def named(world: Any) -> Quads:
    """Every triple of names, and every literal, by IRI."""
    names = world.graph.get_storid_dict()
    objects = world._get_obj_triples_spo_spo(None, None, None)
    literals = world._get_data_triples_spod_spod(None, None, None, None)
    return {(names[s], names[p], names[o]) for s, p, o in objects if s > 0 and o > 0} | {
        (names[s], names[p], value) for s, p, value, _ in literals if s > 0
    }


@pytest.mark.slow
def test_hierarchies_types_and_values() -> None:
    owlready2.JAVA_EXE = java_of_pellet()
    ours, theirs = (world_of(parts=15, seed=2).world for _ in range(2))
    asserted = named(ours)
    sync_reasoner(ours, True, infer_data_property_values=True, debug=0)
    owlready2.sync_reasoner_pellet(
        theirs, infer_property_values=True, infer_data_property_values=True, debug=0
    )
    assert named(ours) == named(theirs)
    new = {predicate for _, predicate, _ in named(ours) - asserted}
    assert {p.rpartition("#")[2][0] for p in new} >= set("strd")  # parents, types and values
