"""Verdicts that are misspelt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import ascii_uppercase

_VERDICT_WORDS = ("VERIFIED", "VERIFY", "REFUTED", "REFUTE", "CANNOT")


def spelt(words: str) -> str:
    """Words in capitals; those of a verdict as they are spelt.

    Where a letter within is missing, too many, or has changed places, it is no other word; with
    another one it could be: who has REFUSED has not REFUTED.

    >>> spelt("CANOT VERFIY"), spelt("REFUSED")
    ('CANNOT VERIFY', 'REFUSED')
    """
    return re.sub(r"[A-Z]+", lambda match: _MISSPELT.get(match[0], match[0]), words)


def _misspellings(word: str) -> Iterator[str]:
    for place in range(1, len(word)):
        before, after = word[:place], word[place:]
        yield from (f"{before}{letter}{after}" for letter in ascii_uppercase)
        if len(after) > 1:
            yield before + after[1:]
        if len(after) > 2:
            yield before + after[1] + after[0] + after[2:]


_MISSPELT = {
    wrong: word
    for word in _VERDICT_WORDS
    for wrong in _misspellings(word)
    if wrong not in _VERDICT_WORDS
}
