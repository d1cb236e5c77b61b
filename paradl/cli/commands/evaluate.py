"""`paradl evaluate`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import paradl
from paradl import files, jsons
from paradl.cli import confidence, idle, judging
from paradl.cli.headings import Command
from paradl.cli.numbers import SEED
from paradl.cli.options import option
from paradl.cli.output import put, put_lines, say
from paradl.closing import Closing
from paradl.errors import UsageError

if TYPE_CHECKING:
    from rich.text import Text

    from paradl.evaluation import Asking, Benchmark
    from paradl.evaluation.table import Table
    from paradl.oracle.limits import Spent

_FORMATS = ("text", "json", "csv", "markdown", "latex")
_MODES = {"bilateral": (True,), "unilateral": (False,), "both": (True, False)}
_OF_JUDGES = ("sample", "wrong_answers", "dry_run")


@click.command(cls=Command)
@click.argument("data", nargs=-1, required=True, type=click.Path(path_type=Path))
@option(
    "--mode",
    type=click.Choice(list(_MODES), case_sensitive=False),
    default="bilateral",
    show_default=True,
    help="Verify and refute, or say TRUE or FALSE.",
)
@option(
    "--sample",
    type=click.IntRange(min=2),
    metavar="N",
    help="Judge so many statements of each data set, half of them true.",
)
@option(
    "--seed",
    type=SEED,
    default=0,
    show_default=True,
    metavar="N",
    help="Of samples and standard errors.",
)
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
    help="Sum up judges by type, such as flagship; repeatable.",
)
@option("--dry-run", is_flag=True, help="Estimate what it would cost, and ask nothing.")
@confidence.confidence
@judging.judging_side_by_side
@option(
    "-f",
    "--format",
    "form",
    type=click.Choice(_FORMATS, case_sensitive=False),
    default=_FORMATS[0],
    show_default=True,
    help="Of the answer.",
)
@option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A folder for records, tables and figures too; an evaluation that is there goes on.",
)
@option("-q", "--quiet", is_flag=True, help="No warnings and no progress.")
def evaluate(data: tuple[Path, ...], form: str, quiet: bool, **given: Any) -> None:
    """How good judges are: F1, accuracy and coverage on statements whose truth is known.

    DATA are recorded runs or, with --judge, data sets in CSV or JSON Lines: with the columns
    statement and label, or those of SimpleQA or GPQA. All runs are shown side by side, with
    standard errors and paired t-tests.

    With --confidence: how sure each verdict is by the judge's own words, against vote margin and
    trace length, and which verdicts a person should look at.

    \b
    Examples:
      paradl evaluate traces/*.json
      paradl evaluate traces/*.json -f latex > tables.tex
      paradl evaluate facts.csv --judge openai:gpt-4o --mode both -o results
      paradl evaluate simpleqa.csv gpqa.csv --sample 400 --judge openai:gpt-4o \\
          --judge openai:qwen3@http://localhost:8000/v1 --prompt direct --prompt zero-shot \\
          --mode both --max-cost 20 -o results
      paradl evaluate traces/sonnet.json --confidence --save-weights weights.json
      paradl evaluate traces/haiku.json --confidence --confidence-weights weights.json
    """
    from paradl.evaluation import answer, estimate, figures, tables
    from paradl.evaluation import evaluate as run
    from paradl.report import benchmark as report

    show = _Answer(form, data)
    asking = _asking(given)
    learning = confidence.wanted(given, data, asking)
    if given["dry_run"] and asking:
        expected = estimate(data, asking, sample=given["sample"], seed=given["seed"])
        costs = tables.costs(expected, _currency(asking))
        show(lambda: report.lines(costs), costs, [costs], lambda: answer.costs(expected))
        return
    person = asking is not None and judging.asks_a_person(asking.judges)
    keeps = asking is not None and asking.cache is not None
    with _Spending(_currency(asking), quiet, bar=not person, keeps=keeps) as spending:
        benchmark = run(
            data,
            asking,
            sample=given["sample"],
            seed=given["seed"],
            output=given["output"],
            wrong_answers_by=given["wrong_answers"],
            types=_types(given["types"]),
            progress=spending,
            say=spending.say,
        )
    warnings = []
    if given["output"] and not figures.available():
        warnings.append("there are no figures without matplotlib: pip install 'paradl[figures]'")
    for warning in () if quiet else warnings:
        say(f"warning: {warning}")
    if learning is not None:
        _show_confidence(show, benchmark, learning, given["output"], warnings, quiet=quiet)
        return
    show(
        lambda: report.text(benchmark),
        tables.whole(benchmark),
        tables.all_tables(benchmark),
        lambda: answer.json(benchmark),
        warnings,
    )


def _show_confidence(
    show: _Answer,
    benchmark: Benchmark,
    learning: confidence.Wanted,
    output: Path | None,
    warnings: Sequence[str],
    *,
    quiet: bool,
) -> None:
    from paradl.evaluation.confidence import tables
    from paradl.report import benchmark as report

    studies, left_out = confidence.studies(benchmark, learning)
    for warning in () if quiet else left_out:
        say(f"warning: {warning}")
    if output is not None:
        confidence.keep(output, studies)
    made = tables.all_tables(studies)
    show(
        lambda: report.several(made),
        made[0],
        made,
        lambda: tables.document(studies),
        [*warnings, *left_out],
    )


def _asking(given: Mapping[str, Any]) -> Asking | None:
    """Who is asked; nobody where no judge is named."""
    from paradl.evaluation import Asking

    if given["judges"]:
        return Asking(
            judges=given["judges"],
            prompts=given["prompts"],
            bilateral=_MODES[given["mode"]],
            **judging.settings(given),
        )
    why = "without a judge, who is asked about data sets"
    remedy = "name one with --judge, or leave it out"
    idle.refuse(_OF_JUDGES, why, remedy)
    idle.warn(["mode"], why, remedy)
    judging.warn_of_idle("--judge")
    return None


def _types(given: Iterable[str]) -> dict[str, str]:
    types = {}
    for pair in given:
        judge, _, kind = pair.rpartition("=")
        if not judge or not kind:
            raise UsageError(f"{pair!r} gives no type", "write --type openai:gpt-4o=flagship")
        types[judge] = kind
    return types


def _currency(asking: Asking | None) -> str:
    from paradl.oracle.prices import OURS, load

    return load((asking and asking.prices) or OURS).currency


class _Spending(Closing):
    """Tells on standard error how far the runs are, and in the end what they have cost."""

    def __init__(self, currency: str, quiet: bool, *, bar: bool, keeps: bool) -> None:
        from paradl.report.meter import Meter

        self._keeps = keeps
        self._kept = ""
        self._currency = currency
        self._meter = Meter(currency, quiet=quiet or not bar)
        self._quiet = quiet
        self._spent: Spent | None = None

    def __call__(self, setting: Any, done: int, total: int, spent: Spent) -> None:
        self._spent = spent
        self._meter(" ".join((*setting[:3], setting.mode)), done, total, spent)

    def say(self, line: str) -> None:
        """Tell why nothing happens."""
        if not self._quiet:
            say(line)

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> None:
        """After Ctrl-C, people want to know also what is left of what they paid for."""
        from paradl.oracle.limits import kept

        if kind is KeyboardInterrupt:
            self._kept = f"; {kept(self._keeps)}"
        super().__exit__(kind, *error)

    def close(self) -> None:
        """Take the bar away, and tell."""
        from paradl.report.meter import amount

        self._meter.close()
        if self._spent is not None and self._spent.calls and not self._quiet:
            spent = amount(self._spent, self._currency)
            say(f"{spent}{self._kept}")


class _Answer:
    """Writes an answer in the format that is wanted."""

    def __init__(self, form: str, data: Sequence[Path]) -> None:
        self._form = form
        self._files = [str(path) for path in data]
        self._started = time.perf_counter()

    def __call__(
        self,
        text: Callable[[], Iterable[Text]],
        one_table: Table,
        tables: Sequence[Table],
        result: Callable[[], Any],
        warnings: Sequence[str] = (),
    ) -> None:
        from paradl.evaluation import render

        if self._form == "text":
            put_lines(text(), None, force=False)
        elif self._form == "json":
            put(self._frame(result(), warnings), None, force=False)
        elif self._form == "csv":
            put(files.encoded(render.csv(one_table)), None, force=False)
        else:
            form = {"markdown": render.markdown, "latex": render.latex}[self._form]
            put(files.encoded("\n".join(map(form, tables))), None, force=False)

    def _frame(self, result: Any, warnings: Sequence[str]) -> bytes:
        frame = {
            "command": "evaluate",
            "version": paradl.__version__,
            "input": {"file": self._files[0], "files": self._files},
            "seconds": {"total": round(time.perf_counter() - self._started, 3)},
            "result": result,
            "warnings": list(warnings),
        }
        return jsons.document(frame)
