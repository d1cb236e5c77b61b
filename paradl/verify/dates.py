"""Dates as texts tell them."""

from __future__ import annotations

import re
from datetime import date

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january jan januar jänner janvier enero gennaio janeiro januari stycznia января",
            "february feb februar février febrero febbraio fevereiro februari lutego февраля",
            "march mar märz mars marts marzo março maart marca марта",
            "april apr avril abril aprile kwietnia апреля",
            "may mai mayo maggio maio mei maj maja мая",
            "june jun juni juin junio giugno junho czerwca июня",
            "july jul juli juillet julio luglio julho lipca июля",
            "august aug août agosto augustus augusti sierpnia августа",
            "september sep sept septembre septiembre settembre setembro września сентября",
            "october oct oktober octobre octubre ottobre outubro października октября",
            "november nov novembre noviembre novembro listopada ноября",
            "december dec dezember décembre diciembre dicembre dezembro desember grudnia декабря",
        ),
        1,
    )
    for name in names.split()
}
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?"
_NAME = r"(?P<name>[^\W\d_]+)\.?"
_YEAR = r"(?P<year>\d{4})"
_LEAD = (
    r"(?:(?:on|am|den|le|el|il|em|op)\s)?"
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?(?:the\s)?"
)
_FORMS = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"{_LEAD}{_DAY}[\s-](?:(?:of|de|di|do)\s)?{_NAME},?[\s-](?:(?:of|del?|do)\s)?{_YEAR}(?:\s?г(?:\.|ода)?|\sr\.)?",
        rf"{_LEAD}{_NAME}\s{_DAY},?\s{_YEAR}",
        rf"{_YEAR}\s?[年년]\s?(?P<month>\d\d?)\s?[月월]\s?(?P<day>\d\d?)\s?[日일]",
        rf"{_LEAD}(?P<day>\d\d?)\.\s?(?P<month>\d\d?)\.\s?{_YEAR}",
        rf"{_YEAR}[/.](?P<month>\d\d?)[/.](?P<day>\d\d?)",
    )
)
_EITHER_WAY = re.compile(rf"(?P<one>\d\d?)[/-](?P<other>\d\d?)[/-]{_YEAR}")


def dates(text: str) -> tuple[str, ...]:
    """The date that a text is, as XML Schema writes it; none if it is none, or may be two.

    >>> dates("May 3rd, 1945"), dates("3 de mayo de 1945"), dates("1945年5月3日"), dates("3.5.1945")
    (('1945-05-03',), ('1945-05-03',), ('1945-05-03',), ('1945-05-03',))
    >>> dates("5/13/1945"), dates("3/5/1945"), dates("31 June 1945"), dates("3 eggs 1945")
    (('1945-05-13',), (), (), ())
    """
    told = " ".join(text.split())
    found = next(filter(None, (form.fullmatch(told) for form in _FORMS)), None)
    if found:
        parts = found.groupdict()
        month = _MONTHS.get((parts.get("name") or "").lower()) or int(parts.get("month") or 0)
        tried = [(month, int(found["day"]))]
    elif found := _EITHER_WAY.fullmatch(told):
        one, other = int(found["one"]), int(found["other"])
        tried = [(one, other), (other, one)]
    else:
        return ()
    days = {day for pair in tried if (day := _day(int(found["year"]), *pair))}
    return tuple(days) if len(days) == 1 else ()


def _day(year: int, month: int, day: int) -> str | None:
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return None
