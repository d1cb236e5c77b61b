"""Reads JSON that others wrote: whatever is wrong with it is one kind of error."""

from __future__ import annotations

import json
from typing import Any

_MOST_DIGITS = 300  # of a whole number: more do not fit into a float


def loads(text: str) -> Any:
    """What a text in JSON says.

    >>> loads('{"prior": 0.9}')
    {'prior': 0.9}

    Raises:
        ValueError: it is no JSON, is nested too deeply, or has a number too large to count with.
    """
    try:
        return json.loads(text, parse_int=_integer)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _integer(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)
