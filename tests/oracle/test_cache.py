"""The cache: immutable, the same in SQLite and PostgreSQL, published and taken over."""

from __future__ import annotations

import json
import random
import sqlite3
import string
import threading
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from endpoint import Answer, Endpoint, agreeing
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError

from paradl import CacheError
from paradl.cli.commands.cache import cache as commands
from paradl.errors import DataError, UsageError
from paradl.oracle import Limits, Statement, answering, oracle
from paradl.oracle.cache import store
from paradl.oracle.cache.check import faults, reread
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk, failures_told
from paradl.oracle.cache.intake import take
from paradl.oracle.cache.lines import parsed, written
from paradl.oracle.cache.records import Filter, records
from paradl.oracle.cache.schema import IMMUTABLE
from paradl.oracle.cache.stats import groups
from paradl.oracle.judges.endpoint import EndpointJudge
from paradl.oracle.writing import Tasks, scribe
from paradl.truth import V3

STATEMENTS = [Statement(f"a{n}", f"Atom {n}, “quoted”.", (f"known {n}",)) for n in range(5)]

BIRDS = Path(__file__).parents[2] / "examples" / "judge" / "birds.jsonl"


def filled(cache: str) -> None:
    """Judge the statements: sides of two and of three samples, and a unilateral one."""
    words = ("VERIFIED", "CANNOT VERIFY", "VERIFIED", "I do not know.", "CANNOT REFUTE", "REFUTED")
    with (
        Endpoint(lambda n, body: Answer(f"Reply {n}\n{words[n % 6]}")) as endpoint,
        oracle(f"openai:m@{endpoint.address}", cache=cache, concurrency=1) as judge,
    ):
        list(judge.judge(STATEMENTS))
        judge.judge_one(STATEMENTS[0], unilateral=True)


def exported(cache: str, wanted: Filter | None = None) -> str:
    desk = Desk(engine(cache))
    try:
        return "".join(f"{line}\n" for line in written(records(desk, wanted)))
    finally:
        desk.close()


def taken(cache: str, lines: str) -> Any:
    desk = Desk(engine(cache))
    try:
        return take(desk, parsed(lines.splitlines(), "run.jsonl"))
    finally:
        desk.close()


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


def test_export_and_import_are_inverses(cache: str, tmp_path: Path) -> None:
    filled(cache)
    lines = exported(cache)
    assert len(lines.splitlines()) == 6
    assert exported(cache) == lines
    other = str(tmp_path / "other.sqlite")
    assert taken(other, lines).new == 6
    assert exported(other) == lines
    again = taken(other, lines)
    assert (again.new, again.known, again.differing) == (0, 6, 0)
    assert exported(other) == lines


def test_a_line_holds_all_that_a_value_rests_on(cache: str) -> None:
    filled(cache)
    lines = [json.loads(line) for line in exported(cache).splitlines()]
    line = next(line for line in lines if line["atom"] == "a1")
    assert line["text"] == "Atom 1, “quoted”."
    assert line["context"] == ["known 1"]
    assert line["judge"].startswith("openai:m@http://127.0.0.1:")
    assert (line["prompt"], line["sampling"], line["k"]) == ("zero-shot/1", "temperature=0.1", 3)
    assert len(line["prompt_digest"]) == 64
    assert line["sides"] == ["verification", "refutation"]
    sample = line["samples"][0]
    assert sample["text"].startswith("Reply ")
    assert (sample["prompt_tokens"], sample["completion_tokens"]) == (100, 10)
    assert sample["time"].endswith("Z")


def test_replayed_bit_for_bit(cache: str, tmp_path: Path) -> None:
    filled(cache)
    run = tmp_path / "run.jsonl"
    run.write_text(exported(cache), encoding="utf-8")
    replay = str(tmp_path / "replay.sqlite")
    with oracle(f"recorded:{run}", cache=replay) as judge:
        list(judge.judge(STATEMENTS))
        judge.judge_one(STATEMENTS[0], unilateral=True)
    assert exported(replay) == run.read_text(encoding="utf-8")


def test_import_keeps_the_value_that_is_here(tmp_path: Path) -> None:
    here, there = str(tmp_path / "here.sqlite"), str(tmp_path / "there.sqlite")
    words = iter(("VERIFIED", "CANNOT VERIFY"))
    with Endpoint(lambda n, body: Answer(word)) as endpoint:
        for cache in (here, there):
            word = next(words)
            with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
                judge.judge_one(STATEMENTS[0])
    before = exported(here)
    assert taken(here, exported(there)).differing == 1
    assert [json.loads(line)["value"] for line in exported(here).splitlines()[:1]] == ["<t,e>"]
    assert before.splitlines()[0] in exported(here)


def test_undecided_replies_are_published_too(tmp_path: Path) -> None:
    cache, other = str(tmp_path / "judge.sqlite"), str(tmp_path / "other.sqlite")

    def script(number: int, body: dict[str, Any]) -> Answer:
        return Answer("VERIFIED") if "REFUTE" not in str(body) else Answer(status=400, body=b"{}")

    with (
        Endpoint(script) as endpoint,
        oracle(f"openai:m@{endpoint.address}", cache=cache) as judge,
        pytest.raises(Exception, match="400"),
    ):
        judge.judge_one(STATEMENTS[0])
    [line] = exported(cache).splitlines()
    assert json.loads(line)["value"] is None
    assert len(json.loads(line)["samples"]) == 2
    taken(other, line)
    assert exported(other) == f"{line}\n"


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [("value", "<t,t>", "come to"), ("verdict", "t", "is noted"), ("k", 9, "do not decide")],
)
def test_values_that_do_not_follow_are_not_taken(
    tmp_path: Path, field: str, wrong: object, said: str
) -> None:
    cache, other = str(tmp_path / "judge.sqlite"), str(tmp_path / "other.sqlite")
    filled(cache)
    line = json.loads(exported(cache, Filter(text="Atom 2")))
    if field == "verdict":
        line["samples"][0]["verdict"] = "f" if line["samples"][0]["verdict"] == wrong else wrong
    else:
        line[field] = wrong
    with pytest.raises(DataError, match=said):
        taken(other, json.dumps(line))
    [record] = parsed([json.dumps(line)], "x")
    assert any(said in fault for fault in faults(record))


@pytest.mark.parametrize("line", ["{", "[]", '{"atom": 1}', "null", '{"atom": "a"}', '"x"'])
def test_lines_that_are_no_records(line: str) -> None:
    with pytest.raises(DataError, match=r"run\.jsonl, line 2"):
        list(parsed(["", line], "run.jsonl"))


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("k", 10**30, "k is no whole number from 1"),
        ("k", -1, "k is no whole number from 1"),
        ("k", 0, "k is no whole number from 1"),
        ("k", "3", "k is no whole number"),
        ("context", "abc", "'abc' is no list of texts"),
        ("context", [7], "7 is no text"),
        ("sides", [], "no value"),
        ("sides", ["verification"], "no value"),
        ("time", "2026-11-21T17:34:00", "no zone"),
    ],
)
def test_records_of_strangers(tmp_path: Path, field: str, wrong: object, said: str) -> None:
    line = json.loads(BIRDS.read_text(encoding="utf-8").split("\n")[0])
    line[field] = wrong
    with pytest.raises(DataError, match=rf"run\.jsonl, line 1: .*{said}"):
        taken(str(tmp_path / "judge.sqlite"), json.dumps(line))


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("time", "2026-11-21T17:34:00", "no zone"),
        ("time", "0001-01-01T00:00:00+14:00", "not of our age"),
        ("time", 7, "7 is no text"),
        ("number", 10**30, "number is no whole number"),
        ("number", -1, "number is no whole number"),
        ("prompt_tokens", 10**30, "prompt_tokens is no whole number"),
        ("completion_tokens", 0.5, "completion_tokens is no whole number"),
        ("seconds", float("nan"), "seconds is no number"),
        ("seconds", "0.1", "seconds is no number"),
        ("logprob", float("-inf"), "logprob is no number"),
        ("text", 7, "7 is no text"),
    ],
)
def test_samples_of_strangers(tmp_path: Path, field: str, wrong: object, said: str) -> None:
    """Whether they are taken in, or replayed."""
    line = json.loads(BIRDS.read_text(encoding="utf-8").split("\n")[0])
    line["samples"][0][field] = wrong
    run = tmp_path / "run.jsonl"
    run.write_text(f"\n{json.dumps(line)}\n")
    with pytest.raises(DataError, match=rf"run\.jsonl, line 1: .*{said}"):
        taken(str(tmp_path / "judge.sqlite"), json.dumps(line))
    with pytest.raises(DataError, match=rf"run\.jsonl, line 2: .*{said}"):
        oracle(f"recorded:{run}")


def test_votes_without_end(tmp_path: Path) -> None:
    line = json.loads(BIRDS.read_text(encoding="utf-8").split("\n")[0])
    line["k"] = 2**31 - 1
    with pytest.raises(DataError, match="1 samples do not decide the verification of 2147483647"):
        taken(str(tmp_path / "judge.sqlite"), json.dumps(line))


def test_filters_and_numbers(cache: str) -> None:
    filled(cache)
    desk = Desk(engine(cache))
    everything = list(records(desk))
    [group] = desk.read(groups)
    assert [record.statement.atom for record in everything] == ["a0", "a0", "a1", "a2", "a3", "a4"]
    assert list(records(desk, Filter(judge="nobody"))) == []
    assert len(list(records(desk, Filter(text="Atom 3")))) == 1
    assert list(records(desk, Filter(text="%"))) == []
    some = str(everything[0].value)
    assert all(str(r.value) == some for r in records(desk, Filter(value=some)))
    assert sum(group.values.values()) == 6
    assert group.questions == 5
    assert group.usage.completion_tokens == 10 * group.samples
    assert all(not list(faults(record)) for record in everything)
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


def test_old_verdicts_are_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is asked for but what is not decided any more; the old rows stay."""
    old, new = (str(tmp_path / name) for name in ("old.sqlite", "new.sqlite"))
    with monkeypatch.context() as earlier, Endpoint(agreeing) as endpoint:
        earlier.setattr(answering, "verdict", lambda side, text: V3.E)
        with oracle(f"openai:m@{endpoint.address}", cache=old) as judge:
            assert {str(v.value) for v in judge.judge(STATEMENTS)} == {"<e,e>"}
        asked = len(endpoint.requests)
    lines = exported(old)
    with pytest.raises(DataError, match=r"reads t, and e is noted.*give --reread"):
        taken(new, lines)
    for cache in (new, old):
        Path(f"{tmp_path}/run.jsonl").write_text(lines)
        done = CliRunner().invoke(
            commands, ["import", f"{tmp_path}/run.jsonl", "--reread", "--cache", cache]
        )
        assert done.exit_code == 0, done.output
    assert "0 new, 0 here already, 5 here with another value" in done.output
    assert exported(old) == lines
    with Endpoint(agreeing) as endpoint:
        name = json.loads(lines.splitlines()[0])["judge"]
        monkeypatch.setattr(EndpointJudge, "name", name)
        with oracle(f"openai:m@{endpoint.address}", cache=new) as judge:
            assert {str(v.value) for v in judge.judge(STATEMENTS)} == {"<t,f>"}
            assert all(v.cached for v in judge.judge(STATEMENTS))
        assert endpoint.requests == []
    assert asked == 20


def test_what_its_replies_do_not_decide_any_more_is_undecided(tmp_path: Path) -> None:
    cache = str(tmp_path / "judge.sqlite")
    with (
        Endpoint(lambda n, body: Answer(("VERIFIED", "REFUTED")[n % 2])) as endpoint,
        oracle(f"openai:m@{endpoint.address}", cache=cache) as judge,
    ):
        judge.judge_one(STATEMENTS[0], unilateral=True)
    line = json.loads(exported(cache).splitlines()[0])
    line["samples"][0]["text"] = "I am not sure that it is TRUE."
    line["samples"][1]["text"] = "TRUE"
    record = reread(next(parsed([json.dumps(line)], "run.jsonl")))
    assert (record.value, record.scheme.k, len(record.answers)) == (None, 0, len(line["samples"]))
    assert list(faults(record)) == []


def test_a_cache_in_memory_is_none() -> None:
    with pytest.raises(UsageError, match="name a file, or give --no-cache"):
        engine(":memory:")


def test_a_file_that_is_no_cache(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no database, but long enough to be looked at" * 100)
    with pytest.raises(CacheError, match="cannot be used"):
        engine(path)
    assert path.read_text().startswith("no database")


def test_a_cache_of_a_later_version(cache: str) -> None:
    opened = engine(cache)
    with opened.begin() as connection:
        connection.execute(text("INSERT INTO paradl_schema VALUES (99)"))
    opened.dispose()
    with pytest.raises(CacheError, match="schema version 99"):
        engine(cache)


def test_a_long_statement_of_which_little_repeats(cache: str) -> None:
    """An index of PostgreSQL's would not take it."""
    text = " ".join(random.Random(0).choices(string.printable.split(), k=3000)) + "".join(
        random.Random(1).choices(string.ascii_letters, k=20_000)
    )
    with Endpoint(agreeing) as endpoint:
        for cached in (False, True):
            with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
                assert judge.judge_one(Statement(text, text)).cached is cached
