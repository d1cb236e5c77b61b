"""Java in this process, shut down by somebody else who uses JPype."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.cold

SCRIPT = """
import sys
import jpype
import paradl

kb = paradl.load(sys.argv[1])
left = paradl.load(sys.argv[1])
jpype.shutdownJVM()
try:
    kb.value("tweety", "Flies")
except paradl.JavaError as error:
    print(error, kb.alive)
kb.close()
del left
print(paradl.load(sys.argv[1]).value("tweety", "Flies"))
"""

ANOTHERS = """
import sys
import jpype
import paradl

jpype.startJVM()
jpype.shutdownJVM()
print(paradl.load(sys.argv[1]).value("tweety", "Flies"))
"""


def test_it_is_said_and_what_is_loaded_then_is_elsewhere(penguins: Path) -> None:
    """JPype's own error came of each, also of closing; to load again was to change --memory."""
    said = "Java was shut down in this process, and what was loaded went with it: load it again"
    assert run(SCRIPT, penguins) == ([f"{said} False", "B"], "")


def test_what_is_loaded_after_the_java_of_somebody_else_is_elsewhere(penguins: Path) -> None:
    """Java was said not to start, for want of memory or because of its arguments."""
    assert run(ANOTHERS, penguins) == (["B"], "")


def run(script: str, penguins: Path) -> tuple[list[str], str]:
    """The lines that a script prints, and what it says is wrong."""
    command = [sys.executable, "-c", script, str(penguins)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return done.stdout.splitlines(), done.stderr
