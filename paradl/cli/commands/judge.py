"""`paradl judge`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

from paradl.cli import idle, judging
from paradl.cli.answers import Answer
from paradl.cli.headings import Command
from paradl.cli.options import answering, option

if TYPE_CHECKING:
    from paradl.errors import BudgetExceeded, JudgeError
    from paradl.oracle.valuation import Statement, Valuation
    from paradl.oracle.zeta import Oracle

_FORMATS = ("text", "json", "tsv")


@click.command(cls=Command)
@click.argument("words", nargs=-1, metavar="[STATEMENT]...")
@option("--statements", "file", metavar="FILE", help="A statement a line; - is standard input.")
@option(
    "--ontology",
    metavar="FILE",
    help="Statements are then atoms of this ontology, such as 'tweety Type: Flies'.",
)
@option("--context", is_flag=True, help="Tell the judge what the ontology says of the names.")
@judging.LANGUAGES
@option("--unilateral", is_flag=True, help="Ask the baseline's question: TRUE or FALSE?")
@option("--replies", is_flag=True, help="Show all that the judge said.")
@option("--dry-run", is_flag=True, help="Estimate what it would cost, and ask nothing.")
@judging.judging
@answering(_FORMATS)
def judge(**given: Any) -> None:
    """What a judge can verify, and what it can refute: T, F, B (both) or N (neither).

    Each statement is put to the judge as two questions: can you verify it, can you refute it. Each
    is asked until the majority of -k samples is decided. A value that is known is not asked for
    again: all replies are kept in a cache, and the same command goes on where one was stopped.

    The key for an endpoint is taken from OPENAI_API_KEY, and is not stored.

    \b
    Examples:
      paradl judge "Penguins can fly." --judge openai:gpt-4o
      paradl judge "Penguins can fly." --judge openai:qwen3@http://localhost:11434/v1
      paradl judge "Penguins can fly." --judge human
      paradl judge --statements claims.txt --judge openai:gpt-4o --dry-run
      paradl judge --statements claims.txt --judge openai:gpt-4o --max-cost 2.50 -o values.tsv
      paradl judge --ontology zoo.ttl 'tweety Type: Flies' --context --judge openai:gpt-4o
      paradl judge "Penguins can fly." --judge recorded:run.jsonl --replies
      paradl judge "Penguins can fly." --judge openai:gpt-4o --prompt sub-check \\
          --confidence-weights weights.json
    """
    from paradl.cli import statements
    from paradl.report import judgements
    from paradl.report.progress import ProgressBar

    options = judging.split(given)
    inputs = [given["file"], given["ontology"], *judging.inputs(options)]
    answer = Answer.of("judge", given, _FORMATS, inputs)
    if given["ontology"] is None:
        remedy = "name the statements' ontology, or leave it out"
        idle.warn(["context", "languages"], "without --ontology", remedy)
    if answer.format == "tsv":
        idle.warn(["replies"], "with -f tsv", "choose text or json")
    asked = statements.read(
        given["words"],
        given["file"],
        ontology=given["ontology"],
        languages=given["languages"],
        context=given["context"],
    )
    details = {"input": {"file": given["ontology"]}, "judge": options["judge"]}
    unilateral = given["unilateral"]
    with judging.opened(options) as oracle, judging.paid(oracle, answer.say):
        if given["dry_run"]:
            estimate = oracle.estimate(asked, unilateral=unilateral)
            answer.give(
                text=lambda: judgements.estimate(estimate, oracle.currency),
                tsv=lambda: judgements.estimate_tsv(estimate),
                result=lambda: judgements.estimate_document(estimate, oracle.currency),
                details=details,
            )
            return
        person = judging.asks_a_person([options["judge"]])
        with ProgressBar(quiet=answer.quiet or person) as progress:
            known, failure = _judged(oracle, asked, progress, unilateral=unilateral)
        warnings = [*_unread(options, known)]
        answer.warn(warnings)
        if known:
            found = [judgements.document(valuation) for valuation in known]
            answer.give(
                text=lambda: judgements.lines(known, replies=given["replies"]),
                tsv=lambda: judgements.tsv(known),
                result=lambda: found[0] if len(asked) == 1 else {"judgements": found},
                details=details,
                warnings=[*warnings, *([str(failure)] if failure else [])],
            )
        if oracle.spent.calls:
            answer.say(judgements.spent(oracle.spent, oracle.currency, known))
    if failure is not None:
        raise failure


def _unread(options: Mapping[str, Any], known: Sequence[Valuation]) -> Iterator[str]:
    """That replies are not as they are where the weights of confidence come from."""
    from paradl.cli.confidence import unread

    if options["confidence_weights"]:
        told = unread(options["judge"], options["prompt"], known)
        yield from filter(None, [told])


def _judged(
    oracle: Oracle,
    asked: Sequence[Statement],
    progress: Callable[[str, int, int], None],
    *,
    unilateral: bool,
) -> tuple[list[Valuation], JudgeError | BudgetExceeded | None]:
    """What is known of the statements, in their order, and why that may not be all."""
    from paradl.errors import BudgetExceeded, JudgeError

    values = {}
    failure = None
    try:
        for valuation in oracle.judge(asked, unilateral=unilateral):
            values[valuation.statement] = valuation
            progress("judging", len(values), len(asked))
    except (JudgeError, BudgetExceeded) as error:
        failure = error
    return [values[statement] for statement in asked if statement in values], failure
