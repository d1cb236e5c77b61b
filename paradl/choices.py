"""The words that settings are chosen from."""

from __future__ import annotations

from collections.abc import Sequence

from paradl.errors import UsageError

REASONERS = ("auto", "hermit", "openllet", "elk", "race")
INCLUSIONS = ("internal", "strong", "material")
IMPORTS = ("local", "remote", "none")
DEFAULT_IMPORTS = IMPORTS[0]
BRIDGES = ("jpype", "py4j")
UNSUPPORTED = ("error", "drop")
GUARDS = ("needed", "all", "none")

REPAIRS = 3
"""How many repairs are shown where nobody says how many."""

MOST = 2**31 - 1
"""What Java counts up to, for want of more bits."""


def one_of(choices: Sequence[str], what: str, word: str) -> str:
    """The word, in lower case.

    >>> one_of(REASONERS, "reasoner", "HermiT")
    'hermit'

    Raises:
        UsageError: it is none of them.
    """
    if word.lower() not in choices:
        raise UsageError(f"there is no {what} {word!r}", f"choose {', '.join(choices)}")
    return word.lower()


def limit(number: int | None) -> int:
    """How many to find, as Java takes it; None is all.

    >>> limit(3), limit(None) == MOST
    (3, True)

    Raises:
        UsageError: it is none, or more than Java counts.
    """
    if number is not None and not 1 <= number <= MOST:
        raise UsageError(f"{number} cannot be found", f"want from 1 to {MOST}")
    return MOST if number is None else number
