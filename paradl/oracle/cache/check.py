"""Computes values anew from the samples that they rest on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paradl.oracle.cache.records import Record
from paradl.oracle.verdicts import verdict
from paradl.oracle.voting import decided
from paradl.oracle.worth import worth


def reread(record: Record) -> Record:
    """The record as its replies read now; undecided, if they do not decide its value any more."""
    answers = tuple(
        replace(one, sample=replace(one.sample, verdict=verdict(one.sample.side, one.sample.text)))
        for one in record.answers
    )
    scheme = record.scheme
    verdicts = [[a.sample.verdict for a in answers if a.sample.side is s] for s in scheme.sides]
    if all(decided(side, scheme.k) for side in verdicts):
        value = None if record.value is None else worth(scheme.sides, verdicts)
        return replace(record, answers=answers, value=value)
    undecided = replace(scheme, k=0, sides=())
    return replace(record, answers=answers, scheme=undecided, value=None, time=None)


def faults(record: Record) -> Iterator[str]:
    """What a record says that does not follow from the replies in it; nothing, if all is well."""
    if record.scheme.digest(record.statement) != record.digest:
        yield "the question is not the one that its digest was made of"
    for answer in record.answers:
        sample = answer.sample
        read = verdict(sample.side, sample.text)
        if read is not sample.verdict:
            yield f"{sample.side} {answer.number + 1} reads {read}, and {sample.verdict} is noted"
    if record.value is None:
        return
    used = [[a for a in record.answers if a.sample.side is side] for side in record.scheme.sides]
    for side, answers in zip(record.scheme.sides, used, strict=True):
        if not decided([answer.sample.verdict for answer in answers], record.scheme.k):
            yield f"{len(answers)} samples do not decide the {side} of {record.scheme.k}"
    computed = worth(record.scheme.sides, [[a.sample.verdict for a in side] for side in used])
    if computed != record.value:
        yield f"the samples come to {computed}, and {record.value} is noted"
