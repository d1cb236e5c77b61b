"""Values that are in the cache already, a second."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from paradl.oracle import Oracle, Sample, Side, Statement, Usage, oracle
from paradl.oracle.cache import rows
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.schema import QUESTIONS, SAMPLES, VALUATIONS
from paradl.truth import V3

JUDGE = "openai:m@http://127.0.0.1:1/v1"  # nobody is there: every value comes from the cache
_WORDS = {Side.VERIFICATION: ("VERIFIED", V3.T), Side.REFUTATION: ("CANNOT REFUTE", V3.F)}
_CHUNK = 20_000


def fill(path: Path, atoms: int) -> None:
    """Make a cache with so many valuations of four samples each."""
    with oracle(JUDGE, cache=path) as asked:
        database = engine(path)
        for start in range(0, atoms, _CHUNK):
            questions, samples, values = _rows(asked, start, min(start + _CHUNK, atoms))
            with database.begin() as connection:
                connection.execute(insert(QUESTIONS), questions)
                connection.execute(insert(SAMPLES), samples)
                connection.execute(insert(VALUATIONS), values)
        database.dispose()


def per_second(path: Path, among: int, asked: int) -> float:
    """Values a second, of so many spread over the whole cache."""
    step = max(1, among // asked)
    wanted = [_statement(n) for n in range(0, among, step)][:asked]
    with oracle(JUDGE, cache=path) as judge:
        started = time.perf_counter()
        found = sum(valuation.cached for valuation in judge.judge(wanted))
        seconds = time.perf_counter() - started
    assert found == len(wanted)
    return found / seconds


def _rows(asked: Oracle, start: int, end: int) -> tuple[list[dict[str, Any]], ...]:
    scheme = asked.scheme()
    now = datetime.now(UTC)
    questions, samples, values = [], [], []
    for number in range(start, end):
        statement = _statement(number)
        row = rows.question_row(scheme, scheme.digest(statement), statement)
        questions.append({"id": number + 1, **row})
        samples += [rows.sample_row(number + 1, answer) for answer in _answers(now)]
        values.append(
            {
                "question": number + 1,
                "sides": ",".join(scheme.sides),
                "k": scheme.k,
                "value": "<t,f>",
                "samples": "0,1/0,1",
                "time": rows.iso(now),
            }
        )
    return questions, samples, values


def _answers(now: datetime) -> Iterator[rows.Answer]:
    for side, (word, verdict) in _WORDS.items():
        for number in range(2):
            text = f"It is in the nature of things, and number {number} is no exception.\n{word}"
            yield rows.Answer(number, Sample(side, text, verdict, Usage(200, 20, 0.5)), now)


def _statement(number: int) -> Statement:
    return Statement(f"atom{number}", f"Entity number {number} is a thing that can fly.")
