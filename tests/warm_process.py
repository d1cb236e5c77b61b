"""Runs command lines in forks of itself: all imports are done, and they share one running Java.

Most of what a short command takes are imports and the first steps of a cold Java. Each still has a
Python process of its own, with its own environment, folder and standard streams.
`python tests/warm_process.py SOCKET` listens there until its standard input is closed, and says
when it is `ready`.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import sys
import time
from contextlib import suppress
from typing import Any, NoReturn, TextIO, cast

import paradl
from paradl.bridge import inprocess
from paradl.bridge.child import ChildDoor
from paradl.bridge.flags import compile_for
from paradl.bridge.gateway import Gateway
from paradl.cli import main, session

_HARMLESS = (0, 1, 2, 3, 4, 6)
"""After these exit codes Java is as good as new; after others, as a time limit's, it may not be."""
_REPEATS = 100
"""Commands that one Java serves: what they have loaded stays in it."""


class Java:
    """A JVM that forks of this process may use."""

    def __init__(self) -> None:
        self._door: ChildDoor | None = None
        self._served = 0
        self._retired: list[ChildDoor] = []
        self._spoiled, self._spoils = os.pipe()
        os.set_blocking(self._spoiled, False)

    def make_ready(self, *, idle: bool) -> None:
        """Have one that can be used; those that cannot are ended when nobody uses them."""
        if self._door and (self._is_spoiled() or self._served >= _REPEATS or not self._door.alive):
            self._retired.append(self._door)
            self._door = None
        while idle and self._retired:
            self._retired.pop().close()
        if self._door is None:
            compile_for(None)
            self._door, self._served = ChildDoor(), 0
        self._served += 1

    def _is_spoiled(self) -> bool:
        try:
            return bool(os.read(self._spoiled, 1 << 10))
        except BlockingIOError:
            return False

    def spoil(self) -> None:
        """From a fork: let nobody else use it."""
        os.write(self._spoils, b".")

    def gateway(self) -> Gateway:
        """A connection of one's own."""
        assert self._door is not None
        known = self._door._gateway.gateway_parameters
        return Gateway(known.port, known.auth_token)


def _shared(java: Java) -> type[inprocess.InProcessDoor]:
    class SharedDoor(inprocess.InProcessDoor):
        """The door to the shared JVM, in the place of one that would be started."""

        def __init__(self, memory: str | None = None) -> None:
            self._java: Any = java.gateway().jvm.org.paradl.door.Door

    return SharedDoor


def listen(path: str) -> None:
    """Serve whoever connects, until standard input ends."""
    java = Java()
    running: set[int] = set()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)
        listener.listen()
        print("ready", flush=True)
        while sys.stdin not in select.select([listener, sys.stdin], [], [])[0]:
            connection, _ = listener.accept()
            with connection:
                running = {one for one in running if os.waitpid(one, os.WNOHANG) == (0, 0)}
                java.make_ready(idle=not running)
                if (started := os.fork()) == 0:
                    listener.close()
                    _supervise(connection, java)
                running.add(started)


def _supervise(connection: socket.socket, java: Java) -> NoReturn:
    """Have a command run, and tell its exit code; if nobody waits for it any more, kill it."""
    head, streams, _, _ = socket.recv_fds(connection, 1 << 16, 3)
    request = json.loads(head + b"".join(iter(lambda: connection.recv(1 << 16), b"")))
    command = os.fork()
    if command == 0:
        connection.close()
        _become(request, streams, java)
    waiting = select.poll()
    waiting.register(ended := os.pidfd_open(command), select.POLLIN)
    waiting.register(connection, select.POLLHUP)
    if ended not in dict(waiting.poll()):
        os.kill(command, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(os.waitpid(command, 0)[1])
    if code not in _HARMLESS:
        java.spoil()
    with suppress(OSError):
        connection.sendall(str(code).encode())
    os._exit(0)


def _become(request: dict[str, Any], streams: list[int], java: Java) -> NoReturn:
    """Be the command that a shell would have started."""
    for standard, stream in enumerate(streams):
        os.dup2(stream, standard)
        os.close(stream)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.stdin = _standard("stdin", 0, "r")
    sys.stdout = _standard("stdout", 1, "w")
    sys.stderr = _standard("stderr", 2, "w", buffering=1, errors="backslashreplace")
    sys.argv = ["paradl", *request["arguments"]]
    sys.path[0] = request["folder"]
    session._STARTED = time.perf_counter()
    inprocess.InProcessDoor = _shared(java)  # type: ignore[misc]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main.main()


def _standard(name: str, number: int, mode: str, **more: Any) -> TextIO:
    stream: Any = open(number, mode, encoding="utf-8", closefd=False, **more)  # noqa: SIM115
    stream.buffer.raw.name = f"<{name}>"  # as Python has it
    return cast(TextIO, stream)


def _import_all() -> None:
    for module in pkgutil.walk_packages(paradl.__path__, "paradl."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    for name in ("jpype", "openai", "sklearn.linear_model"):
        importlib.import_module(name)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for pytest, which closes our input
    _import_all()
    listen(sys.argv[1])
