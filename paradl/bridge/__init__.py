"""The door to Java: one façade, two ways in. No Java object leaves this package."""

from __future__ import annotations

from paradl.bridge.addresses import has_limited_addresses
from paradl.bridge.facade import Door, Progress, post, run
from paradl.choices import BRIDGES, one_of

__all__ = ["Door", "Progress", "open_door", "post", "run"]


def open_door(bridge: str, memory: str | None = None) -> Door:
    """Reach Java: `jpype`, in this process, or `py4j`, in a child process.

    Where addresses are limited, as by `ulimit -v`, it is a child process in any case: a JVM that
    gets no memory from the system ends its process, with the exit code of conflicts.

    Raises:
        UsageError: there is no such bridge, or the limit is no amount of memory.
        JavaError: no Java was found, or it does not start.
        MemoryLimit: it has too little to start with.
    """
    if one_of(BRIDGES, "bridge", bridge) == "jpype" and not has_limited_addresses():
        from paradl.bridge.inprocess import InProcessDoor

        return InProcessDoor(memory)
    from paradl.bridge.child import ChildDoor

    return ChildDoor(memory)
