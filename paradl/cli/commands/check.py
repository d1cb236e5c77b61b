"""`paradl check`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from paradl.choices import limit
from paradl.cli import grounding, idle, judging
from paradl.cli.numbers import COUNT
from paradl.cli.options import option
from paradl.cli.session import Session, command


@command("text", "json", "tsv", "sarif", "junit")
@option(
    "--measures",
    is_flag=True,
    help="Also how inconsistent and how incomplete the ontology and each of its names is.",
)
@option(
    "--first",
    type=COUNT,
    metavar="N",
    help="End the search with the first N clashes.",
)
@option(
    "--baseline",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="An earlier answer in JSON: fail on conflicts only that are not in it.",
)
@click.argument("file", required=False)
@grounding.grounding
@judging.judging_where_open
def check(
    session: Session,
    file: str | None,
    measures: bool,
    first: int | None,
    baseline: Path | None,
    **given: Any,
) -> int:
    """What is in conflict, and why. Exits 1 if anything is, or if a class can have no instance.

    Says whether the ontology is consistent and coherent classically. Where it is not, lists each
    conflict, which is a sentence that it tells both true and false, with the axioms that it
    follows from.

    With --oracle, a judge is asked about every atom that it may be asked about and that is not in
    conflict already, as it may contradict itself anywhere. With --first as well, it is asked only
    until so many conflicts are known, and about what could soonest be in conflict first.

    \b
    Examples:
      paradl check merged.owl
      paradl check -i one.owl -i two.ttl -i bridge.ofn     merged
      paradl check merged.owl --max 5 -o conflicts.tsv     up to 5 justifications each
      paradl check merged.owl --first 1                    a first conflict, soon
      paradl check huge.owl --timeout 60 --anytime         what was found by then
      paradl check merged.owl --measures                   and how bad it is, in numbers
      paradl check merged.owl -f sarif -o conflicts.sarif  for a forge's code scanning
      paradl check merged.owl --baseline known.json        fail on new conflicts only
      paradl check zoo.owl --first 1 --oracle openai:gpt-4o    does a model object to anything
      curl -s https://example.org/o.owl | paradl check -
    """
    if session.format in ("tsv", "sarif", "junit"):
        idle.warn(["measures"], f"with -f {session.format}", "choose text or json")
    known = None
    if baseline is not None:
        from paradl.baseline import Baseline

        known = Baseline.read(baseline)
    options = grounding.judge(given)
    with grounding.opened(session, file, given["evidence"]) as kb:
        from paradl import report
        from paradl.grounding.purposes import of_conflicts
        from paradl.results import Check

        with_judge = grounding.asked(session, kb, options, given, purpose=of_conflicts(first))
        run = with_judge(kb.run("check", measures=measures, conflicts=limit(first)))
        result = Check.of(run.result)
        news = result if known is None else known.news(result)
        session.answer(
            kb,
            run,
            text=lambda: report.text.check(result, session.what, known),
            tsv=lambda: report.tsv.check(news),
            others={
                "sarif": lambda: report.sarif.check(result, session.inputs, known),
                "junit": lambda: report.junit.check(result, session.what, known),
            },
        )
    return 1 if news.conflicts or news.incoherent or news.unexplained else 0
