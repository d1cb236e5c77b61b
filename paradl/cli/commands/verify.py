"""`paradl verify`."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl.cli import grounding, idle, judging, texts, verifying
from paradl.cli.options import option
from paradl.cli.session import Session, command
from paradl.errors import UsageError

if TYPE_CHECKING:
    from paradl.kb import KnowledgeBase
    from paradl.oracle.writing import Scribe
    from paradl.verify.rounds import Verification


@command("text", "json", "tsv")
@click.argument("words", nargs=-1, metavar="FILE [TEXT]")
@option("--judge", metavar="JUDGE", help="Reads the claims out of TEXT; else the writer does.")
@option("--writer", metavar="JUDGE", help="Revises the text until it is accepted; else nobody.")
@click.option("--question", default="", metavar="TEXT", help="What the text answers.")
@option(
    "--triples",
    type=click.Choice(texts.TRIPLES, case_sensitive=False),
    help="TEXT has its claims as triples; a file's ending says so too.",
)
@grounding.EVIDENCE
@verifying.verifying
@judging.LANGUAGES
@option(
    "--log",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Add each round to it as a line of JSON, as soon as it is done.",
)
@click.option(
    "--revised",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the text that is given back.",
)
@judging.calling
def verify(
    session: Session,
    words: tuple[str, ...],
    judge: str | None,
    writer: str | None,
    question: str,
    triples: str | None,
    log: Path | None,
    revised: Path | None,
    **given: Any,
) -> int:
    """Check the claims of a TEXT against an ontology, and have it mended; exit 1 if it is rejected.

    TEXT is a text, a file, or - for standard input; of a chat in JSON, it is what the model says. A
    judge reads its claims, or they are given as triples: a .csv or .tsv with subject, predicate,
    object and perhaps negated; .json; or .ttl.
    Their words are linked to the ontology's names: labels, synonyms, IRIs, or what comes near.

    \b
    Each claim is checked by entailment, and by SPARQL:
      T  verified       it is told true
      F  contradiction  it is told false
      B  both           it is told both
         partial        it is told true of names that are near, but not the same
      N  failed         nothing is told, or nothing is called so

    Of n claims, v verified, p partial, c in contradiction, the score is (v + alpha p)/n - beta c/n;
    what is both counts as both. From theta on, the text is accepted. Else what was found goes back
    to the writer, if there is one, for at most so many rounds; then the text of the best score is
    given back.

    \b
    Examples:
      paradl verify zoo.owl claims.csv
      paradl verify zoo.owl "Tweety is a bird that can fly." --judge openai:gpt-4o
      paradl verify zoo.owl draft.txt --writer openai:gpt-4o --log audit.jsonl --revised better.txt
      paradl verify zoo.owl --question "What can Tweety do?" --writer openai:gpt-4o
      paradl verify zoo.owl draft.txt --judge openai:gpt-4o --sparql http://localhost:3030/zoo/query
      paradl verify climate.owl draft.txt --judge openai:gpt-4o --causal
    """
    from paradl import files
    from paradl.verify.checking import Checker
    from paradl.verify.log import Log
    from paradl.verify.loop import verify as run
    from paradl.verify.models import ModelReader, ModelWriter

    file, text = _split(words, session)
    source = texts.read(text, triples, session.named(file))
    if source is None and not (question and writer):
        raise UsageError("there is no text", "name one after FILE, or give a --question --writer")
    reader = _reader(source, judge, writer)
    _warn_of_idle(source, reader, writer)
    verifying.warn_of_idle(given)
    session.writes(revised, log)
    session.spare([text, given["causal_model"], given["sparql"]])
    if revised is not None:
        files.check_free(revised, force=session.options.force)
    options = judging.split(given)
    session.spare(judging.inputs(options, reader, writer))
    with ExitStack() as stack:
        scribe = _scribe(stack, session, reader, writer, options, given) if reader else None
        sources = verifying.sources(given)
        model = verifying.causal_model(given)
        about = {"ontology": session.named(file), "judge": reader, "writer": writer}
        audit = Log(log, about)
        kb = stack.enter_context(grounding.opened(session, file, given["evidence"]))
        checks = Checker(kb, **sources)
        kb.warnings += verifying.nameless(checks, model)
        done = run(
            checks,
            source.text if source else "",
            propositions=source.claims if source else None,
            reader=ModelReader(scribe, checks.linker) if scribe else None,
            writer=ModelWriter(scribe) if scribe and writer else None,
            question=question,
            rounds=given["rounds"],
            stabilities=verifying.stabilities(checks, model, given),
            log=audit,
            progress=session.progress,
        )
        _answer(session, kb, done, checks.reasoner, scribe)
        if revised is not None:
            files.write(revised, files.encoded(f"{done.text}\n"), force=session.options.force)
    if done.failure is not None:
        raise done.failure
    return 0 if done.accepted else 1


def _split(words: tuple[str, ...], session: Session) -> tuple[str | None, str | None]:
    """The ontology, unless --input names it, and the text."""
    expected = 1 if session.options.inputs else 2
    if len(words) > expected:
        raise UsageError(f"{words[expected]!r} is too much", "put the text between quotes")
    if session.options.inputs:
        return None, words[0] if words else None
    return (words[0] if words else None), (words[1] if len(words) > 1 else None)


def _reader(source: texts.Source | None, judge: str | None, writer: str | None) -> str | None:
    """Who reads the claims out of the text; None where they are given, and nobody writes others."""
    given = source is not None and source.claims is not None
    if given and not writer:
        return None
    if judge or writer:
        return judge or writer
    raise UsageError("nobody reads the text", "name a --judge, as openai:gpt-4o, or give triples")


def _warn_of_idle(source: texts.Source | None, reader: str | None, writer: str | None) -> None:
    """Say which option can do nothing."""
    if source is None:
        idle.warn(["triples"], "without TEXT", "name one after FILE, or leave it out")
    if writer is None:
        remedy = "name a --writer, or leave it out"
        idle.warn(["rounds", "question"], "where nobody revises the text", remedy)
    if reader is None:
        remedy = "name a --writer, or leave it out"
        idle.warn(["judge", "wording", *judging.CALLS], "where claims are given", remedy)


def _answer(
    session: Session, kb: KnowledgeBase, done: Verification, reasoner: str, scribe: Scribe | None
) -> None:
    from paradl.report import verifications as report

    kb.warnings += report.unread(done)
    if scribe is not None and scribe.spent.calls:
        session.say(report.spent(scribe.spent, scribe.currency))
    session.answer(
        kb,
        report.run(done, reasoner),
        text=lambda: report.lines(done),
        tsv=lambda: report.tsv(done),
    )


def _scribe(
    stack: ExitStack,
    session: Session,
    reader: str,
    writer: str | None,
    options: dict[str, Any],
    given: dict[str, Any],
) -> Scribe:
    from paradl.oracle.writing import scribe
    from paradl.verify.models import prompts

    tasks = {"extract": reader} | ({"draft": writer, "revise": writer} if writer else {})
    asked = scribe(tasks, prompts(given["wording"]), **judging.calls(options))
    stack.enter_context(asked)
    session.asks(asked)
    stack.enter_context(judging.paid(asked, session.say))
    return asked
