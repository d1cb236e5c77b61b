"""`paradl evaluate`."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import paradl
from paradl.cli.options import option
from paradl.cli.output import put, put_lines
from paradl.errors import UsageError

if TYPE_CHECKING:
    from paradl.evaluation import Asking, Benchmark, Setting
    from paradl.oracle.limits import Spent

FORMATS = ("text", "json", "csv", "markdown", "latex")
MODES = {"bilateral": (True,), "unilateral": (False,), "both": (True, False)}


@click.command()
@click.argument("data", nargs=-1, required=True, type=click.Path(path_type=Path))
@option("--judge", "judges", multiple=True, metavar="JUDGE", help="Who judges; repeatable.")
@option(
    "--prompt",
    "prompts",
    multiple=True,
    default=("zero-shot",),
    show_default=True,
    metavar="STYLE",
    help="direct, zero-shot, few-shot, or a folder of prompts; repeatable.",
)
@option("--mode", type=click.Choice(list(MODES)), default="bilateral", show_default=True)
@option("-k", "--samples", "k", type=click.IntRange(min=1), default=3, show_default=True)
@option("--temperature", type=click.FloatRange(min=0), default=0.1, show_default=True)
@option(
    "--sample",
    type=click.IntRange(min=2),
    metavar="N",
    help="Judge so many statements of each data set, half of them true.",
)
@option("--seed", type=int, default=0, show_default=True, help="Of samples and standard errors.")
@option(
    "--wrong-answers",
    metavar="JUDGE",
    help="Whose model makes up wrong answers where there are none; else the first judge's.",
)
@option(
    "--type",
    "types",
    multiple=True,
    metavar="JUDGE=TYPE",
    help="Sums up judges by type, such as flagship; repeatable.",
)
@option("--cache", metavar="PLACE", help="The cache: a path or postgresql://...")
@option("--concurrency", type=click.IntRange(min=1), default=16, show_default=True)
@option("--max-calls", type=click.IntRange(min=0))
@option("--max-tokens", type=click.IntRange(min=0))
@option("--max-cost", type=click.FloatRange(min=0))
@option("--prices", type=click.Path(path_type=Path), metavar="FILE", help="A table of prices.")
@option("-f", "--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
@option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A folder for records, tables and figures; an evaluation that is there goes on.",
)
@option("-q", "--quiet", is_flag=True, help="No warnings and no progress.")
def evaluate(
    data: tuple[Path, ...], form: str, output: Path | None, quiet: bool, **given: Any
) -> None:
    """How good judges are: F1, accuracy and coverage on statements whose truth is known.

    DATA are recorded runs, or, with --judge, data sets in CSV or JSON Lines: with the columns
    statement and label, or those of SimpleQA or GPQA. All runs are shown side by side, with
    standard errors and paired t-tests.

    \b
    Examples:
      paradl evaluate traces/*.json
      paradl evaluate facts.csv --judge openai:gpt-4o --mode both -o results
      paradl evaluate simpleqa.csv gpqa.csv --sample 400 --judge openai:gpt-4o \\
          --judge openai:qwen3@http://localhost:8000/v1 --prompt direct --prompt zero-shot \\
          --mode both --max-cost 20 -o results
      paradl evaluate traces/*.json -f latex > tables.tex
    """
    from paradl.evaluation import evaluate as run
    from paradl.evaluation import figures

    started = time.perf_counter()
    asking = _asking(given)
    with _Report(given["prices"], quiet) as report:
        benchmark = run(
            data,
            asking,
            sample=given["sample"],
            seed=given["seed"],
            output=output,
            wrong_answers_by=given["wrong_answers"],
            types=_types(given["types"]),
            progress=report,
        )
    warnings = []
    if output is not None and not figures.available():
        warnings.append("no figures without matplotlib: pip install 'paradl[figures]'")
    if not quiet:
        for warning in warnings:
            click.echo(f"paradl: warning: {warning}", err=True)
    if form == "json":
        answer = _envelope(benchmark, data, started, warnings)
        put(f"{answer}\n".encode(), None, force=False)
    else:
        _show(benchmark, form)


def _asking(given: dict[str, Any]) -> Asking | None:
    """Who is asked; nobody where no judge is named."""
    from paradl.evaluation import Asking
    from paradl.oracle.cache.connect import default_path
    from paradl.oracle.limits import Limits

    if not given["judges"]:
        for name in ("sample", "wrong_answers"):
            if given[name] is not None:
                raise UsageError(
                    f"--{name.replace('_', '-')} is for data sets that a judge is asked about",
                    "name one with --judge",
                )
        return None
    return Asking(
        judges=given["judges"],
        prompts=given["prompts"],
        bilateral=MODES[given["mode"]],
        k=given["k"],
        temperature=given["temperature"],
        cache=given["cache"] or default_path(),
        limits=Limits(
            concurrency=given["concurrency"],
            max_calls=given["max_calls"],
            max_tokens=given["max_tokens"],
            max_cost=given["max_cost"],
        ),
        prices=given["prices"],
    )


def _types(given: Iterable[str]) -> dict[str, str]:
    types = {}
    for pair in given:
        judge, equals, kind = pair.rpartition("=")
        if not equals or not judge or not kind:
            raise UsageError(f"{pair!r} gives no type", "write --type openai:gpt-4o=flagship")
        types[judge] = kind
    return types


class _Report:
    """Tells on standard error how far the runs are, and in the end what they have cost."""

    def __init__(self, prices: Path | None, quiet: bool) -> None:
        from paradl.oracle.prices import OURS, load
        from paradl.report.meter import Meter

        self._currency = load(prices or OURS).currency
        self._meter = Meter(self._currency, quiet=quiet)
        self._quiet = quiet
        self._spent: Spent | None = None

    def __call__(self, setting: Setting, done: int, total: int, spent: Spent) -> None:
        self._spent = spent
        self._meter(" ".join((*setting[:3], setting.mode)), done, total, spent)

    def __enter__(self) -> _Report:
        self._meter.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        from paradl.report.meter import amount

        self._meter.__exit__(*error)
        if self._spent is not None and not self._quiet:
            click.echo(f"paradl: {amount(self._spent, self._currency)}", err=True)


def _show(benchmark: Benchmark, form: str) -> None:
    from paradl.evaluation import render
    from paradl.evaluation.tables import all_tables, whole

    if form == "text":
        from paradl.report.benchmark import text

        put_lines(text(benchmark), None, force=False)
    elif form == "csv":
        put(render.csv(whole(benchmark)).encode(), None, force=False)
    else:
        rendered = {"markdown": render.markdown, "latex": render.latex}[form]
        put("\n".join(map(rendered, all_tables(benchmark))).encode(), None, force=False)


def _envelope(
    benchmark: Benchmark, data: tuple[Path, ...], started: float, warnings: list[str]
) -> str:
    from paradl.evaluation import answer

    result = answer.json(benchmark)
    whole = {
        "command": "evaluate",
        "version": paradl.__version__,
        "input": {"file": str(data[0]), "files": [str(path) for path in data]},
        "seconds": {"total": round(time.perf_counter() - started, 3)},
        "result": result,
        "warnings": warnings,
    }
    return json.dumps(whole, ensure_ascii=False, indent=2)
