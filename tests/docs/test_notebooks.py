"""The notebooks in the docs hold what their cells put out."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from notebooks import executed, outputs
from shell import ROOT, reader_folder

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook(notebook: Path, tmp_path: Path) -> None:
    run = executed(notebook, reader_folder(tmp_path))
    kept = nbformat.read(notebook, as_version=4)
    assert list(outputs(kept)) == list(outputs(run)), (
        "If that is right: python tests/docs/regenerate.py " + str(notebook.relative_to(ROOT))
    )


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS
