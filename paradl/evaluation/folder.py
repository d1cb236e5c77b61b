"""The folder that an evaluation writes: records of its runs, tables, figures, and all as JSON.

statements-NAME.jsonl   what was judged, with labels
wrong-answers.jsonl     the wrong answers that a model made
runs/*.jsonl            what the judges said
tables/*.md .csv .tex   the tables
figures/*.svg .png      the figures
evaluation.json         the whole answer
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from paradl import files
from paradl.evaluation import figures, render
from paradl.evaluation.benchmark import Benchmark
from paradl.evaluation.run import Setting
from paradl.evaluation.tables import all_tables

_TABLES = {"md": render.markdown, "csv": render.csv, "tex": render.latex}


def run_file(folder: Path, setting: Setting) -> Path:
    """Where the record of a run is; a digest keeps apart what is alike but for its signs."""
    words = " ".join((*setting[:3], setting.mode))
    digest = hashlib.sha256(words.encode()).hexdigest()[:8]
    return folder / "runs" / f"{_name(words)[:80]}-{digest}.jsonl"


def write(folder: Path, benchmark: Benchmark) -> None:
    """Write the tables and, where matplotlib is there, the figures; older ones are replaced.

    Raises:
        UsageError: the folder cannot be written.
    """
    for table in all_tables(benchmark):
        for ending, rendered in _TABLES.items():
            _put(folder / "tables" / f"{_name(table.name)}.{ending}", rendered(table).encode())
    if figures.available():
        for name, figure in figures.all_figures(benchmark):
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
