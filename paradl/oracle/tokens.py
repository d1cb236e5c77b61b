"""How many tokens a text has, about."""

from __future__ import annotations

_CHARACTERS_A_TOKEN = 4  # of English, in the vocabularies of current models


def estimated(text: str) -> int:
    """An estimate that needs no model's vocabulary.

    >>> estimated("Tweety can fly.")
    4
    """
    return -(-len(text) // _CHARACTERS_A_TOKEN)
