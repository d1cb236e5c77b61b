"""Measures contestants side by side."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench import contestants
from bench.contestants import Contestant
from bench.inputs import Input
from bench.outcome import Outcome
from bench.process import Worker, whole
from bench.table import GOALS, Row

LOGICS = ("fde", "adaptive", "classical")
_DEFAULT_ENGINE = "hermit"


@dataclass(frozen=True, slots=True)
class Plan:
    """How often, how long.

    Attributes:
        repetitions: the measurements that a median is taken of.
        warm_up: calls are made until they took so many seconds, and at least two, before any is
            measured; what is between them, as loading, may take three times that.
        limit: the seconds that one measurement may take.
    """

    repetitions: int = 5
    warm_up: float = 5.0
    limit: float = 120.0


@dataclass(slots=True)
class Lane:
    """One measurement that is repeated; what gave no seconds once is not tried again."""

    measure: Callable[[], Outcome]
    hopeless: Outcome | None = None
    outcomes: list[Outcome] = field(default_factory=list)

    def step(self) -> None:
        """One more."""
        outcome = self.hopeless or self.measure()
        if outcome.seconds is None:
            self.hopeless = outcome
        self.outcomes.append(outcome)


def interleave(lanes: Sequence[Lane], repetitions: int) -> None:
    """Within a repetition each lane once, so that what else the machine does hits all alike."""
    for _ in range(repetitions):
        for lane in lanes:
            lane.step()


@dataclass(slots=True)
class Pair:
    """A contestant's two lanes."""

    warm: Lane
    once: Lane
    engine: str


def compare(ontology: Input, plan: Plan, folder: Path) -> list[Row]:
    """Every contestant on one ontology: a row for each logic, warm and as a whole process."""
    with ExitStack() as workers:

        def enter(contestant: Contestant) -> Pair:
            worker = Worker(contestant.serve, plan.limit)
            workers.callback(worker.close)
            return _pair(contestant, worker, plan)

        ours = {logic: enter(contestants.paradl(ontology, logic)) for logic in LOGICS}
        engines = sorted({pair.engine for pair in ours.values()})
        bare = {name: enter(contestants.bare(ontology, name, folder)) for name in engines}
        owlready = enter(contestants.owlready(ontology))
        pairs = [*ours.values(), *bare.values(), owlready]
        interleave([pair.warm for pair in pairs], plan.repetitions)
        interleave([pair.once for pair in pairs], plan.repetitions)
    return [row for logic in LOGICS for row in _rows(ontology, logic, ours[logic], bare, owlready)]


def _pair(contestant: Contestant, worker: Worker, plan: Plan) -> Pair:
    """The lanes of a contestant that has been warmed up."""
    last = warmed_up(worker, plan) if contestant.warms else Outcome(0.0)
    warm = Lane(worker.call, None if last.seconds is not None else last)
    once = Lane(lambda: whole(contestant.once, plan.limit))
    return Pair(warm, once, last.engine or _DEFAULT_ENGINE)


def warmed_up(worker: Worker, plan: Plan) -> Outcome:
    """The last of the calls that nobody counts."""
    until = time.monotonic() + 4 * plan.warm_up
    last = worker.call()
    if plan.warm_up and last.seconds is not None:
        last = worker.call()
    spent = 0.0
    while last.seconds is not None and spent < plan.warm_up and time.monotonic() < until:
        last = worker.call()
        spent += last.seconds or 0.0
    return last


def _rows(
    ontology: Input, logic: str, ours: Pair, bare: Mapping[str, Pair], owlready: Pair
) -> list[Row]:
    theirs = bare[ours.engine]
    first = (ontology.name, logic, ours.engine)
    beside_the_point = {"fde": ontology.nominals, "adaptive": not ontology.coherent}
    warm_goal = None if beside_the_point.get(logic) else GOALS[logic]
    return [
        Row(
            *first,
            "warm call",
            ours.warm.outcomes,
            theirs.warm.outcomes,
            owlready.warm.outcomes,
            warm_goal,
        ),
        Row(
            *first,
            "whole process",
            ours.once.outcomes,
            theirs.once.outcomes,
            owlready.once.outcomes,
            GOALS["whole"],
        ),
    ]
