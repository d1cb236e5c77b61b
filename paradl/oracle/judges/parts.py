"""The words of a message that comes in parts, as some servers send it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_SPOKEN = ("text", "output_text")


def text(content: Any) -> Any:
    """The parts that are text, as one; a model's reasoning may be another. All else as it is.

    >>> text([{"type": "thinking", "thinking": "So?"}, {"type": "text", "text": "It is."}])
    'It is.'

    Raises:
        AttributeError: it is a list of something else; or TypeError, or LookupError.
    """
    if not isinstance(content, list):
        return content
    return "".join(_spoken(part) for part in content)


def _spoken(part: Any) -> Any:
    if isinstance(part, str):
        return part
    if _is_text(part):
        return part["text"] if "text" in part else part["content"]
    return part.get("refusal") or ""


def _is_text(part: Mapping[str, Any]) -> bool:
    return part.get("type", "text") in _SPOKEN and not part.get("thought")
