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
def test_addresses_are_few(penguins: Path) -> None:
    command = 'ulimit -v 1000000; exec "$0" -m paradl.cli.main check "$1"'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable, penguins], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (70, "")
    assert done.stderr.startswith("paradl: Java ")


def test_last_words_are_what_tells() -> None:
    assert last_words("Picked up _JAVA_OPTIONS: -Xmx1k\n#\n# No memory is left\n") == (
        " (No memory is left)"
    )
    assert last_words(b"") == ""


def test_memory_that_ran_out_where_java_is_asked() -> None:
    assert door_failed("java.lang.OutOfMemoryError: unable to create native thread").exit_code == 5
    assert door_failed("java.lang.IllegalStateException").exit_code == 70
