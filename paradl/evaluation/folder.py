"""The folder that an evaluation writes: records of its runs, tables, figures, and all as JSON.

statements-NAME.jsonl   what was judged, with labels
wrong-answers.jsonl     the wrong answers that a model made
runs/*.jsonl            what the judges said
tables/*.md .csv .tex   the tables
figures/*.svg .png      the figures
verdicts/*.csv          each verdict and how sure it is
evaluation.json         the whole answer
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from paradl import files, jsons
from paradl.errors import UsageError
from paradl.evaluation import answer, figures, render
from paradl.evaluation.benchmark import Benchmark
from paradl.evaluation.items import Item
from paradl.evaluation.run import Setting
from paradl.evaluation.table import Table
from paradl.evaluation.tables import all_tables

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_OURS = re.compile(r"runs|evaluation\.json|wrong-answers\.jsonl|statements-.*\.jsonl")
_TABLES = {"md": render.markdown, "csv": render.csv, "tex": render.latex}


def run_file(folder: Path, setting: Setting) -> Path:
    """Where the record of a run is; a digest keeps apart what is alike but for its signs."""
    words = " ".join((*setting[:3], setting.mode))
    digest = hashlib.sha256(files.encoded(words)).hexdigest()[:8]
    return folder / "runs" / f"{_name(words)[:80]}-{digest}.jsonl"


def wrong_answers_file(folder: Path) -> Path:
    """Where the wrong answers are that a model made."""
    return folder / "wrong-answers.jsonl"


def check(folder: Path) -> None:
    """Say before the work that its results cannot be put there.

    Raises:
        UsageError: it is a file, holds something else, the folder above it is not there, or
            nothing can be written into it.
    """
    if folder.is_dir():
        files.check_open(folder)
        names = [path.name for path in folder.iterdir()]
        if names and not any(_OURS.fullmatch(name) for name in names):
            raise UsageError(f"{folder} holds something else", "name a new folder")
    elif folder.exists():
        raise UsageError(f"{folder} is a file", "name a folder")
    elif not folder.parent.is_dir():
        raise UsageError(f"there is no folder {folder.parent}", "make it first")
    else:
        files.check_open(folder.parent)


def write_statements(folder: Path, dataset: str, items: Iterable[Item]) -> None:
    """Write what is judged, as a data set that can be given to another evaluation."""
    lines = (
        {
            "statement": item.statement.text,
            "label": "t" if item.label else "f",
            "atom": item.statement.atom,
            **({"context": item.statement.context} if item.statement.context else {}),
        }
        for item in items
    )
    _put(folder / f"statements-{_name(dataset)}.jsonl", b"".join(map(jsons.line, lines)))


def write(folder: Path, benchmark: Benchmark) -> None:
    """Write the tables and, where matplotlib is there, the figures; older ones are replaced.

    Raises:
        UsageError: the folder cannot be written.
    """
    _put(folder / "evaluation.json", jsons.document(answer.json(benchmark)))
    write_tables(folder, all_tables(benchmark))
    if figures.available():
        write_figures(folder, figures.all_figures(benchmark))


def write_tables(folder: Path, tables: Iterable[Table]) -> None:
    """Write tables in all formats."""
    for table in tables:
        for ending, rendered in _TABLES.items():
            content = files.encoded(rendered(table))
            _put(folder / "tables" / f"{_name(table.name)}.{ending}", content)


def write_verdicts(folder: Path, tables: Iterable[Table]) -> None:
    """Write tables of single verdicts, which people sort and filter."""
    for table in tables:
        path = folder / "verdicts" / f"{_name(table.name)}.csv"
        _put(path, files.encoded(render.csv(table)))


def write_figures(folder: Path, drawn: Iterable[tuple[str, Figure]]) -> None:
    """Write figures, each under its name, in all formats."""
    for name, figure in drawn:
        for form in figures.FORMATS:
            _put(folder / "figures" / f"{_name(name)}.{form}", figures.image(figure, form))


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    files.write(path, content, force=True)


def _name(words: str) -> str:
    r"""What every file system takes for a name.

    >>> _name("simpleqa-openai:gpt-4o@http://host/v1-../..\\direct")
    'simpleqa-openai-gpt-4o-http-host-v1-..-..-direct'
    """
    return re.sub(r"[^\w.]+", "-", words, flags=re.ASCII).strip("-.")
