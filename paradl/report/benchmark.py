"""Benchmarks of judges as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from paradl.control_characters import printable
from paradl.evaluation import render, tables
from paradl.evaluation.benchmark import ONE_TYPE, Benchmark
from paradl.evaluation.table import Table


def text(benchmark: Benchmark) -> Iterator[Text]:
    """Every run, the values, the differences, and the calls; summaries where there are types."""
    types = {benchmark.type_of(run) for run in benchmark.runs}
    shown = [
        table
        for table in tables.all_tables(benchmark)
        if not table.name.startswith("performance-")  # the overview says it
        and (types != {ONE_TYPE} or not table.name.startswith("summary-"))
    ]
    yield from several(shown)


def several(tables: Iterable[Table]) -> Iterator[Text]:
    """Tables with a line between them."""
    for number, table in enumerate(tables):
        if number:
            yield Text("")
        yield from lines(table)


def lines(table: Table) -> Iterator[Text]:
    """A table below its title."""
    head, *body = render.text(table)
    yield Text(printable(table.title))
    yield Text("")
    yield Text(printable(head), "bold")
    yield from (Text(printable(line)) for line in body)
