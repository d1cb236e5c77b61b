"""What the system lets this process have."""

from __future__ import annotations

import sys

from paradl.errors import JavaError

_FEW_THREADS = 1000
"""A JVM starts some twenty, and what the same user runs besides counts as well."""

_FEW_FILES = 100
"""A JVM keeps our jars open, some seventy, and Python has its own files besides."""


def require_files() -> None:
    """Where few files may be open, a JVM does not say why it ends, and Python cannot even import.

    Raises:
        JavaError: there are too few.
    """
    if sys.platform == "win32":
        return
    import resource

    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)  # a JVM takes all that it may
    if files != resource.RLIM_INFINITY and files < _FEW_FILES:
        raise JavaError(
            f"Java does not start where only {files} files may be open at once",
            "allow 1024, with ulimit -n or whatever limits them",
        )


def is_limited() -> bool:
    """Whether it may have less addresses than there are, as of `ulimit -v`, or few threads."""
    if sys.platform == "win32":
        return False
    import resource

    addresses, _ = resource.getrlimit(resource.RLIMIT_AS)
    threads, _ = resource.getrlimit(resource.RLIMIT_NPROC)
    no_limit = resource.RLIM_INFINITY
    return addresses != no_limit or (threads != no_limit and threads < _FEW_THREADS)
