"""A SPARQL endpoint that is busy, or answers something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import time

import pytest

from paradl import JudgeError
from paradl.oracle import stores
from paradl.oracle.stores import EndpointStore

Script = list[tuple[int, Mapping[str, str], bytes]]
Serve = Callable[[Script], EndpointStore]

TRUE: tuple[int, Mapping[str, str], bytes] = (200, {}, b'{"boolean": true}')


@pytest.fixture
def serve() -> Iterator[Serve]:
    """An endpoint that answers by a script, the last answer again and again."""
    script: Script = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            status, headers, body = script.pop(0) if len(script) > 1 else script[0]
            self.send_response(status)
            for name, value in {**headers, "content-length": str(len(body))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()

        def scripted(answers: Script) -> EndpointStore:
            script[:] = answers
            return EndpointStore(f"http://127.0.0.1:{server.server_port}/q", "--sparql")

        yield scripted
        server.shutdown()


@pytest.mark.parametrize(
    "after", ["0", "0.1", "soon", "inf", "Mon, 01 Jan 2026 99999999999:00:00 GMT", None]
)
@pytest.mark.parametrize("status", [429, 503])
def test_a_busy_endpoint_is_asked_again(serve: Serve, status: int, after: str | None) -> None:
    headers = {} if after is None else {"retry-after": after}
    assert serve([(status, headers, b""), TRUE]).holds("ASK {}")


def test_a_date_to_come_back_at(serve: Serve) -> None:
    headers = {"retry-after": formatdate(time() + 1, usegmt=True)}
    assert serve([(503, headers, b""), TRUE]).holds("ASK {}")


@pytest.mark.parametrize("after", ["3600", "Fri, 31 Dec 9999 23:59:59 GMT"])
def test_too_long_a_wait(serve: Serve, after: str) -> None:
    store = serve([(429, {"retry-after": after}, b""), TRUE])
    with pytest.raises(JudgeError, match=r"no answer \(HTTP status 429\): run .* again later"):
        store.holds("ASK {}")


@pytest.mark.parametrize("status", [301, 400, 404, 500])
def test_what_will_not_pass(serve: Serve, status: int) -> None:
    with pytest.raises(JudgeError, match=rf"status {status}\): check the address in --sparql"):
        serve([(status, {}, b""), TRUE]).holds("ASK {}")


def test_an_answer_without_end(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "_MOST_BYTES", 1000)
    with pytest.raises(JudgeError, match=r"gave no answer \(ValueError\)"):
        serve([(200, {}, b" " * 2000 + TRUE[2])]).holds("ASK {}")


@pytest.mark.parametrize("told", [b'"false"', b"null", b"0", b"[]"])
def test_what_is_no_boolean(serve: Serve, told: bytes) -> None:
    with pytest.raises(JudgeError, match=r"gave no answer \(TypeError\)"):
        serve([(200, {}, b'{"boolean": ' + told + b"}")]).holds("ASK {}")
