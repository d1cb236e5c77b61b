"""The other end of `bench.process.Worker`, for those that are Python."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any


def serve(call: Callable[[], dict[str, Any]]) -> None:
    """Make the call, which measures itself, for each line on standard input."""
    for _ in sys.stdin:
        print(json.dumps(call()), flush=True)
