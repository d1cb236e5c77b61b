"""The options that our JVMs start with."""

from __future__ import annotations

import os
import re
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from paradl.errors import UsageError

_UNITS = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40}
_LEAST = 64 << 20

SMALL = 4 << 20
"""Bytes of ontologies that most commands are done with within seconds."""

_QUICKLY = ("-XX:TieredStopAtLevel=1",)
_LATER = (
    "-XX:Tier3DelayOn=0",
    "-XX:Tier4InvocationThreshold=100000",
    "-XX:Tier4MinInvocationThreshold=12000",
    "-XX:Tier4CompileThreshold=300000",
    "-XX:Tier4BackEdgeThreshold=800000",
)
"""Twenty times the thresholds of Java."""

_chosen: list[str] = []


def compile_for(size: int | None) -> None:
    """Choose how the JVMs that are still to start compile, by the bytes that they are to read.

    What is over within seconds gets the quick compiler alone: what the thorough one makes comes too
    late then, and costs as much again. Anything else, or what nobody knows the size of, gets both,
    and the thorough one starts later than Java would have it.
    """
    _chosen[:] = _QUICKLY if size is not None and size <= SMALL else _LATER


@contextmanager
def compiling_for(size: int | None) -> Iterator[None]:
    """The same, for the JVMs that start within it."""
    before = list(_chosen)
    compile_for(size)
    try:
        yield
    finally:
        _chosen[:] = before


def flags(major: int, memory: str | None = None) -> list[str]:
    """The options for a JVM of that feature release; the user's PARADL_JAVA_ARGS come last and win.

    Raises:
        UsageError: `memory` is no amount of memory, or too little; or a quote is open.
    """
    own = _own()
    return [
        *([f"-Xmx{heap(memory)}"] if memory else []),
        # Java 24 and newer refuse RDF/XML with many entities, as Protégé writes it (JAXP00010004).
        "-Djdk.xml.totalEntitySizeLimit=50000000",
        "-Dfile.encoding=UTF-8",
        # Else Java's errors come in the user's language, and JSON-LD cannot be read in Turkish.
        "-Duser.language=en",
        "-Djava.awt.headless=true",
        # Throughput counts, pauses do not. A JVM refuses two collectors.
        *([] if any(re.match(r"-XX:\+Use\w*GC$", arg) for arg in own) else ["-XX:+UseParallelGC"]),
        "-XX:-UsePerfData",
        # Standard output is for the answer.
        "-XX:+DisplayVMOutputToStderr",
        "-Xlog:disable",
        *_crashes(),
        "--enable-native-access=ALL-UNNAMED",
        # caffeine, below OWLAPI, uses what later JVMs warn of; earlier ones do not know the option.
        *(["--sun-misc-unsafe-memory-access=allow"] if major >= 24 else []),
        *_chosen,
        *own,
    ]


def _crashes() -> list[str]:
    """Where a JVM that crashes says why, which would else be in the user's folder."""
    try:
        folder = tempfile.gettempdir()
    except FileNotFoundError:
        return []
    return [f"-XX:ErrorFile={os.path.join(folder, 'paradl-java-crash-%p.log')}"]


def _own() -> list[str]:
    try:
        return shlex.split(os.environ.get("PARADL_JAVA_ARGS", ""), posix=os.name != "nt")
    except ValueError as error:
        problem = f"PARADL_JAVA_ARGS has {str(error).lower()}"
        raise UsageError(problem, "quote as in a shell") from None


def heap(memory: str) -> int:
    """The bytes that `memory` stands for.

    >>> heap("4g") == 4 * 1024**3
    True
    """
    bytes = amount(memory)
    if bytes < _LEAST:
        raise UsageError(f"{memory!r} is too little memory", "give at least 64m")
    return bytes


def amount(text: str) -> int:
    """The bytes that a size stands for.

    >>> amount("64m") == 64 * 1024**2
    True

    Raises:
        UsageError: it is no size.
    """
    found = re.fullmatch(r"(\d+)([kmgt]?)b?", text.strip().lower())
    if not found:
        raise UsageError(f"{text!r} is no amount of memory", "write it as 512m or 4g")
    return int(found[1]) * _UNITS[found[2]]
