"""Runs a notebook of the docs in a kernel of its own, where a reader would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from shell import environment

SECONDS = 120


def executed(notebook: Path, folder: Path) -> Any:
    """The notebook with the outputs of its cells, run in a reader's folder."""
    document = nbformat.read(notebook, as_version=4)
    NotebookClient(
        document,
        timeout=SECONDS,
        resources={"metadata": {"path": str(folder)}},
        record_timing=False,
    ).execute(env=environment())
    return document


def outputs(document: Any) -> Iterator[tuple[str, Any]]:
    """Each cell that runs, and what it has put out."""
    for cell in document.cells:
        if cell.cell_type == "code":
            yield cell.id, [dict(output) for output in cell.outputs]


def write(document: Any, notebook: Path) -> None:
    """Without what another run would put otherwise."""
    document.metadata = {
        "kernelspec": document.metadata.kernelspec,
        "language_info": {"name": "python"},
    }
    nbformat.write(document, notebook)
