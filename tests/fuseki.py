"""A SPARQL server to test against: Apache Jena Fuseki, from Maven Central, started here."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from databases import free_port

from paradl.bridge.jvm import find

_JAVA = Path(__file__).parents[1] / "java"
_COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy"
_VERSION = "5.5.0"
_ARTIFACT = f"org.apache.jena:jena-fuseki-server:{_VERSION}"
_NEEDED = 17  # Java's version
_TURTLE = {"Content-Type": "text/turtle; charset=utf-8"}


class Fuseki:
    """A server with one data set.

    Attributes:
        address: of its queries.
    """

    def __init__(self, base: str) -> None:
        self._base = base
        self.address = f"{base}/query"

    def load(self, *files: Path) -> None:
        """Put the triples of Turtle files in the place of what is there."""
        httpx2.put(f"{self._base}/data", content=b"", headers=_TURTLE).raise_for_status()
        for file in files:
            reply = httpx2.post(f"{self._base}/data", content=file.read_bytes(), headers=_TURTLE)
            reply.raise_for_status()


@pytest.fixture(scope="session")
def fuseki(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuseki]:
    """The server, for as long as the tests run."""
    folder = tmp_path_factory.mktemp("fuseki")
    with running(_jar(folder), folder) as server:
        yield server


@contextmanager
def running(jar: Path, folder: Path) -> Iterator[Fuseki]:
    """A server with what it writes in a folder."""
    java = find()
    if java.major < _NEEDED:
        pytest.skip(f"Fuseki needs Java {_NEEDED}, this is {java.version}")
    port = free_port()
    command = [str(Path(java.home) / "bin" / "java"), "-Xmx512m", "-jar", str(jar)]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [*command, "--mem", "--update", "--localhost", f"--port={port}", "/facts"],
            cwd=folder,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        _wait(f"http://127.0.0.1:{port}/$/ping", server, folder / "log")
        yield Fuseki(f"http://127.0.0.1:{port}/facts")
    finally:
        server.terminate()
        server.wait()


def _jar(folder: Path) -> Path:
    """As Maven has it, or gets it."""
    ours = _JAVA / ("mvnw.cmd" if os.name == "nt" else "mvnw")
    maven = shutil.which("mvn") or str(ours)
    got = subprocess.run(
        [maven, "-q", "-B", _COPY, f"-Dartifact={_ARTIFACT}", f"-DoutputDirectory={folder}"],
        cwd=_JAVA,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert got.returncode == 0, got.stdout[-2000:] + got.stderr[-2000:]
    return folder / f"jena-fuseki-server-{_VERSION}.jar"


def _wait(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(600):
        assert server.poll() is None, log.read_text()[-2000:]
        try:
            httpx2.get(url, timeout=5).raise_for_status()
        except httpx2.HTTPError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server did not start in a minute")
