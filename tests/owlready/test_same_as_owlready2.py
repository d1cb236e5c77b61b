"""On consistent worlds, `sync_reasoner` adds what owlready2's own adds, triple by triple.

Where the two differ, bare HermiT says who is right.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import owlready2
import pytest
from judges import hermit
from worlds import by_node, in_python, loaded, parents, shared, statements

from paradl.bridge.jvm import find
from paradl.owlready import sync_reasoner
from paradl.owlready.triples import n_triples

CONSISTENT = [
    "wine.owl",
    "SWEET.owl",
    "galen.owl",
    "uberon_fragment.owl",
    "university0-0.owl",
    "cheminf.owl",
]


def both(file: Path) -> tuple[Any, Any, list[Any], list[Any]]:
    """A world after ParaDL, one after owlready2, and their entities."""
    owlready2.JAVA_EXE = str(find().java)
    ours, theirs = loaded(file), loaded(file)
    our_entities, their_entities = in_python(ours), in_python(theirs)
    owlready2.sync_reasoner_hermit(theirs, debug=0, ignore_unsupported_datatypes=True)
    sync_reasoner(ours, debug=0)
    return ours, theirs, our_entities, their_entities


@pytest.mark.slow
@pytest.mark.parametrize("name", CONSISTENT)
def test_shared_ontologies(name: str) -> None:
    ours, theirs, our_entities, their_entities = both(shared(name))
    our_triples, their_triples = by_node(statements(ours)), by_node(statements(theirs))
    less_direct, overlooked = their_triples - our_triples, our_triples - their_triples
    # The old HermiT that owlready2 brings does not always find the most specific types.
    assert {predicate.rpartition("#")[2] for _, predicate, _ in less_direct} <= {"type"}
    # And owlready2 overlooks properties where HermiT writes an inverse beside them.
    assert {predicate.rpartition("#")[2] for _, predicate, _ in overlooked} <= {"subPropertyOf"}
    with hermit(n_triples([ours.graph], ours._paradl_ledgers[None].quads)) as judge:
        for subject, _, object in less_direct:
            direct = {o for s, p, o in our_triples if s == subject and p.endswith("#type")}
            assert any(object in judge.superclasses(name) for name in direct)
        for subject, _, object in overlooked:
            assert object in judge.direct_superproperties(subject)
    known = {subject for subject, _, _ in less_direct | overlooked}
    mine, his = parents(ours, our_entities), parents(theirs, their_entities)
    assert {e: p for e, p in mine.items() if e not in known} == {
        e: p for e, p in his.items() if e not in known
    }
