"""The atoms that queries could depend on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from paradl.grounding.askable import Askable
from paradl.grounding.world import World
from paradl.kb import KnowledgeBase
from paradl.oracle.verbalization.atoms import Atom, DataValue, parse

NOTHING = (
    "there is nothing to ask a judge about: it takes named individuals, and atoms of them that may "
    "be asked about (--askable) and are not asserted (--asserted)"
)
_IRI = re.compile(r"<([^<>\s]+)>")


def candidates(
    kb: KnowledgeBase, queries: Sequence[str], world: World, askable: Askable
) -> tuple[Atom, ...]:
    """The atoms that may be asked about for the sake of queries; without any, all.

    Where there are none, the knowledge base gets a warning.

    Raises:
        UsageError: there are too many to list, or a pattern fits nothing.
    """
    askable.check(world)
    if queries:
        sentences = kb.run("axioms", queries=list(queries), sentencesOnly=True).result["sentences"]
        connected = {frozenset(_IRI.findall(sentence)): None for sentence in sentences}
        terms = {*world.classes, *world.properties, *world.data}
        scope = askable.scope(world)
        each = [scope.atoms(about if about & terms else None) for about in connected]
        each.append(_values(sentences, askable, world))
        atoms = tuple(dict.fromkeys(atom for some in each for atom in some))
    else:
        atoms = askable.candidates(world)
    if kb.logic == "ac":  # which has no data properties
        atoms = tuple(atom for atom in atoms if not isinstance(atom, DataValue))
    if not atoms:
        kb.warnings.append(NOTHING)
    return atoms


def _values(sentences: Sequence[str], askable: Askable, world: World) -> tuple[Atom, ...]:
    """Queries that give a property a literal, which no axiom need mention."""
    atoms = (parse(sentence) for sentence in sentences)
    values = [atom for atom in atoms if isinstance(atom, DataValue)]
    allowed = askable.of(world.data, askable.names, world)
    known = world.judged if askable.asserted else world.judged | world.told
    return tuple(atom for atom in values if atom.property in allowed and atom not in known)
