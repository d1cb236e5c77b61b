"""Runs in which judges are asked: each judge with each prompt, bilateral, unilateral, or both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any

from paradl.evaluation.folder import run_file
from paradl.evaluation.items import Item
from paradl.evaluation.record import Record
from paradl.evaluation.run import Run, Setting
from paradl.oracle.limits import Limits, Spent
from paradl.oracle.zeta import Oracle, oracle

Progress = Callable[[Setting, int, int, Spent], None]
"""Is told of a run: how many items are done, of how many, and what was spent on it."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Who is asked, and how; a run is made for each judge, prompt and mode.

    Attributes:
        judges: as `openai:gpt-4o`; see `paradl.oracle.judges.judge_of`.
        prompts: the styles, or folders of prompts.
        bilateral: the modes: True for verification and refutation, False for TRUE or FALSE.
        k: samples a side.
        temperature: None leaves it to the endpoint.
        request: further fields of the requests.
        cache: where answers are kept beside the records of the runs.
        limits: for all runs together.
        prices: a price table instead of ours.
    """

    judges: tuple[str, ...]
    prompts: tuple[str, ...] = ("zero-shot",)
    bilateral: tuple[bool, ...] = (True,)
    k: int = 3
    temperature: float | None = 0.1
    request: Mapping[str, Any] = field(default_factory=dict)
    cache: str | Path | None = None
    limits: Limits = field(default_factory=Limits)
    prices: Path | None = None


class Budget:
    """Limits that several oracles share, one after the other."""

    def __init__(self, limits: Limits) -> None:
        """With nothing spent."""
        self.limits = limits

    def spend(self, spent: Spent) -> None:
        """Take off what an oracle has spent."""

        def less(limit: float | None, amount: float | None) -> Any:
            return None if limit is None else limit - (amount or 0)

        self.limits = replace(
            self.limits,
            max_calls=less(self.limits.max_calls, spent.calls),
            max_tokens=less(self.limits.max_tokens, spent.tokens),
            max_cost=less(self.limits.max_cost, spent.cost),
        )


def runs(
    dataset: str,
    items: Sequence[Item],
    asking: Asking,
    budget: Budget,
    folder: Path | None,
    progress: Progress,
) -> Iterator[Run]:
    """Judge the items of a data set in every way that is asked for.

    Args:
        dataset: its name.
        items: what is judged.
        asking: by whom, and how.
        budget: what all this may cost.
        folder: where records are kept, and where earlier ones are gone on with; may be None.
        progress: is told of each item.

    Raises:
        JudgeError: some items could not be judged; the others are in the cache and the record.
        BudgetExceeded: a limit was reached; what was judged is in the cache and the record.
        DataError: the folder has a record of another run in the place of one of these.
    """
    for judge, prompt in product(asking.judges, asking.prompts):
        with oracle(
            judge,
            prompt=prompt,
            k=asking.k,
            temperature=asking.temperature,
            request=asking.request,
            cache=asking.cache,
            limits=budget.limits,
            prices=asking.prices,
        ) as asked:
            for bilateral in asking.bilateral:
                yield _run(asked, dataset, items, bilateral, folder, progress)
        budget.spend(asked.spent)


def _run(
    asked: Oracle,
    dataset: str,
    items: Sequence[Item],
    bilateral: bool,
    folder: Path | None,
    progress: Progress,
) -> Run:
    scheme = asked.scheme(unilateral=not bilateral)
    setting = Setting(dataset, scheme.judge, scheme.prompt, bilateral)
    waiting = {item.statement: item for item in items}
    judged = []
    with ExitStack() as stack:
        record = None
        if folder is not None:
            record = stack.enter_context(
                closing(Record(run_file(folder, setting), setting, scheme))
            )
            judged = [(i, v) for i, v in record.judged if waiting.pop(i.statement, None) == i]
        progress(setting, len(judged), len(items), asked.spent)
        for valuation in asked.judge(list(waiting), unilateral=not bilateral):
            item = waiting[valuation.statement]
            if record is not None:
                record.add(item, valuation)
            judged.append((item, valuation))
            progress(setting, len(judged), len(items), asked.spent)
    return Run.of(setting, scheme.k, judged)
