"""A process that is killed at any moment loses no paid reply, and brings no second value about."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from endpoint import Answer, Endpoint
from killable import AT_ONCE, STATEMENTS, processes, tell, work, write

from paradl.oracle import oracle
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.records import records
from paradl.oracle.cache.schema import CLAIMS
from paradl.oracle.limits import Limits

KILLS = 50
AT_RISK = Limits(concurrency=AT_ONCE).at_risk

pytestmark = pytest.mark.skipif(os.name == "nt", reason="it takes fork and SIGKILL")


@pytest.mark.slow
def test_killed_at_fifty_moments(cache: str) -> None:
    """The judge contradicts itself: a value that was computed twice would show as another one."""
    numbers = count()
    chance = random.Random(20260101)

    def script(_: int, body: dict[str, Any]) -> Answer:
        words = "VERIFIED", "CANNOT VERIFY", "REFUTED", "CANNOT REFUTE"
        return Answer(f"reply {next(numbers)}: {chance.choice(words)}", delay=0.005)

    desk = Desk(engine(cache))
    values: dict[str, str] = {}
    lost = 0
    longest = 0.5
    with Endpoint(script) as endpoint:
        for _ in range(KILLS):
            process = processes().Process(target=work, args=(endpoint.address, cache))
            process.start()
            time.sleep(chance.uniform(0.03, longest))
            process.kill()
            process.join()
            time.sleep(0.02)  # what was on its way is now either sent or dropped
            kept, now = content(desk)
            missing = len(set(endpoint.served) - kept)
            assert missing - lost <= AT_RISK, "replies were lost that had been received"
            lost = missing
            assert values.items() <= now.items(), "a value has changed"
            if now == values:  # the machine is busy: the next may live longer
                longest *= 1.1
            values = now
        time.sleep(1.0)
        with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
            finished = {v.statement.atom: str(v.value) for v in judge.judge(STATEMENTS[:300])}
        assert {
            atom: finished[atom] for atom in values if atom in finished
        }.items() <= values.items()
    assert len(values) > 30
    assert len(finished) == 300
    asked = len(endpoint.requests)
    kept, _ = content(desk)
    desk.close()
    assert asked - len(kept) <= KILLS * AT_RISK


def content(desk: Desk) -> tuple[set[str], dict[str, str]]:
    """The replies and the values that are in the cache; one value an atom."""
    kept: set[str] = set()
    values: dict[str, str] = {}
    for record in records(desk):
        kept.update(answer.sample.text for answer in record.answers)
        if record.value is not None:
            assert record.statement.atom not in values
            values[record.statement.atom] = str(record.value)
    return kept, values


def test_many_processes_ask_each_atom_once(cache: str) -> None:
    """Four on the same list, two from its end: each call is made once, all get the same values."""

    def script(number: int, body: dict[str, Any]) -> Answer:
        word = ("VERIFIED", "CANNOT REFUTE")["REFUTE" in str(body)]
        return Answer(f"reply {number}: {word}", delay=0.01)

    found = processes().SimpleQueue()
    with Endpoint(script) as endpoint:
        told = (endpoint.address, cache, found)
        orders = (1, -1, 1, -1)
        running = [processes().Process(target=tell, args=(*told, order)) for order in orders]
        for process in running:
            process.start()
        answers = [found.get() for _ in running]
        for process in running:
            process.join()
        assert len(endpoint.requests) == 4 * 100
    assert all(answer == answers[0] for answer in answers)
    assert len(answers[0]) == 100


def test_an_interrupted_writer_keeps_what_is_paid(tmp_path: Path) -> None:
    """Also what waits for a slow disk; and the next process has not to wait for any claim."""
    paid, cache = processes().SimpleQueue(), str(tmp_path / "judge.sqlite")

    def script(number: int, _: dict[str, Any]) -> Answer:
        if number == AT_ONCE - 1:  # the first reply is being written then, and the others wait
            threading.Timer(0.1, os.kill, (process.pid, signal.SIGINT)).start()
        return Answer(f"text {number}")

    with Endpoint(script) as endpoint:
        process = processes().Process(target=write, args=(endpoint.address, cache, paid))
        process.start()
        process.join()
    desk = Desk(engine(cache))
    assert len(content(desk)[0]) == paid.get()
    assert not desk.read(lambda connection: connection.execute(CLAIMS.select()).all())
    desk.close()


def test_a_claim_of_the_dead_runs_out(tmp_path: Path) -> None:
    """Its question is asked by the next process, when the lease has ended."""
    with Endpoint(lambda n, body: Answer("VERIFIED", delay=0.3)) as endpoint:
        cache = str(tmp_path / "judge.sqlite")
        process = processes().Process(target=work, args=(endpoint.address, cache))
        process.start()
        while not endpoint.requests:
            time.sleep(0.01)
        process.kill()
        process.join()
        with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
            started = time.monotonic()
            assert str(judge.judge_one(STATEMENTS[0]).value) == "<t,e>"
            assert time.monotonic() - started < 12  # the lease is longer
