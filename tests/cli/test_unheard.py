"""Standard error on a full disk: nobody hears what is said; the exit code is right."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

FULL = Path("/dev/full")
IMPORTS = (
    "Ontology(<http://e/> Import(<http://e/missing>) Declaration(Class(<http://e/A>)))"  # a warning
)

pytestmark = pytest.mark.skipif(not FULL.exists(), reason="needs Linux's full device")


def test_no_error_becomes_the_exit_code_of_conflicts(start: Callable[..., Any]) -> None:
    with FULL.open("w") as full:
        assert start("check", "none.owl", stderr=full).wait(60) == 3
        assert start("check", "--nonsense", stderr=full).wait(60) == 2


def test_no_warning_becomes_one_either(start: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "imports.ofn").write_text(IMPORTS)
    with FULL.open("w") as full:
        process = start("check", "imports.ofn", stderr=full)
        assert process.communicate(timeout=60)[0] == "imports.ofn is consistent and coherent\n"
    assert process.returncode == 0


def test_what_does_not_stop_is_ended() -> None:
    code = "from paradl.cli.watchdog import Watchdog\nwith Watchdog(0.0):\n    input()"
    with FULL.open("w") as full:
        command = [sys.executable, "-c", code]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=full) as process:
            try:
                assert process.wait(30) == 5
            finally:
                process.kill()
