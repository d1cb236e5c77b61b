"""The options of commands that let a judge answer what an ontology leaves open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl.cli import idle, judging
from paradl.cli.headings import Decorator, under
from paradl.cli.numbers import SHARE
from paradl.cli.options import option
from paradl.errors import UsageError

if TYPE_CHECKING:
    from paradl.cli.session import Session
    from paradl.grounding.askable import Askable
    from paradl.grounding.counting import Counting
    from paradl.grounding.evidence import Evidence
    from paradl.grounding.grounding import Grounding, Purpose
    from paradl.kb import KnowledgeBase
    from paradl.loaded import Run


def _evidence(help: str) -> Decorator:
    kind = click.Path(path_type=Path)
    return option("--evidence", multiple=True, type=kind, metavar="FILE", help=help)


_SAID_BEFORE = "What a judge said before, as `paradl ground --save` wrote it"
EVIDENCE = _evidence(f"{_SAID_BEFORE}.")
"""For commands that ask no judge."""

grounding = under(
    "Evidence",
    _evidence(f"{_SAID_BEFORE}; what it is about is not asked again."),
    option(
        "--askable",
        multiple=True,
        metavar="PATTERN",
        help="Classes and properties that may be asked about, as 'has*'; else as they are "
        "annotated with https://paradl.org/ns#askable, else all.",
    ),
    option("--about", multiple=True, metavar="PATTERN", help="The same of individuals; else all."),
    option("--asserted", is_flag=True, help="Ask also about what the ontology asserts."),
    option("--unanimous", is_flag=True, help="A side counts only if all its samples agree."),
    option(
        "--min-confidence",
        type=SHARE,
        metavar="P",
        help="A value counts only with a confidence of at least that; needs --confidence-weights.",
    ),
    option("--ignore-gluts", is_flag=True, help="A value <t,t> does not count."),
    option("--context", is_flag=True, help="Tell the judge what the ontology says of the names."),
    judging.LANGUAGES,
)
"""The options of a command."""

_FOR_A_JUDGE = (
    *("askable", "about", "asserted", "unanimous", "min_confidence", "ignore_gluts"),
    *("context", "languages"),
)


def judge(given: dict[str, Any]) -> dict[str, Any]:
    """Take the options of a judge out of all that a command was given, which may name none."""
    options = judging.split(given)
    if not options["judge"]:
        judging.warn_of_idle("--oracle")
        remedy = "name a judge with --oracle, or leave it out"
        idle.warn(_FOR_A_JUDGE, "without --oracle", remedy)
    return options


def askable(given: Mapping[str, Any]) -> Askable:
    """What may be asked about."""
    from paradl.grounding.askable import Askable

    return Askable(given["askable"], given["about"], given["asserted"])


def counting(given: Mapping[str, Any]) -> Counting:
    """What of a judge's answers counts."""
    from paradl.grounding.counting import Counting

    return Counting(given["unanimous"], given["min_confidence"], given["ignore_gluts"])


def reading(evidence: Sequence[Path]) -> list[str]:
    """The options that name it, as words of a command line."""
    return [word for path in evidence for word in ("--evidence", str(path))]


@contextmanager
def opened(session: Session, file: str | None, evidence: Sequence[Path]) -> Iterator[KnowledgeBase]:
    """The inputs with evidence: annotated axioms, or linked data in the terms of PROV-O."""
    if not evidence:
        with session.open(file) as kb:
            yield kb
        return
    session.spare(evidence)
    from paradl.grounding.store import contested, is_linked_data, load, told

    annotated = [path for path in evidence if not is_linked_data(path)]
    with session.open(file, annotated) as kb:
        for path in evidence:
            if path not in annotated or kb.logic == "ac":  # which may be told more than is written
                kb.add(told(load(path), kb.logic))
        if len(evidence) > 1:
            kb.warnings += contested(evidence)
        yield kb


def asked(
    session: Session,
    kb: KnowledgeBase,
    options: Mapping[str, Any],
    given: Mapping[str, Any],
    queries: Sequence[str] = (),
    purpose: Purpose | None = None,
) -> Callable[[Run], Run]:
    """Ask the judge, if one is named; adds to an answer what it said."""
    if not options["judge"]:
        return lambda run: run
    from paradl.report.grounding import said

    heard = told(session, kb, queries, options, given, purpose=purpose)
    return lambda run: replace(run, result={**run.result, "oracle": said(heard)})


def check_names(options: Mapping[str, Any], unknown: str) -> None:
    """Say that a judge is not asked about what the ontology does not have.

    Raises:
        UsageError: one is named, and unknown names are to have a value.
    """
    if options["judge"] and unknown != "error":
        raise UsageError("a judge cannot be asked about unknown names", "leave --unknown-names out")


def check_confidence(options: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    """Say that no value would count, before any is paid for.

    Raises:
        UsageError: a confidence is asked for that nothing computes.
    """
    if given["min_confidence"] is not None and not options["confidence_weights"]:
        raise UsageError(
            "--min-confidence needs to know how sure a verdict is",
            "give weights with --confidence-weights; paradl evaluate --save-weights makes them",
        )


def told(
    session: Session,
    kb: KnowledgeBase,
    queries: Sequence[str],
    options: Mapping[str, Any],
    given: Mapping[str, Any],
    *,
    eager: bool = False,
    purpose: Purpose | None = None,
    rescue: Callable[[Sequence[Evidence]], None] | None = None,
) -> Grounding:
    """Tell the knowledge base what a judge says for the sake of queries, and say what it took.

    What was learned goes to `rescue` where something ends it early, be it the time limit.
    """
    from paradl.grounding.grounding import ground
    from paradl.report.grounding import summary, valuations
    from paradl.report.judgements import spent

    check_confidence(options, given)
    session.spare(judging.inputs(options))
    with judging.opened(options) as oracle, judging.paid(oracle, session.say):
        session.asks(oracle, person=judging.asks_a_person([options["judge"]]))
        result = ground(
            kb,
            queries,
            oracle,
            askable=askable(given),
            counting=counting(given),
            eager=eager,
            purpose=purpose,
            context=given["context"],
            languages=given["languages"],
            on_start=_rescued(session, rescue) if rescue else None,
            on_stop=rescue,
        )
        session.say(summary(result))
        if oracle.spent.calls:
            session.say(spent(oracle.spent, oracle.currency, valuations(result.evidence)))
    return result


def _rescued(
    session: Session, rescue: Callable[[Sequence[Evidence]], None]
) -> Callable[[Callable[[], Sequence[Evidence]]], None]:
    def begin(learned: Callable[[], Sequence[Evidence]]) -> None:
        session.rescue_with(lambda: rescue(learned()))

    return begin
