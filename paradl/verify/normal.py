"""The form in which names are compared: words without case, articles, plurals and auxiliaries."""

from __future__ import annotations

import re

_WORD = re.compile(r"\d+|[^\W\d_]+")
_CAMEL = re.compile(r"(?<=[a-zß-öø-ÿ0-9])(?=[A-ZÀ-ÖØ-Þ])")
_ARTICLES = {"a", "an", "the"}
_AUXILIARIES = {
    *("is", "are", "was", "were", "be", "been", "being"),
    *("does", "do", "did", "can", "could", "may", "has", "have", "had"),
}
_SHORT = 3  # words that are too short to be plurals


def normal(name: str) -> str:
    """A name as names are compared.

    >>> normal("The Red Birds"), normal("has_part"), normal("isAttendedBy"), normal("Flies")
    ('red bird', 'part', 'attended by', 'fly')
    >>> normal("ward03")
    'ward 3'
    """
    found = _WORD.findall(_CAMEL.sub(" ", name))
    words = [word.lstrip("0") or "0" if word.isdigit() else word.casefold() for word in found]
    for leading in (_ARTICLES, _AUXILIARIES, _ARTICLES):
        while len(words) > 1 and words[0] in leading:
            words = words[1:]
    return " ".join(map(_singular, words))


def digits(name: str) -> list[str]:
    """The numbers in a name: names that differ in these are names of different things.

    >>> digits("patient 7 of ward 12")
    ['7', '12']
    """
    return [number.lstrip("0") for number in re.findall(r"\d+", name)]


def _singular(word: str) -> str:
    """Of an English noun; what it makes of other words, it makes of them everywhere."""
    if len(word) <= _SHORT or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-2] if word.endswith(("ches", "shes", "xes", "sses")) else word[:-1]
