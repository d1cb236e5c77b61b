"""Who is measured: how each is started as a whole process, and as one that stays warm."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.inputs import Input
from bench.java import main_class
from paradl.bridge.jvm import find

PARADL = shutil.which("paradl", path=str(Path(sys.executable).parent)) or "paradl"


@dataclass(frozen=True, slots=True)
class Contestant:
    """Two commands, and whether calls get faster while the process lives."""

    once: list[str]
    serve: list[str]
    warms: bool = True


def paradl(ontology: Input, logic: str) -> Contestant:
    """ParaDL with the engine that it chooses by itself."""
    file = str(ontology.file)
    return Contestant(
        [PARADL, "classify", file, "--logic", logic, "--format", "json", "--quiet"],
        [sys.executable, "-m", "bench.warm_paradl", file, logic],
    )


def bare(ontology: Input, engine: str, folder: Path) -> Contestant:
    """An engine through OWLAPI, without ParaDL."""
    file = str(ontology.file)
    return Contestant(
        main_class("Bare", folder, "once", engine, file),
        main_class("Bare", folder, "serve", engine, file),
    )


def owlready(ontology: Input) -> Contestant:
    """owlready2, which starts a JVM for each call."""
    command = [sys.executable, "-m", "bench.owlready"]
    arguments = [str(find().java), str(ontology.file)]
    return Contestant([*command, "once", *arguments], [*command, "serve", *arguments], warms=False)
