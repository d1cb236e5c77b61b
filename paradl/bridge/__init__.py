"""The door to Java: one façade, two ways in. No Java object leaves this package."""

from __future__ import annotations

from paradl.bridge.facade import Door, Progress, let_go, run
from paradl.bridge.limits import is_limited, require_files
from paradl.choices import BRIDGES, one_of
from paradl.files import require_folder

__all__ = ["Door", "Progress", "let_go", "open_door", "run"]


def open_door(bridge: str, memory: str | None = None) -> Door:
    """Reach Java: `jpype`, in this process, or `py4j`, in a child process.

    Where addresses or threads are limited, as by `ulimit`, it is a child process in any case: a JVM
    that gets none of them from the system ends its process, with the exit code of conflicts. So it
    is in a fork of a process with a JVM, and where somebody shut that down: it cannot be started
    anew.

    Raises:
        UsageError: there is no such bridge, or the limit is no amount of memory, or the folder that
            this runs in is gone.
        JavaError: no Java was found, or it does not start.
        MemoryLimit: it has too little to start with.
    """
    require_folder()
    require_files()
    if one_of(BRIDGES, "bridge", bridge) == "jpype" and not is_limited():
        from paradl.bridge import inprocess

        if not inprocess.is_over():
            return inprocess.InProcessDoor(memory)
    from paradl.bridge.child import ChildDoor

    return ChildDoor(memory)
