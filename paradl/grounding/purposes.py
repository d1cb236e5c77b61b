"""What commands ask a judge for that answer no queries: they are about all individuals or classes.

Everything that is told both true and false already stays so, whatever else is told.

Most runs of the commands have no judge: what asking takes is imported when it comes to that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from paradl.grounding.grounding import Ground, Purpose
    from paradl.oracle.verbalization.atoms import Atom

_FIRST = 4
"""Atoms to ask about before looking whether that was enough; then twice as many."""


def of_individuals(work: Ground) -> None:
    """For the types and values of all individuals: all but what is told both true and false.

    Any other atom is part of the answer itself, and has a side that the judge may still tell.
    """
    told = _told(work)
    work.tell(atom for atom in work.atoms if told.get(atom) != "B")


def of_conflicts(first: int | None = None) -> Purpose:
    """For what is in conflict; with `first`, only until so many conflicts are known.

    A judge may say both of any atom, so that all conflicts take all atoms but those in conflict.
    For a first one, those come first of which one side is told already.
    """

    def ask(work: Ground) -> None:
        told = _told(work)
        waiting = [atom for atom in work.atoms if told.get(atom) != "B"]
        if first is None:
            work.tell(waiting)
            return
        waiting.sort(key=lambda atom: atom not in told)
        size = _FIRST
        while waiting and len(work.kb.check(first=first).conflicts) < first:
            work.tell(waiting[:size])
            waiting = waiting[size:]
            size *= 2

    return ask


def of_classes(work: Ground) -> None:
    """For the class hierarchy: what could put a class below another, or in conflict.

    Facts about individuals can do so only where classes are described by individuals.
    """
    now, then = _hierarchy(work, ()), _hierarchy(work, work.atoms)
    queries = [f"<{below}> SubClassOf: {above}" for below, above in sorted(then - now)]
    if queries:
        work.search(queries, sides=("true",))


def _hierarchy(work: Ground, supposed: tuple[Atom, ...]) -> set[tuple[str, str]]:
    """Which class is below which, and which is below its own negation, if all this were told."""
    from paradl.grounding.facts import document, fact
    from paradl.grounding.logics import monotone, optimistic, policy
    from paradl.taxonomy import Taxonomy

    axioms = (
        axiom
        for atom in supposed
        for channel in optimistic(policy(work.kb.logic))
        for axiom in fact(atom, channel)
    )
    told = work.kb.run("classify", under=monotone(work.kb.logic), suppose=document(axioms)).result
    taxonomy = Taxonomy.of(told)
    pairs = {
        (node.iri, f"<{other}>")
        for node in taxonomy.classes
        for other in (*taxonomy.ancestors(node.iri), *node.equivalents)
    }
    return pairs | {
        (node.iri, f"not <{node.iri}>") for node in taxonomy.classes if node.conflicting
    }


def _told(work: Ground) -> dict[Atom, str]:
    """What the ontology alone tells of atoms."""
    return dict(_values(work.kb.run("realize").result))


def _values(result: Mapping[str, Any]) -> Iterator[tuple[Atom, str]]:
    from paradl.oracle.verbalization.atoms import Membership

    for individual in result["individuals"]:
        own = individual["iri"]
        for told in individual["types"]:
            yield Membership(own, told["class"]), told["value"]
        for told in individual["properties"]:
            atom = _fact(own, told["property"], told["object"])
            if atom is not None:
                yield atom, told["value"]


def _fact(subject: str, own: str, value: str) -> Atom | None:
    from paradl.oracle.verbalization.atoms import Relation, parse

    if value.startswith('"'):
        return parse(f"DataPropertyAssertion(<{own}> <{subject}> {value})")
    return Relation(subject, own, value)
