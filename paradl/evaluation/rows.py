"""The rows of a file in CSV, JSON or Parquet, each with its number for error messages."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from paradl import files, jsons
from paradl.errors import DataError
from paradl.oracle.judges.exports import REMEDY, kind
from paradl.oracle.judges.streams import is_stream

csv.field_size_limit(2**31 - 1)  # a cell may hold all that a judge has thought


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a data set.

    Attributes:
        file: where it stands.
        number: from 1, the header not counted.
        cells: by the names of the columns.
    """

    file: Path
    number: int
    cells: dict[str, Any]

    def text(self, column: str) -> str:
        """The text of a cell, as it is.

        Raises:
            DataError: there is none.
        """
        cell = self.cells.get(column)
        if isinstance(cell, bool | int | float):
            return str(cell)
        if not isinstance(cell, str) or not cell.strip():
            raise self.error(f"has no {column!r}", "give it a text, or take the row out")
        return cell

    def error(self, what: str, remedy: str) -> DataError:
        """What is wrong with the row, as an error to raise."""
        return DataError(f"{self.file.name}, row {self.number}: {what}", remedy)


def read(path: Path) -> list[Row]:
    """The rows of a file; what it is in is seen from how it begins.

    Raises:
        DataError: it is not there, is empty, or is no CSV, TSV, JSON Lines, JSON, Parquet
            or Arrow.
    """
    text = files.read_text(path, tables=True)
    if is_stream(text):
        raise DataError(f"{path.name} is a stream of server-sent events", REMEDY)
    form = {"[": _json, "{": _json_lines}.get(text.lstrip()[:1], _csv)
    rows = list(form(path, text))
    if not rows:
        raise DataError(f"{path.name} has no rows", "give it some")
    return rows


def unknown(path: Path, found: list[Row], what: str, remedy: str) -> DataError:
    """An error to raise where rows are of no form that is known, as where they are too deep."""
    export = kind(found[0].cells)
    if export is not None:
        return DataError(f"{path.name} seems to be {export}", REMEDY)
    key = jsons.rows_within(found[0].cells) if len(found) == 1 else None
    if key is None:
        return DataError(f"{path.name} {what}", remedy)
    return DataError(f"{path.name} is one object, with its rows in {key!r}", "give that list alone")


def _csv(path: Path, text: str) -> Iterator[Row]:
    form, delimiter = ("TSV", "\t") if files.ending(path.name) == ".tsv" else ("CSV", ",")
    header = text.partition("\n")[0]
    if ";" in header and delimiter not in header:  # as spreadsheets write where 1,5 is a number
        delimiter = ";"
    try:
        told = io.StringIO(text, newline="")
        lines = list(csv.DictReader(told, delimiter=delimiter, strict=True))
    except csv.Error as error:
        raise DataError(f"{path.name} is no {form} ({error})", "is a quote not closed?") from None
    for number, cells in enumerate(lines, start=1):
        row = Row(path, number, cells)
        if None in cells:
            raise row.error("has more cells than the header", "quote cells that hold the separator")
        yield row


def _json_lines(path: Path, text: str) -> Iterator[Row]:
    """A line each, or one object over several lines."""
    with suppress(ValueError):
        yield _object(path, 1, jsons.loads(text))
        return
    lines = (line for line in text.split("\n") if line.strip())
    for number, line in enumerate(lines, start=1):
        try:
            cells = jsons.loads(line)
        except ValueError as error:
            raise Row(path, number, {}).error(f"no JSON ({error})", "mend the line") from None
        yield _object(path, number, cells)


def _json(path: Path, text: str) -> Iterator[Row]:
    try:
        objects = jsons.loads(text)
    except ValueError as error:
        raise DataError(f"{path.name} is no JSON ({error})", "mend the file") from None
    for number, cells in enumerate(objects, start=1):
        yield _object(path, number, cells)


def _object(path: Path, number: int, cells: Any) -> Row:
    row = Row(path, number, cells)
    if not isinstance(cells, dict):
        raise row.error("no JSON object", "write each row as {...}")
    return row
