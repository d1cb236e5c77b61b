"""Tables as Markdown, CSV, LaTeX and aligned text."""

from __future__ import annotations

import csv as csv_module
import io
import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from paradl.evaluation.statistics import Estimate
from paradl.evaluation.table import Cell, Column, Table

UNKNOWN = "–"

_LATEX = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        **{sign: f"\\{sign}" for sign in "&%$#_{}"},
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
        "<": "$<$",
        ">": "$>$",
        "⟨": r"$\langle$",
        "⟩": r"$\rangle$",
        "−": "$-$",
        "ζ": r"$\zeta$",
        "–": "--",
    }
)
_FORMULA = re.compile(r"[=@\t\r]|[-+](?!\d+(?:\.\d+)?(?: to -?\d+(?:\.\d+)?)?\Z)")
"""How it begins; not an interval, as -0.05 to 0.02. What is judged may be a stranger's words."""
_MARKDOWN = str.maketrans({sign: f"\\{sign}" for sign in "\\|`*_<>[]"})


def markdown(table: Table) -> str:
    """A caption and a pipe table; a group of columns is named in each of its columns.

    >>> from paradl.evaluation.table import Column, Table
    >>> columns = (Column("A"), Column("B", digits=2))
    >>> print(markdown(Table("t", "What.", columns, (("x", Estimate(0.5, 0.125)),))))
    What.
    <BLANKLINE>
    | A | B |
    |---|--:|
    | x | 0.50 (0.12) |
    <BLANKLINE>
    """
    names = [_markdown(f"{column.group} {column.name}".strip()) for column in table.columns]
    rules = ["--:" if numeric else "---" for numeric in _numeric(table)]
    body = [[_markdown(cell) for cell in row] for row in _cells(table)]
    lines = [f"| {' | '.join(names)} |", f"|{'|'.join(rules)}|"]
    lines += [f"| {' | '.join(row)} |" for row in body]
    return f"{_markdown(table.title)}\n\n" + "\n".join(lines) + "\n"


def csv(table: Table) -> str:
    """Unrounded, with a column `… SE` after each that has standard errors.

    Before a text that a spreadsheet would take for a formula there is an apostrophe.
    """
    with_errors = [
        any(isinstance(cell, Estimate) and cell.error is not None for cell in column)
        for column in zip(*table.rows, strict=True)
    ]
    out = io.StringIO()
    writer = csv_module.writer(out, lineterminator="\n")
    writer.writerow(
        name
        for column, errors in zip(table.columns, with_errors, strict=True)
        for full in [f"{column.group} {column.name}".strip()]
        for name in ([full, f"{full} SE"] if errors else [full])
    )
    for row in table.rows:
        writer.writerow(
            part
            for cell, errors in zip(row, with_errors, strict=True)
            for part in _csv_parts(cell, errors)
        )
    return out.getvalue()


def latex(table: Table) -> str:
    """A `table` environment for the package booktabs."""
    aligned = "".join("r" if numeric else "l" for numeric in _numeric(table))
    lines = [
        r"\begin{table}",
        r"\centering",
        rf"\caption{{{_latex(table.title)}}}",
        rf"\label{{tab:{table.name}}}",
        rf"\begin{{tabular}}{{{aligned}}}",
        r"\toprule",
        *_latex_groups(table.columns),
        _latex_row([column.name for column in table.columns]),
        r"\midrule",
        *(_latex_row(row) for row in _cells(table)),
        r"\bottomrule",
        r"\end{tabular}",
        r"\end{table}",
    ]
    return "\n".join(lines) + "\n"


def text(table: Table) -> list[str]:
    """Lines for a terminal, in columns."""
    names = [f"{column.group} {column.name}".strip() for column in table.columns]
    rows = [names, *_cells(table)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(names))]
    right = _numeric(table)
    return [
        "  ".join(
            cell.rjust(width) if number else cell.ljust(width)
            for cell, width, number in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in rows
    ]


def _cells(table: Table) -> Iterator[list[str]]:
    """The rows as text; what stands above in the first columns is not said again."""
    before: list[str] = []
    for row in table.rows:
        cells = [_cell(cell, column) for cell, column in zip(row, table.columns, strict=True)]
        repeated = 0
        while repeated < len(before) and cells[repeated] == before[repeated]:
            if isinstance(row[repeated], Estimate):
                break
            repeated += 1
        before = cells
        yield [""] * repeated + cells[repeated:]


def _cell(cell: Cell, column: Column) -> str:
    if isinstance(cell, str):
        return cell
    if cell.value is None:
        return UNKNOWN
    if column.least and 0 <= cell.value < 10**-column.digits:
        return f"< {10**-column.digits:.{column.digits}f}"
    value = f"{cell.value:,.{column.digits}f}"
    return value if cell.error is None else f"{value} ({cell.error:,.{column.digits}f})"


def _csv_parts(cell: Cell, with_errors: bool) -> list[str | float]:
    if isinstance(cell, str):
        return [f"'{cell}" if _FORMULA.match(cell) else cell]
    parts = [cell.value, cell.error] if with_errors else [cell.value]
    return ["" if part is None else part for part in parts]


def _numeric(table: Table) -> list[bool]:
    return [
        any(isinstance(cell, Estimate) for cell in column)
        for column in zip(*table.rows, strict=True)
    ]


def _markdown(words: str) -> str:
    return words.translate(_MARKDOWN)


def _latex(words: str) -> str:
    return words.translate(_LATEX)


def _latex_row(cells: Sequence[str]) -> str:
    return " & ".join(map(_latex, cells)) + r" \\"


def _latex_groups(columns: Sequence[Column]) -> list[str]:
    """A line above the names that spans each group of columns, with a rule below each."""
    if not any(column.group for column in columns):
        return []
    cells, rules, start = [], [], 1
    for group, members in groupby(columns, key=lambda column: column.group):
        count = len(list(members))
        if group:
            cells.append(rf"\multicolumn{{{count}}}{{c}}{{{_latex(group)}}}")
            rules.append(rf"\cmidrule(lr){{{start}-{start + count - 1}}}")
        else:
            cells += [""] * count
        start += count
    return [" & ".join(cells) + r" \\", " ".join(rules)]
