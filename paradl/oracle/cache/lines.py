"""The cache as JSON Lines: one line for each record, always the same for the same content."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from paradl import jsons
from paradl.errors import DataError
from paradl.oracle.cache import rows
from paradl.oracle.cache.fields import finite, moment, text, texts, whole
from paradl.oracle.cache.records import Record
from paradl.oracle.cache.rows import Answer
from paradl.oracle.scheme import BILATERAL, LIKELIHOOD, UNILATERAL, Scheme
from paradl.oracle.valuation import Sample, Side, Statement, Usage
from paradl.truth import V3, GeneralizedTruthValue


def written(records: Iterable[Record]) -> Iterator[str]:
    """Each record as a line, without the line's end."""
    for record in records:
        yield json.dumps(_object(record), ensure_ascii=False)


def parsed(lines: Iterable[str], name: str) -> Iterator[Record]:
    """The records of lines; `name` is what a message calls them.

    Raises:
        DataError: a line is no record.
    """
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            yield _record(jsons.loads(line))
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise _no_record(f"{name}, line {number}", line, error) from None


def _no_record(place: str, line: str, error: Exception) -> DataError:
    if line.lstrip().startswith("[") or '"problem"' in line:
        return DataError(
            f"{place}: traces, or another list, and no record of answers",
            "replay traces with --judge recorded:FILE, or measure them with paradl evaluate",
        )
    return DataError(
        f"{place}: no record of answers ({type(error).__name__}: {error})",
        "give what paradl cache export writes",
    )


def _object(record: Record) -> dict[str, Any]:
    scheme, statement = record.scheme, record.statement
    return {
        "atom": statement.atom,
        "text": statement.text,
        "context": list(statement.context),
        "judge": scheme.judge,
        "prompt": scheme.prompt,
        "prompt_digest": scheme.prompt_digest,
        "sampling": scheme.sampling,
        "sides": list(scheme.sides),
        "k": scheme.k,
        "value": None if record.value is None else str(record.value),
        "time": None if record.time is None else rows.iso(record.time),
        "samples": [_sample_object(answer) for answer in record.answers],
    }


def _sample_object(answer: Answer) -> dict[str, Any]:
    row = rows.sample_row(0, answer)
    del row["question"]
    return row


def _record(item: dict[str, Any]) -> Record:
    told, time = item["value"], item["time"]
    value = None if told is None else GeneralizedTruthValue.parse(told)
    sides = tuple(Side(side) for side in item["sides"])
    if sides not in ([()] if value is None else [BILATERAL, UNILATERAL, LIKELIHOOD]):
        raise ValueError(f"sides {item['sides']} have no value {told}")
    statement = Statement(text(item["atom"]), text(item["text"]), texts(item["context"]))
    scheme = Scheme(
        text(item["judge"]),
        text(item["prompt"]),
        text(item["prompt_digest"]),
        text(item["sampling"]),
        whole(item, "k", 0 if value is None else 1),
        sides,
    )
    return Record(
        scheme.digest(statement),
        statement,
        scheme,
        value,
        None if value is None else moment(time),
        tuple(_answer(sample) for sample in item["samples"]),
    )


def _answer(item: dict[str, Any]) -> Answer:
    usage = Usage(
        whole(item, "prompt_tokens"), whole(item, "completion_tokens"), finite(item, "seconds")
    )
    sample = Sample(
        Side(item["side"]),
        text(item["text"]),
        V3(item["verdict"]),
        usage,
        None if item["logprob"] is None else finite(item, "logprob"),
    )
    return Answer(whole(item, "number"), sample, moment(item["time"]))
