"""`python -m bench.conflicts`: how soon conflicts are found, and how that grows.

Beside it what there is without ParaDL: the engine's bare verdict, and one justification through
owlexplanation. All are whole processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from bench import families, growth, java, machine, startup
from bench.contestants import PARADL
from bench.inputs import DATA
from bench.java import main_class
from bench.outcome import Outcome, typical
from bench.process import whole
from bench.race import Lane, interleave

REAL = ("ids-infomodel.ttl", "swo-79c69ac.ofn", "cheminf.owl")
CONFLICTS = (1, 10, 100, 1000)
UNSATISFIABLE = (10, 100, 1000, 4000)
FIRST = 10.0
REAL_LIMIT = 30.0
OVER_BARE = 60.0
_OK = (0, 1)
"""`paradl check` exits with 1 where there are conflicts."""

HEADINGS = (
    "ontology", "first conflict", "full answer", "bare verdict",
    "owlexplanation, HermiT", "owlexplanation, Openllet", "goals",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Row:
    """The outcomes on one ontology, contestant by contestant in the order of the headings."""

    name: str
    outcomes: tuple[Outcome, ...]
    size: int = 0

    def cells(self) -> list[str]:
        """As `HEADINGS` names them."""
        return [self.name, *map(str, self.outcomes), self._goals()]

    def _goals(self) -> str:
        first, full, bare = (outcome.seconds for outcome in self.outcomes[:3])
        if first is None or full is None:
            return "**not met**"
        allowed = OVER_BARE + (bare or 0.0) if self.size else REAL_LIMIT
        return "met" if first <= FIRST and full <= allowed else "**not met**"


def measured(name: str, file: Path, folder: Path, repetitions: int, limit: float, size: int) -> Row:
    """Every contestant on one ontology, in turns."""
    check = [PARADL, "check", str(file), "--format", "json", "--quiet"]
    commands = [
        [*check, "--first", "1"],
        check,
        *(main_class("Justify", folder, what, engine, str(file)) for what, engine in _BARE),
    ]
    lanes = [Lane(_run(command, limit)) for command in commands]
    interleave(lanes, repetitions)
    return Row(name, tuple(typical(lane.outcomes) for lane in lanes), size)


_BARE = (("verdict", "hermit"), ("first", "hermit"), ("first", "openllet"))


def _run(command: Sequence[str], limit: float) -> Callable[[], Outcome]:
    return lambda: whole(command, limit, accepted=_OK)


def _rows(folder: Path, repetitions: int, limit: float) -> Iterator[Row]:
    for name in REAL:
        if (DATA / name).exists():
            _say(name)
            yield measured(name, DATA / name, folder, repetitions, limit, 0)
    for count in CONFLICTS:
        yield _family(families.conflicts, "conflicts", count, folder, repetitions, limit)
    for count in UNSATISFIABLE:
        yield _family(families.unsatisfiable, "unsatisfiable", count, folder, repetitions, limit)


def _family(
    make: Callable[[int], str], what: str, count: int, folder: Path, repetitions: int, limit: float
) -> Row:
    _say(f"{count} {what}")
    file = folder / f"{what}-{count}.ofn"
    file.write_text(make(count), encoding="utf-8")
    return measured(f"{count:,} {what}", file, folder, repetitions, limit, count)


def _say(line: str) -> None:
    click.echo(f"bench: {line}", err=True)


@click.command()
@click.option("-n", "--repetitions", default=3, show_default=True, type=click.IntRange(1))
@click.option("--limit", default=120.0, show_default=True, help="Seconds for a measurement.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(repetitions: int, limit: float, output: Path | None) -> None:
    """How soon `paradl check` finds the first conflict, and all of them."""
    with TemporaryDirectory(prefix="paradl-bench-") as name:
        folder = Path(name)
        java.compile_into(folder)
        startup.make_archive()
        rows = list(_rows(folder, repetitions, limit))
    lines = [HEADINGS, ["---"] * len(HEADINGS), *(row.cells() for row in rows)]
    table = "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
    click.echo(table)
    if output is not None:
        plots = [
            growth.plot(
                [row for row in rows if row.name.endswith(what)],
                what,
                output.with_name(f"{what}.svg"),
            )
            for what in ("conflicts", "unsatisfiable")
        ]
        page = _PAGE.format(
            repetitions=repetitions,
            limit=limit,
            machine="\n".join(f"- {line}" for line in machine.description()),
            table=table,
            plots="\n\n".join(plots),
        )
        output.write_text(page, encoding="utf-8")
        click.echo(f"written to {output}", err=True)


_PAGE = """\
# How soon conflicts are found

Written by `make bench`; do not edit. Whole processes, medians of {repetitions}, the contestants
in turns; a measurement ends at {limit:g} s.

{machine}

{table}

- **First conflict** is `paradl check --first 1`, **full answer** is `paradl check`: every conflict
  with a justification, the names split, the classical verdict. Both under `adaptive`, with the
  engine that it chooses by itself.
- **Bare verdict** is HermiT through OWLAPI: whether the ontology is consistent, and which classes
  are unsatisfiable.
- **owlexplanation** is the library by itself, over that engine: one justification of the
  inconsistency, or of the first unsatisfiable class.
- **conflicts**: an ABox of 10,000 individuals, so many of which are in a conflict of their own, of
  four kinds. **unsatisfiable**: a terminology of 12,000 axioms in ALC with so many unsatisfiable
  classes, derived from one in twenty-five. `bench/families.py` makes both.
- Goals: a first conflict within 10 s; the real ontologies in full within 30 s, the generated ones
  within 60 s over the bare verdict.

{plots}
"""


if __name__ == "__main__":
    main()
