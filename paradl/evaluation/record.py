"""The record of a run: a line for each valuation, written as it comes, so that a run can go on.

A line says all that the judge said, with the item's label. `recorded:FILE` can replay it, and
`paradl evaluate FILE` tells what it comes to.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from paradl.errors import DataError
from paradl.evaluation import datasets, rows
from paradl.evaluation.items import Item
from paradl.evaluation.rows import Row
from paradl.evaluation.run import Run, Setting
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement, Usage, Valuation
from paradl.truth import V3, GeneralizedTruthValue

Judged = tuple[Item, Valuation]


class Record:
    """The file of a run that goes on where it stopped."""

    def __init__(self, path: Path | None, setting: Setting, scheme: Scheme) -> None:
        """Begin a file, or go on with one; None keeps nothing.

        What a crash cut off at the end of a file is taken out.

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
        self.judged: tuple[Judged, ...] = ()
        self._file = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                os.truncate(path, path.read_bytes().rfind(b"\n") + 1)
                self.judged = self._earlier(path)
            self._file = path.open("a", encoding="utf-8", newline="\n")

    def add(self, item: Item, valuation: Valuation) -> None:
        """Write a line; it is with the system when this returns."""
        if self._file is not None:
            line = {**self._head, **_line(item, valuation)}
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def _earlier(self, path: Path) -> tuple[Judged, ...]:
        if not path.stat().st_size:
            return ()
        heads = [{name: row.cells.get(name) for name in self._head} for row in rows.read(path)]
        if any(head != self._head for head in heads):
            raise DataError(f"{path} is the record of another run", "choose another folder with -o")
        run = read(path)
        return tuple(zip(run.items, run.valuations, strict=True))


def is_record(row: Row) -> bool:
    """Whether a file that begins with this row is the record of a run."""
    return {"atom", "samples", "value"} <= row.cells.keys()


def read(path: Path) -> Run:
    """Read a record.

    Raises:
        DataError: it cannot be read, or its rows are not of one run; the row is named.
    """
    found = rows.read(path)
    setting, k = _head(found[0])
    for row in found:
        if _head(row) != (setting, k):
            raise row.error("is not of the run of row 1", "make two files of it")
    return Run.of(setting, k, (_judged(row) for row in found))


def _line(item: Item, valuation: Valuation) -> dict[str, Any]:
    numbers: Counter[Side] = Counter()
    samples = []
    for sample in valuation.samples:
        samples.append(
            {
                "side": sample.side.value,
                "number": numbers[sample.side],
                "text": sample.text,
                "verdict": sample.verdict.value,
                "prompt_tokens": sample.usage.prompt_tokens,
                "completion_tokens": sample.usage.completion_tokens,
                "seconds": sample.usage.seconds,
                "logprob": sample.logprob,
                "time": valuation.time.isoformat(),
            }
        )
        numbers[sample.side] += 1
    return {
        "label": "t" if item.label else "f",
        "atom": item.statement.atom,
        "text": item.statement.text,
        "context": item.statement.context,
        "value": str(valuation.value),
        "time": valuation.time.isoformat(),
        "samples": samples,
    }


def _head(row: Row) -> tuple[Setting, int]:
    try:
        bilateral = all(sample["side"] != Side.UNILATERAL for sample in row.cells["samples"])
        setting = Setting(row.text("dataset"), row.text("judge"), row.text("prompt"), bilateral)
        return setting, int(row.cells["k"])
    except (KeyError, TypeError, ValueError) as error:
        raise _broken(row, error) from None


def _judged(row: Row) -> Judged:
    statement = Statement(row.text("atom"), row.text("text"))
    try:
        valuation = Valuation(
            statement,
            GeneralizedTruthValue.parse(row.cells["value"]),
            tuple(_samples(row)),
            judge=row.text("judge"),
            prompt=row.text("prompt"),
            policy=row.text("policy"),
            time=datetime.fromisoformat(row.text("time")),
            cached=True,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise _broken(row, error) from None
    return Item(statement, datasets.label(row)), valuation


def _samples(row: Row) -> Iterator[Sample]:
    for sample in row.cells["samples"]:
        usage = Usage(sample["prompt_tokens"], sample["completion_tokens"], sample["seconds"])
        yield Sample(
            Side(sample["side"]), sample["text"], V3(sample["verdict"]), usage, sample["logprob"]
        )


def _broken(row: Row, error: Exception) -> DataError:
    return row.error(
        f"is no record of a run ({type(error).__name__}: {error})",
        "give what paradl evaluate -o writes",
    )
