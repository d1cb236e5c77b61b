"""The tables of Allen et al. (2025), in their layout."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from paradl.evaluation.benchmark import Benchmark, Result
from paradl.evaluation.metrics import SHARES
from paradl.evaluation.statistics import Estimate
from paradl.evaluation.table import METRICS, NOTE, Column, Table, share_column, who

_MODES = {True: "Bilateral (ζ)", False: "Unilateral"}
_PLAIN_VALUES = ("<t,t>", "<t,f>", "<f,t>", "<f,f>")


def summary(benchmark: Benchmark, what: str, metrics: Sequence[str]) -> Table:
    """Metrics by data set and type of model, bilateral beside unilateral (Tables 1 and 2)."""
    columns = [
        Column(METRICS[metric].name, group, 3) for group in _MODES.values() for metric in metrics
    ]
    return Table(
        f"summary-{what}",
        f"{' and '.join(METRICS[metric].name for metric in metrics)} of bilateral and unilateral "
        f"evaluation. {NOTE}",
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
        f"How often each truth value was given in bilateral evaluation. {NOTE}",
        (Column("Dataset"), Column("Model Type"), *map(share_column, shown)),
        tuple((*group, *(pool[value] for value in shown)) for group, pool in pools if pool),
    )


def performance(results: Sequence[Result]) -> Table:
    """Metrics of each judge and prompt (Tables 4 to 7)."""
    shown = ("macro_f1", "coverage", "seconds", "tokens")
    dataset, mode = _of_what(results)
    return Table(
        f"performance-{dataset}-{mode}",
        f"Performance of {mode} evaluation on {dataset} (N={_sizes(results)}). {NOTE}",
        (Column("Judge Model"), Column("Prompt"), *(METRICS[metric] for metric in shown)),
        tuple((*who(r), *(r.estimates[metric] for metric in shown)) for r in results),
    )


def values(results: Sequence[Result]) -> Table:
    """How often each judge and prompt gave each value (Tables 8 and 9)."""
    dataset, _ = _of_what(results)
    shown = _values_that_occur([result.estimates for result in results])
    return Table(
        f"values-{dataset}",
        f"How often each truth value was given on {dataset} (N={_sizes(results)}). {NOTE}",
        (Column("Judge Model"), Column("Prompt"), *map(share_column, shown)),
        tuple((*who(r), *(r.estimates[value] for value in shown)) for r in results),
    )


def _summarized(
    benchmark: Benchmark, group: tuple[str, str], metrics: Sequence[str]
) -> Iterator[Estimate]:
    for bilateral in _MODES:
        pool = benchmark.pooled(*group, bilateral)
        for metric in metrics:
            yield pool.get(metric, Estimate(None))


def _values_that_occur(pools: Iterable[Mapping[str, Estimate]]) -> list[str]:
    """The paper's four values, and of the five with e those that were given."""
    found = list(pools)
    return [
        value for value in SHARES if value in _PLAIN_VALUES or any(p[value].value for p in found)
    ]


def _of_what(results: Sequence[Result]) -> tuple[str, str]:
    """The data set and the mode, which all the results share."""
    setting = results[0].run.setting
    return setting.dataset, setting.mode


def _sizes(results: Sequence[Result]) -> str:
    return ", ".join(dict.fromkeys(f"{len(result.run.items):,}" for result in results))
