"""A file of JSON Lines that is added to, and gone on with after a crash."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from paradl.errors import UsageError
from paradl.evaluation import rows
from paradl.evaluation.rows import Row


class Journal:
    """What it holds at first is in `earlier`; a line that is added is with the system at once."""

    def __init__(self, path: Path | None) -> None:
        """Go on with a file, or begin one; None keeps nothing.

        A last line that a crash cut off is taken out.

        Raises:
            DataError: it is no JSON Lines.
            UsageError: it cannot be written.
        """
        self.earlier: list[Row] = []
        self._file = None
        if path is None:
            return
        with _refusal_told(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            whole = path.read_bytes().rfind(b"\n") + 1 if path.exists() else 0
            self._file = path.open("ab", buffering=0)
            self._file.truncate(whole)
        self.earlier = rows.read(path) if whole else []

    def add(self, line: Mapping[str, Any]) -> None:
        """Write a line.

        Raises:
            UsageError: it cannot be written.
        """
        if self._file is None:
            return
        left = json.dumps(line).encode() + b"\n"
        with _refusal_told(Path(self._file.name)):
            while left:
                left = left[self._file.write(left) :]

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()


@contextmanager
def _refusal_told(path: Path) -> Iterator[None]:
    """A piece of a line is taken out by who goes on."""
    try:
        yield
    except OSError as error:
        raise UsageError(
            f"cannot write {path} ({error.strerror})",
            "make room, or choose another folder with -o; what was answered is in the cache",
        ) from None
