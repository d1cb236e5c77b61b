"""Times of day as texts tell them."""

from __future__ import annotations

import re

_TIME = re.compile(
    r"(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d)(?::(?P<second>\d\d))?)?\s?"
    r"(?:(?P<half>[ap])\.?\s?m\.?|(?P<day>uhr|h|hrs?|hours)|(?P<open>o['’]clock)|)",
    re.IGNORECASE,
)
_FRENCH = re.compile(r"(\d{1,2}) ?h ?(\d\d)", re.IGNORECASE)
_NAMED = {"noon": "12:00:00", "midday": "12:00:00", "midnight": "00:00:00"}


def times(text: str) -> tuple[str, ...]:
    """The times that a text may be, as XML Schema writes them, the likeliest first; none if none.

    >>> times("9.30 p.m."), times("14h30"), times("noon"), times("9 eggs")
    (('21:30:00',), ('14:30:00',), ('12:00:00',), ())
    >>> times("9:30"), times("09:30")
    (('09:30:00', '21:30:00'), ('09:30:00',))
    >>> times("12 o'clock"), times("9:60"), times("13 pm")
    (('12:00:00', '00:00:00'), (), ())
    """
    told = _FRENCH.sub(r"\1:\2 h", " ".join(text.split()))
    if named := _NAMED.get(told.lower().removeprefix("12 ")):
        return (named,)
    found = _TIME.fullmatch(told)
    if not found or not (found["minute"] or found["half"] or found["day"] or found["open"]):
        return ()
    minute, second = int(found["minute"] or 0), int(found["second"] or 0)
    if minute > 59 or second > 59:
        return ()
    return tuple(f"{hour:02}:{minute:02}:{second:02}" for hour in _hours(found))


def may_be(text: str, value: str) -> bool:
    """Whether a value is a time that a text tells less exactly: without its seconds or its zone.

    >>> may_be("9:30", "09:30:15"), may_be("9:30", "09:30:00Z"), may_be("9:30", "09:31:00")
    (True, True, False)
    """
    exact = text.count(":") > 1
    own = [text] if re.match(r"\d\d:\d\d:\d\d", text) else times(text)
    return any(value != one and value.startswith(one if exact else one[:6]) for one in own)


def _hours(found: re.Match[str]) -> tuple[int, ...]:
    hour, half = int(found["hour"]), (found["half"] or "").lower()
    if half:
        return (hour % 12 + (12 if half == "p" else 0),) if 1 <= hour <= 12 else ()
    if hour > 23:
        return ()
    sure = found["day"] or found["second"] or found["hour"].startswith("0") or hour > 12
    return (hour,) if sure else (hour, (hour + 12) % 24)
