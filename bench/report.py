"""`python -m bench.report`: how soon a report of a large ontology is there, and to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import click

from bench import families, machine, startup
from bench.browser import chromium, launched
from bench.contestants import PARADL
from bench.outcome import Outcome, duration, typical
from bench.process import whole

CLASSES, INDIVIDUALS = 10_000, 1_000
FAULTS = (4, 20)
SECONDS, MEGABYTES, PAINT = 10.0, 15.0, 1.0
LIMIT = 120.0

_READY = "html[data-ready=yes]"
_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
_UNFOLD = """() => {
  const button = document.querySelector("#view-classes .buttons button");
  const from = performance.now();
  button.click();
  document.body.offsetHeight;
  return performance.now() - from;
}"""
_SEARCH = """() => {
  const field = document.getElementById("find-classes");
  const from = performance.now();
  field.value = "number 9";
  field.dispatchEvent(new Event("input"));
  document.body.offsetHeight;
  return performance.now() - from;
}"""


@dataclass(frozen=True, slots=True)
class Seen:
    """Seconds in the browser: until something is seen, until all can be used, and of two deeds."""

    paint: float
    ready: float
    unfold: float
    search: float


def seen(report: Path, repetitions: int) -> tuple[str, Seen]:
    """The version of the browser, and the medians; each time with a cache of its own.

    Raises:
        click.UsageError: there is no Chromium.
    """
    path = chromium()
    if path is None:
        raise click.UsageError("there is no Chromium: apt install chromium, or PARADL_CHROMIUM")
    with launched(path) as browser:
        looks = [_look(browser, report) for _ in range(repetitions + 1)][1:]  # the first one warms
        columns = zip(*looks, strict=True)
        return browser.version, Seen(*(median(column) / 1000 for column in columns))


def _look(browser: Any, report: Path) -> tuple[float, float, float, float]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(report.as_uri() + "#/summary")
    page.wait_for_selector(_READY, state="attached")
    ready = page.evaluate("performance.now()")
    page.wait_for_function(_PAINT)
    paint = page.evaluate(_PAINT)
    page.goto(report.as_uri() + "#/classes")
    unfold, search = page.evaluate(_UNFOLD), page.evaluate(_SEARCH)
    context.close()
    return paint, ready, unfold, search


@dataclass(frozen=True, slots=True)
class Made:
    """How long a report took to be made, its size, and how the browser does with it."""

    process: Outcome
    megabytes: float
    seen: Seen


def _page(folder: Path, repetitions: int) -> Iterator[str]:
    made = []
    for faults in FAULTS:
        version, one = _made(folder, faults, repetitions)
        made.append(one)
    yield "# How large a report can be\n"
    yield f"Written by `make reportbench`; do not edit. Medians of {repetitions}.\n"
    yield from (f"- {fact}" for fact in machine.description()[:4])
    yield f"- Chromium {version}, headless\n"
    yield f"The ontology: {CLASSES:,} classes in a tree that is crossed by second"
    yield f"parents, {INDIVIDUALS:,} individuals, and faults, half of them classes below two"
    yield "disjoint ones, half individuals in two such; `bench/families.py` makes it.\n"
    yield "| | goal | " + " | ".join(f"{faults} faults" for faults in FAULTS) + " |"
    yield "|---|---:|" + "---:|" * len(FAULTS)
    yield _row(
        "`paradl report`, the whole process",
        [_judged(str(one.process), _fast(one.process)) for one in made],
        f"{SECONDS:g} s",
    )
    yield _row(
        "the file",
        [_judged(f"{one.megabytes:.2f} MB", one.megabytes <= MEGABYTES) for one in made],
        f"{MEGABYTES:g} MB",
    )
    yield _row(
        "first contentful paint",
        [_judged(duration(one.seen.paint), one.seen.paint <= PAINT) for one in made],
        f"{PAINT:g} s",
    )
    yield _row("until all of it can be used", [duration(one.seen.ready) for one in made])
    yield _row("unfolding the whole tree", [duration(one.seen.unfold) for one in made])
    yield _row("searching it", [duration(one.seen.search) for one in made])
    yield "\nThe whole process starts Python and Java, loads, finds the conflicts with their"
    yield "justifications and sides, classifies, realizes, measures, looks for repairs and writes"
    yield "the file. Paint is what Chromium's performance API says of a file opened from disk. The"
    yield "last two are the script with the layout that follows."


def _made(folder: Path, faults: int, repetitions: int) -> tuple[str, Made]:
    ontology, report = folder / "terminology.ofn", folder / "report.html"
    ontology.write_text(families.terminology(CLASSES, INDIVIDUALS, faults), encoding="utf-8")
    command = [PARADL, "report", str(ontology), "-o", str(report), "--force", "--quiet"]
    process = typical([whole(command, LIMIT) for _ in range(repetitions)])
    version, looked = seen(report, repetitions)
    return version, Made(process, report.stat().st_size / 1e6, looked)


def _fast(made: Outcome) -> bool:
    return made.seconds is not None and made.seconds <= SECONDS


def _judged(measured: str, met: bool) -> str:
    return f"{measured}, {'met' if met else '**not met**'}"


def _row(what: str, measured: Sequence[str], goal: str = "") -> str:
    return f"| {what} | {goal} | " + " | ".join(measured) + " |"


@click.command()
@click.option("-n", "--repetitions", default=3, show_default=True, type=click.IntRange(1))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(repetitions: int, output: Path | None) -> None:
    """How long `paradl report` takes for a large ontology, and a browser to show it."""
    with TemporaryDirectory(prefix="paradl-bench-") as folder:
        startup.make_archive()
        page = "".join(f"{line}\n" for line in _page(Path(folder), repetitions))
    click.echo(page)
    if output is not None:
        output.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
