"""Start-up and translation: what ParaDL costs by itself."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from bench.contestants import PARADL
from bench.inputs import SMALL, Input
from bench.java import main_class
from bench.process import Worker, whole
from bench.race import Lane, Plan, interleave, warmed_up
from bench.table import GOALS, Row
from paradl.bridge import archive
from paradl.bridge.jars import class_path
from paradl.bridge.jvm import find

_CLASSIFY = [PARADL, "classify", str(SMALL), "--format", "json", "--quiet"]
_PATIENCE = 300.0
_COLD = {"PARADL_NO_ARCHIVE": "1"}


def make_archive() -> None:
    """Wait for the class-data archive, which ParaDL makes in the background after a first run."""
    if not archive.possible(class_path()):
        return
    subprocess.run(_CLASSIFY, stdout=subprocess.DEVNULL, check=True)
    path = archive.location(find(), class_path())
    until = time.monotonic() + _PATIENCE
    while not path.exists():
        if time.monotonic() > until:
            print(f"bench: no class-data archive came to be at {path}", file=sys.stderr)
            return
        time.sleep(1)


def whole_processes(plan: Plan) -> list[Row]:
    """`--help`, and a small file with and without the archive."""
    small, cold, usage = (
        Lane(lambda: whole(_CLASSIFY, plan.limit)),
        Lane(lambda: whole(_CLASSIFY, plan.limit, _COLD)),
        Lane(lambda: whole([PARADL, "--help"], plan.limit)),
    )
    interleave([small, cold, usage], plan.repetitions)
    return [
        _row("penguins", "whole process, class-data archive there", small, "small"),
        _row("penguins", "whole process, no class-data archive", cold, None),
        _row("", "`paradl --help`", usage, "help"),
    ]


def translation(ontology: Input, plan: Plan, folder: Path) -> Row:
    """The translation by `fde`, loaded axioms to translated axioms, in a warm JVM."""
    worker = Worker(main_class("Translation", folder, str(ontology.file)), plan.limit)
    try:
        warmed_up(worker, plan)
        lane = Lane(worker.call)
        interleave([lane], plan.repetitions)
    finally:
        worker.close()
    return _row(ontology.name, "translation, warm", lane, "translation")


def _row(name: str, measured: str, lane: Lane, goal: str | None) -> Row:
    wanted = None if goal is None else GOALS[goal]
    return Row(name, "fde" if name else "", "", measured, lane.outcomes, [], [], wanted)
