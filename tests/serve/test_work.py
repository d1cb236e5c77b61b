"""Many at once, limits of time and memory, and processes that die: the others go on."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx2
import psutil
import pytest
from patience import STALL_SECONDS
from servers import PENGUINS, Server, ask, eventually, load, refused, serving, visiting

from paradl.serve.app import application
from paradl.serve.service import Service
from paradl.serve.settings import Settings

LIMIT = 10
CLASSICAL = {"logic": "classical", "reasoner": "hermit"}
posix = pytest.mark.skipif(os.name == "nt", reason="sends signals as POSIX has them")
ALL_AND_ALL = (
    "SELECT (COUNT(*) AS ?n) { " + " ".join(f"?a{i} ?b{i} ?c{i} ." for i in range(9)) + "}"
)


def test_a_hundred_at_once(server: Server, client: httpx2.Client) -> None:
    ids = [load(client), load(client, logic="fde")]

    async def all_of_them() -> list[httpx2.Response]:
        limits = httpx2.Limits(max_connections=100)
        async with httpx2.AsyncClient(
            base_url=server.address, limits=limits, timeout=60
        ) as several:
            body = {"queries": ["tweety Type: Flies"]}
            calls = (several.post(f"/ontologies/{ids[n % 2]}/ask", json=body) for n in range(100))
            return await asyncio.gather(*calls)

    replies = asyncio.run(all_of_them())
    values = [
        reply.json()["result"]["answers"][0]["value"] if reply.status_code == 200 else reply.text
        for reply in replies
    ]
    assert Counter(values) == {"B": 100}


def test_others_have_their_turns_while_a_large_answer_is_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They waited for seconds."""

    async def turns(classes: int) -> int:
        """How many the others have until an answer is there."""
        whole = {"result": {"classes": [{"iri": "é" * 1000}] * classes}, "warnings": []}

        async def classify(*_: object) -> dict[str, Any]:
            return whole

        monkeypatch.setattr(Service, "classify", classify)
        transport = httpx2.ASGITransport(application(Service(Settings())))
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
            asking = asyncio.create_task(client.post(f"/ontologies/{'i' * 22}/classify"))
            had = 0
            while not asking.done():
                await asyncio.sleep(0)
                had += 1
        assert asking.result().json() == whole
        return had

    assert asyncio.run(turns(5000)) > asyncio.run(turns(1)) + 10


@pytest.fixture(scope="module")
def strict() -> object:
    with serving("--timeout", LIMIT, "--max-ontologies", 3) as server:
        yield server


def test_a_time_limit(strict: Server, hard: Path) -> None:
    with visiting(strict) as client:
        id = load(client, hard, **CLASSICAL)
        began = time.monotonic()
        assert f"within {LIMIT} s" in refused(client.post(f"/ontologies/{id}/classify"), 504)
        assert LIMIT - 1 < time.monotonic() - began < LIMIT + STALL_SECONDS
        assert ask(client, id, "In0_0 SubClassOf: In0_0") == ["T"]


def test_a_time_limit_on_sparql(strict: Server) -> None:
    with visiting(strict) as client:
        id = load(client)
        reply = client.post(f"/ontologies/{id}/query", json={"sparql": ALL_AND_ALL})
        refused(reply, 504)
        assert [one.name() for one in strict.children() if "python" in one.name()] == []
        assert ask(client, id, "tweety Type: Flies") == ["B"]


def test_a_memory_limit(vast: Path) -> None:
    limits = ("--memory", "256m", "--max-upload", "200m", "--timeout", 45)
    with serving(*limits) as small, small.client() as client:
        id = load(client)
        reply = client.post("/ontologies", content=vast.read_bytes())
        assert "256m" in refused(reply, 507)
        assert ask(client, id, "tweety Type: Flies") == ["B"]
        assert len(small.java()) == 1


def test_who_is_asked_too_much_says_so(strict: Server, hard: Path) -> None:
    with visiting(strict) as client:
        id = load(client, hard, **CLASSICAL)
        replies: list[httpx2.Response] = []

        def classify() -> None:
            with strict.client() as other:
                replies.append(other.post(f"/ontologies/{id}/classify"))

        several = [threading.Thread(target=classify) for _ in range(3)]
        for thread in several:
            thread.start()
        for thread in several:
            thread.join()
        assert {reply.status_code for reply in replies} == {504, 503}


def test_only_so_many_ontologies(strict: Server) -> None:
    with visiting(strict) as client:
        ids = [load(client) for _ in range(3)]
        fourth = client.post("/ontologies", content=PENGUINS.read_bytes())
        assert "delete one" in refused(fourth, 429)
        host, port = strict.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=20) as unread:
            head = f"POST /ontologies HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n"
            unread.sendall(head.encode())
            assert unread.recv(100).startswith(b"HTTP/1.1 429 ")
        client.delete(f"/ontologies/{ids[0]}")
        assert ask(client, load(client), "tweety Type: Flies") == ["B"]
    assert eventually(lambda: strict.java() == [])


@posix
def test_a_killed_java_is_started_again() -> None:
    with serving() as server, server.client() as client:
        id = load(client)
        [first] = server.java()
        first.kill()
        psutil.wait_procs([first], 10)
        assert ask(client, id, "tweety Type: Flies") == ["B"]
        assert [one.pid for one in server.java()] != [first.pid]


@posix
def test_a_java_killed_at_work_is_an_error_and_no_end(hard: Path) -> None:
    with serving() as server, server.client() as client:
        id = load(client, hard, **CLASSICAL)
        timer = threading.Timer(1.5, lambda: server.java()[0].kill())
        timer.start()
        assert "SIGKILL" in refused(client.post(f"/ontologies/{id}/classify"), 500)
        assert ask(client, id, "In0_0 SubClassOf: In0_0") == ["T"]


def test_a_client_that_goes_stops_its_work(
    server: Server, client: httpx2.Client, hard: Path
) -> None:
    id = load(client, hard, **CLASSICAL)
    with server.client() as hasty, pytest.raises(httpx2.TimeoutException):
        hasty.post(f"/ontologies/{id}/classify", timeout=2)
    began = time.monotonic()
    assert ask(client, id, "In0_0 SubClassOf: In0_0") == ["T"]
    assert time.monotonic() - began < 15  # the limit is 60


def test_what_nobody_asks_is_let_go() -> None:
    with serving("--idle", 1) as server, server.client() as client:
        id = load(client)
        assert len(server.java()) == 1
        assert eventually(lambda: client.get(f"/ontologies/{id}").status_code == 404)
        assert eventually(lambda: server.java() == [])


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_whatever_ends_the_server_ends_its_processes(hard: Path, number: int) -> None:
    """And who waited is told so, if there is time for it."""
    outcomes: list[int] = []

    def asking(path: str, body: object) -> None:
        try:
            reply = server.client().post(path, json=body)
            refused(reply, 503)
            outcomes.append(reply.status_code)
        except httpx2.HTTPError:
            outcomes.append(0)

    with serving() as server, server.client() as client:
        questions = {
            f"/ontologies/{load(client, hard, **CLASSICAL)}/classify": None,
            f"/ontologies/{load(client)}/query": {"sparql": ALL_AND_ALL},
        }
        askers = [threading.Thread(target=asking, args=one) for one in questions.items()]
        for asker in askers:
            asker.start()
        assert eventually(lambda: len(server.children()) == 3, 30)  # two of Java, one of SPARQL
        children = server.children()
        server.process.send_signal(number)
        server.process.wait(12)
        assert psutil.wait_procs(children, 10)[1] == []
        for asker in askers:
            asker.join()
        assert outcomes == ([0, 0] if number == signal.SIGKILL else [503, 503])
        assert server.process.stderr is not None
        assert "Traceback" not in server.process.stderr.read()
