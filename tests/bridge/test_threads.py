"""Threads of a process in which no Java runs yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.cold

SCRIPT = """
import sys
from concurrent.futures import ThreadPoolExecutor
import paradl

def value(file):
    with paradl.load(file) as kb:
        return kb.value("tweety", "Flies").name

with ThreadPoolExecutor(4) as pool:
    print(*pool.map(value, sys.argv[1:] * 4))
"""


def test_they_load_at_once(penguins: Path) -> None:
    """All but one heard that Java does not start, as it runs already; and Python did not end."""
    command = [sys.executable, "-c", SCRIPT, str(penguins)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.stdout, done.stderr) == ("B B B B\n", "")
