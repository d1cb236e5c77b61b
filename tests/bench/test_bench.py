"""The benchmarks themselves run, on what is small."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bench import experience, java
from bench.conflicts import measured
from bench.families import conflicts
from bench.process import whole

pytestmark = pytest.mark.skipif(shutil.which("javac") is None, reason="there is no javac")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the Java mains compiled in it."""
    path = tmp_path_factory.mktemp("bench")
    java.compile_into(path)
    return path


def test_every_contestant_finds_a_conflict(folder: Path) -> None:
    file = folder / "conflicts.ofn"
    file.write_text(conflicts(2, individuals=50), encoding="utf-8")
    row = measured("2 conflicts", file, folder, repetitions=1, limit=60, size=2)
    assert [o.seconds for o in row.outcomes if o.seconds is None] == [], row.outcomes


def test_experience_is_judged(folder: Path) -> None:
    table = str(experience.TABLE)
    assert whole(java.main_class("Judge", folder, table), 60).seconds is not None
