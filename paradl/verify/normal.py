"""The form in which names are compared: words without case, articles, plurals and auxiliaries."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

_SIGNS = "+#-"
_WORD = re.compile(r"\d+|(?<=[^\s+#-])(?:[+#]+|-(?!\S))|[^\s\d+#-]+")
_CAMEL = re.compile(r"(?<=[a-zß-öø-ÿ0-9])(?=[A-ZÀ-ÖØ-Þ])")
_ARTICLES = {"a", "an", "the"}
_AUXILIARIES = {
    *("is", "are", "was", "were", "be", "been", "being"),
    *("does", "do", "did", "can", "could", "may", "has", "have", "had"),
}
_HELPING = {"do", "does", "did", "can", "could", "may", "will", "has", "have", "had"}
_MARKS = {
    *("not", "no", "non", "never", "without", "by"),
    *("male", "female", "upper", "lower", "left", "right", "minimum", "maximum"),
    *("north", "south", "east", "west", "northern", "southern", "eastern", "western"),
    *("before", "after", "more", "less", "first", "second", "third"),
    *("ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii", "xiii"),  # the others are letters
}
_LETTERS = {"a", "s", "t"}  # an article, and what follows an apostrophe, mark nothing
_OPPOSITES = (  # beginnings of words that turn their sense
    *("hyper", "hypo", "anti", "non", "un", "in", "im", "dis", "de"),
    *("over", "under", "pre", "post", "macro", "micro", "inter", "intra"),
)
_DENIAL = re.compile(
    r"(?:(?P<full>[a-z]+) (?:not|never|no longer|no)|(?P<can>cannot|can't)|(?P<short>[a-z]+)n't"
    r"|never|no longer|not)(?= |$) ?(?P<rest>.*)"
)
_QUANTIFIED = re.compile(
    r"(?:(?P<no>no|none of)|all(?: of)?|every|each) (?P<rest>.+)", re.IGNORECASE
)
_TYPING = ((8, 2), (4, 1))  # from so many letters on, so many of them are mistyped at most
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
    """What names of the same thing have in common: numbers, letters, signs, denial, opposites.

    >>> marks("patient 7 of ward 12"), marks("not caused by"), marks("CD4- cell")
    (['7', '12'], ['not', 'by'], ['4', '-'])
    >>> marks("hepatitis B"), marks("factor VIII"), marks("hypotension")
    (['b'], ['viii'], ['hypo'])
    """
    return [found for word in _words(name) if (found := _mark(word))]


def _mark(word: str) -> str | None:
    if word.isdigit() or word in _MARKS or word[0] in _SIGNS:
        return word
    if len(word) == 1:
        return None if word in _LETTERS else word
    return next((o for o in _OPPOSITES if word.startswith(o) and len(word) > len(o) + 2), None)


def mistyped(form: str, meant: str, known: Collection[str]) -> bool:
    """Whether a normal form is another one with typing mistakes, and no word that is known.

    >>> mistyped("upper reservor", "upper reservoir", set()), mistyped("male cell", "cell", set())
    (True, False)
    >>> mistyped("sodium nitrite", "sodium nitrate", {"nitrite"})
    False
    >>> mistyped("heartattack", "heart attack", set()), mistyped("boathouse", "house boat", set())
    (True, False)
    """
    words, others = sorted(form.split()), sorted(meant.split())
    if len(words) != len(others):
        return closed(form) == closed(meant)
    pairs = [(one, other) for one, other in zip(words, others, strict=True) if one != other]
    return all(one not in known and _slip(one, other) for one, other in pairs)


def closed(form: str) -> str:
    """A normal form without its spaces, by which names are the same that are one too few or many.

    >>> closed("heart attack")
    'heartattack'
    """
    return form.replace(" ", "")


def _slip(word: str, other: str) -> bool:
    from rapidfuzz.distance import OSA

    shorter = min(len(word), len(other))
    most = next((most for length, most in _TYPING if shorter >= length), 0)
    return OSA.distance(word, other) <= most


def quantified(words: str) -> tuple[str, bool] | None:
    """What "no" or "all" is said of, and whether it is "no"; None without either.

    >>> quantified("No penguins"), quantified("every bird"), quantified("penguins") is None
    (('penguins', True), ('bird', False), True)
    """
    found = _QUANTIFIED.fullmatch(" ".join(words.split()))
    return found and (found["rest"], found["no"] is not None)


def affirmed(predicate: str) -> str | None:
    """What a predicate denies; None if it denies nothing.

    >>> affirmed("does not cause"), affirmed("is not a"), affirmed("isn't"), affirmed("cannot")
    ('cause', 'is a', 'is', 'can')
    >>> affirmed("was never caused by"), affirmed("isn’t"), affirmed("increases no")
    ('was caused by', 'is', 'increases')
    >>> affirmed("causes") is None
    True
    """
    found = _DENIAL.fullmatch(" ".join(predicate.lower().replace("’", "'").split()))
    if found is None:
        return None
    auxiliary, rest = found["full"] or found["short"] or "", found["rest"]
    auxiliary = "can" if found["can"] else auxiliary
    kept = "" if rest and auxiliary in _HELPING else auxiliary
    return f"{kept} {rest}".strip() or None


def other_voice(predicate: str) -> tuple[str, ...]:
    """What it may be in the other voice, active or passive, in which the ends change places.

    >>> other_voice("is caused by"), other_voice("was prevented by")
    (('caus', 'cause'), ('prevent', 'prevente'))
    >>> other_voice("painted"), other_voice("causes")
    (('painted by',), ('caused by', 'causeed by'))
    """
    form = normal(predicate)
    if form.endswith("ed by"):
        return form[:-5], f"{form[:-5]}e"
    if form.endswith("ed"):
        return (f"{form} by",)
    return f"{form}d by", f"{form}ed by"


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
