"""Before the command runs, while Python imports."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to die of")

PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.{handler})
class CtrlC:
    def find_spec(self, name, *_):
        if name == "click":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, CtrlC())
sys.argv = ["paradl", "--version"]
from paradl.cli.start import main
main()
"""


def ended(handler: str) -> subprocess.CompletedProcess[str]:
    """A start with that handler of Ctrl-C, which is pressed while click is imported."""
    command = [sys.executable, "-c", PROGRAM.format(handler=handler)]
    return subprocess.run(command, capture_output=True, text=True)


@posix
def test_ctrl_c_at_the_start_prints_no_traceback() -> None:
    done = ended("default_int_handler")
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_who_ignores_ctrl_c_is_not_ended_by_it() -> None:
    done = ended("SIG_IGN")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("paradl ")
