"""`paradl evidence ...`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl.cli.answers import Answer
from paradl.cli.headings import Group
from paradl.cli.options import answering, option
from paradl.cli.output import say

if TYPE_CHECKING:
    from paradl.grounding.evidence import Evidence, Review

_FORMATS = ("text", "json", "tsv")
_FILE = click.argument("file", type=click.Path(path_type=Path))


@click.group(cls=Group)
def evidence() -> None:
    """What a judge told an ontology: look at it, and say what you make of it.

    FILE is what `paradl ground` wrote with --save or --prov; other commands read it with
    --evidence.

    \b
    Examples:
      paradl evidence list said.ofn
      paradl evidence review said.ofn -o reviewed.ofn          one question for each
      paradl evidence review said.ofn -o reviewed.ofn --decisions decisions.json
      paradl ask zoo.owl 'tweety Type: Flies' --evidence reviewed.ofn
    """


@evidence.command("list")
@_FILE
@answering(_FORMATS)
def list_(file: Path, **given: Any) -> None:
    """A line for each atom that was judged.

    \b
    Examples:
      paradl evidence list said.ofn
      paradl evidence list reviewed.ttl -f tsv -o said.tsv
    """
    from paradl.grounding.store import load
    from paradl.report import evidence as report

    answer = Answer.of("evidence list", given, _FORMATS, [file])
    found = load(file)
    answer.give(
        text=lambda: report.lines(found),
        tsv=lambda: report.tsv(found),
        result=lambda: {"evidence": [report.document(one) for one in found]},
    )


@evidence.command(short_help="Accept, reject or keep what a judge said.")
@_FILE
@option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FILE",
    help="The same evidence with what you make of it.",
)
@click.option(
    "--decisions",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Asks nothing: JSON, an object of reviews by key, atom or statement.",
)
@click.option(
    "--rest",
    type=click.Choice(["accepted", "opinion", "rejected"]),
    help="Of what the decisions do not name; else it stays as it is.",
)
@option("--reviewer", default="", metavar="NAME", help="Who decides, to be kept with it.")
@click.option("--prov", is_flag=True, help="Write RDF in the terms of PROV-O.")
@option("--force", is_flag=True, help="Write over the output if it exists.")
def review(
    file: Path,
    output: Path,
    decisions: Path | None,
    rest: str | None,
    reviewer: str,
    prov: bool,
    force: bool,
) -> None:
    """Accept what a judge said, reject it, or keep it as the judge's opinion.

    What is accepted counts as asserted. What is rejected tells nothing, and is not asked about
    again. An opinion tells what it told before, with the judge's name on it.

    At a terminal there is one question for each that nobody has reviewed. Who stops early keeps
    what was decided. With --decisions or --rest there are no questions.

    \b
    Examples:
      paradl evidence review said.ofn -o reviewed.ofn --reviewer 'Ada'
      paradl evidence review said.ofn -o reviewed.ofn --rest opinion
      paradl evidence review said.ofn -o reviewed.ttl --decisions decisions.json --prov

    \b
    decisions.json:
      {"Penguins fly.": "rejected", "Penguins are birds.": "accepted"}
    """
    from paradl import files
    from paradl.grounding.evidence import Review
    from paradl.grounding.review import decided, named
    from paradl.grounding.store import load, written

    files.check_free(output, force=force)
    written((), output, "fde", linked=prov)
    found = load(file)
    if decisions is None and rest is None:
        chosen = _asked(found)
    else:
        otherwise = None if rest is None else Review(rest)
        chosen = decided(found, {} if decisions is None else named(decisions), otherwise)
    done = [one.reviewed(chosen[one.key], reviewer) if one.key in chosen else one for one in found]
    files.write(output, written(done, output, "fde", linked=prov), force=force)
    left = sum(one.review is None for one in done)
    say(f"{len(chosen)} reviewed, {left} of {len(done)} not yet")


def _line() -> str:
    """What was typed; nothing where it was Ctrl-C, which ends the questions as Ctrl-D does."""
    try:
        return sys.stdin.readline()
    except KeyboardInterrupt:
        return ""


def _asked(found: tuple[Evidence, ...]) -> dict[str, Review]:
    """What the person at the terminal makes of what nobody has reviewed; the end ends it."""
    from paradl.grounding.evidence import Review
    from paradl.report.evidence import details

    reviews = {"a": Review.ACCEPTED, "r": Review.REJECTED, "k": Review.OPINION}
    chosen: dict[str, Review] = {}
    for one in found:
        if one.review is not None:
            continue
        for line in details(one):
            click.echo(line.plain, err=True)
        letter = _letter()
        if letter == "q":
            break
        if letter in reviews:
            chosen[one.key] = reviews[letter]
    return chosen


def _letter() -> str:
    """The letter that is chosen; it is asked for until it is one of them."""
    while True:
        click.echo("[a]ccept, [r]eject, [k]eep as an opinion, [s]kip, [q]uit: ", nl=False, err=True)
        said = _line()
        if not said:
            click.echo("", err=True)
            return "q"
        letter = said.strip().lower()[:1]
        if letter in ("a", "r", "k", "s", "q"):
            return letter
