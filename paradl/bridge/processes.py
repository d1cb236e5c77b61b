"""How processes are started that Ctrl-C in our terminal must not reach, and what forks may not."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from paradl.errors import JavaError


def own_group() -> dict[str, Any]:
    """The options of `Popen` for a process in a group of its own."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def unattended() -> dict[str, Any]:
    """The options for one that outlives us and that nobody listens to."""
    silent = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        return {**silent, "creationflags": flags}
    return {**silent, "start_new_session": True}


def of_another_process() -> JavaError:
    """The error of a fork that asks what its parent has loaded."""
    return JavaError(
        "this ontology was loaded before the process was forked, and Java is left behind",
        "load it where it is asked",
    )
