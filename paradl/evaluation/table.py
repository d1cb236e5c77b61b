"""What a table is, and the columns that several have."""

from __future__ import annotations

from dataclasses import dataclass

from paradl.evaluation.benchmark import Result
from paradl.evaluation.statistics import Estimate

Cell = str | Estimate


@dataclass(frozen=True, slots=True)
class Column:
    """A column.

    Attributes:
        name: of the column.
        group: what it is a part of.
        digits: after the point of its numbers.
        least: whether a number too small for them is said to be less than the last.
    """

    name: str
    group: str = ""
    digits: int = 0
    least: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table; `name` serves as a file's, `title` as a caption."""

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


METRICS = {
    "macro_f1": Column("Macro F1", digits=3),
    "accuracy": Column("Accuracy", digits=3),
    "coverage": Column("Coverage", digits=3),
    "seconds": Column("Time (s)", digits=2),
    "tokens": Column("Tokens", digits=2),
}
NOTE = "Standard errors in parentheses."


def share_column(value: str) -> Column:
    """How often a value was given."""
    return Column(value.replace("<", "⟨").replace(">", "⟩"), digits=3)


def who(result: Result) -> tuple[str, str]:
    """Judge and prompt."""
    return result.run.setting.judge, result.run.setting.prompt
