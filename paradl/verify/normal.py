"""The form in which names are compared: words without case, articles, plurals and auxiliaries."""

from __future__ import annotations

import re
import unicodedata

_SIGNS = "+#-"
_WORD = re.compile(r"\d+|(?<=[^\s+#-])(?:[+#]+|-(?!\S))|[^\s\d+#-]+")
_CAMEL = re.compile(r"(?<=[a-zß-öø-ÿ0-9])(?=[A-ZÀ-ÖØ-Þ])")
_ARTICLES = {"a", "an", "the"}
_AUXILIARIES = {
    *("is", "are", "was", "were", "be", "been", "being"),
    *("does", "do", "did", "can", "could", "may", "has", "have", "had"),
}
_HELPING = {"do", "does", "did", "can", "could", "may", "will", "has", "have", "had"}
_MARKS = {"not", "by"}
_DENIAL = re.compile(
    r"(?:(?P<full>[a-z]+) not|(?P<can>cannot|can't)|(?P<short>[a-z]+)n't|never|not)\b ?(?P<rest>.*)"
)
_SHORT = 3  # words that are too short to be plurals


def normal(name: str) -> str:
    """A name as names are compared.

    >>> normal("The Red Birds"), normal("has_part"), normal("isAttendedBy"), normal("Flies")
    ('red bird', 'part', 'attended by', 'fly')
    >>> normal("ward03"), normal("CD4+ T cells"), normal("C++")
    ('ward 3', 'cd 4+ t cell', 'c++')
    """
    words = _words(name)
    for leading in (_ARTICLES, _AUXILIARIES, _ARTICLES):
        while len(words) > 1 and words[0] in leading and words[1][0] not in _SIGNS:
            words = words[1:]
    joined = " ".join(map(_singular, words))
    return re.sub(r" (?=[+#-])", "", joined) or name.strip().casefold()


def marks(name: str) -> list[str]:
    """What names of the same thing have in common: numbers, signs, denial, the passive's "by".

    >>> marks("patient 7 of ward 12"), marks("not caused by"), marks("CD4- cell")
    (['7', '12'], ['not', 'by'], ['4', '-'])
    """
    return [w for w in _words(name) if w.isdigit() or w in _MARKS or w[0] in _SIGNS]


def affirmed(predicate: str) -> str | None:
    """What a predicate denies; None if it denies nothing.

    >>> affirmed("does not cause"), affirmed("is not a"), affirmed("isn't"), affirmed("cannot")
    ('cause', 'is a', 'is', 'can')
    >>> affirmed("causes") is None
    True
    """
    found = _DENIAL.fullmatch(" ".join(predicate.lower().split()))
    if found is None:
        return None
    auxiliary, rest = found["full"] or found["short"] or "", found["rest"]
    auxiliary = "can" if auxiliary == "can" or found["can"] else auxiliary
    kept = "" if rest and auxiliary in _HELPING else auxiliary
    return f"{kept} {rest}".strip() or None


def active(predicate: str) -> tuple[str, ...]:
    """What a passive predicate may be in the active voice, in which the ends change places.

    >>> active("is caused by"), active("was prevented by"), active("causes")
    (('caus', 'cause'), ('prevent', 'prevente'), ())
    """
    found = re.fullmatch(r"(.+)ed by", normal(predicate))
    return (found[1], f"{found[1]}e") if found else ()


def _words(name: str) -> list[str]:
    """Its words, numbers, and the signs at their ends."""
    told = unicodedata.normalize("NFKC", _CAMEL.sub(" ", name)).replace("\N{MINUS SIGN}", "-")
    found = _WORD.findall("".join(one if _of_word(one) else " " for one in told))
    return [word.lstrip("0") or "0" if word.isdigit() else word.casefold() for word in found]


def _of_word(character: str) -> bool:
    """Many scripts write vowels and tones as marks on letters: other marks, another word."""
    return character.isalnum() or character in _SIGNS or unicodedata.category(character)[0] == "M"


def _singular(word: str) -> str:
    """Of an English noun; what it makes of other words, it makes of them everywhere."""
    if len(word) <= _SHORT or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-2] if word.endswith(("ches", "shes", "xes", "sses")) else word[:-1]
