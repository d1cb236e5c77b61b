"""`paradl ground`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl.cli import idle, judging
from paradl.cli.grounding import (
    askable,
    check_confidence,
    counting,
    grounding,
    opened,
    told,
)
from paradl.cli.options import option
from paradl.cli.session import Session, command
from paradl.errors import UsageError

if TYPE_CHECKING:
    from paradl.grounding.evidence import Evidence
    from paradl.kb import KnowledgeBase


@command("text", "json", "tsv")
@click.argument("words", nargs=-1, metavar="[FILE] [SENTENCE]...")
@click.option("--query", "queries", multiple=True, metavar="QUERY", help="Answer this.")
@option("--eager", is_flag=True, help="Ask everything first, whatever the queries need.")
@option("--model-check", is_flag=True, help="The values of axioms and SENTENCEs.")
@option("--dry-run", is_flag=True, help="Show what could be asked, and ask nothing.")
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write what the judge said as annotated axioms; --evidence FILE reads them back.",
)
@click.option(
    "--prov",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write it as RDF in the terms of PROV-O, with all replies; --evidence reads that too.",
)
@grounding
@judging.judging
def ground(
    session: Session,
    words: tuple[str, ...],
    queries: tuple[str, ...],
    eager: bool,
    model_check: bool,
    dry_run: bool,
    save: Path | None,
    prov: Path | None,
    **given: Any,
) -> None:
    """Let a judge answer what the ontology leaves open.

    Each QUERY is answered from the ontology and from what the judge says, who is asked only about
    atoms that the answer can depend on; without a query, about all. What a judge verifies is told
    true, what it refutes is told false, so that it may contradict the ontology, and itself.

    With --model-check, the named individuals are taken for all that there is, the atoms have the
    values that the judge gives them, and each axiom and SENTENCE gets its pair <verified,refuted>.

    \b
    Examples:
      paradl ground zoo.owl --query 'tweety Type: Flies' --judge openai:gpt-4o
      paradl ground zoo.owl --dry-run --judge openai:gpt-4o       how many, which, at what cost
      paradl ground zoo.owl --askable 'Flies' --askable 'eat*' --judge human
      paradl ground zoo.owl --query 'tweety Type: Flies' --judge human --save said.ofn
      paradl check zoo.owl --evidence said.ofn                    the evidence, read back
      paradl ground zoo.owl --model-check '[forall x Bird(x)] Flies(x)' --judge openai:gpt-4o
    """
    file, sentences = _split(words, session)
    if sentences and not model_check:
        raise UsageError(
            f"{sentences[0]!r} is too much", "give it as --query, or check it with --model-check"
        )
    if model_check and (queries or eager or save or prov):
        raise UsageError(
            "--model-check takes no --query, --eager, --save and --prov",
            "give sentences after FILE",
        )
    outputs = Outputs(save, prov, session)
    options = judging.split(given)
    if dry_run:
        idle.warn(["save", "prov"], "with --dry-run", "leave it out: nothing is asked or written")
    if dry_run and not options["judge"]:
        judging.warn_of_idle("--judge")
    with opened(session, file, given["evidence"]) as kb:
        if dry_run:
            _preview(session, kb, [*queries, *sentences], options, given)
        elif model_check:
            _model_check(session, kb, sentences, options, given)
        else:
            _ground(session, kb, queries, options, given, eager=eager, outputs=outputs)


class Outputs:
    """Where evidence is to be written: nowhere, or to files that are not there yet."""

    def __init__(self, save: Path | None, prov: Path | None, session: Session) -> None:
        """Look at the names before anything is paid for."""
        from paradl import files
        from paradl.grounding.store import written

        if save and prov and save.resolve() == prov.resolve():
            raise UsageError("--save and --prov name one file", "give them two")
        self._paths = {path: path is prov for path in (save, prov) if path is not None}
        self._session = session
        session.writes(save, prov)
        self._force = session.options.force
        for path, linked in self._paths.items():
            files.check_free(path, force=self._force)
            written((), path, "fde", linked=linked)

    def write(self, evidence: Sequence[Evidence], logic: str) -> None:
        """Write what was learned."""
        from paradl import files
        from paradl.grounding.store import written

        for path, linked in self._paths.items():
            content = written(evidence, path, logic, linked=linked)
            files.write(path, content, force=self._force)

    def rescue(self, evidence: Sequence[Evidence], logic: str) -> None:
        """Write what was learned before it was stopped, and say how to go on from there."""
        if evidence and self._paths:
            self.write(evidence, logic)
            path = next(iter(self._paths))
            answers = "1 answer is" if len(evidence) == 1 else f"{len(evidence)} answers are"
            self._session.say(f"{answers} in {path}: go on with --evidence {path}")


def _split(words: tuple[str, ...], session: Session) -> tuple[str | None, tuple[str, ...]]:
    """The file among the words, which is the first unless --input names it."""
    if session.options.inputs:
        return None, words
    return (words[0], words[1:]) if words else (None, ())


def _ground(
    session: Session,
    kb: KnowledgeBase,
    queries: tuple[str, ...],
    options: dict[str, Any],
    given: dict[str, Any],
    *,
    eager: bool,
    outputs: Outputs,
) -> None:
    from paradl.report import grounding as report

    result = told(
        session,
        kb,
        queries,
        options,
        given,
        eager=eager,
        rescue=lambda learned: outputs.rescue(learned, kb.logic),
    )
    outputs.write(result.evidence, kb.logic)
    run = kb.run("ask", queries=list(queries))
    run = replace(run, result=report.document(result, run.result["answers"]))
    session.answer(
        kb, run, text=lambda: report.lines(result), tsv=lambda: report.tsv(result.evidence)
    )


def _model_check(
    session: Session,
    kb: KnowledgeBase,
    sentences: tuple[str, ...],
    options: dict[str, Any],
    given: dict[str, Any],
) -> None:
    from paradl.grounding.model_checking import model_check
    from paradl.loaded import Run
    from paradl.report import grounding as report

    check_confidence(options, given)
    session.spare(judging.inputs(options))
    with judging.opened(options) as oracle:
        session.asks(oracle, person=judging.asks_a_person([options["judge"]]))
        result = model_check(
            kb,
            sentences,
            oracle,
            askable=askable(given),
            counting=counting(given),
            context=given["context"],
            languages=given["languages"],
        )
    session.answer(
        kb,
        Run(report.model_document(result), b"", "", {}),
        text=lambda: report.model(result),
        tsv=lambda: report.model_tsv(result),
    )


def _preview(
    session: Session,
    kb: KnowledgeBase,
    queries: list[str],
    options: dict[str, Any],
    given: dict[str, Any],
) -> None:
    from paradl.grounding.grounding import preview
    from paradl.loaded import Run
    from paradl.report import grounding as report
    from paradl.report.tsv import rows

    asked = preview(
        kb, queries, askable(given), context=given["context"], languages=given["languages"]
    )
    estimate, currency = None, ""
    if options["judge"]:
        with judging.opened(options) as oracle:
            estimate, currency = oracle.estimate(asked), oracle.currency
    session.answer(
        kb,
        Run(report.preview_document(asked, estimate, currency), b"", "", {}),
        text=lambda: report.preview(asked, estimate, currency),
        tsv=lambda: rows(("atom", "statement"), ((one.atom, one.text) for one in asked)),
    )
