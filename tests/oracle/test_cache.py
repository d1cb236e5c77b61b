"""The cache: immutable, and the same in SQLite and PostgreSQL."""

from __future__ import annotations

import random
import string
import threading
from pathlib import Path
from typing import Any

import pytest
from caches import STATEMENTS, exported, filled
from endpoint import Answer, Endpoint, agreeing
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from paradl.oracle import Statement, oracle
from paradl.oracle.cache import store
from paradl.oracle.cache.check import faults
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.records import Filter, records
from paradl.oracle.cache.schema import IMMUTABLE
from paradl.oracle.cache.stats import groups
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Usage


def test_what_is_known_is_not_asked_again(cache: str) -> None:
    with Endpoint(agreeing) as endpoint:
        with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
            fresh = {v.statement: v for v in judge.judge(STATEMENTS)}
        asked = len(endpoint.requests)
        with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
            again = {v.statement: v for v in judge.judge(STATEMENTS)}
            assert judge.spent.calls == 0
        assert len(endpoint.requests) == asked == 20
    for statement, valuation in again.items():
        first = fresh[statement]
        assert valuation.cached
        assert not first.cached
        assert (valuation.value, valuation.samples) == (first.value, first.samples)
        assert (valuation.time, valuation.usage) == (first.time, first.usage)


def test_the_key_is_all_that_a_reply_depends_on(cache: str, tmp_path: Path) -> None:
    own = tmp_path / "prompts"
    own.mkdir()
    for side in ("verification", "refutation"):
        (own / f"{side}.txt").write_text("{statement}")
    with Endpoint(agreeing) as endpoint:
        judge = f"openai:m@{endpoint.address}"
        ways: list[dict[str, Any]] = [
            {},
            {"prompt": "direct"},
            {"prompt": str(own)},
            {"temperature": 0.7},
            {"request": {"max_tokens": 9}},
        ]
        for way in ways:
            with oracle(judge, cache=cache, **way) as asked:
                assert not asked.judge_one(STATEMENTS[0]).cached, way
        (own / "refutation.txt").write_text("{statement}?")
        with oracle(judge, cache=cache, prompt=str(own)) as asked:
            assert not asked.judge_one(STATEMENTS[0]).cached
        with oracle(judge, cache=cache) as asked:
            assert asked.judge_one(STATEMENTS[0]).cached
            assert not asked.judge_one(Statement("a0", "Another wording.")).cached


def test_more_votes_take_only_the_calls_that_are_missing(cache: str) -> None:
    with Endpoint(agreeing) as endpoint:
        for k, calls in ((1, 2), (3, 4), (5, 6), (3, 6)):
            with oracle(f"openai:m@{endpoint.address}", cache=cache, k=k) as judge:
                assert len(judge.judge_one(STATEMENTS[0]).samples) == k + 1
            assert len(endpoint.requests) == calls


@pytest.mark.parametrize("table", [table.name for table in IMMUTABLE])
@pytest.mark.parametrize("action", ["UPDATE {} SET {} = {}", "DELETE FROM {}"])
def test_the_database_itself_refuses_changes(cache: str, table: str, action: str) -> None:
    filled(cache)
    before = exported(cache)
    opened = engine(cache)
    column = "digest" if table.endswith("questions") else "time"
    change = text(action.format(table, column, column))
    with opened.connect() as connection, pytest.raises(DBAPIError, match="immutable"):
        connection.execute(change)
    opened.dispose()
    assert exported(cache) == before


def test_a_row_cannot_be_replaced(tmp_path: Path) -> None:
    """SQLite's INSERT OR REPLACE deletes on the sly."""
    cache = str(tmp_path / "judge.sqlite")
    filled(cache)
    before = exported(cache)
    opened = engine(cache)
    with opened.begin() as connection:
        for table in IMMUTABLE:
            rows = connection.execute(text(f"SELECT * FROM {table.name}")).mappings().all()
            for row in rows:
                names = ", ".join(f":{name}" for name in row)
                changed = {k: "<e,e>" if k in ("value", "text") else v for k, v in row.items()}
                statement = f"INSERT OR REPLACE INTO {table.name} VALUES ({names})"
                connection.execute(text(statement), changed)
    opened.dispose()
    assert exported(cache) == before


def test_tables_cannot_be_emptied_in_postgresql(postgresql: object, cache: str) -> None:
    if "://" not in cache:
        pytest.skip("SQLite has no TRUNCATE")
    filled(cache)
    opened = engine(cache)
    with opened.connect() as connection, pytest.raises(DBAPIError, match="immutable"):
        connection.execute(text("TRUNCATE paradl_valuations"))
    opened.dispose()


def test_filters_and_numbers(cache: str) -> None:
    filled(cache)
    desk = Desk(engine(cache))
    everything = list(records(desk))
    [group] = desk.read(groups)
    assert [record.statement.atom for record in everything] == ["a0", "a0", "a1", "a2", "a3", "a4"]
    assert list(records(desk, Filter(judge="nobody"))) == []
    assert len(list(records(desk, Filter(text="Atom 3")))) == 1
    assert list(records(desk, Filter(text="%"))) == []
    some, digest = str(everything[0].value), everything[0].digest
    chosen = list(records(desk, Filter(value=some)))
    assert chosen == [record for record in everything if str(record.value) == some]
    assert list(records(desk, Filter(text=digest[:12]))) == everything[:2]
    assert list(records(desk, Filter(judge=group.judge, prompt=group.prompt))) == everything
    assert list(records(desk, Filter(prompt="zero-shot"))) == []
    assert sum(group.values.values()) == 6
    assert group.questions == 5
    assert group.usage.completion_tokens == 10 * group.samples
    assert all(not list(faults(record)) for record in everything)
    desk.close()


def test_a_question_that_was_never_answered_has_no_replies(cache: str) -> None:
    desk = Desk(engine(cache))
    scheme, statement = Scheme("judge", "direct/1", "0", "", 1), Statement("a", "A.")
    desk.write_now(lambda c: store.note(c, scheme, scheme.digest(statement), statement))
    [group] = desk.read(groups)
    assert (group.questions, group.samples, group.usage) == (1, 0, Usage())
    desk.close()


def test_threads_share_a_cache(cache: str) -> None:
    """Two oracles in one process ask each atom once between them."""
    found: list[dict[str, str]] = []

    def ask(address: str) -> None:
        with oracle(f"openai:m@{address}", cache=cache, concurrency=4) as judge:
            found.append({v.statement.atom: str(v.value) for v in judge.judge(STATEMENTS * 3)})

    with Endpoint(lambda n, body: Answer(agreeing(n, body).text, delay=0.02)) as endpoint:
        threads = [threading.Thread(target=ask, args=(endpoint.address,)) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(endpoint.requests) == 20
    assert found == [found[0]] * 3


def test_one_value_for_each_statement_given() -> None:
    with Endpoint(agreeing) as endpoint, oracle(f"openai:m@{endpoint.address}") as judge:
        assert len(list(judge.judge([STATEMENTS[0]] * 5))) == 5
        assert len(endpoint.requests) == 4


def test_a_reply_with_anything_in_it(cache: str) -> None:
    words = rb"\u0000 \ud800 \ud83d\ude00 \r\n VERIFIED"
    body = b'{"choices": [{"message": {"content": "%s"}}]}' % words
    with Endpoint(lambda n, _: Answer(body=body)) as endpoint:
        for cached in (False, True):
            with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
                valuation = judge.judge_one(Statement("a\0", "b\ud800", ("\0",)))
            assert valuation.cached is cached
            assert valuation.samples[0].text == "\ufffd \ufffd \U0001f600 \r\n VERIFIED"
    desk = Desk(engine(cache))
    assert [list(faults(record)) for record in records(desk)] == [[]]
    desk.close()


def test_a_long_statement_of_which_little_repeats(cache: str) -> None:
    """An index of PostgreSQL's would not take it."""
    text = " ".join(random.Random(0).choices(string.printable.split(), k=3000)) + "".join(
        random.Random(1).choices(string.ascii_letters, k=20_000)
    )
    with Endpoint(agreeing) as endpoint:
        for cached in (False, True):
            with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
                assert judge.judge_one(Statement(text, text)).cached is cached
