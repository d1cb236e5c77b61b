"""How long an endpoint asks us to wait."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime


def seconds(headers: Mapping[str, str]) -> float | None:
    """What `retry-after-ms` or `Retry-After` says, in seconds from now; None if neither does.

    >>> seconds({"retry-after": "2"}), seconds({"retry-after-ms": "250"}), seconds({})
    (2.0, 0.25, None)
    """
    for name, unit in (("retry-after-ms", 1000), ("retry-after", 1)):
        told = headers.get(name, "")
        try:
            wait = float(told) / unit
        except ValueError:
            continue
        if math.isfinite(wait):  # "nan" and "inf" are numbers to Python alone
            return max(0.0, wait)
    try:
        return max(0.0, parsedate_to_datetime(headers["retry-after"]).timestamp() - time.time())
    except (KeyError, ValueError, OverflowError):  # the last of an hour or a zone
        return None
