"""One writes to the cache at a time; the others wait, and are told if that takes too long."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from databases import free_port
from endpoint import Answer, Endpoint, agreeing, asking
from patience import STALL_SECONDS
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import DBAPIError

from paradl import CacheError
from paradl.oracle import Statement, oracle
from paradl.oracle.cache import connect, desk, store
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.scheme import Scheme

SCHEME = Scheme("j", "p", "", "", 3)
STATEMENTS = [Statement(f"a{n}", f"Atom {n}.") for n in range(2)]


def test_a_new_file_is_opened_by_many_at_once(tmp_path: Path) -> None:
    def opened(number: int) -> bool:
        place = tmp_path / f"{number // 4}.sqlite"
        at_once[number // 4].wait()
        engine(place).dispose()
        return place.exists()

    at_once = [threading.Barrier(4) for _ in range(50)]
    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(opened, range(200)))


def test_writers_take_turns(cache: str) -> None:
    """Two that note the same questions in opposite orders, each in one transaction: no deadlock."""
    rounds: list[int] = []
    both_have_one = threading.Barrier(2)

    def note(connection: Connection, statements: list[Statement]) -> list[int]:
        rounds.append(1)
        numbers = []
        for statement in statements:
            digest = SCHEME.digest(statement)
            numbers.append(store.note(connection, SCHEME, digest, statement))
            with suppress(threading.BrokenBarrierError):  # one waits for the other's end
                both_have_one.wait(2)
        return numbers

    desks = [Desk(engine(cache)) for _ in range(2)]
    orders = (STATEMENTS, STATEMENTS[::-1])
    with ThreadPoolExecutor() as threads:
        first, second = threads.map(
            lambda clerk, order: clerk.write_now(partial(note, statements=order)), desks, orders
        )
    for clerk in desks:
        clerk.close()
    assert first == second[::-1]
    assert len(rounds) == 2


def test_a_writer_that_stops_in_its_turn(cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL ends it, and the others go on: a laptop may have been closed."""
    if "://" not in cache:
        pytest.skip("in SQLite nobody can")
    monkeypatch.setattr(connect, "_IDLE_SECONDS", 1)
    stopped, clerk = engine(cache), Desk(engine(cache))
    with suppress(DBAPIError), stopped.begin():
        assert clerk.write_now(lambda connection: connection.scalar(text("SELECT 1"))) == 1
    clerk.close()
    stopped.dispose()


def test_who_waits_too_long_for_its_turn(cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connect, "_PATIENCE_SECONDS", 1)
    busy, clerk = engine(cache), Desk(engine(cache))
    with busy.begin(), pytest.raises(CacheError, match="another process"):
        clerk.write_now(lambda connection: None)
    clerk.close()
    busy.dispose()


def test_a_cache_that_is_kept_busy_for_long_loses_no_reply(
    cache: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was paid for waits on, though who only looks a question up is told before."""
    monkeypatch.setattr(connect, "_PATIENCE_SECONDS", 0.2)
    keeping, busy = engine(cache), ExitStack()
    said: list[str] = []

    def script(number: int, body: dict[str, Any]) -> Answer:
        if not number:
            busy.enter_context(keeping.begin())
        return agreeing(number, body)

    def told(words: str) -> None:
        said.append(words)
        busy.close()

    with Endpoint(script) as endpoint, asking(endpoint, cache=cache, k=1) as judge:
        judge.tells(told)
        assert str(judge.judge_one(STATEMENTS[0]).value) == "<t,f>"
    assert len(endpoint.requests) == 2
    assert said == ["another process keeps the cache busy: replies wait to be kept"]
    keeping.dispose()


def test_who_keeps_it_busy_without_end_is_waited_for_once(
    cache: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect, "_PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr(desk, "_BUSY_SECONDS", 1.0)
    keeping, busy, said = engine(cache), ExitStack(), list[str]()

    def script(number: int, body: dict[str, Any]) -> Answer:
        if not number:
            busy.enter_context(keeping.begin())
        return agreeing(number, body)

    with busy, Endpoint(script) as endpoint, asking(endpoint, cache=cache, k=1) as judge:
        judge.tells(said.append)
        with pytest.raises(CacheError, match="another process"):
            judge.judge_one(STATEMENTS[0])
    assert len(said) == 1
    keeping.dispose()


def test_a_session_that_is_ended_loses_no_reply(cache: str) -> None:
    """A server ends sessions when it is restarted, or when somebody has it do so."""
    if "://" not in cache:
        pytest.skip("SQLite has no sessions")
    administrator = engine(cache)
    ending = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    def script(number: int, body: dict[str, Any]) -> Answer:
        if number % 10 == 9:
            with administrator.connect() as connection:
                connection.execute(ending)
        return agreeing(number, body)

    asked = [Statement(f"a{n}", f"Atom {n}.") for n in range(50)]
    with Endpoint(script) as endpoint, oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
        assert len(list(judge.judge(asked))) == 50
        assert len(endpoint.requests) == 4 * 50
    with administrator.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM paradl_samples")) == 4 * 50
    administrator.dispose()


def test_what_an_ended_session_was_to_write_is_written_once(cache: str) -> None:
    if "://" not in cache:
        pytest.skip("SQLite has no sessions")
    runs: list[int] = []

    def enter(connection: Connection) -> store.Entry:
        entry = store.enter(connection, SCHEME, "d", STATEMENTS[0], owner="me", lease=9)
        runs.append(1)
        if len(runs) == 1:
            connection.exec_driver_sql("COMMIT")  # and nobody is told
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return entry

    clerk = Desk(engine(cache))
    assert clerk.write_now(enter).mine
    others = partial(store.enter, scheme=SCHEME, digest="d", statement=STATEMENTS[0])
    assert not clerk.write_now(partial(others, owner="another", lease=9)).mine
    clerk.close()
    assert len(runs) == 2


def nowhere() -> Desk:
    """Of a server that has gone away."""
    pytest.importorskip("psycopg")
    return Desk(create_engine(f"postgresql+psycopg://paradl@127.0.0.1:{free_port()}/judge"))


def test_a_server_that_stays_away_is_waited_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge's replies stand in line for it: each by itself would wait as long again."""
    monkeypatch.setattr(desk, "_PATIENCE_SECONDS", 3.0)
    gone, started = nowhere(), time.monotonic()
    for _ in range(5):
        with pytest.raises(CacheError, match="Connection refused"):
            gone.write_now(lambda connection: None)
    gone.close()
    assert 3 <= time.monotonic() - started < 3 + STALL_SECONDS


def test_who_closes_waits_no_longer() -> None:
    gone = nowhere()
    with ThreadPoolExecutor() as threads:
        waiting = threads.submit(gone.write_now, lambda connection: None)
        time.sleep(0.5)
        assert not waiting.done()
        gone.close()
        assert isinstance(waiting.exception(5), CacheError)
