"""How likely a judge says something is, in words that stand for numbers.

Source: You et al. (ARES), appendix C.1: seven labels from Very Likely to Very Unlikely; YES, NO.
"""

from __future__ import annotations

import re

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import find

SCALE = {
    "VERY LIKELY": 1.0,
    "LIKELY": 0.8,
    "SOMEWHAT LIKELY": 0.6,
    "NEUTRAL": 0.5,
    "SOMEWHAT UNLIKELY": 0.4,
    "UNLIKELY": 0.2,
    "VERY UNLIKELY": 0.0,
}
"""The paper's numbers between the ends are lost in the text that we have; these are our own."""
YES_NO = {"YES": 1.0, "NO": 0.0}
UNKNOWN = 0.5
"""Of a reply without a label: it speaks neither way."""

_LABELS = SCALE | YES_NO
_LABEL = re.compile(r"\b(?:(?:VERY|SOMEWHAT) )?(?:UNLIKELY|LIKELY)\b|\bNEUTRAL\b|\bYES\b|\bNO\b")
_STEP = re.compile(r"^\W*STEP\W+(?P<number>\d+)\W+(?P<label>[^\n]*)$", re.MULTILINE | re.IGNORECASE)


def likelihood(reply: str) -> float | None:
    r"""The number that a reply's last label stands for; None if it has none.

    >>> likelihood("It need not.\n**Somewhat unlikely**"), likelihood("YES"), likelihood("Hm.")
    (0.4, 1.0, None)
    """
    found = find(Side.LIKELIHOOD, reply)
    return _number(reply[found.start : found.end])


def step_likelihoods(reply: str, steps: int) -> list[float | None]:
    r"""The numbers of the steps of a chain; None for one that the reply leaves out.

    >>> step_likelihoods("STEP 1: LIKELY\nSTEP 3: NO", 3)
    [0.8, None, 0.0]
    """
    said = {int(match["number"]): _number(match["label"]) for match in _STEP.finditer(reply)}
    return [said.get(number) for number in range(1, steps + 1)]


def _number(label: str) -> float | None:
    found = _LABEL.findall(re.sub(r"[\W_]+", " ", label).upper())
    return _LABELS[found[-1]] if found else None
