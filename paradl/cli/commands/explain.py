"""`paradl explain`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from paradl.choices import limit
from paradl.cli import grounding, idle, judging
from paradl.cli.options import option
from paradl.cli.queries import query_options, read
from paradl.cli.session import Session, command


@command("text", "json", "tsv")
@query_options
@option("--all", "every", is_flag=True, help="Find all justifications; it may take long.")
@option("--replies", is_flag=True, help="Also what a judge said for the axioms that it told.")
@grounding.grounding
@judging.judging_where_open
def explain(
    session: Session,
    words: tuple[str, ...],
    query_file: str | None,
    unknown_names: str,
    every: bool,
    replies: bool,
    **given: Any,
) -> None:
    """Why sentences have their values: the axioms that they, or their negations, follow from.

    A justification is a minimal set of axioms of the input: without any one of them it gives no
    reason. Those for told true and those for told false are found apart, --max for each side. Where
    the format has lines, each axiom is cited with its file and line. `paradl ask --help` lists the
    forms of sentences.

    With --oracle, a judge is asked as by `paradl ask`, so that there is a reason for each side that
    it is told; what it told has its name, and the command that prints its replies.

    \b
    Examples:
      paradl explain zoo.owl 'tweety Type: Flies'
      paradl explain zoo.owl 'tweety Type: Flies' --max 3      up to three reasons for each side
      paradl explain zoo.owl 'Penguin SubClassOf: Bird' --all -f json
      paradl explain zoo.owl --queries surprising.txt
      paradl explain zoo.owl 'tweety Type: Flies' --oracle openai:gpt-4o --replies
    """
    if every:
        idle.warn(["max_justifications"], "with --all", "leave one of them out")
    if session.format == "tsv":
        idle.warn(["replies"], "with -f tsv", "choose text or json")
    asked = read(words, query_file, session.options)
    session.spare([query_file])
    options = grounding.judge(given)
    grounding.check_names(options, unknown_names)
    with grounding.opened(session, asked.file, given["evidence"]) as kb:
        from paradl import report
        from paradl.results import Explanation

        with_judge = grounding.asked(session, kb, options, given, asked.texts)
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
        run = with_judge(run)
        session.answer(
            kb,
            run,
            text=lambda: report.reasons.explain(results, words=replies),
            tsv=lambda: report.tsv.explain(results),
        )
