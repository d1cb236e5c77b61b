"""One writes to the cache at a time; the others wait, and are told if that takes too long."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from paradl import CacheError
from paradl.oracle import Statement
from paradl.oracle.cache import connect, store
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.scheme import Scheme

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
    scheme = Scheme("j", "p", "", "", 3)
    rounds: list[int] = []
    both_have_one = threading.Barrier(2)

    def note(connection: Connection, statements: list[Statement]) -> list[int]:
        rounds.append(1)
        numbers = []
        for statement in statements:
            digest = scheme.digest(statement)
            numbers.append(store.note(connection, scheme, digest, statement))
            with suppress(threading.BrokenBarrierError):  # one waits for the other's end
                both_have_one.wait(2)
        return numbers

    desks = [Desk(engine(cache)) for _ in range(2)]
    orders = (STATEMENTS, STATEMENTS[::-1])
    with ThreadPoolExecutor() as threads:
        first, second = threads.map(
            lambda desk, order: desk.write_now(partial(note, statements=order)), desks, orders
        )
    for desk in desks:
        desk.close()
    assert first == second[::-1]
    assert len(rounds) == 2


def test_a_writer_that_stops_in_its_turn(cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL ends it, and the others go on: a laptop may have been closed."""
    if "://" not in cache:
        pytest.skip("in SQLite nobody can")
    monkeypatch.setattr(connect, "_IDLE_SECONDS", 1)
    stopped, desk = engine(cache), Desk(engine(cache))
    with suppress(DBAPIError), stopped.begin():
        assert desk.write_now(lambda connection: connection.scalar(text("SELECT 1"))) == 1
    desk.close()
    stopped.dispose()


def test_who_waits_too_long_for_its_turn(cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connect, "_PATIENCE_SECONDS", 1)
    busy, desk = engine(cache), Desk(engine(cache))
    with busy.begin(), pytest.raises(CacheError, match="another process"):
        desk.write_now(lambda connection: None)
    desk.close()
    busy.dispose()
