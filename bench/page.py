"""The table as a page of the documentation, and on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from bench.inputs import Input
from bench.race import Plan
from bench.table import HEADINGS, Row

_PAGE = """\
# How fast it is

Written by `make bench`; do not edit. Times are medians; repetitions: {repetitions}, each with
processes of its own, of which one that stays warm is measured {calls} times, and five times that
where calls are short; of very short ones the median of as many in a row as take 0.1 s is one
measurement. A process is warm when its calls of {warm_up:g} s took hardly less (5 %) than those of
the {warm_up:g} s before: after three such rounds at the soonest, after seven at the latest. A
quotient is the median of those of calls made in turns, so that what else the machine does hits all
alike. A measurement ends at {limit:g} s. Goals are what we aim at.

{machine}

{table}

What is measured:

- **ParaDL** is `paradl classify` with the engine that it chooses by itself, JPype in process. Each
  measurement has a knowledge base of its own, so nothing is remembered. A *warm call* is
  `KnowledgeBase.classify()` in a JVM that runs already: translation, engine, hierarchy, JSON and
  Python objects; not loading. A *whole process* is the command with `--format json`, with the
  class-data archive.
- **Bare engine** is the same version of that engine on the ontology as it is, through OWLAPI in a
  Java main without ParaDL, with the same Java and the JVM options of a warm ParaDL. A *warm call*
  makes the reasoner, precomputes the class hierarchy and reads every class's direct superclasses;
  it does not load. A *whole process* loads too; it has no class-data archive, nor the quick
  compiler that the command chooses for files of that size.
- **owlready2** is `sync_reasoner_hermit`. A *warm call* is made where the file is loaded already;
  it starts a JVM each time, which is how it works. A *whole process* starts Python and loads too.
- *inconsistent*: a classical reasoner has no hierarchy to give, and there is nothing to divide.
- *Translation* is from loaded axioms to translated axioms, without reading or writing.
- With nominals, where `fde` has no goal beside the bare engine: {nominals}.
- Inconsistent, or with unsatisfiable classes, where `adaptive` does more than the bare engine and
  has no goal beside it (the page on conflicts has its goals there): {incoherent}.
- Merged with their imports and written as RDF/XML first, because owlready2 does not read them as
  they are; all contestants read what was written: {converted}.
"""


def markdown(rows: Sequence[Row], inputs: Sequence[Input], plan: Plan, machine: list[str]) -> str:
    """The page."""
    lines = [HEADINGS, ["---"] * len(HEADINGS), *(row.cells() for row in rows)]
    return _PAGE.format(
        repetitions=plan.repetitions,
        calls=plan.calls,
        warm_up=plan.warm_up,
        limit=plan.limit,
        machine="\n".join(f"- {line}" for line in machine),
        table="\n".join("| " + " | ".join(cells) + " |" for cells in lines),
        nominals=", ".join(i.name for i in inputs if i.nominals) or "none",
        incoherent=", ".join(i.name for i in inputs if not i.coherent) or "none",
        converted=", ".join(i.name for i in inputs if i.converted) or "none",
    )


def print_table(rows: Sequence[Row], machine: list[str]) -> None:
    """The same table for a terminal."""
    table = Table(*HEADINGS, box=None, header_style="bold")
    for row in rows:
        table.add_row(*(cell.replace("*", "").replace("`", "") for cell in row.cells()))
    console = Console(width=None if Console().is_terminal else 180)
    console.print(*machine, sep="\n", highlight=False)
    console.print(table)
