"""`python -IS tests/warm_command.py SOCKET check my.owl`: `paradl`, run by a warm process.

In a cold one of its own where that matters.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from collections.abc import Mapping, Sequence

_COLD_COMMANDS = ("doctor", "serve", "completion")
_COLD_OPTIONS = ("--memory", "--bridge", "--timeout")
_COLD_VARIABLES = (
    *("PARADL_JAVA", "PARADL_MEMORY", "PARADL_BRIDGE", "PARADL_TIMEOUT"),
    *("_PARADL", "JAVA_TOOL"),
)


def is_cold(arguments: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether the command is about how it is started, or about its limits."""
    return (
        not arguments
        or arguments[0] in _COLD_COMMANDS
        or any(argument.startswith(_COLD_OPTIONS) for argument in arguments)
        or any(name.startswith(_COLD_VARIABLES) for name in environment)
    )


def warm(path: str, arguments: Sequence[str]) -> int:
    """The exit code."""
    request = {"arguments": arguments, "folder": os.getcwd(), "environment": dict(os.environ)}
    message = json.dumps(request).encode()
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(path)
        sent = socket.send_fds(connection, [message], [0, 1, 2])
        connection.sendall(message[sent:])
        connection.shutdown(socket.SHUT_WR)
        return int(connection.recv(16))


def cold(arguments: Sequence[str]) -> None:
    """Become the command."""
    os.execv(sys.executable, [sys.executable, "-m", "paradl.cli.main", *arguments])


if __name__ == "__main__":
    path, *arguments = sys.argv[1:]
    if is_cold(arguments, os.environ):
        cold(arguments)
    sys.exit(warm(path, arguments))
