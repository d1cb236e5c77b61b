"""Recorded judges for tests: a value for each atom, as the file that a cache exports."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from paradl.oracle.cache.lines import written
from paradl.oracle.cache.records import Record
from paradl.oracle.cache.rows import Answer
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement
from paradl.truth import V3, GeneralizedTruthValue

SCHEME = Scheme("invented:die", "recorded", "", "", 1)
TIME = datetime(2026, 11, 21, tzinfo=UTC)
REPLIES = {
    (Side.VERIFICATION, V3.T): "VERIFIED",
    (Side.VERIFICATION, V3.F): "CANNOT VERIFY",
    (Side.REFUTATION, V3.T): "REFUTED",
    (Side.REFUTATION, V3.F): "CANNOT REFUTE",
}


def recorded(path: Path, values: Mapping[str, str]) -> str:
    """Write answers that come to these values, by atoms; the name of the judge."""
    lines = (line for line in written(_record(*item) for item in values.items()))
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return f"recorded:{path}"


def _record(atom: str, pair: str) -> Record:
    value = GeneralizedTruthValue.parse(pair)
    statement = Statement(atom, atom)
    sides = zip(SCHEME.sides, (value.u, value.v), strict=True)
    answers = tuple(
        Answer(0, Sample(side, REPLIES.get((side, worth), "Who knows?"), worth), TIME)
        for side, worth in sides
    )
    return Record(SCHEME.digest(statement), statement, SCHEME, value, TIME, answers)
