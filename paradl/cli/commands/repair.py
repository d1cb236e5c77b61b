"""`paradl repair`."""

from __future__ import annotations

from pathlib import Path

import click

from paradl.choices import REPAIRS
from paradl.cli import grounding
from paradl.cli.options import option
from paradl.cli.session import Session, command


@command("text", "json", "tsv")
@option(
    "--repairs",
    "count",
    type=click.IntRange(min=1),
    default=REPAIRS,
    show_default=True,
    metavar="N",
    help="How many ways to show.",
)
@grounding.EVIDENCE
@click.argument("file", required=False)
def repair(session: Session, file: str | None, count: int, evidence: tuple[Path, ...]) -> None:
    """Which axioms to take out so that nothing is in conflict. Advice only: nothing is edited.

    The smallest sets of axioms whose removal ends all conflicts, each tried out. They are ranked by
    what else is lost with them: subsumptions and types, true or false, that would no longer follow.
    Whether an axiom is wrong, and not only in the way, is yours to judge.

    \b
    Examples:
      paradl repair merged.owl
      paradl repair merged.owl --repairs 10 -f json
      paradl translate merged.owl --without 'Bird SubClassOf Flies' -o repaired.owl
      paradl translate merged.owl --without-repair 1 -o repaired.owl
    """
    with grounding.opened(session, file, evidence) as kb:
        from paradl.loaded import Run
        from paradl.repair import advise
        from paradl.report import repairs

        advice = advise(kb, count)
        reading = [*session.options.reading(), *grounding.reading(evidence)]
        run = Run(repairs.json(advice), b"", advice.reasoner, {"reason": advice.seconds})
        session.answer(
            kb,
            run,
            text=lambda: repairs.text(advice, session.what, session.inputs, reading),
            tsv=lambda: repairs.tsv(advice),
        )
