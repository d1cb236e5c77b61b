"""`paradl realize`."""

from __future__ import annotations

from typing import Any

import click

from paradl.cli import grounding, judging
from paradl.cli.session import Session, command


@command("text", "json", "tsv")
@click.argument("file", required=False)
@grounding.grounding
@judging.judging_where_open
def realize(session: Session, file: str | None, **given: Any) -> None:
    """The types and property values of every individual.

    Each is T (told true), F (told false) or B (both: a conflict). What is not told is not listed.

    With --oracle, a judge is asked about every atom that it may be asked about, but for those that
    are told both true and false already: any other is part of the answer.

    \b
    Examples:
      paradl realize merged.owl
      paradl realize merged.owl -f tsv | grep -w B         what is in conflict
      paradl realize zoo.owl --oracle openai:gpt-4o --askable Flies
    """
    options = grounding.judge(given)
    with grounding.opened(session, file, given["evidence"]) as kb:
        from paradl import report
        from paradl.grounding.purposes import of_individuals
        from paradl.results import Realization

        with_judge = grounding.asked(session, kb, options, given, purpose=of_individuals)
        run = with_judge(kb.run("realize"))
        session.answer(
            kb,
            run,
            text=lambda: report.text.realize(Realization.of(run.result)),
            tsv=lambda: report.tsv.realize(Realization.of(run.result)),
        )
