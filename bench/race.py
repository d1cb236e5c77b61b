"""Measures contestants side by side."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Protocol

from bench import contestants
from bench.contestants import Contestant
from bench.inputs import Input
from bench.outcome import Outcome, typical
from bench.process import Worker, whole
from bench.table import GOALS, Row

LOGICS = ("fde", "adaptive", "classical")
_DEFAULT_ENGINE = "hermit"
_SHORT = 0.5
"""Seconds of a call in each logic: a pause of the machine is much to them."""
_VERY_SHORT = 0.1
"""Seconds: such calls are made in a row that takes so long, or the first is mostly waking up."""
_ROUNDS = range(3, 8)
_STEADY = 0.95


class Calls(Protocol):
    """Something to measure, a call at a time."""

    def call(self) -> Outcome:
        """One call."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How often, how long.

    Attributes:
        repetitions: the whole processes of each contestant, and its processes that stay warm.
        calls: the measured calls of each process that stays warm, where they are long; of short
            ones there are five times as many.
        warm_up: the seconds of a round of calls that nobody counts, at least two of them; there are
            three such rounds, and more until one is hardly faster than the one before.
        limit: the seconds that one measurement may take.
    """

    repetitions: int = 5
    calls: int = 2
    warm_up: float = 6.0
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
class Runner:
    """A contestant, and what it did."""

    contestant: Contestant
    limit: float
    engine: str = ""
    warm: list[Outcome] = field(default_factory=list)
    once: Lane = field(init=False)

    def __post_init__(self) -> None:
        self.once = Lane(lambda: whole(self.contestant.once, self.limit))

    def alive(self, workers: ExitStack, plan: Plan) -> Lane:
        """A process of its own, warmed up; none if an earlier one gave no seconds."""
        if self.warm and self.warm[-1].seconds is None:
            return Lane(lambda: self.warm[-1], self.warm[-1], self.warm)
        worker = Worker(self.contestant.serve, plan.limit)
        workers.callback(worker.close)
        last = warmed_up(worker, plan) if self.contestant.warms else Outcome(_VERY_SHORT)
        self.engine = self.engine or last.engine or _DEFAULT_ENGINE
        if last.seconds is None:
            return Lane(worker.call, last, self.warm)
        row = max(1, round(_VERY_SHORT / last.seconds))
        return Lane(lambda: typical([worker.call() for _ in range(row)]), None, self.warm)


def compare(ontology: Input, plan: Plan, folder: Path) -> list[Row]:
    """Every contestant on one ontology: a row for each logic, warm and as a whole process.

    Of two processes that do the same work one may be a third slower all its life; so each
    repetition has processes of its own.
    """
    ours = {logic: Runner(contestants.paradl(ontology, logic), plan.limit) for logic in LOGICS}
    bare: dict[str, Runner] = {}
    owlready = Runner(contestants.owlready(ontology), plan.limit)
    for _ in range(plan.repetitions):
        with ExitStack() as workers:
            lanes = [runner.alive(workers, plan) for runner in ours.values()]
            bare = bare or {
                name: Runner(contestants.bare(ontology, name, folder), plan.limit)
                for name in sorted({runner.engine for runner in ours.values()})
            }
            lanes += [runner.alive(workers, plan) for runner in (*bare.values(), owlready)]
            interleave(lanes, plan.calls)
            if sum(runner.warm[-1].seconds or 0.0 for runner in ours.values()) < _SHORT:
                interleave(lanes, 4 * plan.calls)
    runners = [*ours.values(), *bare.values(), owlready]
    interleave([runner.once for runner in runners], plan.repetitions)
    return [row for logic in LOGICS for row in _rows(ontology, logic, ours[logic], bare, owlready)]


def warmed_up(worker: Calls, plan: Plan) -> Outcome:
    """The last of the calls that nobody counts; see `Plan`."""
    before = inf
    for done in range(1, _ROUNDS.stop):
        calls = _round(worker, plan.warm_up)
        if calls[-1].seconds is None or not plan.warm_up:
            break
        now = typical(calls).seconds or 0.0
        if done in _ROUNDS and now > _STEADY * before:
            break
        before = now
    return calls[-1]


def _round(worker: Calls, seconds: float) -> list[Outcome]:
    until = time.monotonic() + seconds
    calls = [worker.call()]
    while (
        calls[-1].seconds is not None and seconds and (len(calls) < 2 or time.monotonic() < until)
    ):
        calls.append(worker.call())
    return calls


def _rows(
    ontology: Input, logic: str, ours: Runner, bare: Mapping[str, Runner], owlready: Runner
) -> list[Row]:
    theirs = bare[ours.engine]
    first = (ontology.name, logic, ours.engine)
    beside_the_point = {"fde": ontology.nominals, "adaptive": not ontology.coherent}
    warm_goal = None if beside_the_point.get(logic) else GOALS[logic]
    return [
        Row(
            *first,
            "warm call",
            ours.warm,
            theirs.warm,
            owlready.warm,
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
