"""As much English as it takes to put a name into a sentence."""

from __future__ import annotations

import re

_AN = re.compile(
    r"(?:[aio]|e(?!u)|u(?!ni(?!n|m)|s[aeiu]|r[aeiou]|b[iu]|k|t[ei])|heir|hono|hour)", re.IGNORECASE
)
_SPELLED_AN = re.compile(r"[AEFHILMNORSX](?:[A-Z0-9]+\b|\b)")
_DETERMINED = re.compile(r"(?:an?|the|some|any|this|that|my|our)\s", re.IGNORECASE)

_AUXILIARY = {"is", "are", "was", "were", "can", "could", "may", "must", "should", "will", "would"}
_PREPOSITIONS = {"of", "in", "by", "to", "from", "at", "on", "with", "for", "into", "under", "near"}
_NOUNS_IN_S = re.compile(r"(?:ss|us|is|ies|ics|news|series|species|axis)$")
_IRREGULAR = {"has": "have", "does": "do", "goes": "go"}


def with_article(noun: str) -> str:
    """The name of a class after "is", with the article that it needs.

    >>> [with_article(one) for one in ("penguin", "Animal", "MRI", "university", "a herring", "B")]
    ['a penguin', 'an Animal', 'an MRI', 'a university', 'a herring', 'a B']
    """
    if _DETERMINED.match(noun):
        return noun
    if noun[:1].isupper() and noun[1:2] and (noun[1].isupper() or noun[1].isdigit()):
        return f"an {noun}" if _SPELLED_AN.match(noun) else f"a {noun}"
    if re.match(r"one\b|once\b", noun, re.IGNORECASE):
        return f"a {noun}"
    return f"an {noun}" if _AN.match(noun) else f"a {noun}"


def verb_phrase(name: str) -> str | None:
    """The name of a property as what a subject does; None if it is a noun.

    >>> [verb_phrase(name) for name in ("eats", "has part", "part of", "located in", "father")]
    ['eats', 'has part', 'is part of', 'is located in', None]
    """
    first, *rest = name.split()
    if first.lower() in _AUXILIARY or _is_verb(first):
        return name
    if rest and (rest[-1].lower() in _PREPOSITIONS or first.lower() in _PREPOSITIONS):
        return f"is {name}"
    return None


def negated(phrase: str) -> str:
    """A verb phrase, denied.

    >>> negated("eats"), negated("is part of"), negated("can see"), negated("has part")
    ('does not eat', 'is not part of', 'cannot see', 'does not have part')
    """
    first, _, rest = phrase.partition(" ")
    tail = f" {rest}" if rest else ""
    if first.lower() == "can":
        return f"cannot{tail}"
    if first.lower() in _AUXILIARY:
        return f"{first} not{tail}"
    return f"does not {_base(first)}{tail}"


def _is_verb(word: str) -> bool:
    """Whether it looks like a verb in the third person."""
    lower = word.lower()
    if lower in _IRREGULAR or lower.endswith(("ishes", "ches", "sses")):
        return True
    return lower.endswith("s") and (lower in _FLYING or not _NOUNS_IN_S.search(lower))


_FLYING = {"flies", "carries", "studies", "applies", "implies", "varies", "occupies"}


def _base(verb: str) -> str:
    lower = verb.lower()
    if lower in _IRREGULAR:
        return _IRREGULAR[lower]
    if lower.endswith("ies"):
        return f"{verb[:-3]}y"
    if lower.endswith(("ches", "shes", "sses", "xes", "zzes")):
        return verb[:-2]
    return verb[:-1]
