"""Processes that are measured: as a whole, or call by call while they stay warm."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

from bench.outcome import Outcome
from paradl.bridge.processes import own_group


def whole(
    command: Sequence[str],
    limit: float,
    environment: Mapping[str, str] = {},
    accepted: Sequence[int] = (0,),
) -> Outcome:
    """The time from the start of a process to its end, with an exit code that is accepted."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        **own_group(),
    )
    try:
        _, complaint = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        return Outcome.too_slow(limit)
    finally:
        _end(process)
    seconds = time.perf_counter() - start
    if process.returncode in accepted:
        return Outcome(seconds)
    return Outcome(words="inconsistent" if b"nconsistent" in complaint else "failed")


class Worker:
    """A process that makes one call for each line that it reads, and answers with a line of JSON.

    The process measures itself: `{"seconds": 0.1}`, or `{"words": "inconsistent"}`.
    """

    def __init__(self, command: Sequence[str], limit: float) -> None:
        """Start it; what it does before its first answer counts towards the limit of that."""
        self._limit = limit
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            **own_group(),
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def call(self) -> Outcome:
        """One call."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("\n")
            self._process.stdin.flush()
            answer = self._lines.get(timeout=self._limit)
        except OSError:
            return Outcome(words="failed")
        except queue.Empty:
            return Outcome.too_slow(self._limit)
        if not answer:
            return Outcome(words="failed")
        reply = json.loads(answer)
        return Outcome(reply.get("seconds"), reply.get("words", ""), engine=reply.get("engine", ""))

    def close(self) -> None:
        """End it, and what it has started."""
        _end(self._process)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")


def _end(process: subprocess.Popen[bytes] | subprocess.Popen[str]) -> None:
    """Kill the process and its group: owlready2 has a JVM of its own below it."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
