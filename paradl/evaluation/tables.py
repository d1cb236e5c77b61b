"""The tables of a benchmark, in the layout of those of Allen et al. (2025)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from paradl.evaluation.benchmark import Benchmark, Result
from paradl.evaluation.metrics import BELNAP_SHARES, SHARES
from paradl.evaluation.run import Setting
from paradl.evaluation.statistics import Estimate, TTest
from paradl.oracle import estimate as oracle

Cell = str | Estimate


@dataclass(frozen=True, slots=True)
class Column:
    """A column.

    Attributes:
        name: of the column.
        group: what it is a part of.
        digits: after the point of its numbers.
        least: whether a number too small for them is said to be less than the last.
    """

    name: str
    group: str = ""
    digits: int = 0
    least: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table; `name` serves as a file's, `title` as a caption."""

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


_METRICS = {
    "macro_f1": Column("Macro F1", digits=3),
    "accuracy": Column("Accuracy", digits=3),
    "coverage": Column("Coverage", digits=3),
    "seconds": Column("Time (s)", digits=2),
    "tokens": Column("Tokens", digits=2),
}
_TEST_COLUMNS = (
    Column("Pairs"),
    Column("Difference", digits=3),
    Column("t", digits=2),
    Column("p", digits=4, least=True),
)
_MODES = {True: "Bilateral (ζ)", False: "Unilateral"}
_PLAIN_VALUES = ("<t,t>", "<t,f>", "<f,t>", "<f,f>")
_NOTE = "Standard errors in parentheses."


def all_tables(benchmark: Benchmark) -> list[Table]:
    """Every table that has something in it: an overview, those of the paper, differences, calls."""
    found = [
        overview(benchmark),
        summary(benchmark, "performance", ("macro_f1", "coverage")),
        summary(benchmark, "cost", ("seconds", "tokens")),
        summary_of_values(benchmark),
    ]
    for dataset in benchmark.datasets:
        for bilateral in (True, False):
            found.append(performance(benchmark.of(dataset, bilateral), dataset))
    found += [
        values(benchmark.of(dataset, bilateral=True), dataset) for dataset in benchmark.datasets
    ]
    found += [differences(benchmark), overall(benchmark), calls(benchmark)]
    return [table for table in found if _says_something(table)]


def summary(benchmark: Benchmark, what: str, metrics: Sequence[str]) -> Table:
    """Metrics by data set and type of model, bilateral beside unilateral (Tables 1 and 2)."""
    columns = [
        Column(_METRICS[metric].name, group, 3) for group in _MODES.values() for metric in metrics
    ]
    return Table(
        f"summary-{what}",
        f"{' and '.join(_METRICS[metric].name for metric in metrics)} of bilateral and unilateral "
        f"evaluation. {_NOTE}",
        (Column("Dataset"), Column("Model Type"), *columns),
        tuple((*group, *_summarized(benchmark, group, metrics)) for group in benchmark.groups),
    )


def summary_of_values(benchmark: Benchmark) -> Table:
    """How often each value was given, by data set and type of model (Table 3)."""
    pools = [(group, benchmark.pooled(*group, bilateral=True)) for group in benchmark.groups]
    given = [pool for _, pool in pools if pool]
    shown = _values_that_occur(given)
    return Table(
        "summary-values",
        f"How often each truth value was given in bilateral evaluation. {_NOTE}",
        (Column("Dataset"), Column("Model Type"), *map(_share_column, shown)),
        tuple((*group, *(pool[value] for value in shown)) for group, pool in pools if pool),
    )


def performance(results: Sequence[Result], dataset: str) -> Table:
    """Metrics of each judge and prompt (Tables 4 to 7)."""
    shown = ("macro_f1", "coverage", "seconds", "tokens")
    mode = results[0].run.setting.mode if results else ""
    return Table(
        f"performance-{dataset}-{mode}",
        f"Performance of {mode} evaluation on {dataset} (N={_sizes(results)}). {_NOTE}",
        (Column("Judge Model"), Column("Prompt"), *(_METRICS[metric] for metric in shown)),
        tuple((*_who(r), *(r.estimates[metric] for metric in shown)) for r in results),
    )


def values(results: Sequence[Result], dataset: str) -> Table:
    """How often each judge and prompt gave each value (Tables 8 and 9)."""
    shown = _values_that_occur([result.estimates for result in results])
    return Table(
        f"values-{dataset}",
        f"How often each truth value was given on {dataset} (N={_sizes(results)}). {_NOTE}",
        (Column("Judge Model"), Column("Prompt"), *map(_share_column, shown)),
        tuple((*_who(r), *(r.estimates[value] for value in shown)) for r in results),
    )


def overview(benchmark: Benchmark) -> Table:
    """All that is known of each run."""
    return Table(
        "overview",
        f"Every run. Macro F1 and accuracy where the judge does not abstain. {_NOTE}",
        (
            *(Column(name) for name in ("Dataset", "Judge", "Prompt", "Mode")),
            Column("N"),
            *_METRICS.values(),
        ),
        tuple(
            (
                r.run.setting.dataset,
                *_who(r),
                r.run.setting.mode,
                Estimate(len(r.run.items)),
                *(r.estimates[metric] for metric in _METRICS),
            )
            for r in benchmark.results
        ),
    )


def whole(benchmark: Benchmark) -> Table:
    """Every number of each run on one row."""
    shares = [*SHARES, *BELNAP_SHARES]
    return Table(
        "runs",
        f"Every number of each run. {_NOTE}",
        (
            *overview(benchmark).columns,
            *map(_share_column, shares),
            Column("Calls"),
            Column("Calls needed"),
        ),
        tuple(
            (
                *row,
                *(result.estimates[share] for share in shares),
                Estimate(result.savings.all),
                Estimate(result.savings.needed),
            )
            for row, result in zip(overview(benchmark).rows, benchmark.results, strict=True)
        ),
    )


def differences(benchmark: Benchmark) -> Table:
    """Paired t-tests between runs over the same items."""
    return Table(
        "differences",
        "Paired t-tests between runs over the same items.",
        (
            *(Column(name) for name in ("Dataset", "Judge", "Prompt", "Mode", "Metric")),
            *_TEST_COLUMNS,
        ),
        tuple(
            (c.first.dataset, *_apart(c.first, c.second), _METRICS[test.metric].name, *_test(test))
            for c in benchmark.comparisons
            for test in c.tests
            if test.difference is not None
        ),
    )


def overall(benchmark: Benchmark) -> Table:
    """Paired t-tests of bilateral against unilateral whose pairs are judges with prompts."""
    return Table(
        "bilateral-against-unilateral",
        "Bilateral less unilateral evaluation, each judge with each prompt a pair.",
        (
            Column("Metric"),
            *_TEST_COLUMNS,
        ),
        tuple(
            (_METRICS[test.metric].name, *_test(test))
            for test in benchmark.overall
            if test.difference is not None
        ),
    )


def calls(benchmark: Benchmark) -> Table:
    """What early stopping saves."""
    return Table(
        "calls",
        "Calls for all samples, and those that the values take if sampling stops at a majority.",
        (
            *(Column(name) for name in ("Dataset", "Judge", "Prompt", "Mode")),
            Column("All"),
            Column("Needed"),
            Column("Saved", digits=3),
        ),
        tuple(
            (
                r.run.setting.dataset,
                *_who(r),
                r.run.setting.mode,
                Estimate(r.savings.all),
                Estimate(r.savings.needed),
                Estimate(r.savings.share),
            )
            for r in benchmark.results
        ),
    )


def _summarized(
    benchmark: Benchmark, group: tuple[str, str], metrics: Sequence[str]
) -> Iterator[Estimate]:
    for bilateral in _MODES:
        pool = benchmark.pooled(*group, bilateral)
        for metric in metrics:
            yield pool.get(metric, Estimate(None))


def costs(expected: Iterable[tuple[Setting, oracle.Estimate]], currency: str) -> Table:
    """What runs would cost."""
    ranges = (("Calls", 0), ("Tokens", 0), (f"Cost ({currency})", 2))
    return Table(
        "costs",
        "What is left to ask: if all samples agree, and if all have to be asked for.",
        (
            *(Column(name) for name in ("Dataset", "Judge", "Prompt", "Mode")),
            Column("Statements"),
            Column("Cached"),
            *(
                Column(end, name, digits)
                for name, digits in ranges
                for end in ("at least", "at most")
            ),
        ),
        tuple(
            (
                *setting[:3],
                setting.mode,
                *map(Estimate, (of.statements, of.cached)),
                *(end for of_one in (of.calls, of.tokens, of.cost) for end in _ends(of_one)),
            )
            for setting, of in expected
        ),
    )


def _ends(of: oracle.Range | None) -> tuple[Estimate, Estimate]:
    return (Estimate(of.least), Estimate(of.most)) if of else (Estimate(None), Estimate(None))


def _says_something(table: Table) -> bool:
    return any(
        isinstance(cell, Estimate) and cell.value is not None for row in table.rows for cell in row
    )


def _share_column(value: str) -> Column:
    return Column(value.replace("<", "⟨").replace(">", "⟩"), digits=3)


def _values_that_occur(pools: Iterable[Mapping[str, Estimate]]) -> list[str]:
    """The paper's four values, and of the five with e those that were given."""
    found = list(pools)
    return [
        value for value in SHARES if value in _PLAIN_VALUES or any(p[value].value for p in found)
    ]


def _who(result: Result) -> tuple[str, str]:
    return result.run.setting.judge, result.run.setting.prompt


def _sizes(results: Sequence[Result]) -> str:
    return ", ".join(dict.fromkeys(f"{len(result.run.items):,}" for result in results))


def _apart(first: Setting, second: Setting) -> tuple[str, str, str]:
    """Judge, prompt and mode of both, where they differ as `first - second`."""
    pairs = (
        (first.judge, second.judge),
        (first.prompt, second.prompt),
        (first.mode, second.mode),
    )
    judge, prompt, mode = (a if a == b else f"{a} − {b}" for a, b in pairs)
    return judge, prompt, mode


def _test(test: TTest) -> tuple[Estimate, ...]:
    return Estimate(test.pairs), Estimate(test.difference), Estimate(test.t), Estimate(test.p)
