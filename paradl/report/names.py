"""What IRIs are called in front of people."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

from paradl.control_characters import CONTROLS

# A label must not steer the terminal. And halves of surrogate pairs, as in the names of files, and
# those that XML has no place for.
_UNSAFE = re.compile(f"[\x00-\x1f{CONTROLS}\ud800-\udfff\ufffe\uffff]")


def printable(text: str) -> str:
    r"""The text on one line, with control characters made visible.

    >>> printable("a\x1b[31m b\n c")
    'a\\x1b[31m b\\x0a c'
    >>> printable("\udce9 and \uffff")
    '\\udce9 and \\uffff'
    """
    return _UNSAFE.sub(lambda found: _visible(found[0]), text)


def readable(text: str) -> str:
    r"""The same of a text of several lines.

    >>> readable("so it is\n\x1b[2Jit is not")
    'so it is\n\\x1b[2Jit is not'
    """
    return "\n".join(map(printable, text.splitlines()))


class Names:
    """Labels, with the vocabulary beside those that several things share.

    >>> labels = {"http://a.org/river#b": "Bank", "http://a.org/money#b": "Bank", "a:c": "Bee"}
    >>> names = Names(labels.items())
    >>> [names[iri] for iri in labels], names["http://a.org/#unknown"]
    (['Bank (river)', 'Bank (money)', 'Bee'], 'unknown')
    """

    def __init__(self, labels: Iterable[tuple[str, str]]) -> None:
        """Take the IRI and the label of everything that will be named."""
        plain = {iri: printable(label) for iri, label in labels}
        told = _told_apart(plain, lambda iri: f"{plain[iri]} ({_vocabulary(iri)})")
        self._names = _told_apart(told, lambda iri: f"{plain[iri]} <{printable(iri)}>")

    def __getitem__(self, iri: str) -> str:
        return self._names.get(iri) or printable(re.split(r"[#/]", iri)[-1] or iri)


def _told_apart(names: dict[str, str], longer: Callable[[str], str]) -> dict[str, str]:
    """The names, in a longer form where several things have the same."""
    often = Counter(names.values())
    return {iri: name if often[name] == 1 else longer(iri) for iri, name in names.items()}


def _vocabulary(iri: str) -> str:
    """The last word of the namespace: `botany` of `http://example.org/botany#Nut`."""
    words = [word for word in re.split(r"[#/:]+", printable(iri)) if word]
    return words[-2] if len(words) > 1 else iri


def _visible(character: str) -> str:
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
