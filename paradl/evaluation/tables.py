"""The tables of a benchmark: the paper's, and those that say more."""

from __future__ import annotations

from collections.abc import Iterable

from paradl.evaluation.benchmark import Benchmark
from paradl.evaluation.metrics import BELNAP_SHARES, SHARES
from paradl.evaluation.paper_tables import performance, summary, summary_of_values, values
from paradl.evaluation.run import Setting
from paradl.evaluation.statistics import Estimate, TTest
from paradl.evaluation.table import METRICS, NOTE, Column, Table, share_column, who
from paradl.oracle import estimate as oracle

_TEST_COLUMNS = (
    Column("Pairs"),
    Column("Difference", digits=3),
    Column("t", digits=2),
    Column("p", digits=4, least=True),
)


def all_tables(benchmark: Benchmark) -> list[Table]:
    """Every table that has something in it: an overview, those of the paper, differences, calls."""
    parts = [
        results
        for dataset in benchmark.datasets
        for bilateral in (True, False)
        if (results := benchmark.of(dataset, bilateral))
    ]
    found = [
        overview(benchmark),
        summary(benchmark, "performance", ("macro_f1", "coverage")),
        summary(benchmark, "cost", ("seconds", "tokens")),
        summary_of_values(benchmark),
        *(performance(results) for results in parts),
        *(values(results) for results in parts if results[0].run.setting.bilateral),
        differences(benchmark),
        overall(benchmark),
        calls(benchmark),
    ]
    return [table for table in found if _says_something(table)]


def overview(benchmark: Benchmark) -> Table:
    """All that is known of each run."""
    return Table(
        "overview",
        f"Every run. Macro F1 and accuracy where the judge does not abstain. {NOTE}",
        (
            *(Column(name) for name in ("Dataset", "Judge", "Prompt", "Mode")),
            Column("N"),
            *METRICS.values(),
        ),
        tuple(
            (
                r.run.setting.dataset,
                *who(r),
                r.run.setting.mode,
                Estimate(len(r.run.items)),
                *(r.estimates[metric] for metric in METRICS),
            )
            for r in benchmark.results
        ),
    )


def whole(benchmark: Benchmark) -> Table:
    """Every number of each run on one row."""
    shares = [*SHARES, *BELNAP_SHARES]
    return Table(
        "runs",
        f"Every number of each run. {NOTE}",
        (
            *overview(benchmark).columns,
            *map(share_column, shares),
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
            (c.first.dataset, *_apart(c.first, c.second), METRICS[test.metric].name, *_test(test))
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
            (METRICS[test.metric].name, *_test(test))
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
                *who(r),
                r.run.setting.mode,
                Estimate(r.savings.all),
                Estimate(r.savings.needed),
                Estimate(r.savings.share),
            )
            for r in benchmark.results
        ),
    )


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
