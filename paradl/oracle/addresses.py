"""Addresses as they may be shown and stored: without what is secret in them."""

from __future__ import annotations

import re

_USER = re.compile(r"(?<=://)[^/?#\s]*@")
_SECRET = re.compile(
    r"([?&][^=&#\s]*(?:key|token|secret|pass|pwd|auth|sig|credential)[^=&#\s]*=)[^&#\s]*",
    re.IGNORECASE,
)


def shown(text: str) -> str:
    """A text with the addresses in it as they may be shown.

    >>> shown("sparql:https://me:pass@example.org/sparql?graph=a&apikey=12")
    'sparql:https://example.org/sparql?graph=a&apikey=***'
    """
    return _SECRET.sub(r"\1***", _USER.sub("", text))
