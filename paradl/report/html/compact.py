"""Objects without what would say nothing."""

from __future__ import annotations

from typing import Any


def filled(**fields: Any) -> dict[str, Any]:
    """Those of the fields that say something; a number says something, also 0.

    >>> filled(name="Bird", split=False, first=0, parents=[], note=None)
    {'name': 'Bird', 'first': 0}
    """
    return {name: value for name, value in fields.items() if _says_something(value)}


def _says_something(value: Any) -> bool:
    return bool(value) or (value == 0 and value is not False)
