"""The audit log: JSON Lines, one for each round and one for the decision, written as they come."""

from __future__ import annotations

import os
import uuid
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from paradl import jsons
from paradl.errors import ParadlError, UsageError
from paradl.verify import documents
from paradl.verify.rounds import Round, Verification


class Log:
    """Adds to a file. Each run has an identifier of its own, so that several may share the file."""

    def __init__(self, path: Path | None = None, about: Mapping[str, Any] | None = None) -> None:
        """Of a file, which may be there already; None keeps nothing.

        Args:
            path: of the file.
            about: what each line says too, as the ontology and who reads and writes.

        Raises:
            UsageError: it cannot be written.
        """
        self._path = path
        self._about = dict(about or {})
        self._run = uuid.uuid4().hex[:12]
        if path is not None:
            self._append(b"")

    def round(self, one: Round) -> None:
        """A round: raw text, propositions, results, decision and why."""
        self._write({"round": one.number, **documents.round_(one)})

    def failed(self, number: int, text: str, error: ParadlError) -> None:
        """A round that could not be finished."""
        self._write({"round": number, "text": text, "decision": "fail", "why": str(error)})

    def adjudicated(self, result: Verification) -> None:
        """The last decision."""
        decision = "accept" if result.accepted else "reject"
        self._write(
            {"decision": decision, "why": result.why, "best": result.best.number}
            | {"text": result.text}
        )

    def _write(self, line: Mapping[str, Any]) -> None:
        if self._path is None:
            return
        frame = {"run": self._run, "time": datetime.now(UTC).isoformat(), **self._about}
        self._append(jsons.line({**frame, **line}))

    def _append(self, content: bytes) -> None:
        assert self._path is not None
        try:
            with self._path.open("ab") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise UsageError(
                f"cannot write {self._path} ({error.strerror})", "choose another file with --log"
            ) from None
