"""Runs trials in processes that are killed when they exceed the limit, two at a time."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import local

from outcome import Outcome, Verdict
from suite import Case, Kind
from trials import serve

LIMITS = {
    "bare": 20.0,
    "classical": 20.0,
    "coherence": 20.0,
    "fde": 60.0,
    "full": 20.0,
    "adaptive": 120.0,  # 3-SAT in nominals takes HermiT ten times as long one day as another
    "merged": 120.0,
    "entailment": 10.0,
    "engines": 5.0,
}
"""The seconds that each trial may take."""

HOPELESS = 0.1
"""How much of a limit is given to what is known to exceed it."""

TWO_ENGINES = 4
"""Every so many test cases are tried with Openllet too, where it is installed."""

WORKERS = 2


@dataclass(frozen=True, slots=True)
class Result:
    """The outcomes of a test case, by trial, and how long each took."""

    case: Case
    outcomes: dict[str, Outcome]
    seconds: dict[str, float]


class Worker:
    """A process with a JVM in it, started anew after it was killed."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection

    def run(self, trial: str, premise: Path, limit: float) -> tuple[Outcome, float]:
        """The outcome of one trial, within the limit, and the seconds that it took."""
        if self._process is None:
            self._start()
        start = time.monotonic()
        self._pipe.send((trial, premise))
        outcome = Outcome(Verdict.TIMEOUT)
        if self._pipe.poll(limit):
            outcome = self._pipe.recv()
        else:
            self.kill()
        return outcome, time.monotonic() - start

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe.recv()


def run(cases: Iterable[Case], folder: Path, hopeless: Collection[str] = ()) -> list[Result]:
    """Try every case as its kind is planned; the results are in the order of the cases.

    Those that are hopeless, by their names, are given up soon.
    """
    workers: list[Worker] = []
    mine = local()

    def start() -> None:
        mine.worker = Worker()
        workers.append(mine.worker)

    def one(number: int, case: Case) -> Result:
        plan = [*_PLANS[case.kind], *(["entailment"] if case.conclusion else [])]
        if number % TWO_ENGINES == 0 and find_spec("paradl_openllet"):
            plan.append("engines")
        patience = HOPELESS if case.name in hopeless else 1.0
        return _tried(case, plan, case.write(folder), mine.worker, patience)

    with ThreadPoolExecutor(WORKERS, initializer=start) as pool:
        try:
            return list(pool.map(one, count(), cases))
        finally:
            for worker in workers:
                worker.kill()


_PLANS = {
    Kind.CONSISTENCY: ("bare", "classical", "coherence", "fde", "adaptive"),
    Kind.INCONSISTENCY: ("bare", "classical", "fde", "full", "adaptive", "merged"),
}


def _tried(case: Case, plan: list[str], premise: Path, worker: Worker, patience: float) -> Result:
    outcomes: dict[str, Outcome] = {}
    seconds = {}
    for trial in plan:
        if _is_worth_trying(trial, outcomes):
            limit = _limit(trial, outcomes) * (1.0 if trial == "full" else patience)
            outcomes[trial], seconds[trial] = worker.run(trial, premise, limit)
            if case.kind is Kind.INCONSISTENCY and _is_worth_a_second(trial, outcomes):
                outcomes[trial], seconds[trial] = worker.run(trial, premise, LIMITS[trial])
    return Result(case, outcomes, seconds)


def _limit(trial: str, outcomes: dict[str, Outcome]) -> float:
    """No more for `adaptive` than the bare engine had to find the same unsatisfiable classes."""
    if trial == "adaptive" and _took_too_long("coherence", outcomes):
        return LIMITS["coherence"]
    return LIMITS[trial]


def _is_worth_a_second(trial: str, outcomes: dict[str, Outcome]) -> bool:
    """A new process has new luck: of 60 checks of the same 3-SAT one took ten times the others."""
    return trial in _PROVED and _took_too_long(trial, outcomes)


def _took_too_long(trial: str, outcomes: dict[str, Outcome]) -> bool:
    return trial in outcomes and outcomes[trial].verdict is Verdict.TIMEOUT


def _is_worth_trying(trial: str, outcomes: dict[str, Outcome]) -> bool:
    """Nothing asks again for a verdict that took too long already, or that there is none of."""
    if trial == "full":
        return True
    verdicts = {outcomes[asked].verdict for asked in ("bare", "classical") if asked in outcomes}
    undecided = {Verdict.TIMEOUT, Verdict.REJECTED} if trial in _ADAPTIVE else {Verdict.TIMEOUT}
    return not verdicts & undecided


_PROVED = {"fde", "adaptive", "merged"}
"""What of every inconsistent test is asserted, whatever HermiT's luck."""

_ADAPTIVE = {"adaptive", "merged", "entailment", "engines"}
