"""Recorded runs: files in which every item comes with its label and the judge's replies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from paradl import jsons
from paradl.evaluation import datasets
from paradl.evaluation.items import Item
from paradl.evaluation.rows import Row
from paradl.evaluation.run import Run, Setting
from paradl.oracle.judges.answers import Answer, answers
from paradl.oracle.valuation import Sample, Side, Valuation
from paradl.oracle.verdicts import verdict
from paradl.oracle.voting import majority
from paradl.truth import GeneralizedTruthValue

PROMPT = "recorded"
"""What a trace's prompt is called, as the file does not say it."""

UNNAMED = "a judge"
"""Who replied, where a trace does not say it."""

_LIST = re.compile(r"""\s*\[\s*["'\[\]]""")
_OBJECTS = re.compile(r"\s*(?:\[\s*)?\{")
_SIDES = {
    "verification": Side.VERIFICATION,
    "refutation": Side.REFUTATION,
    "reasoning": Side.UNILATERAL,
}

_MODES = (("verification", "refutation"), ("reasoning",))


def is_trace(row: Row) -> bool:
    """Whether a file that begins with this row is a recorded run."""
    return any(column in row.cells for column in _SIDES)


def read(found: Sequence[Row]) -> Run:
    """The run of the rows of a trace.

    Each row has the columns of a data set with labels, and what was said: `verification` and
    `refutation`, or `reasoning` where the judge was to say TRUE or FALSE. That is the text of a
    reply, or what a model's API returned, or a list of such. Who replied and when are `model_name`
    and `timestamp`, if they are there. Allen et al. published theirs in this form. The verdicts are
    read from the texts; what the file says that they come to is not believed.

    Raises:
        DataError: a row is broken, or of another run than the first; it is named.
    """
    columns, k, model = _shape(found[0])
    for row in found:
        if _shape(row) != (columns, k, model):
            raise _odd(row, columns, k, model)
    items = datasets.items(found)
    judged = ((i, _valuation(row, i, columns, k)) for i, row in zip(items, found, strict=True))
    setting = Setting(_dataset(found[0].file, model), model, PROMPT, "reasoning" not in columns)
    return Run.of(setting, k, judged)


def _shape(row: Row) -> tuple[tuple[str, ...], int, str]:
    """What all rows of a run share: the columns of replies, how many, and the model."""
    columns = tuple(column for column in _SIDES if column in row.cells)
    if columns not in _MODES:
        raise row.error(
            f"has {' and '.join(columns) or 'no replies'}",
            "a row has verification and refutation, or else reasoning",
        )
    counts = {len(_replies(row, column)) for column in columns}
    if len(counts) > 1:
        raise row.error("has more verifications than refutations, or fewer", "leave the row out")
    if counts == {0}:
        raise row.error("has no replies", "leave the row out")
    return columns, counts.pop(), _model(row)


def _odd(row: Row, columns: tuple[str, ...], k: int, model: str) -> Exception:
    """In what a row is unlike the first one."""
    other_columns, other_k, other_model = _shape(row)
    if other_columns != columns:
        what = f"has {' and '.join(other_columns)} where row 1 has {' and '.join(columns)}"
    elif other_k != k:
        what = f"has {other_k} samples a side where row 1 has {k}"
    else:
        what = f"is by {other_model} where row 1 is by {model}"
    return row.error(what, "make two files of it")


def _replies(row: Row, column: str) -> list[Answer]:
    """Texts or what an API returned, or a list; of the latter two, JSON in the cell of a table."""
    told = row.cells[column]
    try:
        if not isinstance(told, str):
            return answers(told)
        if _OBJECTS.match(told):
            with suppress(ValueError, TypeError):  # else a judge that answers in JSON
                return answers(jsons.loads(told))
        elif _LIST.match(told):
            return answers(jsons.loads(told))
        return answers(told) if told.strip() else []
    except (ValueError, TypeError):
        pass
    raise row.error(
        f"{column} is neither a text, nor what a model's API returns, nor a list of such",
        "give the judge's words, or a list of them, in JSON if it is a cell",
    )


def _valuation(row: Row, item: Item, columns: tuple[str, ...], k: int) -> Valuation:
    samples = tuple(
        Sample(side, said.text, verdict(side, said.text), logprob=said.logprob(side))
        for column in columns
        for side in [_SIDES[column]]
        for said in _replies(row, column)
    )
    verdicts = [sample.verdict for sample in samples]
    u = majority(verdicts[:k])
    v = majority(verdicts[k:]) if len(columns) > 1 else ~u
    return Valuation(
        item.statement,
        GeneralizedTruthValue(u, v),
        samples,
        judge=_model(row),
        prompt=PROMPT,
        policy=f"k={k}",
        time=_time(row),
    )


def _model(row: Row) -> str:
    return row.text("model_name") if "model_name" in row.cells else UNNAMED


def _time(row: Row) -> datetime | None:
    if row.cells.get("timestamp") in (None, ""):
        return None
    try:
        return datetime.fromisoformat(row.text("timestamp")).astimezone(UTC)
    except ValueError:
        raise row.error("its timestamp is no time", "write it as 2025-03-04T08:40:36Z") from None


def _dataset(path: Path, model: str) -> str:
    """The file's name without the model's."""
    return path.stem.replace(model, "").strip("-_. ") or path.stem
