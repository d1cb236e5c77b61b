"""The cache: what was asked, every reply, every value. Rows come, and are never changed.

Source: Allen et al. (2025), Definition 5: a persistent and immutable map from atoms to pairs.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Float, Table, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from paradl.oracle.cache import rows
from paradl.oracle.cache.rows import Answer
from paradl.oracle.cache.schema import CLAIMS, QUESTIONS, SAMPLES, VALUATIONS, Clock
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Statement, Valuation

_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_VALUE = VALUATIONS.c["value", "samples", "time"]
_SAMPLE = [column for column in SAMPLES.c if column.name != "question"]


@dataclass(frozen=True, slots=True)
class Entry:
    """How a question stands.

    Attributes:
        question: its number.
        valuation: its value, if it has one.
        mine: whether whoever entered it may ask; if not, somebody else is at it.
        answers: the replies that are there, in the order of their numbers.
    """

    question: int
    valuation: Valuation | None = None
    mine: bool = False
    answers: Sequence[Answer] = ()


def find(
    connection: Connection, scheme: Scheme, asked: Mapping[str, Statement]
) -> dict[str, Valuation]:
    """The values that are there, by the digests of their questions."""
    with _no_garbage():
        valued = connection.execute(
            select(QUESTIONS.c.digest, QUESTIONS.c.id, *_VALUE)
            .join(VALUATIONS)
            .where(QUESTIONS.c.digest.in_(list(asked)), *_of(scheme))
        ).all()
        samples = _samples(connection, [row[1] for row in valued])
        return {
            digest: _valuation(scheme, asked[digest], question, row, samples)
            for digest, question, *row in valued
        }


def enter(
    connection: Connection,
    scheme: Scheme,
    digest: str,
    statement: Statement,
    *,
    owner: str,
    lease: float,
) -> Entry:
    """Note a question, and claim it for `owner` unless it has a value or another's claim.

    Whose session was lost as it claimed enters anew: its own claim is in nobody's way.
    """
    question, new = _noted(connection, scheme, digest, statement)
    if not _claimed(connection, question, owner, lease):
        return Entry(question)
    if new:
        return Entry(question, mine=True)
    if found := find(connection, scheme, {digest: statement}):
        release(connection, owner, question)
        return Entry(question, found[digest])
    return Entry(question, mine=True, answers=answers(connection, question))


def note(connection: Connection, scheme: Scheme, digest: str, statement: Statement) -> int:
    """Note a question; its number."""
    return _noted(connection, scheme, digest, statement)[0]


def answers(connection: Connection, question: int) -> list[Answer]:
    """The replies to a question, in the order of their numbers."""
    query = select(*_SAMPLE).where(SAMPLES.c.question == question).order_by(SAMPLES.c.number)
    return [rows.answer(row) for row in connection.execute(query)]


def replies(connection: Connection, digest: str) -> list[Answer]:
    """The same by the question's digest; none if it was never noted. This only reads."""
    query = select(*_SAMPLE).join(QUESTIONS).where(QUESTIONS.c.digest == digest)
    return [rows.answer(row) for row in connection.execute(query)]


def add(connection: Connection, question: int, answer: Answer) -> Answer:
    """Keep a reply; the one that now has its number, which is the first that came."""
    row = rows.sample_row(question, answer)
    if _insert(connection, SAMPLES, row):
        return answer
    side, number = row["side"], row["number"]
    kept = connection.execute(
        select(*_SAMPLE).where(
            SAMPLES.c.question == question, SAMPLES.c.side == side, SAMPLES.c.number == number
        )
    ).one()
    return rows.answer(kept)


def settle(
    connection: Connection,
    scheme: Scheme,
    question: int,
    statement: Statement,
    *,
    value: str,
    used: Sequence[Sequence[Answer]],
) -> Valuation:
    """Give a question its value, unless it has one; the one that it now has."""
    time = rows.iso(max(answer.time for side in used for answer in side))
    row = {
        "question": question,
        "sides": ",".join(scheme.sides),
        "k": scheme.k,
        "value": value,
        "samples": rows.numbers(used),
        "time": time,
    }
    if _insert(connection, VALUATIONS, row):
        samples = tuple(answer.sample for side in used for answer in side)
        return rows.valuation(statement, scheme, value, samples, time, cached=False)
    query = select(*_VALUE).where(VALUATIONS.c.question == question, *_of(scheme))
    kept = connection.execute(query).one()
    return _valuation(scheme, statement, question, kept, _samples(connection, [question]))


def renew(connection: Connection, owner: str, lease: float) -> None:
    """Keep what `owner` has claimed for another while."""
    connection.execute(_RENEW, {"mine": owner, "lease": lease})


def release(connection: Connection, owner: str, question: int) -> None:
    """End the claim on a question."""
    connection.execute(_RELEASE, {"mine": owner, "on": question})


def release_all(connection: Connection, owner: str) -> None:
    """End all claims."""
    connection.execute(delete(CLAIMS).where(CLAIMS.c.owner == owner))


def _noted(
    connection: Connection, scheme: Scheme, digest: str, statement: Statement
) -> tuple[int, bool]:
    """The number of a question, and whether it is new."""
    note = _new(QUESTIONS, connection.dialect.name)
    row = rows.question_row(scheme, digest, statement)
    if (number := connection.execute(note, row).scalar()) is not None:
        return int(number), True
    return int(connection.execute(_NUMBER, {"digest": digest}).scalar_one()), False


def _claimed(connection: Connection, question: int, owner: str, lease: float) -> bool:
    """Whether nobody else held it, or held it longer than the lease."""
    claim = {"question": question, "mine": owner, "lease": lease}
    return connection.execute(_claim(connection.dialect.name), claim).first() is not None


def _insert(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row, unless there is one with its key; whether it was new."""
    return connection.execute(_new(table, connection.dialect.name), row).first() is not None


# Statements are made once: to make one takes longer than to run it.

_NUMBER = select(QUESTIONS.c.id).where(QUESTIONS.c.digest == bindparam("digest"))
_UNTIL = Clock() + bindparam("lease", type_=Float)
_RENEW = update(CLAIMS).where(CLAIMS.c.owner == bindparam("mine")).values(expires=_UNTIL)
_RELEASE = delete(CLAIMS).where(
    CLAIMS.c.owner == bindparam("mine"), CLAIMS.c.question == bindparam("on")
)


@cache
def _new(table: Table, dialect: str) -> Any:
    made = _INSERTS[dialect](table).on_conflict_do_nothing()
    return made.returning(next(iter(table.primary_key)))


@cache
def _claim(dialect: str) -> Any:
    claim = _INSERTS[dialect](CLAIMS).values(
        question=bindparam("question"), owner=bindparam("mine"), expires=_UNTIL
    )
    return claim.on_conflict_do_update(
        index_elements=[CLAIMS.c.question],
        set_={"owner": claim.excluded.owner, "expires": claim.excluded.expires},
        where=(CLAIMS.c.expires < Clock()) | (CLAIMS.c.owner == claim.excluded.owner),
    ).returning(CLAIMS.c.question)


@contextmanager
def _no_garbage() -> Iterator[None]:
    """Python looks for garbage as often as things are made; of many, that takes half the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _of(scheme: Scheme) -> tuple[Any, Any]:
    return VALUATIONS.c.sides == ",".join(scheme.sides), VALUATIONS.c.k == scheme.k


_Samples = dict[tuple[int, str, int], Sample]


def _samples(connection: Connection, questions: Sequence[int]) -> _Samples:
    query = select(SAMPLES).where(SAMPLES.c.question.in_(questions))
    found = connection.execute(query).all()
    return {(row[0], row[1], row[2]): rows.sample(row[1:]) for row in found}


def _valuation(
    scheme: Scheme, statement: Statement, question: int, row: Sequence[Any], samples: _Samples
) -> Valuation:
    value, used, time = row
    return rows.valuation(
        statement,
        scheme,
        value,
        tuple(
            samples[question, side, number]
            for side, numbers in zip(scheme.sides, rows.parse_numbers(used), strict=True)
            for number in numbers
        ),
        time,
        cached=True,
    )
