"""Real servers, started as users start them, and real clients."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import psutil
import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
PENGUINS = EXAMPLES / "penguins" / "penguins.ofn"
COMMAND = (sys.executable, "-m", "paradl.cli.main", "serve")
SECONDS = 60.0


@dataclass(frozen=True)
class Server:
    """One that runs."""

    address: str
    process: subprocess.Popen[str]

    def client(self, token: str | None = None) -> httpx2.Client:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx2.Client(base_url=self.address, headers=headers, timeout=SECONDS)

    def children(self) -> list[psutil.Process]:
        return list(psutil.Process(self.process.pid).children(recursive=True))

    def java(self) -> list[psutil.Process]:
        return [one for one in self.children() if "java" in one.name()]


@contextmanager
def serving(*options: object, env: Mapping[str, str] | None = None) -> Iterator[Server]:
    """A server on a free port; when it is told to end, none of its processes may be left."""
    from conftest import environment  # which imports us

    process = subprocess.Popen(
        [*COMMAND, "--port", "0", *map(str, options)],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(env),
    )
    assert process.stderr is not None
    try:
        line = process.stderr.readline()
        assert line.startswith("paradl: listening on http://"), line + process.stderr.read()
        server = Server(line.split()[3], process)
        yield server
        children = server.children() if process.poll() is None else []
        process.terminate()
        process.wait(15)
        assert psutil.wait_procs(children, 10)[1] == []
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def load(client: httpx2.Client, source: Path | str = PENGUINS, **options: Any) -> str:
    """Load an ontology; its id."""
    content = source.read_bytes() if isinstance(source, Path) else source.encode()
    reply = client.post("/ontologies", content=content, params=options)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


def ask(client: httpx2.Client, id: str, *queries: str) -> list[str]:
    """The values of sentences."""
    reply = client.post(f"/ontologies/{id}/ask", json={"queries": list(queries)})
    assert reply.status_code == 200, reply.text
    return [answer["value"] for answer in reply.json()["result"]["answers"]]


def refused(reply: httpx2.Response, status: int) -> str:
    """What a problem says is wrong, in one line."""
    assert reply.status_code == status, reply.text
    assert reply.headers["content-type"] == "application/problem+json"
    problem = reply.json()
    assert problem["status"] == status
    assert "\n" not in problem["detail"] + problem["remedy"]
    return f"{problem['detail']}: {problem['remedy']}"


def eventually(condition: Callable[[], bool], seconds: float = 10.0) -> bool:
    """Whether something becomes true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.1)
    return condition()


def cache(folder: Path) -> dict[str, str]:
    """The judge's cache, not the user's."""
    return {"PARADL_CACHE": os.fspath(folder / "judge.sqlite")}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For the tests that need no other: it serves the examples, and has a recorded judge."""
    folder = tmp_path_factory.mktemp("serve")
    judge = f"recorded:{EXAMPLES / 'belnap' / 'penguins.jsonl'}"
    with serving("--root", EXAMPLES, "--judge", judge, env=cache(folder)) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[httpx2.Client]:
    """Of that server; what it loads is let go with the test."""
    with visiting(server) as client:
        yield client


@contextmanager
def visiting(server: Server) -> Iterator[httpx2.Client]:
    """A client that leaves nothing loaded, also where its test fails."""
    with server.client() as client:
        kept = {one["id"] for one in client.get("/ontologies").json()["ontologies"]}
        try:
            yield client
        finally:
            for one in client.get("/ontologies").json()["ontologies"]:
                if one["id"] not in kept:
                    client.delete(f"/ontologies/{one['id']}")
