"""The door in a child process, through Py4J: a little slower to start, and it can be killed."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import IO, Any

from py4j.protocol import Py4JError, Py4JJavaError

from paradl.bridge import archive
from paradl.bridge.flags import flags
from paradl.bridge.gateway import Gateway
from paradl.bridge.jars import child_class_path, class_path
from paradl.bridge.jvm import Jvm, find
from paradl.bridge.processes import of_another_process, own_group
from paradl.bridge.trial import does_not_start, last_words
from paradl.errors import JavaError, ParadlError, UsageError, door_failed, out_of_memory

_OUT_OF_MEMORY = 3
"""What a JVM with ExitOnOutOfMemoryError ends with."""
_PORT = b"paradl-port "
"""How the line begins in which the process tells its port."""


class ChildDoor:
    """`org.paradl.door.Door` in a JVM of its own, in a process group of its own."""

    def __init__(self, memory: str | None = None) -> None:
        """Start a JVM with that much memory.

        Raises:
            JavaError: it does not start.
            MemoryLimit: it has too little to start with.
            UsageError: there is no place for what it says.
        """
        secret = secrets.token_hex(32)
        self._closed = False
        self._log = _log()
        jvm = find()
        self._process = _start(jvm, memory, self._log)
        self._parent = os.getpid()
        self._end = weakref.finalize(self, _kill, self._process, self._parent)
        port = _exchange(self._process, secret, self._log)
        if port is None:
            self._process.wait()
            raise does_not_start(jvm, self._log_so_far())
        self._output = Thread(target=_drain, args=(self._process.stdout, self._log), daemon=True)
        self._output.start()
        self._gateway = Gateway(port, secret)
        try:
            self._java: Any = self._gateway.jvm.org.paradl.door.Door
        except (Py4JError, OSError):
            raise self._obituary() from None

    def submit(self, op: str, request: str, payload: bytes) -> int:
        """See `Door.submit`."""
        return int(self._call(lambda java: java.submit(op, request, payload)))

    def poll(self, job: int, millis: int) -> str:
        """See `Door.poll`."""
        return str(self._call(lambda java: java.poll(job, millis)))

    def output(self, job: int) -> bytes:
        """See `Door.output`."""
        return bytes(self._call(lambda java: java.output(job)))

    def cancel(self, job: int) -> None:
        """See `Door.cancel`."""
        self._call(lambda java: java.cancel(job))

    def forget(self, job: int) -> None:
        """See `Door.forget`; a process that is gone has forgotten."""
        if self.alive:
            with suppress(ParadlError):
                self._call(lambda java: java.forget(job))

    @property
    def alive(self) -> bool:
        """Whether the process runs, and is ours."""
        return os.getpid() == self._parent and self._process.poll() is None

    def kill(self) -> bool:
        """Kill the process and its group."""
        self._end()
        return True

    def close(self) -> None:
        """End the process: nothing in it outlasts a question."""
        if os.getpid() != self._parent:
            return
        self._closed = True
        self.kill()
        self._gateway.close()
        self._log.close()

    def _call(self, question: Callable[[Any], Any]) -> Any:
        if os.getpid() != self._parent:  # an answer on a shared connection is for any of the two
            raise of_another_process()
        if self._process.poll() is not None:
            raise self._obituary()
        try:
            return question(self._java)
        except Py4JJavaError as error:
            raise door_failed(str(error.java_exception)) from None
        except (Py4JError, OSError):
            raise self._obituary() from None

    def _obituary(self) -> ParadlError:
        """Why there is no answer any more."""
        if self._closed:  # by another thread
            return UsageError("the knowledge base is closed", "load it again")
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.kill()
            return JavaError("the connection to the Java process broke", "try again")
        self._output.join(timeout=1)
        if code == _OUT_OF_MEMORY:
            return out_of_memory(self._log_so_far().decode(errors="replace"))
        how = f"was killed by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"
        return JavaError(
            f"the Java process {how}{last_words(self._log_so_far())}",
            "load again; where the system kills it for want of memory, lower --memory",
        )

    def _log_so_far(self) -> bytes:
        self._log.seek(0)
        return self._log.read()


def _log() -> IO[bytes]:
    """A file for what the process says on standard error."""
    try:
        return tempfile.TemporaryFile(buffering=0)
    except OSError as error:
        raise UsageError(
            f"no temporary file can be made ({error.strerror})",
            "set TMPDIR to a folder that can be written to",
        ) from None


def _start(jvm: Jvm, memory: str | None, log: IO[bytes]) -> subprocess.Popen[bytes]:
    command = [
        str(jvm.java),
        *flags(jvm.major, memory),
        *archive.use(jvm, class_path()),
        "-XX:+ExitOnOutOfMemoryError",
        *("-cp", os.pathsep.join(str(jar) for jar in child_class_path())),
        "org.paradl.door.GatewayMain",
    ]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, **own_group()
    )


def _exchange(process: subprocess.Popen[bytes], secret: str, log: IO[bytes]) -> int | None:
    """Tell the process its secret and hear its port; None where it died first."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):  # what the process says tells more than a broken pipe
        process.stdin.write(f"{secret}\n".encode())
        process.stdin.flush()
    for line in process.stdout:  # in which a log may be, too, as of -Xlog:gc
        if line.startswith(_PORT):
            return int(line.removeprefix(_PORT))
        _keep(line, log)
    return None


def _drain(output: IO[bytes], log: IO[bytes]) -> None:
    """Read on, so that a log does not fill the pipe, which would hold up the process."""
    with suppress(OSError, ValueError):  # it is closed
        for line in output:
            _keep(line, log)


def _keep(line: bytes, log: IO[bytes]) -> None:
    """Of standard output what a JVM reports of its end, which is not all on standard error."""
    if line.startswith(b"#"):
        log.write(line)


def _kill(process: subprocess.Popen[bytes], parent: int) -> None:
    if os.getpid() != parent:  # in a fork, which ends before us
        return
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
