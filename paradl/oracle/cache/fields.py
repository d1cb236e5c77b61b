"""The fields of records that strangers wrote: what is read here, every database can store."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from math import isfinite
from typing import Any

from paradl.oracle.valuation import storable

_MOST = 2**31 - 1


def text(value: object) -> str:
    """A text.

    Raises:
        TypeError: it is none.
    """
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return storable(value)


def texts(value: object) -> tuple[str, ...]:
    """Several.

    Raises:
        TypeError: it is no list, or one of them is no text.
    """
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list of texts")
    return tuple(map(text, value))


def moment(value: object) -> datetime:
    """A time, which without its zone would be another one elsewhere.

    Raises:
        ValueError: it is none.
        TypeError: it is no text.
    """
    time = datetime.fromisoformat(text(value))
    if time.tzinfo is None:
        raise ValueError(f"time {value!r} has no zone")
    if not 1970 <= time.year < 9999:
        raise ValueError(f"time {value!r} is not of our age")
    return time


def whole(item: Mapping[str, Any], name: str, least: int = 0) -> int:
    """A field that counts something.

    Raises:
        ValueError: it does not.
    """
    value = item[name]
    if type(value) is not int or not least <= value <= _MOST:
        raise ValueError(f"{name} is no whole number from {least} to {_MOST}")
    return value


def finite(item: Mapping[str, Any], name: str) -> float:
    """A field that is a number.

    Raises:
        ValueError: it is none.
    """
    value = item[name]
    if type(value) not in (int, float) or not isfinite(value):
        raise ValueError(f"{name} is no number")
    return float(value)
