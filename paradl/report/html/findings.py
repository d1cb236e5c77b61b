"""What a report tells. Everything is asked of the knowledge base here, in a few large questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import paradl
from paradl.choices import REPAIRS, limit
from paradl.errors import EngineTimeout
from paradl.loaded import Loaded
from paradl.repair import Advice, advise
from paradl.report.html.sides import Sides, sides
from paradl.results import Check, Realization
from paradl.taxonomy import Taxonomy

if TYPE_CHECKING:
    from paradl.grounding.evidence import Evidence
    from paradl.kb import KnowledgeBase

T = TypeVar("T")

MOST_SIDES = 200
"""So many conflicts are explained side by side: each takes two justifications more."""

LARGE = 5_000
"""With more logical axioms than that one repair is looked for unasked, and not compared."""

MOST_LOST = 1_000
"""So many of the consequences that a repair loses are named; all are counted."""

MOST_REPAIRED = 200
"""With more conflicts than that no repair is looked for unasked."""


@dataclass(frozen=True, slots=True)
class Findings:
    """All that a report tells.

    Attributes:
        name: what the ontology is called.
        inputs: the files that it came from, as `paradl translate` is to be given them.
        reading: the options that say how they are read.
        loaded: what was read.
        logic, reasoner: what it was asked under, and what answered.
        check: the conflicts, with the measures.
        sides: of each conflict, in order, what speaks for it and what against it.
        taxonomy, realization: the classes and the individuals.
        advice: how to end the conflicts; None where it was not looked for.
        evidence: what a judge said.
        notes: what a reader must know: warnings, and what there was no time for.
        made: when.
        version: of ParaDL.
    """

    name: str
    inputs: tuple[str, ...]
    reading: tuple[str, ...]
    loaded: Loaded
    logic: str
    reasoner: str
    check: Check
    sides: tuple[Sides | None, ...]
    taxonomy: Taxonomy
    realization: Realization
    advice: Advice | None
    evidence: tuple[Evidence, ...]
    notes: tuple[str, ...]
    made: datetime
    version: str


def gather(
    kb: KnowledgeBase,
    name: str,
    *,
    inputs: Sequence[str] = (),
    reading: Sequence[str] = (),
    evidence: Sequence[Evidence] = (),
    first: int | None = None,
    repairs: int | None = None,
) -> Findings:
    """Ask all that a report needs.

    The time limit of the knowledge base is for all of it. Where it is up after the conflicts, the
    classes and the individuals are known, the rest is left out, and `notes` says so.

    Args:
        kb: what is reported on.
        name: what the ontology is called.
        inputs: its files, for the commands that the report shows.
        reading: the options that say how they are read.
        evidence: what a judge said of it.
        first: end the search for conflicts with the first so many clashes.
        repairs: how many ways to end the conflicts to look for, 0 for none; if None, `REPAIRS` of
            them, one where the ontology is `LARGE`, none with more than `MOST_REPAIRED` conflicts.

    Raises:
        EngineTimeout: it took too long.
        InconsistentOntology: the logic is classical and the ontology is inconsistent.

    >>> import paradl
    >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
    ...     found = gather(kb, "penguins.ofn")
    >>> len(found.check.conflicts)
    2
    """
    notes: list[str] = []
    with kb.one_question():
        # Before the check, which would test the classes one by one; but not where it may end early.
        early = kb.classify() if first is None else None
        run = kb.run("check", measures=True, conflicts=limit(first))
        check = Check.of(run.result)
        taxonomy, realization = early or kb.classify(), kb.realize()
        told = _in_time(notes, "the sides of conflicts", lambda: _sides(kb, check, notes))
        advice = _in_time(notes, "repairs", lambda: _advice(kb, check, repairs, notes))
    if not check.complete:
        notes.insert(0, "the search for conflicts was ended, so there may be more")
    return Findings(
        name,
        tuple(inputs),
        tuple(reading),
        kb.loaded,
        kb.logic,
        run.reasoner,
        check,
        told or (None,) * len(check.conflicts),
        taxonomy,
        realization,
        advice,
        tuple(evidence),
        (*notes, *kb.warnings),
        datetime.now(UTC),
        paradl.__version__,
    )


def _in_time(notes: list[str], what: str, question: Callable[[], T]) -> T | None:
    """None, and a note, where there was no time left for something that can be done without."""
    try:
        return question()
    except EngineTimeout:
        notes.append(f"there was no time for {what}: allow more with --timeout")
        return None


def _sides(kb: KnowledgeBase, check: Check, notes: list[str]) -> tuple[Sides | None, ...]:
    found, sayable = sides(kb, check.conflicts, MOST_SIDES)
    if len(check.conflicts) > MOST_SIDES:
        notes.append(
            f"the first {MOST_SIDES} of {len(check.conflicts):,} conflicts are explained side by "
            "side, the others by one justification of both sides"
        )
    if not sayable:
        notes.append("some names cannot be written in a sentence, so no sides are told apart")
    return found


def _advice(
    kb: KnowledgeBase, check: Check, repairs: int | None, notes: list[str]
) -> Advice | None:
    many = len(check.conflicts) > MOST_REPAIRED
    if repairs is None and many:
        notes.append(
            f"with {len(check.conflicts):,} conflicts no repair was looked for: ask for some with "
            "--repairs"
        )
        return None
    large = kb.loaded.logical_axioms > LARGE
    if repairs is None and large and check.conflicts:
        notes.append("of a large ontology one repair is looked for: ask for more with --repairs")
    wanted = (1 if large else REPAIRS) if repairs is None else repairs
    if not wanted or not check.conflicts:
        return None
    return advise(kb, wanted, thorough=not large, named=MOST_LOST)
