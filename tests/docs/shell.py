"""Runs the commands of a page as its reader would: with the examples, one after the other."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from archives import archived
from blocks import Block, Command, commands

ROOT = Path(__file__).parents[2]
SECONDS = 120
HOME = "/home/you"  # what the pages call the folder that the commands run in


def reader_folder(folder: Path) -> Path:
    """A copy of what the pages' commands read, for commands that write beside it."""
    for name in ("examples", "translations"):
        shutil.copytree(ROOT / name, folder / name)
    return folder


def environment(first: Path | None = None) -> dict[str, str]:
    """A terminal 100 columns wide, with no colours, in which `paradl` is this environment's, or
    that of the folder `first`.
    """
    folders = [folder for folder in (first, Path(sys.executable).parent) if folder]
    return {
        **{
            k: v for k, v in os.environ.items() if not k.startswith("PARADL_") or k == "PARADL_DATA"
        },
        "PATH": os.pathsep.join([*map(str, folders), os.environ["PATH"]]),
        "COLUMNS": "100",
        "NO_COLOR": "1",
        **archived(),
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
    }


def outputs(
    block: Block, folder: Path, first: Path | None = None
) -> list[tuple[Command, tuple[str, ...]]]:
    """Each command of a console block, with the lines that it printed; `first` as above."""
    code = 0
    results = []
    cache = str(folder / ".judge.sqlite")  # not the user's
    surroundings = {**environment(first), "PARADL_CACHE": cache}
    for command in commands(block.text):
        done = subprocess.run(
            ["bash", "-c", f"(exit {code}); {command.text}"],  # so that `echo $?` is the last one's
            cwd=folder,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=SECONDS,
        )
        code = done.returncode
        printed = done.stdout.decode("utf-8").replace(str(folder.resolve()), HOME)
        lines = printed.splitlines()
        results.append((command, tuple(line.rstrip() for line in lines)))
    return results
