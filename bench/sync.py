"""`python -m bench.sync`: `paradl.owlready.sync_reasoner` beside owlready2's own.

Also the ways that a world's triples can take to ParaDL: as bytes, through a file, through rdflib.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import click

import paradl
from bench import java, machine, owlready, startup
from bench.inputs import DATA, EXAMPLES, Input, prepared
from bench.outcome import Outcome, duration, typical
from bench.process import Worker
from bench.race import Lane, interleave
from bench.ratio import ratio
from paradl.bridge.jvm import find
from paradl.owlready.triples import n_triples

GOAL = 0.8
WHO = ("paradl", "owlready2")
FILES = {
    "wine": DATA / "wine.owl",
    "SWEET": DATA / "SWEET.owl",
    "galen": DATA / "galen.owl",
    "uberon_fragment": DATA / "uberon_fragment.owl",
    "university0-0": DATA / "university0-0.owl",
    "cheminf": DATA / "cheminf.owl",
    "ids-infomodel": DATA / "ids-infomodel.ttl",
    "swo": DATA / "swo-79c69ac.ofn",
    "penguins": EXAMPLES / "penguins" / "penguins.ofn",
}
HEADINGS = (
    "ontology", "axioms", "first call", "owlready2's", "quotient", "later call", "owlready2's",
    "quotient", "goal",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Row:
    """First and later calls on one ontology, each ParaDL's and owlready2's."""

    ontology: Input
    first: tuple[list[Outcome], list[Outcome]]
    later: tuple[list[Outcome], list[Outcome]]

    def cells(self) -> list[str]:
        """As `HEADINGS` names them."""
        quotients = [ratio(*outcomes) for outcomes in (self.first, self.later)]
        known = [quotient.within(GOAL) for quotient in quotients if quotient]
        return [
            self.ontology.name,
            f"{self.ontology.axioms:,}",
            *_pair(self.first),
            *_pair(self.later),
            "" if not known else "met" if all(known) else "**not met**",
        ]


def _pair(outcomes: tuple[list[Outcome], list[Outcome]]) -> list[str]:
    quotient = ratio(*outcomes)
    return [*(str(typical(one)) for one in outcomes), str(quotient) if quotient else ""]


def compared(ontology: Input, repetitions: int, limit: float) -> Row:
    """First calls each in a process of its own, later ones in one that goes on."""
    first = [Lane(_first_call(ontology, who, limit)) for who in WHO]
    interleave(first, repetitions)
    workers = [Worker(_command(ontology, who), limit) for who in WHO]
    try:
        workers[0].call()  # the other is never warm
        later = [Lane(worker.call) for worker in workers]
        interleave(later, repetitions)
    finally:
        for worker in workers:
            worker.close()
    return Row(ontology, _outcomes(first), _outcomes(later))


def _outcomes(lanes: Sequence[Lane]) -> tuple[list[Outcome], list[Outcome]]:
    return lanes[0].outcomes, lanes[1].outcomes


def _first_call(ontology: Input, who: str, limit: float) -> Callable[[], Outcome]:
    def call() -> Outcome:
        worker = Worker(_command(ontology, who), limit)
        try:
            return worker.call()
        finally:
            worker.close()

    return call


def _command(ontology: Input, who: str) -> list[str]:
    java = str(find().java)
    return [sys.executable, "-m", "bench.owlready", "serve", java, str(ontology.file), who]


def ways(ontology: Input, folder: Path, repetitions: int) -> list[str]:
    """How long each way takes from the quad store to a knowledge base, in a warm JVM."""
    world = owlready.loaded(ontology.file)
    file = folder / "world.nt"

    def through_a_file() -> Any:
        world.save(str(file), format="ntriples")
        return file

    def through_rdflib() -> bytes:
        document: bytes = world.as_rdflib_graph().serialize(format="nt", encoding="utf-8")
        return document

    takes: list[Callable[[], Any]] = [
        lambda: n_triples([world.graph]), through_a_file, through_rdflib,
    ]  # fmt: skip
    times: list[list[float]] = [[] for _ in takes]
    for _ in range(repetitions + 1):
        for way, seconds in zip(takes, times, strict=True):
            start = time.perf_counter()
            paradl.load(way(), imports="none").close()
            seconds.append(time.perf_counter() - start)
    world.close()
    return [ontology.name, *(duration(median(seconds[1:])) for seconds in times)]


def _inputs(names: Sequence[str], folder: Path) -> Iterator[Input]:
    for ontology in prepared(names or FILES, folder, FILES):
        click.echo(f"bench: {ontology.name}: {ontology.axioms} axioms", err=True)
        yield ontology


@click.command()
@click.argument("ontologies", nargs=-1, metavar="[ONTOLOGY]...", type=click.Choice(list(FILES)))
@click.option("-n", "--repetitions", default=3, show_default=True, type=click.IntRange(1))
@click.option("--limit", default=120.0, show_default=True, help="Seconds for a measurement.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(ontologies: tuple[str, ...], repetitions: int, limit: float, output: Path | None) -> None:
    """`paradl.owlready.sync_reasoner` beside owlready2's own, on all ontologies or on some."""
    with TemporaryDirectory(prefix="paradl-bench-") as name:
        folder = Path(name)
        java.compile_into(folder)
        startup.make_archive()
        measured = list(_inputs(ontologies, folder))
        rows = [compared(ontology, repetitions, limit).cells() for ontology in measured]
        transfers = [ways(ontology, folder, repetitions) for ontology in measured]
    page = _PAGE.format(
        repetitions=repetitions,
        limit=limit,
        goal=GOAL,
        machine="\n".join(f"- {line}" for line in machine.description()),
        table=_table(HEADINGS, rows),
        ways=_table(("ontology", "as bytes", "through a file", "through rdflib"), transfers),
        converted=", ".join(o.name for o in measured if o.converted) or "none",
    )
    click.echo(page)
    if output is not None:
        output.write_text(page, encoding="utf-8")
        click.echo(f"written to {output}", err=True)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(
        "| " + " | ".join(cells) + " |" for cells in [headings, ["---"] * len(headings), *rows]
    )


_PAGE = """\
# Beside owlready2's sync_reasoner

Written by `make owlreadybench`; do not edit. Medians of {repetitions}, the contestants in turns; a
quotient is the median of those within each repetition. A measurement ends at {limit:g} s.

{machine}

{table}

- A **call** is all of `paradl.owlready.sync_reasoner(world, debug=0)`, or of owlready2's
  `sync_reasoner_hermit`, in a Python process with the ontology just loaded: from the quad store to
  the reasoner and back into the quad store.
- The **first call** of a process starts ParaDL's JVM, from the class-data archive that ParaDL makes
  once on each machine. A **later call** has another world in the same process; it finds the JVM
  running, and reuses nothing that was found out before. owlready2 starts a JVM each time.
- The **goal** is a quotient of at most {goal}, for first and later calls.
- *inconsistent*: owlready2 raises an error, and there is nothing to divide.
- ParaDL takes the engine that it chooses by itself; under `adaptive`, its default.
- Merged with their imports and written as RDF/XML first, because owlready2 does not read them as
  they are: {converted}.

## From the quad store to the JVM

Until the ontology is loaded in a JVM that runs already: as bytes, which is how
`sync_reasoner` does it; through a file that owlready2 writes, which is how its own does it; and
through `world.as_rdflib_graph()`.

{ways}
"""


if __name__ == "__main__":
    main()
