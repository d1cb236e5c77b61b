"""What IRIs are called in front of people."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

# Controls, and the signs that turn the direction of writing: a label must not steer the terminal.
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def printable(text: str) -> str:
    r"""The text on one line, with control characters made visible.

    >>> printable("a\x1b[31m b\n c")
    'a\\x1b[31m b\\x0a c'
    """
    return _UNSAFE.sub(lambda found: _visible(found[0]), text)


def short(iri: str) -> str:
    """The last part of an IRI.

    >>> short("http://example.org/zoo#Penguin"), short("http://example.org/zoo/")
    ('Penguin', 'http://example.org/zoo/')
    """
    return re.split(r"[#/]", iri)[-1] or iri


class Names:
    """Labels where there are any and short forms where not; the IRI too where two would look alike.

    >>> names = Names({"http://a.org/x": "Bank", "http://b.org/y": "Bank", "http://a.org/z": "Bee"})
    >>> names["http://a.org/z"], names["http://a.org/x"], names["http://a.org/unknown"]
    ('Bee', 'Bank <http://a.org/x>', 'unknown')
    """

    def __init__(self, labels: Mapping[str, str | None]) -> None:
        """Take the label, or None, of every IRI that will be named."""
        self._names = {iri: printable(label or short(iri)) for iri, label in labels.items()}
        self._often = Counter(self._names.values())

    def __getitem__(self, iri: str) -> str:
        name = self._names.get(iri)
        if name is None:
            return printable(short(iri))
        return name if self._often[name] == 1 else f"{name} <{printable(iri)}>"


def _visible(character: str) -> str:
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
