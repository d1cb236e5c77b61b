"""Units, as texts write them, and as properties are called after them."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SCALES = {  # what units are so many powers of ten of
    **{"kg": ("g", 3), "g": ("g", 0), "mg": ("g", -3), "ng": ("g", -9)},
    **dict.fromkeys(("µg", "μg", "ug", "mcg", "microgram"), ("g", -6)),
    **{"kilogram": ("g", 3), "gram": ("g", 0), "milligram": ("g", -3)},
    **{"m3": ("l", 3), "l": ("l", 0), "dl": ("l", -1), "cl": ("l", -2), "ml": ("l", -3)},
    **{"liter": ("l", 0), "litre": ("l", 0), "milliliter": ("l", -3), "millilitre": ("l", -3)},
    **{"dm3": ("l", 0), "cm3": ("l", -3), "mm3": ("l", -6)},
    **{"km": ("m", 3), "m": ("m", 0), "cm": ("m", -2), "mm": ("m", -3)},
    **{"km2": ("m2", 6), "ha": ("m2", 4), "m2": ("m2", 0), "cm2": ("m2", -4), "mm2": ("m2", -6)},
    **{"GW": ("W", 9), "MW": ("W", 6), "kW": ("W", 3), "W": ("W", 0), "mW": ("W", -3)},
    **{"GWh": ("Wh", 9), "MWh": ("Wh", 6), "kWh": ("Wh", 3), "Wh": ("Wh", 0)},
    **{"GHz": ("Hz", 9), "MHz": ("Hz", 6), "kHz": ("Hz", 3), "Hz": ("Hz", 0)},
    **{"mol": ("mol", 0), "mmol": ("mol", -3), "nmol": ("mol", -9)},
    **dict.fromkeys(("µmol", "μmol", "umol"), ("mol", -6)),
    "mmHg": ("mmHg", 0),
}
_CALLED = {
    **{"€": {"eur", "euro"}, "$": {"usd", "dollar"}, "£": {"gbp", "pound"}, "¥": {"yen", "jpy"}},
    "US$": {"usd", "dollar"},
    **{"%": {"percent", "percentage", "prozent", "pct"}, "°C": {"celsius"}, "h": {"hour"}},
}
_SPEEDS = {"kmh": "km/h", "kph": "km/h"}
_TIMES = {"hour": "h", "hr": "h", "minute": "min", "second": "s", "sec": "s", "day": "d"}
_RAISED = str.maketrans("²³", "23", "^")
_METRES = re.compile(r"(kilo|centi|milli|)met(?:re|er)s?(?=[23]|$)", re.IGNORECASE)
_LITRES = re.compile(r"(?<![^\W_])([cdmµμ]?)L(?![^\W_])")

_SQUARE = re.compile(r"\b(?:(?P<two>square|sq)\.?|cubic) (?P<unit>[^\W\d_]+)", re.IGNORECASE)
_DEGREES = re.compile(r"\bdegrees? (celsius|fahrenheit|[CF]\b)", re.IGNORECASE)
_PER = re.compile(r"(?P<unit>[^\W\d_]+[23²³]?) per (?P<other>[^\W_]+)", re.IGNORECASE)
_PER_WITHIN = re.compile(
    r"(?P<unit>[A-Z][^\W\d_A-Z]*[23]?)Per(?P<other>[A-Z][^\W\d_A-Z]*(?:[23]\b)?)"
)
_PIECE = re.compile(r"[^\s()\[\],;:]+")
_PART = re.compile(r"[A-ZÀ-ÖØ-Þ]?[^\W\d_A-ZÀ-ÖØ-Þ]+(?:[23](?![^\W_]))?|[A-ZÀ-ÖØ-Þ]+|[%€$£¥°]\w*")


def in_signs(text: str) -> str:
    """A text with the units in it that have several words, as one.

    >>> in_signs("5 mg per day"), in_signs("9 square kilometres"), in_signs("5 degrees Celsius")
    ('5 mg/day', '9 kilometres2', '5 °C')
    >>> in_signs("2.3 people per household")
    '2.3 people per household'
    """
    told = _DEGREES.sub(lambda degrees: f"°{degrees[1][0].upper()}", text)
    told = _SQUARE.sub(_squared, told.replace("mm Hg", "mmHg"))
    return _PER.sub(_divided, told)


def words(name: str) -> Iterator[str]:
    """The words of a property's name; of a unit that has several parts, no part is one.

    >>> [*words("speed in km/h")], [*words("dose (mg per kg)")], [*words("input/output")]
    (['speed', 'in', 'km/h'], ['dose', 'mg/kg'], ['input', 'output'])
    >>> [*words("doseInMgPerKg")], [*words("areaKm2")], [*words("power_kW")]
    (['dose', 'In', 'mg/kg'], ['area', 'Km2'], ['power', 'kW'])
    """
    told = _PER_WITHIN.sub(lambda both: f" {both['unit'].lower()}/{both['other'].lower()} ", name)
    for piece in _PIECE.findall(in_signs(told.replace("_", " "))):
        if is_unit(piece):
            yield piece
            if piece.endswith("$"):
                yield "$"
        else:
            yield from _PART.findall(piece)


def power(unit: str) -> tuple[str, int] | None:
    """Which power of ten of which unit it is, where that is known.

    >>> power("km²"), power("kilometers"), power("KM")
    (('m2', 6), ('m', 3), None)
    """
    form = _form(unit)
    return _SCALES.get(form) or _SCALES.get(_small(form) if len(form) > 3 else "")


def power_in_name(word: str) -> tuple[str, int] | None:
    """The same of a word of a name, whose first letter may have become a capital.

    >>> power_in_name("Km"), power_in_name("MW")
    (('m', 3), ('W', 6))
    """
    capital = word[:1].isupper() and not word[1:].isupper()
    return power(word) or (power(word[0].lower() + word[1:]) if capital else None)


def is_called(unit: str, name: str) -> bool:
    """Whether a word names a unit; of short units capitals count, but for the first in a name.

    >>> is_called("°C", "celsius"), is_called("km/h", "km/hour"), is_called("mW", "MW")
    (True, True, False)
    """
    one, other = _form(unit), _form(name)
    if one == other or (one.islower() and one.capitalize() == other):
        return True
    if _has_name(one, other) or _has_name(other, one):
        return True
    return len(one) > 3 and _small(one) == _small(other)


def is_unit(word: str) -> bool:
    """Whether a word is one of the units that are known, or made of one."""
    parts = re.split(r"[/·]", _form(word))
    if len(parts) > 1:
        return any(map(power, parts))
    return power(word) is not None or any(is_called(unit, word) for unit in _CALLED)


def _has_name(unit: str, name: str) -> bool:
    return not {name.lower(), _small(name)}.isdisjoint(_CALLED.get(unit, ()))


def _form(unit: str) -> str:
    """As units are compared: with signs for words, and powers as digits.

    >>> _form("m³/s"), _form("kilometres2"), _form("mg/days"), _form("mmol/L"), _form("kg/m^2")
    ('m3/s', 'km2', 'mg/d', 'mmol/l', 'kg/m2')
    """
    told = _LITRES.sub(r"\1l", unit.translate(_RAISED))
    first, *others = (_METRES.sub(_metre, part) for part in told.split("/"))
    if others:
        return "/".join((first, *(_TIMES.get(_small(other), other) for other in others)))
    return _SPEEDS.get(first, first)


def _metre(metres: re.Match[str]) -> str:
    return f"{metres[1][:1].lower()}m"


def _small(word: str) -> str:
    return word.lower().removesuffix("s")


def _squared(told: re.Match[str]) -> str:
    return f"{told['unit']}{2 if told['two'] else 3}"


def _divided(told: re.Match[str]) -> str:
    return f"{told['unit']}/{told['other']}" if is_unit(told["unit"]) else told[0]
