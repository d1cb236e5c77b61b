"""What a value that a text gives may be, of those that a data property can have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from paradl.oracle.verbalization.atoms import XSD, Literal
from paradl.verify import claims
from paradl.verify.normal import text_form
from paradl.verify.quantities import NEAR, UNSURE, Quantity, is_unit, likeness, plain, quantity
from paradl.verify.vocabulary import Vocabulary

_TEXT = XSD + "string"
_PART_OF_NAME = re.compile(r"[A-ZÀ-ÖØ-Þ]?[^\W\d_A-ZÀ-ÖØ-Þ]+|[A-ZÀ-ÖØ-Þ]+|[%€$£¥°]\w*")


def values(text: str, own: str, names: Vocabulary) -> list[tuple[Literal, float]]:
    """The values of a property that a text may be, the likeliest first, and how near they come.

    A number may be told in another notation, or with its unit. There is one value at least, and it
    need not be of the property's datatype.
    """
    datatype, usual = names.ranges.get(own), names.usual.get(own)
    literal = claims.literal(text, datatype, usual)
    told = names.told.get(own, {})
    if literal.datatype == _TEXT and (same := told.get(text_form(literal.text))):
        return [(same, 1.0)]
    asked = quantity(literal.text)
    kind = datatype or (usual.datatype if usual else None if not told else _TEXT)
    if kind == _TEXT and asked is not None:
        near = sorted(_of_texts(asked, told), key=lambda one: -one[1])
        return near[:1] if near and near[0][1] == 1 else [(literal, 1.0), *near]
    if asked is not None and (kind is None or claims.is_number(kind)):
        if found := list(_of_numbers(asked, own, names)):
            return found
    elif usual is not None and datatype is None and literal.datatype != usual.datatype:
        literal = replace(usual, text=literal.text)  # a date in words is no text beside dates
    return [(literal, 1.0)]


def _of_texts(asked: Quantity, told: Mapping[str, Literal]) -> Iterator[tuple[Literal, float]]:
    """Texts that say the same quantity, or may."""
    for value in told.values():
        other = quantity(value.text)
        if other and (near := likeness(asked, other)):
            yield value, near


def _of_numbers(asked: Quantity, own: str, names: Vocabulary) -> Iterator[tuple[Literal, float]]:
    """The number, in the unit that the property is called after; without one, it is but near."""
    words = {
        word for name in names.by_iri.get(own, ()) for word in _PART_OF_NAME.findall(name.text)
    }
    turned = asked.within(words)
    sure = 1.0 if turned else (UNSURE if any(map(is_unit, words)) else NEAR)
    usual = names.usual.get(own)
    tried = [
        claims.literal(plain(number), names.ranges.get(own), usual)
        for number in (turned or asked).numbers
    ]
    fitting = [one for one in tried if claims.well_typed(one)]
    as_others = [one for one in fitting if usual and one.datatype == usual.datatype]
    for place, literal in enumerate(as_others or fitting):
        yield literal, UNSURE if place else sure
