"""Between the rows of the tables and what they say."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement, Usage, Valuation
from paradl.truth import V3, GeneralizedTruthValue

_V3 = {value.value: value for value in V3}
_SIDES = {side.value: side for side in Side}
_PAIRS = {str(pair): pair for u in V3 for v in V3 for pair in (GeneralizedTruthValue(u, v),)}


@dataclass(frozen=True, slots=True)
class Answer:
    """A sample with its number among those of its side, from 0, and its time."""

    number: int
    sample: Sample
    time: datetime


def iso(time: datetime) -> str:
    """A time as it is stored: UTC, microseconds, sortable."""
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def question_row(scheme: Scheme, digest: str, statement: Statement) -> dict[str, Any]:
    return {
        "digest": digest,
        "atom": statement.atom,
        "text": statement.text,
        "context": json.dumps(statement.context, ensure_ascii=False),
        "judge": scheme.judge,
        "prompt": scheme.prompt,
        "prompt_digest": scheme.prompt_digest,
        "sampling": scheme.sampling,
    }


def sample_row(question: int, answer: Answer) -> dict[str, Any]:
    return {"question": question, **said(answer.sample, answer.number), "time": iso(answer.time)}


def said(sample: Sample, number: int) -> dict[str, Any]:
    """A sample by the names of its columns, which those of records are too."""
    return {
        "side": sample.side.value,
        "number": number,
        "text": sample.text,
        "verdict": sample.verdict.value,
        "prompt_tokens": sample.usage.prompt_tokens,
        "completion_tokens": sample.usage.completion_tokens,
        "seconds": sample.usage.seconds,
        "logprob": sample.logprob,
    }


def sample(row: Sequence[Any]) -> Sample:
    """Of a row of the samples, without its question."""
    side, _, text, verdict, prompt, completion, seconds, logprob, _ = row
    usage = Usage(prompt, completion, seconds)
    return Sample(_SIDES[side], text, _V3[verdict], usage, logprob)


def answer(row: Sequence[Any]) -> Answer:
    """The same with its number and time."""
    return Answer(row[1], sample(row), datetime.fromisoformat(row[-1]))


def numbers(used: Iterable[Sequence[Answer]]) -> str:
    """Which samples a valuation rests on, a list a side.

    >>> numbers([[], []])
    '/'
    """
    return "/".join(",".join(str(answer.number) for answer in side) for side in used)


def parse_numbers(text: str) -> list[list[int]]:
    """The inverse of `numbers`.

    >>> parse_numbers("0,1/0,1,2")
    [[0, 1], [0, 1, 2]]
    """
    return [[int(number) for number in side.split(",") if number] for side in text.split("/")]


def valuation(
    statement: Statement,
    scheme: Scheme,
    value: str,
    samples: tuple[Sample, ...],
    time: str,
    *,
    cached: bool,
) -> Valuation:
    """Of the columns of a row of the valuations."""
    return Valuation(
        statement,
        _PAIRS[value],
        samples,
        scheme.judge,
        scheme.prompt,
        scheme.policy,
        datetime.fromisoformat(time),
        cached=cached,
    )
