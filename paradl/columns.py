"""Tables by columns, as Parquet and Arrow have them and Hugging Face's data sets come."""

from __future__ import annotations

import json
from datetime import date
from decimal import Decimal
from importlib import import_module
from typing import Any

from paradl.errors import DataError

ENDINGS = (".parquet", ".arrow", ".feather")
_PARQUET, _ARROW, _STREAM = b"PAR1", b"ARROW1", b"\xff\xff\xff\xff"


def is_table(content: bytes) -> bool:
    """Whether a file of such bytes is one.

    >>> is_table(b"PAR1..."), is_table(b"statement,label")
    (True, False)
    """
    return content.startswith((_PARQUET, _ARROW, _STREAM))


def json_lines(content: bytes, name: str) -> str:
    """A table as JSON Lines: its rows, without what is null in all of them or within a cell.

    Such a null stands for a field that another row has, as of messages of several kinds.

    Args:
        content: of the file.
        name: what messages call it.

    Raises:
        DataError: it is broken, or there is nothing here to read it with.
    """
    form = "Parquet" if content.startswith(_PARQUET) else "Arrow"
    try:
        table = _table(content)
    except ImportError:
        remedy = "pip install 'paradl[parquet]', or write it as CSV or JSON Lines"
        raise DataError(f"{name} is a table in {form}, and pyarrow is not here", remedy) from None
    except (OSError, ValueError, KeyError, NotImplementedError) as error:
        reason = str(error).splitlines()[0]
        raise DataError(
            f"{name} is {form} that is cut off or broken ({reason})", "make it anew"
        ) from None
    rows = table.to_pylist()
    told = {column for row in rows for column, cell in row.items() if cell is not None}
    return "".join(
        json.dumps({c: _filled(row[c]) for c in row if c in told}, default=_plain) + "\n"
        for row in rows
    )


def _table(content: bytes) -> Any:
    arrow = import_module("pyarrow")
    reader = arrow.BufferReader(content)
    if content.startswith(_PARQUET):
        return import_module("pyarrow.parquet").read_table(reader)
    kind = arrow.ipc.open_file if content.startswith(_ARROW) else arrow.ipc.open_stream
    return kind(reader).read_all()


def _filled(cell: Any) -> Any:
    """A cell without the fields that are null."""
    if isinstance(cell, dict):
        return {name: _filled(part) for name, part in cell.items() if part is not None}
    return [_filled(part) for part in cell] if isinstance(cell, list) else cell


def _plain(value: Any) -> Any:
    """What JSON has no word for."""
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Decimal):
        return float(value)
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
