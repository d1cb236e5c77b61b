"""Java in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.cold


def test_a_log_of_javas_on_its_standard_output(paradl: Callable[..., Any], penguins: Path) -> None:
    """Before the port, and after it more than a pipe holds."""
    logged = {"PARADL_JAVA_ARGS": "-Xlog:class+load:stdout"}
    done = paradl("check", penguins, "--bridge", "py4j", "--timeout", 60, env=logged)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == paradl("check", penguins).stdout
