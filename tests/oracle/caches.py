"""A cache that has been filled, and what it publishes and takes over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from endpoint import Answer, Endpoint

from paradl.oracle import Statement, oracle
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.intake import take
from paradl.oracle.cache.lines import parsed, written
from paradl.oracle.cache.records import Filter, records

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
