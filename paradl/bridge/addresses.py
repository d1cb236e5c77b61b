"""How many addresses this process may have."""

from __future__ import annotations

import sys


def has_limited_addresses() -> bool:
    """Whether it may use less than there are, as of `ulimit -v`."""
    if sys.platform == "win32":
        return False
    import resource

    return resource.getrlimit(resource.RLIMIT_AS)[0] != resource.RLIM_INFINITY
