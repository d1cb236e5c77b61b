"""Runs the server: over HTTP, or for one agent over standard input and output."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket

import uvicorn

from paradl.errors import UsageError
from paradl.serve import mcp
from paradl.serve.app import application
from paradl.serve.service import Service

_FAREWELL_SECONDS = 3


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 is any that is free.

    Raises:
        UsageError: it cannot be had.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        server = socket.create_server(address[:2], family=family, backlog=1024)
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        why = os.strerror(errno.EADDRINUSE) if taken else error.strerror  # which names it again
        raise UsageError(
            f"cannot listen on {host} port {port} ({why})",
            "choose another --port" if taken else "check --host",
        ) from None
    # Connections inherit it; asyncio sets it on sockets of its own making alone, and an answer's
    # second part would wait 40 ms for the client to say that it has the first.
    server.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return server


def address(server: socket.socket) -> str:
    """Where clients find it."""
    host, port = server.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve_http(service: Service, server: socket.socket, *, verbose: bool) -> None:
    """Answer until a signal ends it; nothing is left running then."""
    config = uvicorn.Config(
        application(service),
        log_level="info" if verbose else "warning",
        access_log=verbose,
        server_header=False,
        timeout_graceful_shutdown=_FAREWELL_SECONDS,
    )
    uvicorn.Server(config).run(sockets=[server])


def serve_mcp(service: Service) -> None:
    """Answer one agent until it closes standard input, or a signal ends it."""
    # Ctrl-C ends us at once: whoever waits for standard input hears of nothing else, and the Java
    # processes end when we do.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    asyncio.run(mcp.server(service, alone=True).run_stdio_async())
