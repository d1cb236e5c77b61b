"""What lies between the judge and its endpoint: connections, proxies, certificates, keys."""

from __future__ import annotations

import gzip
import json
import shutil
import socket
import ssl
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from endpoint import Answer, Endpoint, agreeing, completion

from paradl import JudgeError, UsageError
from paradl.oracle import Limits, Oracle, Statement, oracle
from paradl.oracle.judges.client import MOST_BYTES

PENGUINS = Statement("Penguins can fly.", "Penguins can fly.")


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint(agreeing) as running:
        yield running


def asking(address: str, **limits: Any) -> Oracle:
    return oracle(f"openai:m@{address}", limits=Limits(**{"tries": 1, **limits}))


def answering(content: dict[str, Any]) -> Answer:
    choice = {"message": {"content": "VERIFIED"}}
    return Answer(body=json.dumps({"choices": [choice], **content}).encode())


@pytest.mark.parametrize("concurrency", [1, 7])
def test_an_idle_connection_that_was_closed_costs_no_try(
    endpoint: Endpoint, concurrency: int
) -> None:
    endpoint.fickle = True
    with asking(endpoint.address, concurrency=concurrency) as judge:
        assert len(list(judge.judge(Statement(f"a{n}", f"a{n}") for n in range(20)))) == 20
    assert len(endpoint.requests) == 80


@pytest.mark.parametrize("status", [302, 308])
def test_a_redirect_to_nowhere_costs_its_tries_and_no_more(endpoint: Endpoint, status: int) -> None:
    nowhere = {"Location": "http://127.0.0.1:1/v1"}
    endpoint.script = lambda n, _: Answer(status=status, headers=nowhere)
    limits = Limits(tries=2, concurrency=1)
    with (
        oracle(f"openai:m@{endpoint.address}", limits=limits, k=1) as judge,
        pytest.raises(JudgeError, match=r"cannot be reached .*, 2 times in a row"),
    ):
        judge.judge_one(PENGUINS)
    assert len(endpoint.requests) == 4  # of two questions


@pytest.mark.parametrize(
    ("status", "headers", "said"),
    [
        (308, {"Location": "/v1/chat/completions"}, "without end"),
        (308, {"Location": "file:///etc/hosts"}, "no address of an endpoint"),
        (308, {"Location": "http://["}, "no address of an endpoint"),
        (200, {"Content-Length": "many"}, "no HTTP that can be read"),
    ],
)
def test_what_is_wrong_with_an_answer_is_told_in_words(
    endpoint: Endpoint, status: int, headers: dict[str, str], said: str
) -> None:
    endpoint.script = lambda n, _: Answer(status=status, headers=headers)
    limits = Limits(tries=1, concurrency=1)
    with (
        oracle(f"openai:m@{endpoint.address}", limits=limits, k=1) as judge,
        pytest.raises(JudgeError, match=rf"cannot be reached \(.*{said}\)"),
    ):
        judge.judge_one(PENGUINS)


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 10 * MOST_BYTES])
def test_an_answer_that_would_fill_the_memory(endpoint: Endpoint, size: int) -> None:
    body = gzip.compress(b" " * size, 1)
    headers = {"Content-Encoding": "gzip"}
    endpoint.script = lambda n, _: Answer(body=body, headers=headers)
    with (
        asking(endpoint.address, concurrency=1) as judge,
        pytest.raises(JudgeError, match="no chat completion"),
    ):
        judge.judge_one(PENGUINS)


def test_an_answer_that_is_nested_without_end(endpoint: Endpoint) -> None:
    endpoint.script = lambda n, _: Answer(body=b"[" * 200_000)
    with (
        asking(endpoint.address) as judge,
        pytest.raises(JudgeError, match="no chat completion"),
    ):
        judge.judge_one(PENGUINS)


@pytest.mark.parametrize("told", [10**30, float("inf"), float("nan"), -5, "many", None])
def test_odd_numbers_of_tokens_lose_no_reply(endpoint: Endpoint, cache: str, told: Any) -> None:
    endpoint.script = lambda n, _: answering({"usage": {"prompt_tokens": told}})
    with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
        valuation = judge.judge_one(PENGUINS)
    assert len(endpoint.requests) == 4
    assert 0 < valuation.usage.prompt_tokens < 10_000  # estimated


@pytest.mark.parametrize("told", [[1], "many", 7, True])
def test_an_odd_usage_loses_no_reply(endpoint: Endpoint, cache: str, told: Any) -> None:
    """The model's words came whole, and are paid for: they are not asked for again."""
    endpoint.script = lambda n, _: answering({"usage": told})
    with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
        valuation = judge.judge_one(PENGUINS)
        assert judge.spent.calls == 4
    assert len(endpoint.requests) == 4
    assert valuation.usage.prompt_tokens > 0  # estimated


def test_a_byte_that_is_no_text_loses_no_reply(endpoint: Endpoint, cache: str) -> None:
    body = completion("Na\u00efve.\nVERIFIED").replace(b"\\u00ef", b"\xef")
    endpoint.script = lambda n, _: Answer(body=body)
    with oracle(f"openai:m@{endpoint.address}", cache=cache, k=1) as judge:
        valuation = judge.judge_one(PENGUINS)
    assert len(endpoint.requests) == 2
    assert valuation.samples[0].text == "Na\ufffdve.\nVERIFIED"


@pytest.mark.parametrize("told", [{"message": "the \x1bmodel is away", "code": 502}, "away"])
def test_an_error_that_a_gateway_calls_a_success(endpoint: Endpoint, told: object) -> None:
    endpoint.script = lambda n, _: Answer(body=json.dumps({"error": told}).encode())
    with asking(endpoint.address) as judge, pytest.raises(JudgeError) as error:
        judge.judge_one(PENGUINS)
    said = "the model is away" if isinstance(told, dict) else told
    assert f"no chat completion ({said})" in str(error.value).replace("  ", " ")


def test_through_a_proxy_with_a_password(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = endpoint.address.removesuffix("/v1").replace("://", "://me:hush@")
    monkeypatch.setenv("http_proxy", address)
    with asking("http://nowhere.invalid/v1") as judge:
        judge.judge_one(PENGUINS)
    assert f"Proxy-Authorization: Basic {b64encode(b'me:hush').decode()}" in endpoint.heads[0]
    endpoint.script = lambda n, _: Answer(status=407, body=b"{}")
    with asking("http://nowhere.invalid/v1") as judge, pytest.raises(JudgeError) as error:
        judge.judge_one(PENGUINS)
    assert "407" in str(error.value)
    assert "hush" not in str(error.value)


@pytest.mark.parametrize("variable", ["http_proxy", "all_proxy"])
def test_proxies_without_a_protocol(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    address = endpoint.address.removesuffix("/v1").removeprefix("http://")
    monkeypatch.setenv(variable, address)
    with asking("http://nowhere.invalid/v1") as judge:
        judge.judge_one(PENGUINS)


@pytest.mark.parametrize(
    "networks", ["127.0.0.0/8", "example.org, 127.0.0.1/31", "no/thing,::/0,0.0.0.0/0"]
)
def test_no_proxy_may_name_networks(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch, networks: str
) -> None:
    monkeypatch.setenv("http_proxy", "http://nowhere.invalid:1")
    monkeypatch.setenv("no_proxy", networks)
    with asking(endpoint.address) as judge:
        judge.judge_one(PENGUINS)
    monkeypatch.setenv("no_proxy", "10.0.0.0/8")
    with asking(endpoint.address) as judge, pytest.raises(JudgeError):
        judge.judge_one(PENGUINS)


def test_proxies_of_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("all_proxy", "socks5://me:hush@127.0.0.1:1")
    with asking("http://nowhere.invalid/v1") as judge, pytest.raises(JudgeError) as error:
        judge.judge_one(PENGUINS)
    assert "socks5" in str(error.value)
    assert "hush" not in str(error.value)


@pytest.mark.parametrize("proxy", ["http://[me:hush", "http://me:hush@host:99999"])
def test_proxies_of_no_address(monkeypatch: pytest.MonkeyPatch, proxy: str) -> None:
    monkeypatch.setenv("http_proxy", proxy)
    with asking("http://nowhere.invalid/v1") as judge, pytest.raises(JudgeError) as error:
        judge.judge_one(PENGUINS)
    assert "the proxy for http is no address: set HTTPS_PROXY" in str(error.value)
    assert "hush" not in str(error.value)


@pytest.mark.parametrize(
    ("status", "said"),
    [(407, "wants a password): write it"), (502, "(the proxy says 502): run the same")],
)
def test_a_proxy_that_refuses(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch, status: int, said: str
) -> None:
    monkeypatch.setenv("https_proxy", endpoint.address.removesuffix("/v1"))
    endpoint.script = lambda n, _: Answer(status=status, body=b"{}")
    with asking("https://nowhere.invalid/v1") as judge, pytest.raises(JudgeError) as error:
        judge.judge_one(PENGUINS)
    assert said in str(error.value)


def test_a_host_that_is_not_known() -> None:
    with asking("http://nowhere.invalid/v1") as judge, pytest.raises(JudgeError) as error:
        judge.judge_one(PENGUINS)
    assert "cannot be reached (no host of that name is known)" in str(error.value)


def test_an_endpoint_without_tls() -> None:
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as plain:
        Thread(target=plain.serve_forever, daemon=True).start()
        with (
            asking(f"https://127.0.0.1:{plain.server_port}/v1") as judge,
            pytest.raises(JudgeError, match="write http:// for https://"),
        ):
            judge.judge_one(PENGUINS)
        plain.shutdown()


@pytest.mark.skipif(shutil.which("openssl") is None, reason="makes a certificate with openssl")
def test_a_certificate_that_nobody_vouches_for(tmp_path: Path) -> None:
    key, certificate = str(tmp_path / "key.pem"), str(tmp_path / "certificate.pem")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with context.wrap_socket(socket.create_server(("127.0.0.1", 0)), server_side=True) as server:

        def shake_hands() -> None:
            while server.fileno() >= 0:
                with suppress(OSError):
                    server.accept()

        Thread(target=shake_hands, daemon=True).start()
        with (
            asking(f"https://localhost:{server.getsockname()[1]}/v1") as judge,
            pytest.raises(JudgeError, match=r"self.signed certificate.*SSL_CERT_FILE"),
        ):
            judge.judge_one(PENGUINS)


def test_through_a_proxy(endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", endpoint.address.removesuffix("/v1"))
    with oracle("openai:m@http://nowhere.invalid/v1") as judge:
        judge.judge_one(PENGUINS)
    assert endpoint.heads[0].startswith("POST http://nowhere.invalid/v1/chat/completions HTTP/1.1")
    monkeypatch.setenv("no_proxy", "nowhere.invalid")
    with (
        oracle("openai:m@http://nowhere.invalid/v1", limits=Limits(tries=1)) as judge,
        pytest.raises(JudgeError, match="cannot be reached"),
    ):
        judge.judge_one(PENGUINS)
    monkeypatch.setenv("no_proxy", "nowhere.invalid:8080")
    with (
        asking("http://nowhere.invalid:8080/v1") as judge,
        pytest.raises(JudgeError, match="cannot be reached"),
    ):
        judge.judge_one(PENGUINS)


def test_certificates_that_are_not_there(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", "/nowhere/ca.pem")
    with asking(endpoint.address) as judge, pytest.raises(JudgeError, match="SSL_CERT_FILE"):
        judge.judge_one(PENGUINS)


def test_a_key_with_the_end_of_its_line(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-mine\r\n")
    with asking(endpoint.address) as judge:
        judge.judge_one(PENGUINS)
    assert "Authorization: Bearer sk-mine\r\n" in endpoint.heads[0]
    monkeypatch.setenv("OPENAI_API_KEY", "sk-mine\nsk-other")
    with asking(endpoint.address) as judge, pytest.raises(JudgeError) as error:
        judge.judge_one(PENGUINS)
    assert "OPENAI_API_KEY" in str(error.value)
    assert "sk-" not in str(error.value)


@pytest.mark.parametrize("address", ["http://host:99999/v1", "http://a..b/v1", "http://[::1/v1"])
def test_addresses_of_no_host(address: str) -> None:
    with pytest.raises(UsageError, match="no address"):
        oracle(f"openai:m@{address}")
