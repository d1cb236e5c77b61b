"""`paradl realize`."""

from __future__ import annotations

import click

from paradl.cli.session import Session, command


@command("text", "json", "tsv")
@click.argument("file", required=False)
def realize(session: Session, file: str | None) -> None:
    """The types and property values of every individual.

    Each is T (told true), F (told false) or B (both: a conflict). What is not told is not listed.

    \b
    Examples:
      paradl realize merged.owl
      paradl realize merged.owl -f tsv | grep -w B         what is in conflict
    """
    from paradl.report import text, tsv
    from paradl.results import Realization

    with session.open(file) as kb:
        run = kb.run("realize")
        session.answer(
            kb,
            run,
            text=lambda: text.realize(Realization.of(run.result)),
            tsv=lambda: tsv.realize(Realization.of(run.result)),
        )
