"""Threads of a process in which no Java runs yet."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from paradl.bridge import meanwhile

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


def test_they_catch_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one of them had found to be left, another took: it loaded nothing."""
    together = Barrier(4)

    def catch_up(_: int) -> None:
        together.wait()
        meanwhile.catch_up()

    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            for _ in range(500):
                monkeypatch.setattr(meanwhile, "_modules", ["paradl.kb"] * 20)
                list(pool.map(catch_up, range(4)))
    finally:
        sys.setswitchinterval(often)
