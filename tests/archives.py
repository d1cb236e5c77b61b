"""The class-data archive of this environment: `make test` has it made, and the tests then use it.

No test has one made on the way: that would load the machine at a moment of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from paradl.bridge import archive, jvm
from paradl.bridge.jars import class_path

_DECIDING = ("PARADL_JAVA", "HOME", "XDG_CACHE_HOME", "LOCALAPPDATA")
_SECONDS = 180


def archived(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """What says that no archive is to be made; nothing where there is one for these variables."""
    own = any(name.startswith(_DECIDING) for name in more or {})
    return {} if _is_there() and not own else {"PARADL_NO_ARCHIVE": "1"}


@cache
def _is_there() -> bool:
    """Tests that are under way do not change their ways."""
    return _location().exists()


def _location() -> Path:
    return archive.location(jvm.find(), class_path())


def make() -> None:
    """Have it made, as users do, and wait for it; without one the tests are slower, no more."""
    clean = {name: v for name, v in os.environ.items() if not name.startswith("PARADL_")}
    example = Path(__file__).parents[1] / "examples" / "penguins" / "penguins.ofn"
    command = [sys.executable, "-m", "paradl.cli.main", "classify", "-q", str(example)]
    subprocess.run(command, env=clean, stdout=subprocess.DEVNULL, timeout=_SECONDS)
    deadline = time.monotonic() + _SECONDS
    while not _location().exists() and time.monotonic() < deadline:
        time.sleep(0.2)


if __name__ == "__main__":
    make()
