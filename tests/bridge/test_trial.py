"""A JVM that does not start is an error of one line, not the exit code 1 of conflicts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paradl.bridge.trial import last_words
from paradl.errors import door_failed

BRIDGES = ("jpype", "py4j")
pytestmark = pytest.mark.cold


@pytest.mark.parametrize("bridge", BRIDGES)
@pytest.mark.parametrize(
    ("memory", "arguments", "why"),
    [
        ("100000g", "", "enough space"),
        ("1g", "-Xmx1k", "Too small maximum heap"),
        ("1g", "-XX:+UseG1GC -XX:+UseSerialGC", "Multiple garbage collectors selected"),
        ("1g", "-Xnonsense", "Unrecognized option: -Xnonsense"),
    ],
)
def test_what_no_java_starts_with(
    paradl: Callable[..., Any], penguins: Path, bridge: str, memory: str, arguments: str, why: str
) -> None:
    env = {"PARADL_JAVA_ARGS": arguments}
    done = paradl("check", penguins, "--bridge", bridge, "--memory", memory, env=env)
    assert (done.returncode, done.stdout) == (70, "")
    [line] = done.stderr.splitlines()
    assert line.startswith("paradl: Java ")
    assert why in line
    assert "--memory" in line


@pytest.mark.skipif(sys.platform != "linux", reason="limits addresses as Linux does")
@pytest.mark.parametrize("kilobytes", [1_000_000, 3_000_000, 3_300_000, 3_600_000])
def test_addresses_are_few(penguins: Path, kilobytes: int) -> None:
    """Where a JVM starts with them all the same, it may get no memory, or no thread, later."""
    command = f'ulimit -v {kilobytes}; exec "$0" -m paradl.cli.main check "$1" --timeout 60'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable, penguins], capture_output=True, text=True
    )
    if done.stdout:
        assert "is inconsistent: 2 conflicts" in done.stdout
        return
    assert done.returncode in (5, 70)
    [line] = done.stderr.splitlines()
    assert line.startswith("paradl: ")
    assert "please report it" not in line


@pytest.mark.skipif(sys.platform != "linux", reason="limits as Linux does")
@pytest.mark.parametrize(("limit", "least"), [("AS", 1 << 37), ("NPROC", 500)])
def test_with_few_addresses_or_threads_java_is_a_process_of_its_own(limit: str, least: int) -> None:
    """One that dies for want of them ends its process with the exit code of conflicts."""
    code = (
        f"import resource, paradl; resource.setrlimit(resource.RLIMIT_{limit}, ({least}, {least}));"
        "kb = paradl.load(b'Ontology()'); print(type(kb._door).__name__); kb.close()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("ChildDoor\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="limits as POSIX does")
@pytest.mark.parametrize("bridge", BRIDGES)
def test_files_are_few(penguins: Path, bridge: str) -> None:
    command = 'ulimit -n 50; exec "$0" -m paradl.cli.main check "$1" --bridge "$2"'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable, penguins, bridge], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (70, "")
    [line] = done.stderr.splitlines()
    assert line.startswith("paradl: Java does not start where only 50 files may be open at once: ")


def test_last_words_are_what_tells() -> None:
    assert last_words("Picked up _JAVA_OPTIONS: -Xmx1k\n#\n# No memory is left\n") == (
        " (No memory is left)"
    )
    assert last_words(b"") == ""


def test_memory_that_ran_out_where_java_is_asked() -> None:
    threads = door_failed("java.lang.OutOfMemoryError: unable to create native thread")
    assert threads.exit_code == 5
    assert "lower --memory" in str(threads)
    assert door_failed("java.lang.IllegalStateException").exit_code == 70


@pytest.mark.skipif(sys.platform == "win32", reason="no folder goes while a process is in it")
@pytest.mark.parametrize("bridge", BRIDGES)
@pytest.mark.parametrize("name", ["zoo.ofn", "-"])
def test_the_folder_is_gone(tmp_path: Path, bridge: str, name: str) -> None:
    command = 'rmdir "$PWD"; exec "$0" -m paradl.cli.main check "$1" --bridge "$2"'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable, name, bridge],
        input="Ontology()",
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "paradl: the folder that this runs in is gone: change to another\n"
