"""Files of YAML whose aliases make much out of little."""

from __future__ import annotations

from typing import Any

_MOST = 1_000_000  # values, each as often as an alias tells it


def check(told: Any) -> None:
    """See to it that what YAML was read to can be walked through.

    >>> check([["x"] * 9] * 9)
    >>> small = ["x"] * 9
    >>> for _ in range(9):
    ...     small = [small] * 9
    >>> check(small)
    Traceback (most recent call last):
    ValueError: its aliases tell more than 1,000,000 values

    Raises:
        ValueError: there are too many values in it, or one is within itself.
    """
    if _size(told, {}) > _MOST:
        raise ValueError(f"its aliases tell more than {_MOST:,} values")


def _size(told: Any, known: dict[int, int]) -> int:
    """How many values it is; `known` has those that were counted, or are being counted."""
    if not isinstance(told, list | dict):
        return 1
    if id(told) in known:
        return known[id(told)]
    known[id(told)] = _MOST + 1  # as long as it is not known, which is so within itself
    parts = told if isinstance(told, list) else told.values()
    known[id(told)] = 1 + sum(_size(part, known) for part in parts)
    return known[id(told)]
