"""Numbers and quantities as texts write them: with marks of thousands, fractions, words, units."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Context, Decimal

from paradl.verify.turns import in_the_east
from paradl.verify.units import in_signs, is_called, power, power_in_name

NEAR, UNSURE = 0.9, 0.5
"""How near comes what is told without a unit, and what may be in other notation, or in another."""

_EXACT = Context(prec=10**6)  # without it Python rounds to 28 digits

_MINUS = {**dict.fromkeys(map(ord, "\u2212\u2010\u2011"), "-"), ord("\u2019"): "'"}
_SPACES = dict.fromkeys(map(ord, "\u00a0\u2007\u2009\u202f"), " ")
_LONGEST = 1000  # characters of a quantity: many digits take long to count with
_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")

_TIMES = {
    **dict.fromkeys(("hundred",), 2),
    **dict.fromkeys(("thousand", "tausend", "тысяч", "тысячи", "тыс", "duizend", "tys", "천"), 3),
    **dict.fromkeys(("千", "nghìn", "ألف", "bin", "tusen", "tisíc", "tisíce", "χιλιάδες"), 3),
    **dict.fromkeys(("हज़ार", "हजार", "אלף", "אלפים"), 3),
    **dict.fromkeys(("万", "萬", "만"), 4),
    **dict.fromkeys(("lakh", "lakhs", "लाख"), 5),
    **dict.fromkeys(("million", "millions", "millionen", "mio", "mln", "миллион"), 6),
    **dict.fromkeys(("миллиона", "миллионов", "млн", "miljoen", "milioni", "milione"), 6),
    **dict.fromkeys(("millón", "millones", "milhão", "milhões", "milion", "miliony"), 6),
    **dict.fromkeys(("milionów", "مليون", "milyon", "milionů", "miljoner", "מיליון"), 6),
    **dict.fromkeys(("εκατομμύριο", "εκατομμύρια", "εκατ", "milionu", "百万", "백만"), 6),
    **dict.fromkeys(("crore", "crores", "करोड़", "千万", "千萬", "천만"), 7),
    **dict.fromkeys(("亿", "億", "억"), 8),
    **dict.fromkeys(("bn", "milliarde", "milliarden", "mrd", "milliard", "milliards"), 9),
    **dict.fromkeys(("miliardo", "miliardi", "miljard", "miliard", "miliardów", "млрд"), 9),
    **dict.fromkeys(("миллиард", "миллиарда", "миллиардов", "مليار", "milyar", "מיליארד"), 9),
    **dict.fromkeys(("miliarda", "miliardy", "δισεκατομμύρια", "δισ", "miljarder", "अरब"), 9),
    **dict.fromkeys(("조",), 12),
}
_LONG_OR_SHORT = {"billion": (9, 12), "billions": (9, 12), "trillion": (12, 18)}
"""Short in English, long in French and German."""
_ELSEWHERE = {"mil": (3, 6, 0), "兆": (12, 6)}
"""A thousand in Spanish, a million in Czech, and a unit; in Japan, and in China."""
_OF_MONEY = {"k": 3, "m": 6, "mm": 6, "mn": 6, "b": 9, "md": 9, "tn": 12}
"""Letters that are units where no currency is by them, but for a k in small letters."""

_DIGITS = r"\d(?:[\d.,' ]*\d)?|\.\d+"
_FRACTION = r"(?P<half>[\u00bc-\u00be\u2150-\u215e])|(?<=\d) (?P<over>\d)/(?P<under>\d\d?)"
_SEVERAL = {**_LONG_OR_SHORT, **_ELSEWHERE}
_WORD = "|".join(
    word if in_the_east(word) else rf"{word}(?![^\W\d_])\.?"  # which have no spaces after them
    for word in sorted({*_TIMES, *_SEVERAL}, key=len, reverse=True)
)
_SIGN = r"[€$£¥₹₺₩₽₴₪₫₦]"
_UNIT = (
    rf"[^\W\d_]+|(?:[%‰°µμ]|{_SIGN})[^\W\d_]*|[^\W\d_]+(?:\^?[23²³])?[/·][^\W\d_]+(?:\^?[23²³])?"
    r"|[^\W\d_]{1,2}\^?[23²³]|[^\W\d_]*met(?:re|er)s?[23]"
)
_CURRENCY = (
    r"(?-i:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|RUB|UAH|BRL|KRW|US\$)"
)
_MONEY = re.compile(rf"{_SIGN}|{_CURRENCY}")
_QUANTITY = re.compile(
    rf"(?P<before>{_SIGN}|{_CURRENCY}(?= )|US\$|%|) ?(?P<minus>[+-]|minus |)(?P<first>{_SIGN}?)"
    rf"(?P<digits>{_DIGITS})?? ?(?:{_FRACTION})?"
    r"(?: ?[×x·*] ?10(?:\^?(?P<power>-?\d\d?)|(?P<raised>⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}(?![⁰¹²³⁴⁵⁶⁷⁸⁹⁻]))))?"
    rf"(?: ?(?P<times>{_WORD})| ?(?P<letter>k|m[mnd]?|b|tn)(?![^\W\d_]))?"
    rf"(?: ?(?P<unit>{_UNIT})\.?)?",
    re.IGNORECASE,
)
_NO_UNITS = {
    *("or", "to", "more", "less", "fewer", "and", "plus", "minus", "odd", "th", "st", "nd"),
    *("dozen", "dozens", "score"),  # which are numbers
}

_WHOLE = re.compile(r"\d+")
_GROUPED = re.compile(r"\d{1,3}(?:(?P<mark>[ '])\d{3})(?:(?P=mark)\d{3})*(?:[.,]\d+)?")
_ENGLISH = re.compile(r"\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d+)|\d{1,2}(?:,\d\d)+,\d{3}")
_GERMAN = re.compile(r"\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)")
_EITHER = re.compile(r"[1-9]\d{0,2}[.,]\d{3}")
_POINT = re.compile(r"\d*[.,]\d+")

_FRACTIONS = {"fraction", "ratio", "proportion", "probability"}


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number and its unit.

    Attributes:
        numbers: what it may be, the likeliest in English first: 1,234 may be 1.234 elsewhere.
        unit: as it is written; empty without one.
    """

    numbers: tuple[Decimal, ...]
    unit: str = ""

    def within(self, units: Iterable[str]) -> Quantity | None:
        """The same in one of some units; None if it is in none of them.

        >>> told = quantity("1.2 g").within(["dose", "mg"])
        >>> told and [*map(plain, told.numbers)]
        ['1200']
        """
        if not self.unit or any(is_called(self.unit, one) for one in units):
            return Quantity(self.numbers)
        own = power(self.unit)
        for one in units:
            its = power_in_name(one)
            if own and its and own[0] == its[0]:
                return Quantity(tuple(n.scaleb(own[1] - its[1], _EXACT) for n in self.numbers))
        return None

    def share(self) -> Quantity | None:
        """What is told in percent as a part of one; None of all else.

        >>> told = quantity("12.5 %").share()
        >>> told and [*map(plain, told.numbers)], quantity("12.5 g").share()
        (['0.125'], None)
        """
        place = -3 if self.unit == "‰" else -2 if _is_percent(self.unit) else 0
        return Quantity(tuple(n.scaleb(place, _EXACT) for n in self.numbers)) if place else None


def quantity(text: str) -> Quantity | None:
    """The quantity that a text is, and nothing else; None if it is none.

    >>> [plain(n) for n in quantity("42,500").numbers], plain(quantity("42 500 mg").numbers[0])
    (['42500', '42.5'], '42500')
    >>> [*map(plain, quantity("3½").numbers)], [*map(plain, quantity("1.2 million").numbers)]
    (['3.5'], ['1200000'])
    >>> quantity("10-20"), quantity("about 12"), quantity("Boeing 747")
    (None, None, None)
    """
    if len(text) > _LONGEST:
        return None
    told = unicodedata.normalize("NFC", text).strip().translate(_MINUS).translate(_SPACES)
    told = in_signs("".join(map(_ascii, told)).replace("per cent", "percent"))
    found = _QUANTITY.fullmatch(told)
    if not found or not (found["digits"] or found["half"]):
        return None
    unit = found["before"] or found["first"] or found["unit"] or ""
    if unit.lower() in _NO_UNITS or (unit != found["unit"] and found["unit"]):
        return None
    letter = found["letter"] or ""
    shortened = letter == "k" or (letter and _MONEY.fullmatch(unit))
    if letter and not shortened:
        if unit:
            return None
        unit = letter
    numbers = _numbers(found["digits"]) if found["digits"] else (Decimal(0),)
    part = _part(found)
    if not numbers or (part and (len(numbers) > 1 or _EXACT.remainder(numbers[0], 1))):
        return None
    if part is None and (found["half"] or found["over"]):
        return None
    raised = int(found["power"] or (found["raised"] or "0").translate(_SUPERSCRIPTS))
    word = (found["times"] or "").lower().removesuffix(".")
    raised += _OF_MONEY[letter.lower()] if shortened else 0
    powers = _SEVERAL.get(word, (_TIMES.get(word, 0),))
    sign = -1 if found["minus"] not in ("", "+") else 1
    wholes = [_EXACT.multiply(sign, _EXACT.add(n, part or 0)) for n in numbers]
    made = (whole.scaleb(raised + one, _EXACT) for one in powers for whole in wholes)
    return Quantity(tuple(dict.fromkeys(made)), unit)


def plain(number: Decimal) -> str:
    """As datatypes write it.

    >>> plain(Decimal("1.20E+3")), plain(Decimal("0.50"))
    ('1200', '0.5')
    """
    return f"{number.normalize(_EXACT):f}"


def is_rounded(text: str, value: str) -> bool:
    """Whether a text tells a number with less digits than there are: neither it nor another one.

    >>> is_rounded("3.68 million", "3677472"), is_rounded("0.3", "0.30000000000000004")
    (True, True)
    >>> is_rounded("3.67 million", "3677472"), is_rounded("3677000", "3677472")
    (False, False)
    """
    told, exact = quantity(text), quantity(value)
    if told is None or exact is None:
        return False
    exactly = exact.numbers[0]
    return any(
        _rounded(exactly, place) == number.scaleb(-place, _EXACT) != exactly.scaleb(-place, _EXACT)
        for number in told.numbers
        if isinstance(place := number.as_tuple().exponent, int) and place
    )


def _rounded(number: Decimal, place: int) -> Decimal:
    """So many of the units of a place, as 5.6 is 6 of 10^0."""
    return number.scaleb(-place, _EXACT).to_integral_value(ROUND_HALF_UP)


def likeness(one: Quantity, other: Quantity) -> float:
    """How near one comes to another: 1 if they are the same, 0 if they are not.

    What is the same without its unit is near, and what is it but for the unit is not known.

    >>> likeness(quantity("1,200,000 mg"), quantity("1.2 kg"))
    1.0
    >>> likeness(quantity("5 g"), quantity("5")), likeness(quantity("5"), quantity("5 g"))
    (0.9, 0.9)
    >>> likeness(quantity("5 lb"), quantity("5 kg")), likeness(quantity("5 kg"), quantity("5 lb"))
    (0.5, 0.5)
    >>> likeness(quantity("5 MW"), quantity("5 mW")), likeness(quantity("5 g"), quantity("6 g"))
    (0.0, 0.0)
    """
    turned = one.within([other.unit] if other.unit else [])
    if turned is None and other.unit and _other_unit(one.unit, other.unit):
        return 0.0
    numbers = (turned or one).numbers
    if set(numbers).isdisjoint(other.numbers):
        return 0.0
    if turned is None and other.unit:
        return UNSURE
    if numbers[0] != other.numbers[0]:
        return UNSURE
    return 1.0 if bool(one.unit) == bool(other.unit) else NEAR


def is_fraction(word: str) -> bool:
    """Whether what is called so is told as a part of one."""
    return word.lower() in _FRACTIONS


def _is_percent(unit: str) -> bool:
    return is_called("%", unit)


def _other_unit(one: str, other: str) -> bool:
    """Whether units are surely not the same: in case alone, or of which it is known."""
    return one.lower() == other.lower() or (power(one) is not None and power(other) is not None)


def _numbers(digits: str) -> tuple[Decimal, ...]:
    """What digits and marks between them may be."""
    thousands = re.sub(r"[,' ]", "", digits)
    if _WHOLE.fullmatch(digits) or _ENGLISH.fullmatch(digits):
        return (Decimal(thousands),)
    if _GROUPED.fullmatch(digits):
        return (Decimal(re.sub(r"[' ]", "", digits).replace(",", ".")),)
    if _GERMAN.fullmatch(digits):
        return (Decimal(digits.replace(".", "").replace(",", ".")),)
    if not _POINT.fullmatch(digits):
        return ()
    point = Decimal(digits.replace(",", "."))
    if not _EITHER.fullmatch(digits):
        return (point,)
    whole = Decimal(re.sub(r"[.,]", "", digits))
    return (whole, point) if "," in digits else (point, whole)


def _part(found: re.Match[str]) -> Decimal | None:
    """The fraction after a number; those that no decimal is are left as they are."""
    if found["half"]:
        return _exact(unicodedata.numeric(found["half"]))
    if found["over"] and 0 < int(found["over"]) < int(found["under"]):
        return _exact(int(found["over"]) / int(found["under"]))
    return None


def _exact(part: float) -> Decimal | None:
    """Halves to eighths; a third is no decimal."""
    return Decimal(str(part)) if (part * 40).is_integer() else None


def _ascii(character: str) -> str:
    """The digits of other scripts as ours."""
    value = unicodedata.decimal(character, None)
    return character if value is None else str(value)
