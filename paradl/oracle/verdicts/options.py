"""Verdicts that a reply lists with letters or numbers, to answer by one of these: "Answer: B"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from paradl.oracle.verdicts.said import EITHER

_OPTION = rf"\(?(?P<mark>[A-Ha-h1-8])[.):\]][^\w\n✓✔✅☑✗✘❌☐\[]{{0,6}}(?P<words>{EITHER})"
_ONE = re.compile(_OPTION)
_LISTED = re.compile(
    r"(?<!\w){0}(?:[^\w✓✔✅☑✗✘❌☐\[]{{1,9}}(?:(?i:and|or)\W{{1,4}})?{0})+(?!\w)".format(
        _OPTION.replace("?P<mark>", "?:").replace("?P<words>", "?:")
    )
)
_CHOSEN = re.compile(
    r"(?:(?i:\b(?:answer|cho(?:ice|ose|se|sen)|options?|select(?:ed|ion)?|pick(?:ed)?|verdict"
    r"|conclusion|label|go(?:ing)? with))\b[^\w\n]*"
    r"(?:(?i:is|be|would|must|should|therefore|thus|option|letter|number|answer|correct)\b[^\w\n]*){0,4}"
    r"|^[^\w\n]*)"
    r"(?P<mark>[A-H1-8])(?=[^\w\n]*$|[*_`\"')\]}]*(?:[.,;:]|\s[–—(-]|\s(?:because|since|as)\b))",
    re.MULTILINE,
)


def picked(reply: str) -> tuple[str, list[tuple[str, int, int]]]:
    r"""A reply with its list of options blanked, and the words of each that it names by its letter.

    With each, from where to where its letter stands. Of a reply without such a list nothing is
    taken.

    >>> _, named = picked("A) VERIFIED\nB) CANNOT VERIFY\n\nAnswer: B")
    >>> named
    [('CANNOT VERIFY', 38, 39)]
    """
    for listed in _LISTED.finditer(reply):
        begin, end = listed.span()
        options: dict[str, str] = {}
        for one in _ONE.finditer(reply, begin, end):
            if one["mark"].upper() in options:  # which is the answer
                end = one.start()
                break
            options[one["mark"].upper()] = one["words"]
        if _are_options(options):
            rest = [
                (options[one["mark"]], *one.span("mark"))
                for one in _CHOSEN.finditer(reply, end)
                if one["mark"] in options
            ]
            return f"{reply[:begin]}{' ' * (end - begin)}{reply[end:]}", rest
    return reply, []


def _are_options(options: Mapping[str, str]) -> bool:
    """Whether they are marked in order, and differ: else they are the outcomes of several parts."""
    marks = "".join(options)
    in_order = any(order.startswith(marks) for order in ("ABCDEFGH", "12345678"))
    return in_order and len(set(options.values())) == len(options) > 1
