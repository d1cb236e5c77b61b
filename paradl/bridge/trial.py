"""Whether a JVM starts. One that does not may end its process at once, and with it Python."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence

from paradl.bridge.flags import heap
from paradl.bridge.jvm import Jvm
from paradl.errors import JavaError

_ARGUMENTS = ("PARADL_JAVA_ARGS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS")
_REMEDY = "check PARADL_JAVA_ARGS and --memory, or choose another Java with PARADL_JAVA_HOME"
_SAYS_NOTHING = re.compile(
    r"[# ]*|(NOTE: )?Picked up .*|Error occurred during initialization of VM"
)
"""How a JVM begins before it says why it ends."""


def require_start(jvm: Jvm, options: Sequence[str], memory: str | None) -> None:
    """Try the options out in another process, if there is reason to doubt them.

    Raises:
        JavaError: a JVM does not start with them.
    """
    if not _is_doubtful(memory):
        return
    command = [str(jvm.java), *options, "-version"]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        raise does_not_start(jvm, done.stdout)


def does_not_start(jvm: Jvm, said: bytes | str) -> JavaError:
    """The error, with what the JVM said."""
    return JavaError(
        f"Java {jvm.version} of {jvm.why} ({jvm.home}) does not start{last_words(said)}", _REMEDY
    )


def last_words(said: bytes | str) -> str:
    r"""Why a JVM ended, in brackets; nothing if it did not say.

    >>> last_words("Error occurred during initialization of VM\nToo small maximum heap")
    ' (Too small maximum heap)'
    """
    text = said if isinstance(said, str) else said.decode(errors="replace")
    lines = (line for line in text.splitlines() if not _SAYS_NOTHING.fullmatch(line))
    first = next(lines, "").strip("# ")
    return f" ({first})" if first else ""


def _is_doubtful(memory: str | None) -> bool:
    if any(os.environ.get(name) for name in _ARGUMENTS):
        return True
    return memory is not None and heap(memory) > _physical()


def _physical() -> int:
    """The bytes of this machine's memory; 0 where nobody says."""
    if sys.platform == "win32":
        return 0
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
