"""Runs in which judges are asked: each judge with each prompt, bilateral, unilateral, or both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from paradl.errors import UsageError
from paradl.evaluation.budget import Budget
from paradl.evaluation.folder import run_file
from paradl.evaluation.items import Item
from paradl.evaluation.record import Record
from paradl.evaluation.run import Run, Setting
from paradl.oracle.estimate import Estimate
from paradl.oracle.limits import Limits, Spent
from paradl.oracle.scheme import BILATERAL, Scheme
from paradl.oracle.zeta import Oracle, oracle

Progress = Callable[[Setting, int, int, Spent], None]
"""Is told of a run: how many items are done, of how many, and what was spent on all so far."""


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

    def __post_init__(self) -> None:
        """Look whether a run is to be made at all.

        Raises:
            UsageError: there is no judge, no prompt or no mode.
        """
        several = {"judges": self.judges, "prompts": self.prompts, "modes": self.bilateral}
        for name, given in several.items():
            if not given:
                raise UsageError(f"there are no {name} to ask with", "give one")


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
        with _oracle(judge, prompt, asking, budget) as asked:
            asked.tells(budget.say)
            told = partial(_tell, progress, budget, asked)
            try:
                for bilateral in asking.bilateral:
                    yield _run(asked, dataset, items, bilateral, folder, told)
            finally:
                budget.spend(asked.spent)


def settings(dataset: str, asking: Asking) -> Iterator[Setting]:
    """What the runs over a data set are of; nothing is asked."""
    for judge, prompt in product(asking.judges, asking.prompts):
        with _oracle(judge, prompt, asking, Budget(asking.limits)) as asked:
            for bilateral in asking.bilateral:
                yield _setting(dataset, asked.scheme(unilateral=not bilateral))


def estimates(
    dataset: str, items: Sequence[Item], asking: Asking
) -> Iterator[tuple[Setting, Estimate]]:
    """What each run would cost; nothing is asked. Records of runs are not looked at."""
    statements = [item.statement for item in items]
    for judge, prompt in product(asking.judges, asking.prompts):
        with _oracle(judge, prompt, asking, Budget(asking.limits)) as asked:
            for bilateral in asking.bilateral:
                setting = _setting(dataset, asked.scheme(unilateral=not bilateral))
                yield setting, asked.estimate(statements, unilateral=not bilateral)


def _oracle(judge: str, prompt: str, asking: Asking, budget: Budget) -> Oracle:
    # Replaying costs nothing, and a file of the same name may come to say something else.
    replayed = judge.startswith("recorded:")
    return oracle(
        judge,
        prompt=prompt,
        k=asking.k,
        temperature=asking.temperature,
        request=asking.request,
        cache=None if replayed else asking.cache,
        limits=budget.left,
        prices=asking.prices,
    )


def _setting(dataset: str, scheme: Scheme) -> Setting:
    return Setting(dataset, scheme.judge, scheme.prompt, scheme.sides == BILATERAL)


def _tell(
    progress: Progress, budget: Budget, asked: Oracle, setting: Setting, done: int, total: int
) -> None:
    progress(setting, done, total, budget.with_(asked.spent))


def _run(
    asked: Oracle,
    dataset: str,
    items: Sequence[Item],
    bilateral: bool,
    folder: Path | None,
    tell: Callable[[Setting, int, int], None],
) -> Run:
    scheme = asked.scheme(unilateral=not bilateral)
    setting = _setting(dataset, scheme)
    path = None if folder is None else run_file(folder, setting)
    wanted = {item.statement: item for item in items}
    with closing(Record(path, setting, scheme)) as record:
        judged = [(item, v) for item, v in record.judged if wanted.get(item.statement) == item]
        done = {item.statement for item, _ in judged}
        left = [statement for statement in wanted if statement not in done]
        tell(setting, len(judged), len(items))
        for valuation in asked.judge(left, unilateral=not bilateral):
            judged.append((wanted[valuation.statement], valuation))
            record.add(*judged[-1])
            tell(setting, len(judged), len(items))
    return Run.of(setting, scheme.k, judged)
