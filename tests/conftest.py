"""The command line as users run it, and ontologies that push an engine to its limits."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from archives import archived
from databases import cache, postgresql
from endpoint import serve
from fuseki import fuseki
from hypothesis import settings
from reports import attacked, browser, huge, judged, merged, watch
from servers import client, server

settings.register_profile("paradl", deadline=None)  # no test is about this machine's clock
settings.load_profile("paradl")

__all__ = [  # fixtures of every test
    "attacked",
    "browser",
    "cache",
    "client",
    "fuseki",
    "huge",
    "judged",
    "merged",
    "postgresql",
    "serve",
    "server",
    "watch",
]

ROOT = Path(__file__).parents[1]

# A job in the background of a shell script, as CI may be one, begins with Ctrl-C switched off.
signal.signal(signal.SIGINT, signal.default_int_handler)
COMMAND = (sys.executable, "-m", "paradl.cli.main")

Paradl = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Ours without the user's own settings."""
    clean = {name: v for name, v in os.environ.items() if not name.startswith("PARADL_")}
    return {**clean, **archived(more), "PYTHONIOENCODING": "utf-8", **(more or {})}


@pytest.fixture(scope="session")
def warm() -> Iterator[tuple[str, ...]]:
    """How a command is run by a process that is warm already; `COLD=1` has none of them run so."""
    if os.environ.get("COLD") or not _waits_for_processes():
        yield COMMAND
        return
    with tempfile.TemporaryDirectory() as folder:  # a socket's path is short
        path = Path(folder, "socket")
        command = [sys.executable, str(ROOT / "tests" / "warm_process.py"), str(path)]
        process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True, env=environment())
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield (sys.executable, "-IS", str(ROOT / "tests" / "warm_command.py"), str(path))
        process.communicate()


def _waits_for_processes() -> bool:
    """Whether this system can tell a process that waits for several things that another ended."""
    if sys.platform != "linux":
        return False
    try:
        os.close(os.pidfd_open(os.getpid()))
    except OSError:
        return False
    return True


@pytest.fixture
def paradl(tmp_path: Path, request: pytest.FixtureRequest) -> Paradl:
    """`paradl(*arguments)` in an empty folder; warm, if the test is not marked `cold`."""
    is_cold = request.node.get_closest_marker("cold")
    command = COMMAND if is_cold else request.getfixturevalue("warm")

    def run(
        *arguments: object, stdin: str = "", env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *map(str, arguments)],
            cwd=tmp_path,
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            env=environment(env),
            timeout=120,
        )

    return run


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """`start(*arguments)`: the same, running; it is ended with the test."""
    running: list[subprocess.Popen[str]] = []

    def begin(*arguments: object, **details: Any) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            cwd=tmp_path,
            env=environment(),
            **{"stdout": PIPE, "stderr": PIPE, "text": True, "start_new_session": True, **details},
        )
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.wait()


@pytest.fixture
def penguins() -> Path:
    """The smallest contradictory example."""
    return ROOT / "examples" / "penguins" / "penguins.ofn"


@pytest.fixture(scope="session")
def hard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Thirteen pigeons, twelve holes, no two in one: classically exponential for a tableau."""
    pigeons, holes = range(13), range(12)
    sitting = [" ".join(f":In{pigeon}_{hole}" for hole in holes) for pigeon in pigeons]
    crowded = [" ".join(f":In{pigeon}_{hole}" for pigeon in pigeons) for hole in holes]
    axioms = [
        *(f"SubClassOf(:World ObjectUnionOf({places}))" for places in sitting),
        *(f"DisjointClasses({birds})" for birds in crowded),
    ]
    return _written(tmp_path_factory.mktemp("hard") / "hard.ofn", axioms)


@pytest.fixture(scope="session")
def vast(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One literal that is more than a small heap can hold."""
    axiom = f'AnnotationAssertion(:says <a:a> "{"blah " * 30_000_000}")'
    return _written(tmp_path_factory.mktemp("vast") / "vast.ofn", [axiom])


def _written(path: Path, axioms: list[str]) -> Path:
    lines = "\n".join(axioms)
    path.write_text(f"Prefix(:=<http://example.org/#>)\nOntology(<a:o>\n{lines}\n)\n")
    return path


@pytest.fixture(scope="session")
def traces() -> Path:
    """The traces of Allen et al.: a folder with `bilateral` and `unilateral` in it."""
    return _shared("judge-traces")


@pytest.fixture(scope="session")
def ontologies() -> Path:
    """A folder of real ontologies."""
    return _shared("ontologies")


def _shared(folder: str) -> Path:
    data = Path(os.environ.get("PARADL_DATA", ROOT.parent / "shared" / "data"))
    if not (data / folder).is_dir():
        pytest.skip(f"the shared data is not at {data}: set PARADL_DATA")
    return data / folder


@pytest.fixture
def example_traces() -> Path:
    """Those of the invented judges that come with ParaDL."""
    return ROOT / "examples" / "judge-evaluation"
