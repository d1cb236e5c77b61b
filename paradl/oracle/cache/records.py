"""What is in a cache, one record for each valuation, and one for what was not decided yet."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from paradl.oracle.cache import rows
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.rows import Answer
from paradl.oracle.cache.schema import QUESTIONS, SAMPLES, VALUATIONS
from paradl.oracle.confidence.weights import Weights
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement, Valuation
from paradl.truth import GeneralizedTruthValue

_CHUNK = 500
_BYTEWISE = {"sqlite": "BINARY", "postgresql": "C"}


@dataclass(frozen=True, slots=True)
class Record:
    """A valuation with all that it rests on.

    Attributes:
        digest: of the question.
        statement: what was asked about.
        scheme: how; of replies that have not decided anything, k is 0.
        value: None of those.
        time: likewise.
        answers: the replies, side by side in the order of their numbers.
        confidence: where weights were applied to the replies; it is not stored.
    """

    digest: str
    statement: Statement
    scheme: Scheme
    value: GeneralizedTruthValue | None
    time: datetime | None
    answers: tuple[Answer, ...]
    confidence: float | None = None

    def with_confidence(self, weights: Weights) -> Record:
        """The same, as sure as weights say; where nothing was decided, as it is."""
        if self.value is None or self.time is None:
            return self
        samples = tuple(answer.sample for answer in self.answers)
        scheme = self.scheme
        rated = weights.reading()(
            Valuation(
                self.statement,
                self.value,
                samples,
                scheme.judge,
                scheme.prompt,
                scheme.policy,
                self.time,
            )
        )
        return replace(self, confidence=rated.confidence)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which records are wanted: all that have these names, and this text in their statement."""

    judge: str | None = None
    prompt: str | None = None
    text: str | None = None
    value: str | None = None


def records(desk: Desk, wanted: Filter | None = None) -> Iterator[Record]:
    """All records that are wanted, ordered by atom, judge, prompt, sampling, sides and k."""
    wanted = wanted or Filter()
    questions = desk.read(partial(_questions, wanted=wanted))
    for start in range(0, len(questions), _CHUNK):
        chunk = questions[start : start + _CHUNK]
        for record in desk.read(partial(_of, questions=chunk)):
            if wanted.value in (None, str(record.value)):
                yield record


def _questions(connection: Connection, wanted: Filter) -> Sequence[int]:
    column = QUESTIONS.c
    query = select(column.id)
    if wanted.judge is not None:
        query = query.where(column.judge == wanted.judge)
    if wanted.prompt is not None:
        query = query.where(column.prompt == wanted.prompt)
    if wanted.text is not None:
        parts = (column.atom, column.text, column.digest)
        query = query.where(
            parts[0].contains(wanted.text, autoescape=True)
            | parts[1].contains(wanted.text, autoescape=True)
            | parts[2].startswith(wanted.text, autoescape=True)
        )
    bytewise = _BYTEWISE[connection.dialect.name]
    order = (column.atom, column.judge, column.prompt, column.sampling, column.digest)
    return connection.scalars(query.order_by(*(part.collate(bytewise) for part in order))).all()


def _of(connection: Connection, questions: Sequence[int]) -> list[Record]:
    asked = {
        row.id: row
        for row in connection.execute(select(QUESTIONS).where(QUESTIONS.c.id.in_(questions)))
    }
    order = (SAMPLES.c.question, SAMPLES.c.side, SAMPLES.c.number)
    replies: defaultdict[int, dict[tuple[Side, int], Answer]] = defaultdict(dict)
    query = select(SAMPLES).where(SAMPLES.c.question.in_(questions)).order_by(*order)
    for question, *sample in connection.execute(query):
        answer = rows.answer(sample)
        replies[question][answer.sample.side, answer.number] = answer
    valued = defaultdict(list)
    valuations = select(VALUATIONS).where(VALUATIONS.c.question.in_(questions))
    for row in connection.execute(valuations.order_by(VALUATIONS.c.sides, VALUATIONS.c.k)):
        valued[row.question].append(row)
    return [
        record
        for question in questions
        for record in _records(asked[question], valued[question], replies[question])
    ]


def _records(
    question: Any, valuations: Sequence[Any], replies: dict[tuple[Side, int], Answer]
) -> Iterator[Record]:
    statement = Statement(question.atom, question.text, tuple(json.loads(question.context)))
    way = (question.judge, question.prompt, question.prompt_digest, question.sampling)
    used = set()
    for row in valuations:
        sides = tuple(Side(side) for side in row.sides.split(","))
        keys = [
            (side, number)
            for side, numbers in zip(sides, rows.parse_numbers(row.samples), strict=True)
            for number in numbers
        ]
        used.update(keys)
        yield Record(
            question.digest,
            statement,
            Scheme(*way, row.k, sides),
            GeneralizedTruthValue.parse(row.value),
            datetime.fromisoformat(row.time),
            tuple(replies[key] for key in keys),
        )
    if rest := tuple(answer for key, answer in replies.items() if key not in used):
        yield Record(question.digest, statement, Scheme(*way, 0, ()), None, None, rest)
