"""The benchmarks themselves run, on what is small."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from bench import experience, java
from bench.conflicts import measured
from bench.families import conflicts
from bench.outcome import Outcome
from bench.process import whole
from bench.race import Plan, warmed_up

needs_javac = pytest.mark.skipif(shutil.which("javac") is None, reason="there is no javac")


@dataclass
class Warming:
    """Each call takes 0.8 of the one before, until `warm`."""

    warm: float
    calls: int = 0

    def call(self) -> Outcome:
        """One call."""
        self.calls += 1
        return Outcome(max(self.warm, 0.8**self.calls))


@pytest.mark.parametrize("warm", [0.8**6, 0.9])
def test_a_process_is_warm_when_it_gets_no_faster(warm: float) -> None:
    worker = Warming(warm)
    assert warmed_up(worker, Plan(warm_up=1e-9)) == Outcome(warm)
    assert worker.calls == (10 if warm < 0.5 else 6)  # in rounds of two, three at least


def test_in_a_hurry_nobody_waits_for_that() -> None:
    worker = Warming(0.1)
    warmed_up(worker, Plan(warm_up=0.0))
    assert worker.calls == 1


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the Java mains compiled in it."""
    path = tmp_path_factory.mktemp("bench")
    java.compile_into(path)
    return path


@needs_javac
def test_every_contestant_finds_a_conflict(folder: Path) -> None:
    file = folder / "conflicts.ofn"
    file.write_text(conflicts(2, individuals=50), encoding="utf-8")
    row = measured("2 conflicts", file, folder, repetitions=1, limit=60, size=2)
    assert [o.seconds for o in row.outcomes if o.seconds is None] == [], row.outcomes


@needs_javac
def test_experience_is_judged(folder: Path) -> None:
    table = str(experience.TABLE)
    assert whole(java.main_class("Judge", folder, table), 60).seconds is not None
