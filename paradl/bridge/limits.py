"""What the system lets this process have."""

from __future__ import annotations

import sys

_FEW_THREADS = 1000
"""A JVM starts some twenty, and what the same user runs besides counts as well."""


def is_limited() -> bool:
    """Whether it may have less addresses than there are, as of `ulimit -v`, or few threads."""
    if sys.platform == "win32":
        return False
    import resource

    addresses, _ = resource.getrlimit(resource.RLIMIT_AS)
    threads, _ = resource.getrlimit(resource.RLIMIT_NPROC)
    no_limit = resource.RLIM_INFINITY
    return addresses != no_limit or (threads != no_limit and threads < _FEW_THREADS)
