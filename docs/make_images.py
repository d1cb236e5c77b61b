"""Make docs/images: what `paradl check` really prints, in colour, and what `paradl evaluate` draws.

python docs/make_images.py
"""

from __future__ import annotations

import io
import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from paradl.evaluation import evaluate, figures

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
WIDTH = 92
COMMAND = ["paradl", "check", "examples/zoo/zoo.ofn"]

# The original fetches its font from the net; a picture in a README must not.
FONT_FACES = re.compile(r"@font-face \{\{.*?\}\}\s*", re.DOTALL)
SVG = FONT_FACES.sub("", CONSOLE_SVG_FORMAT).replace("Fira Code", "ui-monospace, Menlo, Consolas")


def terminal() -> str:
    """What the command prints on a terminal, escape codes and all."""
    ours, its = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(WIDTH), "TERM": "xterm-256color"}
    program = Path(sys.executable).with_name(COMMAND[0])
    with subprocess.Popen(
        [str(program), *COMMAND[1:]],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=its,
        stderr=subprocess.DEVNULL,
    ):
        os.close(its)
        return b"".join(_chunks(ours)).decode().replace("\r\n", "\n")


def _chunks(terminal: int) -> Iterator[bytes]:
    """All that is written to a pseudo-terminal; Linux ends it with an error, macOS with nothing."""
    while True:
        try:
            chunk = os.read(terminal, 1 << 16)
        except OSError:
            return
        if not chunk:
            return
        yield chunk


def main() -> None:
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    console.print(Text.assemble(("$ ", "bold green"), " ".join(COMMAND)))
    console.print(Text.from_ansi(terminal()))
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / "check.svg").write_text(
        console.export_svg(title="paradl", code_format=SVG, unique_id="paradl"), encoding="utf-8"
    )
    benchmark = evaluate(sorted((ROOT / "examples" / "judge-evaluation").glob("*/*.json")))
    for name, figure in figures.all_figures(benchmark):
        (IMAGES / f"{name}.svg").write_bytes(figures.image(figure, "svg"))


if __name__ == "__main__":
    main()
