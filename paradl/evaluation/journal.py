"""A file of JSON Lines that is added to, and gone on with after a crash."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from paradl.evaluation import rows
from paradl.evaluation.rows import Row


class Journal:
    """What it holds at first is in `earlier`; a line that is added is with the system at once."""

    def __init__(self, path: Path | None) -> None:
        """Go on with a file, or begin one; None keeps nothing.

        A last line that a crash cut off is taken out.

        Raises:
            DataError: it is no JSON Lines.
        """
        self.earlier: list[Row] = []
        self._file = None
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            whole = path.read_bytes().rfind(b"\n") + 1
            os.truncate(path, whole)
            self.earlier = rows.read(path) if whole else []
        self._file = path.open("a", encoding="utf-8", newline="\n")

    def add(self, line: Mapping[str, Any]) -> None:
        """Write a line."""
        if self._file is not None:
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
