"""A small server that speaks OpenAI's protocol, for a model that knows what it is told to know."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

PROMPT_TOKENS, COMPLETION_TOKENS = 100, 10
TOKENS = PROMPT_TOKENS + COMPLETION_TOKENS

_STATEMENT = re.compile(r'^Statement: ("(?:[^"\\]|\\.)*")$', re.MULTILINE)
_QUESTION = re.compile(r'^Question: ("(?:[^"\\]|\\.)*")$', re.MULTILINE)


class Model:
    """Knows which statements are true; of the others in `unsure` it can say nothing.

    Attributes:
        true: texts of statements.
        unsure: texts that it can neither verify nor refute; unilaterally it calls them false.
        prompts: what it was asked.
        failing: how many requests from now on are refused.
        wait: is called before each reply.
        makes: what it says if it is to make up wrong answers; else three that name the question.
    """

    def __init__(self, true: set[str], unsure: set[str] = frozenset()) -> None:  # type: ignore[assignment]
        self.true = true
        self.unsure = unsure
        self.prompts: list[str] = []
        self.failing = 0
        self.wait: Callable[[], None] = lambda: None
        self.makes = ""
        self._lock = threading.Lock()
        handler = type("Handler", (_Handler,), {"model": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def judge(self) -> str:
        """What `--judge` calls it."""
        return f"openai:small@http://127.0.0.1:{self._server.server_address[1]}/v1"

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()

    def reply(self, prompt: str) -> str | None:
        """Its words; None where the request is refused."""
        with self._lock:
            if self.failing:
                self.failing -= 1
                return None
            self.prompts.append(prompt)
        self.wait()
        if "wrong_answers" in prompt:
            if self.makes:
                return self.makes
            question = json.loads(_QUESTION.findall(prompt)[-1])
            return json.dumps({"wrong_answers": [f"not that, {question}", "nor that", "nor this"]})
        return self._verdict(prompt, json.loads(_STATEMENT.findall(prompt)[-1]))

    def _verdict(self, prompt: str, statement: str) -> str:
        knows, true = statement not in self.unsure, statement in self.true
        if "CANNOT VERIFY" in prompt:
            return "VERIFIED" if knows and true else "CANNOT VERIFY"
        if "CANNOT REFUTE" in prompt:
            return "REFUTED" if knows and not true else "CANNOT REFUTE"
        return "TRUE" if knows and true else "FALSE"


class _Handler(BaseHTTPRequestHandler):
    model: Model
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        text = self.model.reply(body["messages"][-1]["content"])
        if text is None:
            self._send(400, {"error": {"message": "not today"}})
            return
        usage = {"prompt_tokens": PROMPT_TOKENS, "completion_tokens": COMPLETION_TOKENS}
        choice = {"index": 0, "message": {"role": "assistant", "content": text}}
        self._send(200, {"choices": [choice], "usage": usage})

    def _send(self, status: int, answer: dict[str, Any]) -> None:
        content = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        with suppress(OSError):  # whoever asked was killed
            self.wfile.write(content)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""
