"""`python -m bench.judge`: measures, prints, and writes a page of the documentation."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import click

from bench import machine
from bench.judge import hits, rate, stopping
from bench.judge.server import running

LATENCY, AT_ONCE = 0.05, 64

REPETITIONS = 5


@click.command()
@click.option("--atoms", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--rows", default=1_000_000, show_default=True, help="Values in the large cache.")
@click.option("--beside", default=100, show_default=True, help="Atoms for bilateral-truth.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(atoms: int, rows: int, beside: int, output: Path | None) -> None:
    """How fast the oracle asks, and how fast it finds what it has asked."""
    with TemporaryDirectory(prefix="paradl-bench-") as folder:
        page = "".join(f"{line}\n" for line in _page(Path(folder), atoms, rows, beside))
    click.echo(page)
    if output is not None:
        output.write_text(page, encoding="utf-8")


def _page(folder: Path, atoms: int, rows: int, beside: int) -> Iterator[str]:
    yield "# Benchmarks of the judge\n"
    yield "Written by `make bench`, with a server on the same machine in the judge's place.\n"
    yield from (f"- {fact}" for fact in machine.description()[:2])
    yield ""
    yield from _rates(folder, atoms, beside)
    yield from _hits(folder, rows)
    yield from _stopping()


def _rates(folder: Path, atoms: int, beside: int) -> Iterator[str]:
    ideal = AT_ONCE / LATENCY
    with running(LATENCY) as server:
        files = [folder / f"whole{n}.sqlite" for n in range(REPETITIONS)]
        every = [rate.paradl(server, rate.statements(atoms), file, AT_ONCE) for file in files]
        whole = _middle(every)
        bare = _middle([rate.bare_client(server, whole.calls, AT_ONCE) for _ in files])
        few = rate.statements(beside)
        ours = rate.paradl(server, few, folder / "few.sqlite", AT_ONCE)
        again = rate.paradl(server, few, folder / "few.sqlite", AT_ONCE)
        theirs = rate.bilateral_truth(server, few)
    yield "## Asking\n"
    yield f"The server takes {LATENCY * 1000:.0f} ms; {AT_ONCE} calls at once, so at best"
    yield f"{ideal:,.0f} calls a second. Each reply is on disk before its call counts as done.\n"
    yield "Beside it the openai package's client alone, which does nothing with the replies. Both"
    yield f"are medians of {REPETITIONS}.\n"
    yield "| | atoms | calls | seconds | calls a second | of the ideal |"
    yield "|---|---:|---:|---:|---:|---:|"
    for name, run in {"ParaDL": whole, "the client alone": bare}.items():
        done = f"| {name} | {run.atoms:,} | {run.calls:,} | {run.seconds:.2f} |"
        yield f"{done} {run.rate:,.0f} | {run.rate / ideal:.0%} |"
    yield "\n### Beside bilateral-truth\n"
    yield "The same server, the same atoms, k = 3. `bilateral-truth` 0.2.1 asks one call after the"
    yield "other, always all of them, and keeps values as long as its process runs.\n"
    yield "| | atoms | calls | seconds |"
    yield "|---|---:|---:|---:|"
    named = {"ParaDL": ours, "ParaDL, another process, again": again, "bilateral-truth": theirs}
    for name, run in named.items():
        yield f"| {name} | {run.atoms:,} | {run.calls:,} | {run.seconds:.2f} |"


def _middle(runs: list[rate.Run]) -> rate.Run:
    return sorted(runs, key=lambda run: run.rate)[len(runs) // 2]


def _hits(folder: Path, rows: int) -> Iterator[str]:
    asked = 20_000
    yield "\n## Finding what is known\n"
    yield f"{asked:,} values in one go, with all their samples, spread over a cache of so many"
    yield f"values, each of which is six rows; in turns, the median of {REPETITIONS}.\n"
    yield "| values | values a second | of the first |"
    yield "|---:|---:|---:|"
    sizes = asked, rows
    caches = [folder / f"{size}.sqlite" for size in sizes]
    for cache, size in zip(caches, sizes, strict=True):
        hits.fill(cache, size)
    os.sync()  # else the second is measured while the system still writes it
    rounds = [
        [hits.per_second(cache, size, asked) for cache, size in zip(caches, sizes, strict=True)]
        for _ in range(REPETITIONS)
    ]
    for number, size in enumerate(sizes):
        share = median(one[number] / one[0] for one in rounds)
        yield f"| {size:,} | {median(one[number] for one in rounds):,.0f} | {share:.0%} |"


def _stopping() -> Iterator[str]:
    yield "\n## Stopping early\n"
    yield "On the replies of Allen et al. (2025) to 1,000 questions, three a side: calls that were"
    yield "enough to decide the majority, and sides whose value would be another one.\n"
    yield "| model | calls | of | saved | other values |"
    yield "|---|---:|---:|---:|---:|"
    for one in stopping.savings():
        saved = 1 - one.asked / one.of
        yield f"| {one.model} | {one.asked:,} | {one.of:,} | {saved:.0%} | {one.differing} |"


if __name__ == "__main__":
    main()
