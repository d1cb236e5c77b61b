"""Takes records of another cache in. What is here already stays as it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import count, groupby

from sqlalchemy import Connection

from paradl.errors import DataError
from paradl.oracle.cache import store
from paradl.oracle.cache.check import faults
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.records import Record
from paradl.oracle.cache.rows import Answer
from paradl.oracle.valuation import Sample, Side
from paradl.truth import V3

_CHUNK = 500


@dataclass(slots=True)
class Taken:
    """What became of records: taken in, here already, or here with another value, which stays."""

    new: int = 0
    known: int = 0
    differing: int = 0

    def __add__(self, other: Taken) -> Taken:
        return Taken(
            self.new + other.new, self.known + other.known, self.differing + other.differing
        )


def take(desk: Desk, records: Iterable[Record]) -> Taken:
    """Add records to a cache.

    Raises:
        DataError: a record's value is not what its samples come to; those before it are in.
    """
    taken = Taken()
    for _, chunk in groupby(enumerate(records), key=lambda numbered: numbered[0] // _CHUNK):
        batch = [record for _, record in chunk]
        for record in batch:
            for fault in faults(record):
                raise DataError(
                    f"{record.statement.text!r}: {fault}",
                    "if an earlier version exported it so, give --reread",
                )
        taken += desk.write_now(partial(_add_all, records=batch))
    return taken


def _add_all(connection: Connection, records: Iterable[Record]) -> Taken:
    taken = Taken()
    for record in records:
        _add(connection, record, taken)
    return taken


def _add(connection: Connection, record: Record, taken: Taken) -> None:
    question = store.note(connection, record.scheme, record.digest, record.statement)
    answers, came = _kept(connection, question, record)
    if record.value is None:
        taken.new += came
        taken.known += not came
        return
    used = [[a for a in answers if a.sample.side is side] for side in record.scheme.sides]
    here = store.settle(
        connection, record.scheme, question, record.statement, value=str(record.value), used=used
    )
    if not here.cached:
        taken.new += 1
    elif here.value == record.value:
        taken.known += 1
    else:
        taken.differing += 1


def _kept(connection: Connection, question: int, record: Record) -> tuple[list[Answer], bool]:
    """The record's answers, under numbers that no others have here; and whether any is new."""
    here = {(a.sample.side, a.number): a for a in store.answers(connection, question)}
    kept, came = [], False
    for answer in record.answers:
        side = answer.sample.side
        same = (a for a in here.values() if _as_came(a) == _as_came(answer))
        mine = next((a for a in same if a not in kept), None)  # two may be alike in all
        if mine is None:
            mine = replace(answer, number=_free(here, side, answer.number))
            here[side, mine.number] = store.add(connection, question, mine)
            came = True
        kept.append(mine)
    return kept, came


def _as_came(answer: Answer) -> tuple[Sample, datetime]:
    """Without its verdict, which another version may have read otherwise."""
    return replace(answer.sample, verdict=V3.E), answer.time


def _free(here: dict[tuple[Side, int], Answer], side: Side, wanted: int) -> int:
    if (side, wanted) not in here:
        return wanted
    return next(number for number in count() if (side, number) not in here)
