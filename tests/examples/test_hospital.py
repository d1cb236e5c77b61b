"""The hospital's registers are what their program makes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_registers_are_what_make_py_makes() -> None:
    command = [sys.executable, "-B", str(EXAMPLES / "hospital" / "make.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
