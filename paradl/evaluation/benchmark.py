"""Runs side by side: what each comes to, and which differences are more than chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

import numpy as np

from paradl.evaluation import metrics
from paradl.evaluation.outcomes import Floats, pooled
from paradl.evaluation.run import Run, Setting
from paradl.evaluation.savings import Savings, savings
from paradl.evaluation.statistics import Estimate, TTest, compare, compare_means, estimates

ONE_TYPE = "all"
"""The type of a model of which none is said."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a run comes to.

    Attributes:
        run: the run.
        estimates: by the names of `metrics.ALL`.
        savings: the calls that stopping early saves, or would have.
    """

    run: Run
    estimates: Mapping[str, Estimate]
    savings: Savings


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two runs over the same items that differ in one thing, and how sure the difference is."""

    first: Setting
    second: Setting
    tests: tuple[TTest, ...]


@dataclass(frozen=True)
class Benchmark:
    """Runs side by side.

    Attributes:
        runs: in the order in which they are shown.
        types: of the judges' models, such as flagship and distilled; may be empty.
        seed: for the subsamples that the standard errors rest on.
    """

    runs: tuple[Run, ...]
    types: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0

    @cached_property
    def results(self) -> tuple[Result, ...]:
        """The runs with their metrics."""
        return tuple(
            Result(run, estimates(run.outcomes, seed=self.seed), savings(run)) for run in self.runs
        )

    @cached_property
    def datasets(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(dict.fromkeys(run.setting.dataset for run in self.runs))

    @cached_property
    def groups(self) -> tuple[tuple[str, str], ...]:
        """The data sets, with the types of models that were run over them."""
        found = ((run.setting.dataset, self.type_of(run)) for run in self.runs)
        return tuple(dict.fromkeys(found))

    def type_of(self, run: Run) -> str:
        """The type of the model that was asked."""
        return self.types.get(run.setting.judge, ONE_TYPE)

    def of(self, dataset: str, bilateral: bool) -> list[Result]:
        """The results on a data set, in one of the two modes."""
        return [
            result
            for result in self.results
            if result.run.setting.dataset == dataset and result.run.setting.bilateral is bilateral
        ]

    def pooled(self, dataset: str, kind: str, bilateral: bool) -> Mapping[str, Estimate]:
        """The metrics over all that models of a type answered; empty if nothing."""
        parts = [
            result.run.outcomes
            for result in self.of(dataset, bilateral)
            if self.type_of(result.run) == kind
        ]
        return estimates(pooled(parts), seed=self.seed) if parts else {}

    @cached_property
    def comparisons(self) -> tuple[Comparison, ...]:
        """Of any two runs over the same items that differ in judge, prompt or mode alone."""
        return tuple(
            Comparison(a.setting, b.setting, compare(a.outcomes, b.outcomes))
            for a, b in combinations(self.runs, 2)
            if _differences(a.setting, b.setting) == 1 and a.same_items(b)
        )

    @cached_property
    def overall(self) -> tuple[TTest, ...]:
        """Bilateral against unilateral as the paper has it: each judge and prompt is a pair."""
        by_setting = {result.run.setting: result for result in self.results}
        pairs = [
            (result, by_setting[other])
            for setting, result in by_setting.items()
            if setting.bilateral and (other := setting._replace(bilateral=False)) in by_setting
        ]
        return tuple(
            compare_means(
                metric,
                _column([first for first, _ in pairs], metric),
                _column([second for _, second in pairs], metric),
            )
            for metric in metrics.PERFORMANCE
        )


def _differences(first: Setting, second: Setting) -> int:
    return sum(a != b for a, b in zip(first, second, strict=True))


def _column(results: Sequence[Result], metric: str) -> Floats:
    values = [result.estimates[metric].value for result in results]
    return np.array([np.nan if value is None else value for value in values], float)
