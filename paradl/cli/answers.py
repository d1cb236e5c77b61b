"""The answer of a command that loads no knowledge base."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paradl
from paradl import files, jsons
from paradl.cli.options import format_of
from paradl.cli.output import put, put_lines, say

if TYPE_CHECKING:
    from rich.text import Text


@dataclass(frozen=True, slots=True)
class Answer:
    """Where the answer goes and in which format, as the shared options say."""

    command: str
    format: str
    output: Path | None
    force: bool
    quiet: bool
    verbose: int
    started: float = field(default_factory=time.perf_counter)

    @classmethod
    def of(
        cls,
        command: str,
        given: Mapping[str, Any],
        offered: Sequence[str],
        inputs: Iterable[str | Path | None] = (),
    ) -> Answer:
        """Of the options that `options.answering` adds; it is not written over `inputs`.

        Raises:
            UsageError: it could not be written as they want it.
        """
        output: Path | None = given["output"]
        if output is not None:
            files.check_free(output, force=given["force"])
            files.check_apart(output, inputs)
        format = format_of(given["format"], output, offered)
        flags = (given["force"], given["quiet"], given["verbose"])
        return cls(command, format, output, *flags)

    def give(
        self,
        *,
        text: Callable[[], Iterable[Text]],
        tsv: Callable[[], str],
        result: Callable[[], object],
        details: Mapping[str, object] | None = None,
        warnings: Sequence[str] = (),
    ) -> None:
        """Write it; `details` are further fields of the JSON frame."""
        if self.format == "text":
            put_lines(text(), self.output, force=self.force)
        elif self.format == "tsv":
            put(files.encoded(tsv()), self.output, force=self.force)
        else:
            seconds = {"total": round(time.perf_counter() - self.started, 3)}
            frame = {
                "command": self.command,
                "version": paradl.__version__,
                **(details or {}),
                "seconds": seconds,
                "result": result(),
                "warnings": list(warnings),
            }
            put(jsons.document(frame), self.output, force=self.force)

    def say(self, line: str) -> None:
        """Tell how it went, on standard error, unless that is not wanted."""
        if not self.quiet:
            say(line)

    def warn(self, warnings: Iterable[str]) -> None:
        """Say each of these, which the JSON frame has too."""
        for warning in warnings:
            self.say(f"warning: {warning}")
