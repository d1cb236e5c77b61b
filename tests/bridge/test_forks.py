"""Forks of a process in which Java runs, as those of multiprocessing on Linux: it stays behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.cold, pytest.mark.skipif(os.name == "nt", reason="it takes fork")]

SCRIPT = """
import gc, os, sys
import paradl

file, bridge = sys.argv[1:]
kb = paradl.load(file, bridge=bridge)
gc.set_threshold(1)
for turn in range(8):
    if (fork := os.fork()) == 0:
        assert gc.isenabled()
        try:
            kb.value("tweety", "Flies")
        except paradl.JavaError as error:
            print(error, kb.alive)
        if turn == 0:
            with paradl.load(file, bridge=bridge) as own:
                print(own.value("tweety", "Flies"))
        if turn == 1:
            kb.close()
        del kb
        gc.collect()
        sys.exit()
    assert os.waitpid(fork, 0)[1] == 0 and gc.isenabled()
    print(kb.value("tweety", "Bird"), flush=True)
"""


@pytest.mark.parametrize("bridge", ["jpype", "py4j"])
def test_a_fork_loads_anew_and_leaves_its_parent_alone(bridge: str, penguins: Path) -> None:
    """It said so of its parent's, where it waited for ever, ended Java, or broke the connection."""
    command = [sys.executable, "-c", SCRIPT, str(penguins), bridge]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    lost = (
        "this ontology was loaded before the process was forked, and Java is left behind: "
        "load it where it is asked False"
    )
    others = [lost, "T"] * 7
    assert (done.stdout.splitlines(), done.stderr) == ([lost, "B", "T", *others], "")
