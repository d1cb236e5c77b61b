"""`paradl explain`."""

from __future__ import annotations

from dataclasses import replace

import click

from paradl.cli.queries import query_options, read
from paradl.cli.session import Session, command


@command("text", "json", "tsv")
@query_options
@click.option("--all", "every", is_flag=True, help="Find all justifications; it may take long.")
def explain(
    session: Session,
    words: tuple[str, ...],
    query_file: str | None,
    unknown_names: str,
    every: bool,
) -> None:
    """Why sentences have their values: the axioms that they, or their negations, follow from.

    A justification is a minimal set of axioms of the input: without any one of them it gives no
    reason. Those for told true and those for told false are found apart, --max for each side. Where
    the format has lines, each axiom is cited with its file and line. `paradl ask --help` lists the
    forms of sentences.

    \b
    Examples:
      paradl explain zoo.owl 'tweety Type: Flies'
      paradl explain zoo.owl 'tweety Type: Flies' --max 3      up to three reasons for each side
      paradl explain zoo.owl 'Penguin SubClassOf: Bird' --all -f json
      paradl explain zoo.owl --queries surprising.txt
    """
    from paradl.kb import limit
    from paradl.report import reasons, tsv
    from paradl.results import Explanation

    asked = read(words, query_file, session.options)
    with session.open(asked.file) as kb:
        run = kb.run(
            "explain",
            queries=asked.texts,
            places=asked.places,
            unknownNames=unknown_names,
            max=limit(None if every else session.options.max_justifications),
        )
        results = [Explanation.of(explanation) for explanation in run.result["explanations"]]
        if asked.single:
            run = replace(run, result=run.result["explanations"][0])
        session.answer(
            kb, run, text=lambda: reasons.explain(results), tsv=lambda: tsv.explain(results)
        )
