"""The door in this process, through JPype: the fastest way, and one JVM for the life of Python."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, current_thread, main_thread
from typing import Any

from paradl.bridge import archive
from paradl.bridge.flags import flags, heap
from paradl.bridge.jars import class_path
from paradl.bridge.jvm import find
from paradl.bridge.processes import of_another_process
from paradl.bridge.trial import does_not_start, require_start
from paradl.errors import JavaError, UsageError, door_failed

_started_with: list[str | None] = []
"""Holds the memory limit that our JVM was started with, once it was."""

_started_by: list[int] = []
"""Holds the process that our JVM runs in, once it does: a fork has its memory, but no thread."""

_starting = Lock()

_collected: list[bool] = []
"""Whether Python collected garbage, for each fork that has begun."""


def is_fork() -> bool:
    """Whether this process was forked from one with our JVM: it cannot have another in itself."""
    return bool(_started_by) and _started_by[0] != os.getpid()


def is_over() -> bool:
    """Whether a JVM was in this process, or ours in one that it was forked from, and is no more.

    It cannot have another in itself.
    """
    from jpype import _core, isJVMStarted

    was_started: bool = _core._JVM_started  # by whomever: JPype says of the past in no other way
    return is_fork() or (was_started and not isJVMStarted())


def import_without_numpy() -> None:
    """Import JPype, which would import numpy where that is installed: a tenth of a second.

    Only for a process that hands no arrays to Java: JPype does not take them then.
    """
    if "jpype" in sys.modules or "numpy" in sys.modules:
        return
    sys.modules["numpy"] = None  # type: ignore[assignment]  # how Python says: not there
    try:
        import jpype  # noqa: F401
    finally:
        del sys.modules["numpy"]


class InProcessDoor:
    """`org.paradl.door.Door` in the JVM of this process, which is started where it is not."""

    def __init__(self, memory: str | None = None) -> None:
        """Start the JVM with that much memory, or use the one that runs.

        Raises:
            UsageError: the JVM runs already, with another memory limit.
            JavaError: it does not start, or is not ours.
        """
        import jpype

        with _starting:  # of several threads that load at once
            if not jpype.isJVMStarted():
                _start(memory)
        if not _started_with:
            raise JavaError(
                "this process runs a JVM that ParaDL did not start", "use bridge='py4j' beside it"
            )
        elif memory and (_started_with[0] is None or heap(memory) != heap(_started_with[0])):
            raise UsageError(
                f"the JVM of this process already runs, with memory={_started_with[0]}",
                "give the same limit in each load, or use bridge='py4j'",
            )
        self._java: Any = jpype.JClass("org.paradl.door.Door")

    def submit(self, op: str, request: str, payload: bytes) -> int:
        """See `Door.submit`."""
        with _java_errors():
            return int(self._java.submit(op, request, payload))

    def poll(self, job: int, millis: int) -> str:
        """See `Door.poll`."""
        with _java_errors():
            return str(self._java.poll(job, millis))

    def output(self, job: int) -> bytes:
        """See `Door.output`."""
        with _java_errors():
            return bytes(self._java.output(job))

    def cancel(self, job: int) -> None:
        """See `Door.cancel`."""
        with _java_errors():
            self._java.cancel(job)

    def forget(self, job: int) -> None:
        """See `Door.forget`."""
        with _java_errors():
            self._java.forget(job)

    @property
    def alive(self) -> bool:
        """Until the JVM ends, which it does for a fork at once."""
        return not is_over()

    def kill(self) -> bool:
        """Never: that would end Python too."""
        return False

    def close(self) -> None:
        """Nothing to do: the JVM lives as long as Python."""


def shut_down() -> None:
    """End the JVM in good order, so that it writes the archive that it was asked for."""
    import jpype

    jpype.shutdownJVM()


def _start(memory: str | None) -> None:
    import jpype

    jvm = find()
    jars = class_path()
    options = flags(jvm.major, memory)
    require_start(jvm, options, memory)
    try:
        jpype.startJVM(
            str(jvm.library),
            "-Xrs",
            # -Xrs would also open a socket in /tmp for jcmd, which stays there after os._exit.
            "-XX:+DisableAttachMechanism",
            *options,
            *archive.use(jvm, jars),
            classpath=[str(jar) for jar in jars],
            convertStrings=False,
            # Ctrl-C stays Python's: with -Xrs the JVM does not take it, and JPype does not either,
            # which would throw an InterruptedException into whatever Java does.
            interrupt=True,
        )
    except (OSError, RuntimeError) as error:
        raise does_not_start(jvm, str(error)) from error
    if current_thread() is not main_thread():
        # What starts it is Java's main thread, which Java waits for at its end: Python would never
        # end. It is attached again, as a daemon, when it asks the next time.
        jpype.JClass("java.lang.Thread").detach()
    _started_with.append(memory)
    _started_by.append(os.getpid())
    if sys.platform != "win32":
        os.register_at_fork(
            before=_pause_garbage_collection,
            after_in_parent=_resume_garbage_collection,
            after_in_child=_leave_java_alone,
        )


def _pause_garbage_collection() -> None:
    """What runs in a fork before `_leave_java_alone` may make garbage."""
    _collected.append(gc.isenabled())
    gc.disable()


def _resume_garbage_collection() -> None:
    if _collected.pop():
        gc.enable()


def _leave_java_alone() -> None:
    """Else a fork would wait for a JVM that does nothing any more: at its end, and when Python
    collects garbage, as JPype has Java do so, too.
    """
    import jpype.config

    gc.callbacks[:] = [one for one in gc.callbacks if one.__module__ != "_jpype"]
    jpype.config.onexit = False
    if any(_collected):  # also by forks that other threads began
        gc.enable()
    _collected.clear()


@contextmanager
def _java_errors() -> Iterator[None]:
    """No Java object leaves this package, exceptions too.

    Raises:
        JavaError: this is a fork, where nothing would ever answer, or Java was shut down.
        ParadlError: what Java has thrown.
    """
    import jpype

    if is_fork():
        raise of_another_process()
    try:
        yield
    except jpype.JException as error:
        raise door_failed(str(error)) from None
    except jpype.JVMNotRunning:
        raise JavaError(
            "Java was shut down in this process, and what was loaded went with it", "load it again"
        ) from None
