"""`make experience`: how long engines take for what is here, which `auto` then goes by.

Writes the table that the Java core ships, and prints how well it would have chosen for each
ontology, had it never seen that one or its modules.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.families import conflicts, unsatisfiable
from bench.inputs import DATA, ROOT
from bench.java import compile_into, main_class

TABLE = ROOT / "java/core/src/main/resources/org/paradl/engine/choose/experience.tsv"
_HEADER = "# ontology, engine, seconds to classify, features; written by make experience\n"


def main() -> None:
    """Measure every ontology of the shared data, and what `bench.families` generates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--limit", type=int, default=20, help="seconds for one classification")
    parser.add_argument("--only-judge", action="store_true", help="measure nothing")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        compile_into(folder)
        if not options.only_judge:
            TABLE.write_text(_HEADER + "".join(_measured(folder, options.limit)), encoding="utf-8")
        subprocess.run(main_class("Judge", folder, str(TABLE)), check=True)


def _measured(folder: Path, limit: int) -> Iterator[str]:
    for name, file in _inputs(folder):
        print(f"experience: {name}", file=sys.stderr)
        command = main_class("Learn", folder, name, str(file), str(limit))
        yield subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def _inputs(folder: Path) -> Iterator[tuple[str, Path]]:
    for file in sorted(DATA.iterdir()):
        yield file.stem, file
    for name, text in (
        ("conflicts", conflicts(100, individuals=2000)),
        ("unsatisfiable", unsatisfiable(100)),
    ):
        generated = folder / f"{name}.ofn"
        generated.write_text(text, encoding="utf-8")
        yield name, generated


if __name__ == "__main__":
    main()
