"""A server that speaks OpenAI's protocol and takes a fixed time: `python -m bench.judge.server`.

It prints its port. A GET tells how many completions it has been asked for.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

DISSENT = 0.1  # of the replies; the traces have about as many
_LATE = 0.0005  # a loop's timers wake it at whole milliseconds, so half of one late on average


@dataclass(frozen=True)
class Server:
    """One that runs."""

    root: str

    @property
    def address(self) -> str:
        """For clients."""
        return f"{self.root}/v1"

    def calls(self) -> int:
        """How many completions it has been asked for."""
        with urllib.request.urlopen(self.root) as reply:
            return int(reply.read())


@contextmanager
def running(latency: float) -> Iterator[Server]:
    """In a process of its own, so that it takes no time from the client's."""
    command = [sys.executable, "-m", "bench.judge.server", str(latency)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        try:
            yield Server(f"http://127.0.0.1:{port}")
        finally:
            process.kill()


class _Connection(asyncio.Protocol):
    asked = 0
    chance = random.Random(0)

    def __init__(self, latency: float) -> None:
        self.latency = latency
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        while (end := self.buffer.find(b"\r\n\r\n")) >= 0:
            head = self.buffer[:end].lower()
            start = head.find(b"content-length:")
            length = int(head[start + 15 :].split(b"\r\n", 1)[0]) if start >= 0 else 0
            if len(self.buffer) < end + 4 + length:
                return
            body, self.buffer = (
                self.buffer[end + 4 : end + 4 + length],
                self.buffer[end + 4 + length :],
            )
            if head.startswith(b"get"):
                self.transport.write(_http(str(_Connection.asked).encode()))
                continue
            _Connection.asked += 1
            reply = _REPLIES[b"REFUTE" in body, self.chance.random() < DISSENT]
            delay = self.latency - _LATE
            asyncio.get_running_loop().call_later(delay, self.transport.write, reply)


def _http(body: bytes) -> bytes:
    head = (
        f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _completion(text: str) -> bytes:
    message = {"role": "assistant", "content": f"For reasons that are plain:\n{text}"}
    usage = {"prompt_tokens": 200, "completion_tokens": 12, "total_tokens": 212}
    choice = {"index": 0, "finish_reason": "stop", "message": message}
    answer = {"id": "x", "object": "chat.completion", "created": 1, "model": "m"}
    return _http(json.dumps({**answer, "choices": [choice], "usage": usage}).encode())


_REPLIES = {
    (False, False): _completion("VERIFIED"),
    (False, True): _completion("CANNOT VERIFY"),
    (True, False): _completion("CANNOT REFUTE"),
    (True, True): _completion("REFUTED"),
}


async def _serve(latency: float) -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: _Connection(latency), "127.0.0.1", 0, backlog=256)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_serve(float(sys.argv[1])))
