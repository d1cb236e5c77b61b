"""The record of a run: a line for each valuation, written as it comes, so that a run can go on.

A line says all that the judge said, with the item's label. `recorded:FILE` can replay it, and
`paradl evaluate FILE` tells what it comes to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from paradl.errors import DataError
from paradl.evaluation import datasets
from paradl.evaluation.items import Item
from paradl.evaluation.journal import Journal
from paradl.evaluation.rows import Row
from paradl.evaluation.run import Run, Setting
from paradl.oracle.cache import fields, rows
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement, Usage, Valuation
from paradl.truth import V3, GeneralizedTruthValue

Judged = tuple[Item, Valuation]


class Record:
    """The file of a run that goes on where it stopped."""

    def __init__(self, path: Path | None, setting: Setting, scheme: Scheme) -> None:
        """Begin a file, or go on with one; None keeps nothing.

        Raises:
            DataError: the file is the record of another run.
        """
        self._head = {
            "dataset": setting.dataset,
            "judge": scheme.judge,
            "prompt": scheme.prompt,
            "prompt_digest": scheme.prompt_digest,
            "sampling": scheme.sampling,
            "policy": scheme.policy,
            "k": scheme.k,
        }
        self._journal = Journal(path)
        earlier = self._journal.earlier
        if any(row.cells.get(name) != said for row in earlier for name, said in self._head.items()):
            raise DataError(f"{path} is the record of another run", "choose another folder with -o")
        self.judged = tuple(_judged(row) for row in earlier)

    def add(self, item: Item, valuation: Valuation) -> None:
        """Write a line; it is with the system when this returns."""
        self._journal.add({**self._head, **_line(item, valuation)})

    def close(self) -> None:
        """Close the file."""
        self._journal.close()


def is_record(row: Row) -> bool:
    """Whether a file that begins with this row is the record of a run."""
    return {"atom", "samples", "value"} <= row.cells.keys()


def read(found: Sequence[Row]) -> Run:
    """The run of the rows of a record.

    Raises:
        DataError: a row is broken, or of another run than the first; it is named.
    """
    setting, k = _head(found[0])
    for row in found:
        if _head(row) != (setting, k):
            raise row.error("is not of the run of row 1", "make two files of it")
    return Run.of(setting, k, (_judged(row) for row in found))


def _line(item: Item, valuation: Valuation) -> dict[str, Any]:
    numbers: Counter[Side] = Counter()
    samples = []
    for sample in valuation.samples:
        samples.append({**rows.said(sample, numbers[sample.side]), "time": valuation.when})
        numbers[sample.side] += 1
    return {
        "label": "t" if item.label else "f",
        "atom": item.statement.atom,
        "text": item.statement.text,
        "context": item.statement.context,
        "value": str(valuation.value),
        "time": valuation.when,
        "samples": samples,
    }


def _head(row: Row) -> tuple[Setting, int]:
    try:
        bilateral = all(sample["side"] != Side.UNILATERAL for sample in row.cells["samples"])
        setting = Setting(row.text("dataset"), row.text("judge"), row.text("prompt"), bilateral)
        return setting, int(row.cells["k"])
    except (KeyError, TypeError, ValueError) as error:
        raise _broken(row, error) from None


def _time(row: Row) -> datetime | None:
    return None if row.cells["time"] is None else datetime.fromisoformat(row.text("time"))


def _judged(row: Row) -> Judged:
    context = tuple(map(str, row.cells.get("context", ())))
    statement = Statement(row.text("atom"), row.text("text"), context)
    try:
        valuation = Valuation(
            statement,
            GeneralizedTruthValue.parse(row.cells["value"]),
            tuple(_samples(row)),
            judge=row.text("judge"),
            prompt=row.text("prompt"),
            policy=row.text("policy"),
            time=_time(row),
            cached=True,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise _broken(row, error) from None
    return Item(statement, datasets.label(row)), valuation


def _samples(row: Row) -> Iterator[Sample]:
    for sample in row.cells["samples"]:
        usage = Usage(
            fields.whole(sample, "prompt_tokens"),
            fields.whole(sample, "completion_tokens"),
            fields.finite(sample, "seconds"),
        )
        logprob = None if sample["logprob"] is None else fields.finite(sample, "logprob")
        text = fields.text(sample["text"])
        yield Sample(Side(sample["side"]), text, V3(sample["verdict"]), usage, logprob)


def _broken(row: Row, error: Exception) -> DataError:
    return row.error(
        f"is no record of a run ({type(error).__name__}: {error})",
        "give what paradl evaluate -o writes",
    )
