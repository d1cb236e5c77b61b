"""A benchmark as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from paradl.evaluation import metrics
from paradl.evaluation.benchmark import Benchmark, Result
from paradl.evaluation.metrics import Metric
from paradl.evaluation.run import Setting
from paradl.evaluation.statistics import SUBSAMPLE_SIZE, SUBSAMPLES, Estimate, TTest
from paradl.oracle import estimate


def json(benchmark: Benchmark) -> dict[str, Any]:
    """The `result` of the interface: what is not known is null."""
    return {
        "runs": [_run(benchmark, result) for result in benchmark.results],
        "comparisons": [
            {
                "first": _setting(comparison.first),
                "second": _setting(comparison.second),
                "tests": _tests(comparison.tests),
            }
            for comparison in benchmark.comparisons
        ],
        "bilateral_against_unilateral": _tests(benchmark.overall),
        "subsamples": {"count": SUBSAMPLES, "size": SUBSAMPLE_SIZE, "seed": benchmark.seed},
    }


def costs(expected: Iterable[tuple[Setting, estimate.Estimate]]) -> list[dict[str, Any]]:
    """What runs would cost; a cost that is not known is null."""
    return [{**_setting(setting), **asdict(of)} for setting, of in expected]


def _run(benchmark: Benchmark, result: Result) -> dict[str, Any]:
    labels = [item.label for item in result.run.items]
    return {
        **_setting(result.run.setting),
        "type": benchmark.type_of(result.run),
        "k": result.run.k,
        "items": len(labels),
        "true": sum(labels),
        "false": len(labels) - sum(labels),
        "metrics": _estimates(result, metrics.PERFORMANCE),
        "values": _estimates(result, metrics.SHARES),
        "belnap": _estimates(result, metrics.BELNAP_SHARES),
        "calls": {
            "all": result.savings.all,
            "needed": result.savings.needed,
            "saved": result.savings.share,
        },
    }


def _setting(setting: Setting) -> dict[str, str]:
    return {
        "dataset": setting.dataset,
        "judge": setting.judge,
        "prompt": setting.prompt,
        "mode": setting.mode,
    }


def _estimates(result: Result, wanted: Mapping[str, Metric]) -> dict[str, dict[str, Any]]:
    return {name: _estimate(result.estimates[name]) for name in wanted}


def _estimate(of: Estimate) -> dict[str, float | None]:
    return {"value": of.value, "standard_error": of.error}


def _tests(tests: Sequence[TTest]) -> list[dict[str, Any]]:
    return [asdict(test) for test in tests if test.difference is not None]
