"""Runs the command line as users do: as a process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
COMMAND = (sys.executable, "-m", "paradl.cli.main")

Paradl = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Ours without the user's own settings; no archives are made on the way."""
    clean = {name: v for name, v in os.environ.items() if not name.startswith("PARADL_")}
    return {**clean, "PARADL_NO_ARCHIVE": "1", "PYTHONIOENCODING": "utf-8", **(more or {})}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """`start(*arguments)`: the same, running; it is ended with the test."""
    running: list[subprocess.Popen[str]] = []

    def begin(*arguments: str | Path, **details: Any) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            cwd=tmp_path,
            env=environment(),
            **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **details},
        )
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.wait()


@pytest.fixture
def paradl(tmp_path: Path) -> Paradl:
    """`paradl(*arguments)` in an empty folder."""

    def run(
        *arguments: str | Path, stdin: str = "", env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *map(str, arguments)],
            cwd=tmp_path,
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            env=environment(env),
            timeout=120,
        )

    return run


@pytest.fixture
def penguins() -> Path:
    """The smallest contradictory example."""
    return EXAMPLES / "penguins" / "penguins.ofn"
