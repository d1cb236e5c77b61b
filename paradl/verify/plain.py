"""The text in a writer's reply, without what a model puts around it."""

from __future__ import annotations

import re
from typing import Any

from paradl import jsons
from paradl.oracle.verdicts import THOUGHT

_FENCE = "```"
_WHOLE = re.compile(r"\A```\w*\n(.*?)\n?```\Z", re.DOTALL)
_ANNOUNCED = re.compile(r"\A[^\n]*:\s*\n```\w*\n(.*?)\n?```(?:\n.*)?\Z", re.DOTALL)


def plain(reply: str, before: str = "") -> str:
    r"""The text alone; `before` is the text of which it is to be another version.

    A model that is shown a text in JSON may reply in JSON; or in a block, and say what it is.

    >>> plain('```\nFire is hot.\n```'), plain('{"text": "Fire is \\u201ehot\\u201c."}')
    ('Fire is hot.', 'Fire is „hot“.')
    >>> plain("Here is the new text:\n\n```\nFire is hot.\n```\nIs there anything else?")
    'Fire is hot.'
    """
    text = THOUGHT.sub("", reply).strip()
    begins = before.lstrip()
    if not begins.startswith(_FENCE):
        text = _in_block(text, alone=_FENCE not in before)
    return text if begins.startswith(("{", '"')) else _in_json(text)


def _in_block(text: str, *, alone: bool) -> str:
    """What the block holds that it is; or the only one, which a line announces."""
    block = _WHOLE.match(text)
    if not block and alone and text.count(_FENCE) == 2:
        block = _ANNOUNCED.match(text)
    return block[1].strip() if block else text


def _in_json(text: str) -> str:
    try:
        told = jsons.loads(text)
    except ValueError:
        return text
    texts = _texts(told)
    return texts[0].strip() if len(texts) == 1 else text


def _texts(told: Any) -> list[str]:
    """The text that it is, or those that it has beside lists of what was changed and the like."""
    if isinstance(told, dict):
        return [value for value in told.values() if isinstance(value, str)]
    return [told] if isinstance(told, str) else []
