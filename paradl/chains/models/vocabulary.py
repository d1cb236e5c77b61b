"""The names in claims in Manchester syntax, each with what it is there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from paradl.errors import QueryError

NS = "https://paradl.org/chain#"
_TOKEN = re.compile(r"<[^<>\s]+>|\"[^\"]*\"\S*|[\w.-]*:?[\w.-]+:?|[(){},]")
_CLASS, _INDIVIDUAL, _PROPERTY = "Class", "NamedIndividual", "ObjectProperty"
_BETWEEN_CLASSES = {"SubClassOf", "EquivalentTo", "DisjointWith", "DisjointClasses"}
_BETWEEN_PROPERTIES = {"SubPropertyOf", "InverseOf"}
_BETWEEN_INDIVIDUALS = {"SameAs", "DifferentFrom"}
_TYPES, _OF_PROPERTY = {"Type", "Types"}, {"Domain", "Range"}
_BETWEEN = _BETWEEN_CLASSES | _BETWEEN_PROPERTIES | _BETWEEN_INDIVIDUALS | _OF_PROPERTY
_CHARACTERISTICS = {
    *("Functional", "InverseFunctional", "Transitive", "Symmetric"),
    *("Asymmetric", "Reflexive", "Irreflexive"),
}
_QUANTIFIERS = {"some", "only", "min", "max", "exactly", "value", "Self"}
_WORDS = _QUANTIFIERS | {"and", "or", "not", "that", "inverse"}
_NAME = re.compile(r"[\w.-]+")


def declarations(claims: Iterable[str]) -> str:
    """An ontology document that declares the short names of claims, each as what it is used for.

    Prefixed names and whole IRIs are left alone: an ontology that is given has them.

    >>> print(declarations(["Bird SubClassOf eats some Worm", "tweety Type Bird"]))
    Prefix(:=<https://paradl.org/chain#>)
    Ontology(
    Declaration(Class(:Bird))
    Declaration(Class(:Worm))
    Declaration(NamedIndividual(:tweety))
    Declaration(ObjectProperty(:eats))
    )

    Raises:
        QueryError: a claim is no sentence in Manchester syntax.
    """
    found = sorted({one for claim in claims for one in names(claim)})
    lines = (f"Declaration({kind}(:{name}))" for kind, name in found)
    return "\n".join((f"Prefix(:=<{NS}>)", "Ontology(", *lines, ")"))


def names(claim: str) -> Iterator[tuple[str, str]]:
    """The kind and the name of each short name in a claim.

    >>> sorted(names("rex eats bone"))
    [('NamedIndividual', 'bone'), ('NamedIndividual', 'rex'), ('ObjectProperty', 'eats')]
    """
    words = [token.rstrip(":") for token in _TOKEN.findall(claim)]
    place = next((n for n, word in enumerate(words) if word in _BETWEEN | _TYPES), None)
    if place is None:
        yield from _in_fact(claim, words)
        return
    before, keyword, after = words[:place], words[place], words[place + 1 :]
    if keyword in _TYPES:
        yield from _named(_INDIVIDUAL, before)
        yield from _in_class(after)
    elif keyword in _OF_PROPERTY:
        yield from _named(_PROPERTY, before)
        yield from _in_class(after)
    elif keyword in _BETWEEN_CLASSES:
        yield from _in_class(before + after)
    else:
        kind = _PROPERTY if keyword in _BETWEEN_PROPERTIES else _INDIVIDUAL
        yield from _named(kind, before + after)


def _in_fact(claim: str, words: list[str]) -> Iterator[tuple[str, str]]:
    """Those of `rex eats bone`, of its negation, and of `Transitive partOf`."""
    told = [word for word in words if word != "not"]
    if len(words) == 2 and words[0] in _CHARACTERISTICS:
        yield from _named(_PROPERTY, words[1:])
    elif len(told) == 3:
        subject, relation, object_ = told
        yield from _named(_INDIVIDUAL, (subject, object_))
        yield from _named(_PROPERTY, (relation,))
    else:
        raise QueryError(
            f"{claim!r} is no sentence in Manchester syntax",
            "write 'Penguin SubClassOf Bird', 'tweety Type Bird' or 'rex eats bone', "
            "give the claim such a formula, or ask a judge",
        )


def _in_class(words: list[str]) -> Iterator[tuple[str, str]]:
    """The names of class expressions: a property before a quantifier, individuals in braces."""
    braces = False
    for place, word in enumerate(words):
        before = words[place - 1] if place else ""
        after = words[place + 1] if place + 1 < len(words) else ""
        braces = word == "{" or (braces and word != "}")
        if word in _WORDS or word in _CHARACTERISTICS or word.isdigit():
            continue
        if after in _QUANTIFIERS or before == "inverse":
            yield from _named(_PROPERTY, (word,))
        elif braces or before == "value":
            yield from _named(_INDIVIDUAL, (word,))
        else:
            yield from _named(_CLASS, (word,))


def _named(kind: str, words: Iterable[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        if word not in _WORDS and not word.isdigit() and _NAME.fullmatch(word):
            yield kind, word
