"""What a value that a text gives may be, of those that a data property can have."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from paradl.oracle.verbalization.atoms import XSD, Literal
from paradl.verify import claims, clock
from paradl.verify.dates import dates
from paradl.verify.normal import text_form
from paradl.verify.quantities import (
    NEAR,
    UNSURE,
    Quantity,
    is_fraction,
    likeness,
    plain,
    quantity,
)
from paradl.verify.units import is_unit
from paradl.verify.units import words as words_of
from paradl.verify.vocabulary import Vocabulary

_TEXT = XSD + "string"
_BOOLEAN, _TIME, _DATE = XSD + "boolean", XSD + "time", XSD + "date"
_YES = {"yes", "true", "ja", "oui", "sí", "sì", "sim", "да", "tak", "evet", "是", "はい"}
_NO = {"no", "false", "nein", "nee", "non", "não", "нет", "nie", "hayır", "否", "いいえ"}


def values(text: str, own: str, names: Vocabulary) -> list[tuple[Literal, float]]:
    """The values of a property that a text may be, the likeliest first, and how near they come.

    A number may be told in another notation, or with its unit, a date in words, a time of day as by
    a clock of twelve hours, and what is true or false by yes or no. There is one value at least,
    and it need not be of the property's datatype.
    """
    datatype, usual = names.ranges.get(own), names.usual.get(own)
    literal = claims.literal(text, datatype, usual)
    told = names.told.get(own, {})
    if literal.datatype == _TEXT and (same := told.get(text_form(literal.text))):
        return [(same, 1.0)]
    asked = quantity(literal.text)
    kind = datatype or (usual.datatype if usual else None if not told else _TEXT)
    if read := [*_of_words(text, kind)]:
        return [
            (Literal(one, kind or ""), UNSURE if place else 1.0) for place, one in enumerate(read)
        ]
    if kind == _TEXT and asked is not None:
        near = sorted(_of_texts(asked, told), key=lambda one: -one[1])
        return near[:1] if near and near[0][1] == 1 else [(literal, 1.0), *near]
    if asked is not None and (kind is None or claims.is_number(kind)):
        if found := list(_of_numbers(asked, own, names)):
            return found
    elif usual is not None and datatype is None and literal.datatype != usual.datatype:
        literal = replace(usual, text=literal.text)  # what "spring" is beside dates
    return [(literal, 1.0)]


def is_boolean(own: str, names: Vocabulary) -> bool:
    """Whether the values of a property are true and false."""
    usual = names.usual.get(own)
    return names.ranges.get(own, usual and usual.datatype) == _BOOLEAN


def _of_words(text: str, kind: str | None) -> Iterator[str]:
    """How a datatype writes what a text says in other words, the likeliest first."""
    said = text.strip().lower().removesuffix(".")
    if kind == _BOOLEAN and said in _YES | _NO:
        yield "true" if said in _YES else "false"
    if kind == _TIME and not claims.well_typed(Literal(text.strip(), _TIME)):
        yield from clock.times(text)
    if kind == _DATE:
        yield from dates(text)


def _of_texts(asked: Quantity, told: Mapping[str, Literal]) -> Iterator[tuple[Literal, float]]:
    """Texts that say the same quantity, or may."""
    for value in told.values():
        other = quantity(value.text)
        if other and (near := likeness(asked, other)):
            yield value, near


def _of_numbers(asked: Quantity, own: str, names: Vocabulary) -> Iterator[tuple[Literal, float]]:
    """The number, in the unit that the property is called after; without one, it is but near."""
    words = {word for name in names.by_iri.get(own, ()) for word in words_of(name.text)}
    usual = names.usual.get(own)
    for told, near in _groups(asked, words):
        tried = [claims.literal(plain(n), names.ranges.get(own), usual) for n in told.numbers]
        fitting = [one for one in tried if claims.well_typed(one)]
        as_others = [one for one in fitting if usual and one.datatype == usual.datatype]
        for place, literal in enumerate(as_others or fitting):
            yield literal, UNSURE if place else near


def _groups(asked: Quantity, words: Collection[str]) -> Iterator[tuple[Quantity, float]]:
    """What it may be in a property that is called so, and how near that comes."""
    turned, share = asked.within(words), asked.share()
    if turned:
        yield turned, 1.0
        return
    if share and any(map(is_fraction, words)):
        yield share, 1.0
        yield asked, UNSURE  # who keeps 12.5 as a ratio means percent
        return
    near = UNSURE if any(map(is_unit, words)) else NEAR
    yield asked, near
    if share:
        yield share, near
