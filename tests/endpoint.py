"""A small HTTP server that speaks OpenAI's protocol, and fails on demand."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Self

import pytest

from paradl.closing import Closing
from paradl.oracle import Oracle, oracle

HEAD = b"\r\n\r\n"
PROMPT_TOKENS, COMPLETION_TOKENS = 100, 10


@dataclass(frozen=True)
class Answer:
    """What the server does with one request.

    Attributes:
        text: of the completion, unless there is a `body`.
        status: of HTTP.
        headers: beside the usual ones.
        body: instead of a completion.
        delay: seconds before it answers.
        cut: close the connection in the middle of the answer.
    """

    text: str = ""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    delay: float = 0.0
    cut: bool = False


Script = Callable[[int, dict[str, Any]], Answer]
"""The number of a request, from 0, and its body, to what is answered."""


class Endpoint(Closing):
    """Runs in a thread of its own while the context lasts.

    Attributes:
        requests: the bodies that came, in their order.
        heads: the head of each request.
        served: the texts that were sent, whole.
        most: how many requests were under way at once.
        fickle: whether it drops connections at their second request, as if it had just closed them.
    """

    def __init__(self, script: Script) -> None:
        self.script = script
        self.requests: list[dict[str, Any]] = []
        self.heads: list[str] = []
        self.served: list[str] = []
        self.most = 0
        self.fickle = False
        self.under_way = 0
        self.address = ""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        opening = self._loop.create_server(lambda: _Connection(self), "127.0.0.1", 0)
        server = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
        return self

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


class _Connection(asyncio.Protocol):
    def __init__(self, endpoint: Endpoint) -> None:
        self.endpoint = endpoint
        self.buffer = b""
        self.used = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        while HEAD in self.buffer:
            head, _, rest = self.buffer.partition(HEAD)
            lines = head.lower().split(b"\r\n")
            told = (int(line[15:]) for line in lines if line.startswith(b"content-length:"))
            length = next(told, 0)  # what is asked of a proxy has no body
            if len(rest) < length:
                return
            self.buffer = rest[length:]
            self.answer(head.decode(), json.loads(rest[:length] or b"{}"))

    def answer(self, head: str, body: dict[str, Any]) -> None:
        endpoint = self.endpoint
        if endpoint.fickle and self.used:
            self.transport.abort()
            return
        self.used = True
        endpoint.heads.append(head)
        endpoint.requests.append(body)
        endpoint.under_way += 1
        endpoint.most = max(endpoint.most, endpoint.under_way)
        answer = endpoint.script(len(endpoint.requests) - 1, body)
        asyncio.get_running_loop().call_later(answer.delay, self.send, answer)

    def send(self, answer: Answer) -> None:
        self.endpoint.under_way -= 1
        if self.transport.is_closing():
            return
        body = completion(answer.text) if answer.body is None else answer.body
        headers = {"Content-Type": "application/json", "Content-Length": str(len(body))}
        head = "".join(f"{name}: {value}\r\n" for name, value in (headers | answer.headers).items())
        content = f"HTTP/1.1 {answer.status} X\r\n{head}\r\n".encode() + body
        if answer.cut:
            self.transport.write(content[: len(content) // 2])
            self.transport.close()
            return
        self.transport.write(content)
        if answer.status == 200:
            self.endpoint.served.append(answer.text)


def completion(text: str) -> bytes:
    """The body of a chat completion."""
    return json.dumps(
        {
            "id": "chatcmpl-1",
            "object": "chat.completion",
            "created": 1,
            "model": "m",
            "choices": [
                {
                    "index": 0,
                    "finish_reason": "stop",
                    "message": {"role": "assistant", "content": text},
                }
            ],
            "usage": {
                "prompt_tokens": PROMPT_TOKENS,
                "completion_tokens": COMPLETION_TOKENS,
                "total_tokens": PROMPT_TOKENS + COMPLETION_TOKENS,
            },
        }
    ).encode()


def agreeing(number: int, body: dict[str, Any]) -> Answer:
    """Verifies everything, refutes nothing."""
    return Answer("CANNOT REFUTE" if "REFUTE" in question(body) else "VERIFIED")


def question(body: dict[str, Any]) -> str:
    """What was asked."""
    text = body["messages"][0]["content"]
    assert isinstance(text, str)
    return text


Serve = Callable[[Script], Endpoint]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Servers that run until the test is over."""
    running: list[Endpoint] = []

    def begin(script: Script) -> Endpoint:
        running.append(Endpoint(script).__enter__())
        return running[-1]

    yield begin
    for endpoint in running:
        endpoint.__exit__(None, None, None)


def asking(endpoint: Endpoint, **options: Any) -> Oracle:
    """An oracle that asks a server."""
    return oracle(f"openai:m@{endpoint.address}", **options)
