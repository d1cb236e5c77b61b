"""`paradl cache ...`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl import files
from paradl.cli import judging
from paradl.cli.answers import Answer
from paradl.cli.headings import Group, under
from paradl.cli.options import answering, option, output_to
from paradl.cli.output import put, say
from paradl.errors import DataError, UsageError

if TYPE_CHECKING:
    from paradl.oracle.cache.desk import Desk
    from paradl.oracle.cache.records import Filter, Record
    from paradl.truth import GeneralizedTruthValue

_FORMATS = ("text", "json", "tsv")
_filtered = under(
    "Which records",
    # without variables: PARADL_JUDGE says who is to be asked, not whose answers are to be shown
    click.option("--judge", metavar="NAME", help="Only of this judge."),
    click.option("--prompt", metavar="NAME", help="Only of these prompts, as zero-shot/1."),
    click.option("--containing", "text", metavar="TEXT", help="Only statements that contain it."),
    click.option("--value", metavar="PAIR", help="Only of this value, as '<t,t>'."),
)
"""The options that say which records are wanted."""


@click.group(cls=Group)
def cache() -> None:
    """What the judge has said so far: look at it, publish it, take it over, check it.

    Rows come, and are never changed. A published file is replayed with --judge recorded:FILE.

    \b
    Examples:
      paradl cache stats
      paradl cache list --value '<t,t>'
      paradl cache show "Penguins can fly." --confidence-weights weights.json
      paradl cache export -o run.jsonl
      paradl cache import run.jsonl --cache postgresql://me@host/judge
      paradl cache verify
    """


@cache.command("list")
@_filtered
@judging.WEIGHTS
@judging.CACHE
@answering(_FORMATS)
def list_(**given: Any) -> None:
    """A line for each value.

    \b
    Examples:
      paradl cache list
      paradl cache list --containing penguin --value '<t,t>'
      paradl cache list --judge openai:gpt-4o -f tsv -o values.tsv
      paradl cache list --confidence-weights weights.json
    """
    from paradl.oracle.cache.records import records
    from paradl.report import cached

    answer = Answer.of("cache list", given, _FORMATS, [judging.place(given["cache"])])
    with opened(given["cache"]) as desk:
        found = _sure(records(desk, _filter(given)), given["confidence_weights"])
    answer.give(
        text=lambda: cached.lines(found),
        tsv=lambda: cached.tsv(found),
        result=lambda: {"values": [cached.summary(record) for record in found]},
    )


@cache.command(short_help="All replies about a statement.")
@click.argument("statement")
@judging.WEIGHTS
@judging.CACHE
@answering(("text", "json"))
def show(statement: str, **given: Any) -> None:
    """All replies about a statement, which is named by its text, its atom, or its digest.

    \b
    Examples:
      paradl cache show "Penguins can fly."
      paradl cache show 3c7cf3f2d20c
      paradl cache show "Penguins can fly." --cache postgresql://me@host/judge -f json
    """
    from paradl.oracle.cache.records import Filter, records
    from paradl.oracle.valuation import storable
    from paradl.report import cached

    answer = Answer.of("cache show", given, ("text", "json"), [judging.place(given["cache"])])
    statement = storable(statement)  # as it is asked, and known to the cache
    with opened(given["cache"]) as desk:
        found = _sure(records(desk, Filter(text=statement)), given["confidence_weights"])
    exact = [r for r in found if statement in (r.statement.text, r.statement.atom, r.digest)]
    if not found:
        raise UsageError(f"the cache has nothing about {statement!r}", "see paradl cache list")
    answer.give(
        text=lambda: cached.details(exact or found),
        tsv=str,
        result=lambda: {"values": [cached.document(record) for record in exact or found]},
    )


@cache.command()
@_filtered
@judging.CACHE
@output_to("lines go")
@option("--force", is_flag=True, help="Write over the output if it exists.")
def export(output: Path | None, force: bool, **given: Any) -> None:
    """Everything as JSON Lines, always the same for the same content.

    Replies that have not decided a value yet are in it too.

    \b
    Examples:
      paradl cache export -o run.jsonl
      paradl cache export --judge openai:gpt-4o --prompt zero-shot/1 -o run.jsonl
    """
    from paradl import files
    from paradl.oracle.cache.lines import written
    from paradl.oracle.cache.records import records

    if output is not None:
        files.check_free(output, force=force)
        files.check_apart(output, [judging.place(given["cache"])])
    with opened(given["cache"]) as desk:
        lines = [f"{line}\n" for line in written(records(desk, _filter(given)))]
    put("".join(lines).encode(), output, force=force)


@cache.command("import")
@click.argument("file")
@judging.CACHE
@option("--reread", is_flag=True, help="Read verdicts and values anew from the replies.")
@option("-q", "--quiet", is_flag=True, help="Say nothing.")
def import_(file: str, cache: str | None, reread: bool, quiet: bool) -> None:
    """Take in what was exported elsewhere. A value that is here already stays as it is.

    What an earlier version read by other rules is taken in with --reread, and nothing is asked:
    what the replies do not decide any more is left undecided.

    \b
    Examples:
      paradl cache import run.jsonl
      paradl cache import run.jsonl --cache postgresql://me@host/judge
      paradl cache import run.jsonl --cache anew.sqlite --reread
    """
    from paradl.oracle.cache.check import reread as as_read_now
    from paradl.oracle.cache.intake import take
    from paradl.oracle.cache.lines import parsed

    found = parsed(files.lines(files.read_given(file)), file)
    with opened(cache, new=True) as desk:
        taken = take(desk, map(as_read_now, found) if reread else found)
    if not quiet:
        differing = f", {taken.differing} here with another value" if taken.differing else ""
        say(f"{taken.new} new, {taken.known} here already{differing}")


@cache.command()
@judging.CACHE
@answering(_FORMATS)
def stats(**given: Any) -> None:
    """How much was asked, of whom, with what outcome.

    \b
    Examples:
      paradl cache stats
      paradl cache stats --cache judge.sqlite -f json
    """
    from paradl.oracle.cache.stats import groups
    from paradl.report import cached

    answer = Answer.of("cache stats", given, _FORMATS, [judging.place(given["cache"])])
    with opened(given["cache"]) as desk:
        found = desk.read(groups)
    answer.give(
        text=lambda: cached.stats(found),
        tsv=lambda: cached.stats_tsv(found),
        result=lambda: {"groups": [cached.group(one) for one in found]},
    )


@cache.command(short_help="Compute every value anew; exits 1 where one differs.")
@_filtered
@judging.CACHE
@answering(_FORMATS)
def verify(**given: Any) -> int:
    """Compute every value anew from its replies; exits 1 where one differs.

    Rows are never changed: export them, and take them into a new cache with import --reread.

    \b
    Examples:
      paradl cache verify
      paradl cache verify --judge openai:gpt-4o --cache judge.sqlite
    """
    from paradl.oracle.cache.check import faults
    from paradl.oracle.cache.records import records
    from paradl.report import cached

    answer = Answer.of("cache verify", given, _FORMATS, [judging.place(given["cache"])])
    checked = 0
    wrong: list[tuple[Record, str]] = []
    with opened(given["cache"]) as desk:
        for record in records(desk, _filter(given)):
            checked += 1
            wrong += ((record, fault) for fault in faults(record))
    answer.give(
        text=lambda: cached.faults(checked, wrong),
        tsv=lambda: cached.faults_tsv(wrong),
        result=lambda: cached.faults_document(checked, wrong),
    )
    return 1 if wrong else 0


def _sure(found: Iterable[Record], weights: Path | None) -> list[Record]:
    """The records, with their confidence where there are weights."""
    if weights is None:
        return list(found)
    from paradl.oracle.confidence.weights import Weights

    loaded = Weights.load(weights)
    return [record.with_confidence(loaded) for record in found]


@contextmanager
def opened(given: str | None, *, new: bool = False) -> Iterator[Desk]:
    """The cache, which has to be there unless it may be `new`."""
    from paradl.oracle.cache.connect import engine
    from paradl.oracle.cache.desk import Desk

    place = judging.place(given)
    if not new and "://" not in str(place) and not files.expanded(place).exists():
        raise DataError(f"there is no cache {place}", "name one with --cache, or ask a judge first")
    desk = Desk(engine(place))
    try:
        yield desk
    finally:
        desk.close()


def _filter(given: dict[str, Any]) -> Filter:
    from paradl.oracle.cache.records import Filter
    from paradl.oracle.valuation import storable

    value = given["value"]
    judge, prompt, text = (given[n] and storable(given[n]) for n in ("judge", "prompt", "text"))
    return Filter(judge, prompt, text, value and str(_pair(value)))


def _pair(given: str) -> GeneralizedTruthValue:
    from paradl.truth import GeneralizedTruthValue

    try:
        return GeneralizedTruthValue.parse(given)
    except ValueError:
        raise UsageError(f"{given!r} is no value", "write a pair, as --value '<t,t>'") from None
