"""JSON: what others wrote, where whatever is wrong is one kind of error, and what we write."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from paradl import files

_HALF = re.compile("[\ud800-\udfff]")
_SPELLED = re.compile(r"\\u[dD][89a-fA-F]")  # half a letter, or one of a pair
_BEGIN = re.compile(r"[{\[]")
_MOST_TRIED = 1000  # places where JSON may begin: each may be read to the end
_MOST_DIGITS = 300  # of a whole number: more do not fit into a float


def loads(text: str, *, once: bool = False) -> Any:
    r"""What a text in JSON says; half a letter, which no file could hold, is replaced.

    >>> loads('{"prior": 0.9}')
    {'prior': 0.9}
    >>> loads(r'"\ud800 and \ud83d\udc27"') == "\ufffd and \U0001f427"
    True

    Args:
        text: in JSON.
        once: no name may stand twice in an object, of which the first would be lost.

    Raises:
        ValueError: it is no JSON, is nested too deeply, or has a number too large to count with.
    """
    try:
        told = json.loads(text, parse_int=_integer, object_pairs_hook=_distinct if once else None)
        return mended(told) if _SPELLED.search(text) else told
    except RecursionError:
        raise ValueError("nested too deeply") from None


def within(text: str) -> Iterator[Any]:
    """The objects and lists of JSON that stand in a text, each as a whole, in order.

    A line may break within a string: models copy texts as they are.

    >>> list(within('So: {"a": [1]}, or {b}; see [2].'))
    [{'a': [1]}, [2]]
    """
    decoder = json.JSONDecoder(parse_int=_integer, strict=False)
    place = tried = 0
    while (begin := _BEGIN.search(text, place)) and tried < _MOST_TRIED:
        tried += 1
        try:
            told, place = decoder.raw_decode(text, begin.start())
            yield mended(told)
        except (ValueError, RecursionError):
            place = begin.end()


def mended(told: Any) -> Any:
    """What was read, with all of its texts such that they can be written."""
    if isinstance(told, str):
        return _HALF.sub("\N{REPLACEMENT CHARACTER}", told)
    if isinstance(told, list):
        return [mended(one) for one in told]
    if isinstance(told, dict):
        return {mended(name): mended(value) for name, value in told.items()}
    return told


def rows_within(told: dict[str, Any]) -> str | None:
    """Under which key an object has a list of objects; None if it has none.

    >>> rows_within({"version": 1, "data": [{"label": "t"}]})
    'data'
    """
    lists = ((key, value) for key, value in told.items() if value and isinstance(value, list))
    return next((key for key, rows in lists if all(isinstance(one, dict) for one in rows)), None)


def document(value: Any) -> bytes:
    """JSON for a file or a pipe, as all answers have it."""
    return files.encoded(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def line(value: Any) -> bytes:
    """The same as a line of JSON Lines."""
    return files.encoded(json.dumps(value, ensure_ascii=False) + "\n")


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    told = dict(pairs)
    if len(told) < len(pairs):
        name, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        raise ValueError(f"{name!r} twice in an object")
    return told


def _integer(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)
