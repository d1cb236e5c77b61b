"""The Java mains in `bench/java`: compiled for a run, and how they are started."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from paradl.bridge.flags import flags
from paradl.bridge.jars import class_path
from paradl.bridge.jvm import find

SOURCES = Path(__file__).parent / "java" / "bench"


def compile_into(folder: Path) -> None:
    """Compile the mains against ParaDL's jars."""
    at_home = find().java.with_name("javac.exe" if sys.platform == "win32" else "javac")
    javac = str(at_home) if at_home.exists() else shutil.which("javac")
    if javac is None:
        sys.exit("bench: there is no javac: install a JDK, as `make` needs it too")
    files = [str(file) for file in sorted(SOURCES.glob("*.java"))]
    own = ["--release", "11", "-cp", _join(class_path()), "-d", str(folder)]
    subprocess.run([javac, *own, *files], check=True)


def main_class(name: str, folder: Path, *arguments: str) -> list[str]:
    """The command of a main: the JVM that ParaDL uses, with its options, without its archive."""
    jvm = find()
    jars = _join([folder, *class_path()])
    return [str(jvm.java), *flags(jvm.major), "-cp", jars, f"bench.{name}", *arguments]


def _join(paths: list[Path]) -> str:
    return os.pathsep.join(str(path) for path in paths)
