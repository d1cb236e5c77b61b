"""What IRIs are called in front of people."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

from paradl.control_characters import printable


class Names:
    """Labels, with the vocabulary beside those that several things share.

    >>> labels = {"http://a/river#b": "Bank", "http://a/money#b": "Bank", "b": "Bank", "a:c": "Bee"}
    >>> names = Names(labels.items())
    >>> [names[iri] for iri in labels], names["http://a.org/#unknown"], names["http://a/"]
    (['Bank (river)', 'Bank (money)', 'Bank (b)', 'Bee'], 'unknown', 'http://a/')
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
