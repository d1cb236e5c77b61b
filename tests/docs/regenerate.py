"""Write into the pages what their commands really print: python tests/docs/regenerate.py [PAGE...]

An output that still matches, lines of three dots included, stays as it is.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))
from blocks import blocks, matches
from notebooks import executed, write
from shell import ROOT, outputs, reader_folder


def regenerate(page: Path) -> None:
    """Rewrite the outputs of one page or notebook in place."""
    if page.suffix == ".ipynb":
        with tempfile.TemporaryDirectory() as folder:
            write(executed(page, reader_folder(Path(folder))), page)
        return
    text = page.read_text(encoding="utf-8")
    for block in reversed(blocks(page, "console")):
        with tempfile.TemporaryDirectory() as folder:
            shown = []
            for command, got in outputs(block, reader_folder(Path(folder))):
                kept = command.output if matches(command.output, got) else got
                shown.append("\n".join([f"$ {command.text}", *kept]) + "\n")
        text = text[: block.start] + "".join(shown) + text[block.end :]
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    pages = [Path(name) for name in sys.argv[1:]]
    docs = ROOT / "docs"
    everything = [ROOT / "README.md", *sorted(docs.rglob("*.md")), *sorted(docs.rglob("*.ipynb"))]
    for page in pages or everything:
        regenerate(page)
