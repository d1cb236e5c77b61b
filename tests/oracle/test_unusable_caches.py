"""Caches that are none, that have no room, or that may only be read."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from caches import BIRDS, exported, filled, taken
from endpoint import Answer, Endpoint, agreeing
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from paradl import CacheError
from paradl.errors import UsageError
from paradl.oracle import Limits, Statement, oracle
from paradl.oracle.cache import store
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import failures_told
from paradl.oracle.writing import Tasks, scribe


@pytest.mark.parametrize("place", ["postgresql://me:secret@127.0.0.1:1/x", "mysql://h/x", "a://"])
def test_addresses_that_lead_nowhere(place: str) -> None:
    with pytest.raises(CacheError) as error:
        engine(place)
    assert "secret" not in str(error.value)
    assert error.value.exit_code == 6


@pytest.mark.parametrize("being_written", [False, True])
def test_a_cache_that_may_only_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, being_written: bool
) -> None:
    """SQLite may make no files beside it; what its log holds is read where it has made them."""
    cache = str(tmp_path / "judge #1.sqlite")
    filled(cache)
    if being_written:
        writer = engine(cache)
        filled(cache)
        taken(cache, BIRDS.read_text(encoding="utf-8"))
        assert Path(f"{cache}-wal").stat().st_size > 0
    content, there = exported(cache), {*tmp_path.iterdir()}
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != tmp_path)
    assert exported(cache) == content
    assert {*tmp_path.iterdir()} == there
    judge = f"recorded:{BIRDS}"
    with oracle(judge, cache=cache) as asked, pytest.raises(CacheError) as error:
        asked.judge_one(Statement("Cats purr.", "Cats purr."))
    assert "readonly database" in str(error.value)
    assert "copy it to a folder that you may write to" in error.value.remedy
    if being_written:
        writer.dispose()


@pytest.mark.parametrize("said", ["database or disk is full", "disk I/O error"])
def test_no_room(said: str) -> None:
    remedy = "make room, or name another place with --cache"
    with pytest.raises(CacheError, match=remedy), failures_told():
        raise OperationalError("INSERT", {}, sqlite3.OperationalError(said))


def test_nothing_is_asked_for_that_cannot_be_kept(
    cache: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk is full: what is under way is lost, and no more is paid for."""
    written, add = count(), store.add

    def adding(*args: Any, **kwargs: Any) -> Any:
        if next(written) >= 20:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk is full"))
        return add(*args, **kwargs)

    monkeypatch.setattr(store, "add", adding)
    statements = [Statement(f"{n}", f"{n}") for n in range(60)]
    limits = Limits(concurrency=8)
    with (
        Endpoint(lambda n, body: Answer("VERIFIED CANNOT REFUTE", delay=0.05)) as endpoint,
        oracle(f"openai:m@{endpoint.address}", cache=cache, limits=limits) as judge,
        pytest.raises(CacheError, match="disk is full"),
    ):
        list(judge.judge(statements))
    lines = map(json.loads, exported(cache).splitlines())
    kept = sum(len(line["samples"]) for line in lines)
    assert len(endpoint.requests) - kept <= limits.at_risk


@pytest.mark.parametrize("model", ["judge", "writer"])
def test_no_reply_is_asked_for_that_has_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, model: str
) -> None:
    """A disk gets full: no reply is under way when it is."""
    free = iter([*[2**30] * 10, *[2**10] * 1000])
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=next(free)))
    cache = str(tmp_path / "judge.sqlite")
    with Endpoint(agreeing) as endpoint:
        spec = f"openai:m@{endpoint.address}"
        tasks = Tasks("poem/1", {"write": "Write about {what}."})
        with pytest.raises(CacheError, match="is nearly full: make room"):  # noqa: PT012
            if model == "writer":
                with scribe({"write": spec}, tasks, cache=cache) as asked:
                    for number in range(60):
                        asked.write("write", {"what": f"{number}"})
            with oracle(spec, cache=cache) as judge:
                list(judge.judge(Statement(f"{n}", f"{n}") for n in range(60)))
        kept = sum(len(json.loads(line)["samples"]) for line in exported(cache).splitlines())
        assert kept == len(endpoint.requests) == 10


def test_texts_are_read_from_a_cache_that_may_only_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache, tasks = str(tmp_path / "judge.sqlite"), Tasks("poem/1", {"write": "Write of {what}."})
    with Endpoint(lambda *_: Answer("Drip, drip.")) as endpoint:
        models = {"write": f"openai:m@{endpoint.address}"}
        with scribe(models, tasks, cache=cache) as asked:
            asked.write("write", {"what": "rain"})
        monkeypatch.setattr("os.access", lambda path, mode: Path(path) != tmp_path)
        with scribe(models, tasks, cache=cache) as asked:
            written = asked.write("write", {"what": "rain"})
            assert (written.text, written.cached) == ("Drip, drip.", True)
            with pytest.raises(CacheError, match="readonly database"):
                asked.write("write", {"what": "snow"})
        assert len(endpoint.requests) == 1


def test_a_cache_in_memory_is_none() -> None:
    with pytest.raises(UsageError, match="name a file, or give --no-cache"):
        engine(":memory:")


def test_a_file_that_is_no_cache(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no database, but long enough to be looked at" * 100)
    with pytest.raises(
        CacheError, match=r"file is not a database.*: name another file with --cache"
    ):
        engine(path)
    assert path.read_text().startswith("no database")


def test_a_damaged_cache_is_not_said_to_be_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "cache.sqlite"
    engine(path).dispose()
    path.write_bytes(path.read_bytes()[:20_000])
    with pytest.raises(CacheError, match=r"malformed.*: it is damaged: restore a copy of it"):
        engine(path)


@pytest.mark.parametrize("read_only", [False, True])
def test_a_database_of_another_program_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read_only: bool
) -> None:
    path = tmp_path / "places.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (id INTEGER PRIMARY KEY AUTOINCREMENT)")
        connection.commit()
    content = path.read_bytes()
    if read_only:
        monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(CacheError, match="of another program") as error:
        engine(path)
    assert error.value.remedy == "name another file with --cache"
    assert path.read_bytes() == content
    assert [*tmp_path.iterdir()] == [path]


def test_a_cache_of_a_later_version(cache: str) -> None:
    opened = engine(cache)
    with opened.begin() as connection:
        connection.execute(text("INSERT INTO paradl_schema VALUES (99)"))
    opened.dispose()
    with pytest.raises(CacheError, match="schema version 99"):
        engine(cache)
