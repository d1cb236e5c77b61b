"""`python -m bench.grounding`: measures, prints, and writes a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from itertools import product
from pathlib import Path

import click

import paradl
from bench import machine
from bench.grounding import beside_wkrq, family, runs
from bench.grounding.examples import EXAMPLES, of_example
from bench.grounding.plot import plot
from paradl.grounding import Askable
from paradl.grounding.candidates import candidates
from paradl.grounding.world import World

LATENCY, AT_ONCE = 0.5, 16
SIZES = (10, 100, 1_000, 10_000)
_FEW, _WARM, _WARMING = 50, 500, 4
"""So many individuals, so often in each logic, before anything is measured: Java compiles late."""


@click.command()
@click.option("--most", default=SIZES[-1], show_default=True, help="Individuals of the family.")
@click.option("--latency", default=LATENCY, show_default=True, help="Seconds a call.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(most: int, latency: float, output: Path | None) -> None:
    """How much a judge is asked, and how long everything else takes."""
    lines = list(_page([size for size in SIZES if size <= most], latency, output))
    page = "".join(f"{line}\n" for line in lines)
    click.echo(page)
    if output is not None:
        output.write_text(page, encoding="utf-8")


def _page(sizes: Sequence[int], latency: float, output: Path | None) -> Iterator[str]:
    yield "# Benchmarks of grounding\n"
    yield "Written by `make groundbench`, a part of `make bench`.\n"
    measured = list(_family(sizes, latency))
    figure = (output.parent if output else Path()) / "images" / "grounding-calls.svg"
    yield from (f"- {fact}" for fact in machine.description()[:2])
    yield ""
    yield from _about_family(measured, latency)
    if output is not None:
        yield plot([(size, run) for size, logic, run in measured if logic == "fde"], figure)
    yield from _examples()
    yield from _beside_wkrq()


Measured = tuple[int, str, runs.Run]


def _family(sizes: Sequence[int], latency: float) -> Iterator[Measured]:
    for size, logic in _WARMING * tuple(product((_FEW, _WARM), ("fde", "adaptive"))):
        runs.run(family.ontology(size), family.questions(size), logic, latency=0, everything=_all)
    for size in sizes:
        ontology, questions = family.ontology(size), family.questions(size)
        for logic, asked in (
            ("fde", questions),
            ("adaptive", questions),
            ("adaptive", questions[-1:]),
        ):
            run = runs.run(
                ontology, asked, logic, latency=latency, at_once=AT_ONCE, everything=_all
            )
            yield size, logic, run


def _all(kb: paradl.KnowledgeBase) -> int:
    return len(candidates(kb, (), World.of(kb), Askable()))


def _about_family(measured: Sequence[Measured], latency: float) -> Iterator[str]:
    yield "## A family of growing size\n"
    room, milliseconds = family.ROOM, latency * 1000
    yield f"Sensors in rooms of {room}, eight classes, six axioms that connect them; of each sensor"
    yield "one type is told. A judge that verifies and refutes two atoms of five each takes"
    yield f"{milliseconds:.0f} ms a call, {AT_ONCE} calls at once, two calls an atom. Asked is"
    yield "whether every tenth sensor is of some class, ten at least; and whether one is, alone."
    yield "*Asked* is against the atoms that asking everything first asks about. *Outside* is the"
    yield "time that no call was under way, from loading the ontology to the last answer, in a Java"
    yield "that has done the like before; *in turn* is its share if one call were made after the"
    yield "other. The goal for both shares is 10%. A single question about a large ontology takes a"
    yield "few calls, so that loading and looking at the whole of it is most of that time.\n"
    yield (
        "| individuals | logic | questions | atoms | asked | share | seconds | outside | share |"
        " in turn |"
    )
    yield "|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    for size, logic, run in measured:
        outside = run.seconds - run.judging
        yield (
            f"| {size:,} | `{logic}` | {run.questions:,} | {run.atoms:,} | {run.asked:,} |"
            f" {run.share:.1%} | {run.seconds:.1f} | {outside:.1f} | {run.outside:.1%} |"
            f" {outside / (outside + run.calls * latency):.1%} |"
        )
    yield ""


def _examples() -> Iterator[str]:
    yield "\n## The examples\n"
    yield "Two questions each of [the guide](guide/belnap-computer.md), both at once.\n"
    yield "| | questions | atoms | asked | of them |"
    yield "|---|---:|---:|---:|---:|"
    for name in EXAMPLES:
        questions, atoms, asked = of_example(name)
        yield f"| {name} | {questions} | {atoms} | {asked} | {asked / atoms:.0%} |"


def _beside_wkrq() -> Iterator[str]:
    yield "\n## Beside wkrq\n"
    yield f"`wkrq` {version('wkrq')} is a tableau prover for the same logic that takes a judge."
    yield "A chain of rules, every C0 is a C1, every C1 a C2 and so on; a thing of which nothing is"
    yield "told: is it of the last class? The same judge, which takes no time here; logic `ac`;"
    yield "milliseconds without loading.\n"
    yield "| rules | ParaDL: follows | atoms | ms | `wkrq`: follows | atoms | ms |"
    yield "|---:|---|---:|---:|---|---:|---:|"
    beside_wkrq.by_paradl(1)  # Java has to wake up
    for rules in beside_wkrq.SIZES:
        ours, theirs = beside_wkrq.by_paradl(rules), beside_wkrq.by_wkrq(rules)
        yield f"| {rules} | {_cells(ours)} | {_cells(theirs)} |"


def _cells(answer: beside_wkrq.Answer) -> str:
    follows = "yes" if answer.follows else "no"
    return f"{follows} | {answer.atoms} | {answer.seconds * 1000:,.0f}"


if __name__ == "__main__":
    main()
