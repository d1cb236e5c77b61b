"""`paradl translate`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from paradl.choices import GUARDS
from paradl.cli import grounding, idle
from paradl.cli.options import option
from paradl.cli.session import Session, command
from paradl.errors import UsageError
from paradl.formats import ONTOLOGY

if TYPE_CHECKING:
    from paradl.kb import KnowledgeBase
    from paradl.results import Axiom


_UNTRANSLATED = ("where the input is written untranslated", "leave it out, or translate the result")
_OF_REASONING = (
    *("logic", "inclusion", "unsupported", "no_witnesses", "exhaustive", "keep_unsatisfiable"),
    *("reasoner", "anytime", "max_justifications"),
)


@command(*ONTOLOGY)
@option(
    "--guards",
    type=click.Choice(GUARDS),
    default=GUARDS[0],
    show_default=True,
    help="Guard hard constraints where a clash needs it, which takes a reasoner; or all, or none.",
)
@click.option(
    "--without",
    "axioms",
    multiple=True,
    metavar="AXIOM",
    help="Write the input itself, untranslated, without this axiom; as `repair` prints it, as "
    "`ask` takes it, or in functional syntax.",
)
@click.option(
    "--without-repair",
    "number",
    type=click.IntRange(min=1),
    metavar="N",
    help="Write the input itself, without the axioms of the N-th way that `repair` shows with the "
    "same options; it is looked for anew.",
)
@grounding.EVIDENCE
@click.argument("file", required=False)
def translate(
    session: Session,
    file: str | None,
    guards: str,
    axioms: tuple[str, ...],
    number: int | None,
    evidence: tuple[Path, ...],
) -> None:
    """The classical ontology that is reasoned over, or the input with axioms taken out.

    Every class and property has a told-true and a told-false side in it, and every axiom is
    annotated with the source axioms that it came from. Any OWL reasoner can take it from there.

    With --without, nothing is translated: the answer is the input, its imports merged in, without
    some axioms. Annotations and prefixes are kept.

    \b
    Examples:
      paradl translate merged.owl -o split.owl
      paradl translate merged.owl -f omn | less
      paradl translate merged.owl --inclusion strong -o split.ttl
      paradl translate merged.owl --guards all -o tolerant.ofn
      paradl translate merged.owl --without 'Bird SubClassOf Flies' -o repaired.ofn
      paradl translate merged.owl --without-repair 1 -o repaired.owl
    """
    if axioms or number:
        idle.warn(["guards"], *_UNTRANSLATED)
    if axioms and not number:
        idle.warn(_OF_REASONING, *_UNTRANSLATED)
    with grounding.opened(session, file, evidence) as kb:
        found = _repair(kb, number) if number else ()
        if found or axioms:
            unwanted = [*axioms, *(axiom.axiom for axiom in found)]
            session.document(kb.run("source", format=session.format, without=unwanted))
            for axiom in found:
                session.say(f"without {axiom.text}")
        else:
            session.document(kb.run("translate", format=session.format, guards=guards))


def _repair(kb: KnowledgeBase, number: int) -> tuple[Axiom, ...]:
    """The axioms of a repair, counted from 1 as `paradl repair` does."""
    repairs = kb.repairs(number)
    if len(repairs) < number:
        raise UsageError(
            f"there is no repair {number}", f"there are {len(repairs)}: see paradl repair"
        )
    return repairs[number - 1].remove
