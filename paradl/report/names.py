"""What IRIs are called in front of people."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

# Controls, and the signs that turn the direction of writing: a label must not steer the terminal.
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def printable(text: str) -> str:
    r"""The text on one line, with control characters made visible.

    >>> printable("a\x1b[31m b\n c")
    'a\\x1b[31m b\\x0a c'
    """
    return _UNSAFE.sub(lambda found: _visible(found[0]), text)


class Names:
    """Labels, with the IRI beside them where two things would look alike.

    >>> labels = {"http://a.org/x": "Bank", "http://b.org/y": "Bank", "http://a.org/z": "Bee"}
    >>> names = Names(labels.items())
    >>> names["http://a.org/z"], names["http://a.org/x"], names["http://a.org/#unknown"]
    ('Bee', 'Bank <http://a.org/x>', 'unknown')
    """

    def __init__(self, labels: Iterable[tuple[str, str]]) -> None:
        """Take the IRI and the label of everything that will be named."""
        self._names = {iri: printable(label) for iri, label in labels}
        self._often = Counter(self._names.values())

    def __getitem__(self, iri: str) -> str:
        name = self._names.get(iri)
        if name is None:
            return printable(re.split(r"[#/]", iri)[-1] or iri)
        return name if self._often[name] == 1 else f"{name} <{printable(iri)}>"


def _visible(character: str) -> str:
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
