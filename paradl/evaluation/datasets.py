"""Data sets as their authors publish them: recognized by their columns, read as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from paradl.evaluation import rows
from paradl.evaluation.items import Item, Question, answered
from paradl.evaluation.rows import Row
from paradl.oracle.valuation import Statement

_LABELS = {
    **dict.fromkeys(("t", "true", "1", "1.0", "y", "yes"), True),
    **dict.fromkeys(("f", "false", "0", "0.0", "n", "no"), False),
}


@dataclass(frozen=True, slots=True)
class Dataset:
    """What a file offers: items with labels, or questions to make such of.

    Attributes:
        name: the file's, without its ending.
        items: statements with labels; none where `questions` are.
        questions: without labels; the wrong answers that the file knows are in them.
    """

    name: str
    items: tuple[Item, ...] = ()
    questions: tuple[Question, ...] = ()


def read(path: Path) -> Dataset:
    """Read a data set in CSV, JSON Lines, JSON or Parquet.

    These columns are known, the first that fit the first row (others may be there too):

    - `statement`, `label`, and optionally `atom` and `context`: our own format
    - `problem`, `answer`, `label`, or `question` for `problem`: answers known to be right or wrong
    - `problem`, `answer`: SimpleQA (Wei et al. 2024)
    - `Question`, `Correct Answer`, `Incorrect Answer 1` and so on: GPQA (Rein et al. 2023)

    A `context` is what the judge is told beside the statement, and may quote: a text, or a list.
    A label is `t`, `true`, `1`, `y` or `yes`, or else `f`, `false`, `0`, `n` or `no`; or a float.

    Raises:
        DataError: it cannot be read, or a row is not as the first one; the row is named.
    """
    found = rows.read(path)
    form = _form(found[0])
    if form is None:
        columns = ", ".join(map(str, found[0].cells))
        raise rows.unknown(
            path,
            found,
            f"is no data set that we know: its columns are {columns}",
            "name them statement and label, or as SimpleQA or GPQA do",
        )
    for row in found:
        if _form(row) is not form:
            raise row.error("its columns are not as in row 1", "make two files of it")
    return _READERS[form](path.stem, found)


def label(row: Row) -> bool:
    """The label of a row.

    Raises:
        DataError: it is neither true nor false.
    """
    text = row.text("label").strip()
    if text.lower() not in _LABELS:
        raise row.error(f"the label {text!r} is neither true nor false", "write t or f")
    return _LABELS[text.lower()]


def _form(row: Row) -> tuple[str, ...] | None:
    """The columns that a row is known by."""
    return next((form for form in _READERS if row.cells.keys() >= set(form)), None)


def item(row: Row) -> Item:
    """The item of a row with a label.

    Raises:
        DataError: the row lacks something; it is named.
    """
    if "statement" in row.cells:
        text = row.text("statement").strip()
        atom = row.text("atom") if row.cells.get("atom") else text
        return Item(Statement(atom, text, _context(row)), label(row))
    question = row.text("problem" if "problem" in row.cells else "question")
    asked = answered(question, row.text("answer"))
    return Item(Statement(asked.atom, asked.text, _context(row)), label(row))


def _context(row: Row) -> tuple[str, ...]:
    told = row.cells.get("context") or ()
    lines = told.splitlines() if isinstance(told, str) else told
    if not isinstance(lines, list | tuple) or not all(isinstance(line, str) for line in lines):
        raise row.error("its context is no text", "write a text, or a list of texts")
    return tuple(line for line in lines if line.strip())


def items(found: Sequence[Row]) -> tuple[Item, ...]:
    """The items of rows with labels; an atom has one value, so none may come twice.

    Raises:
        DataError: a row lacks something, or says the same as one before; it is named.
    """
    first: dict[str, int] = {}
    made = []
    for row in found:
        made.append(item(row))
        before = first.setdefault(made[-1].statement.atom, row.number)
        if before != row.number:
            raise row.error(f"the same statement as in row {before}", "take one of them out")
    return tuple(made)


def _labelled(name: str, found: Sequence[Row]) -> Dataset:
    return Dataset(name, items=items(found))


def _simple_qa(name: str, found: Sequence[Row]) -> Dataset:
    return Dataset(
        name, questions=tuple(Question(row.text("problem"), row.text("answer")) for row in found)
    )


def _gpqa(name: str, found: Sequence[Row]) -> Dataset:
    return Dataset(name, questions=tuple(map(_gpqa_question, found)))


def _gpqa_question(row: Row) -> Question:
    wrong = tuple(
        row.text(column) for column in row.cells if column.startswith("Incorrect Answer ")
    )
    return Question(row.text("Question"), row.text("Correct Answer"), wrong)


_READERS: dict[tuple[str, ...], Callable[[str, Sequence[Row]], Dataset]] = {
    ("statement", "label"): _labelled,
    ("problem", "answer", "label"): _labelled,
    ("question", "answer", "label"): _labelled,
    ("problem", "answer"): _simple_qa,
    ("Question", "Correct Answer", "Incorrect Answer 1"): _gpqa,
}
