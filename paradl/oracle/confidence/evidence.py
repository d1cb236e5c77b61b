"""How much of what a judge quotes is really in the source."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

THRESHOLD = 0.8
"""The share of a quotation's tokens that the source has in one place, for it to be found there."""

_QUOTED = re.compile(
    r"“([^“”]+)”|‘([^‘’]{3,})’|\"([^\"\n]+)\"|(?<!\w)'([^'\n]{3,}?)'(?!\w)"
    r"|„([^„“”]+)[“”]|«([^«»]+)»|「([^「」]+)」|『([^『』]+)』"
)
_TOKEN = re.compile(r"\w+")


def quotations(trace: str) -> list[str]:
    """The spans between quotation marks, but for "none", which a judge quotes from nowhere.

    >>> quotations('It says "Python 2019-2024", and that is all.')
    ['Python 2019-2024']
    """
    spans = ("".join(span) for span in _QUOTED.findall(trace))
    return [span for span in spans if _tokens(span) not in ((), ("none",))]


def overlap(wanted: Sequence[str], there: Sequence[str]) -> float:
    """The largest share of a span's tokens in a stretch of the source's that is as long.

    >>> overlap("python 2019 to 2024".split(), "he wrote python 2019 2024".split())
    0.75
    """
    if not wanted:
        return 0.0
    width = len(wanted)
    missing = Counter(wanted)  # less than none where the stretch has more of a token
    shared = best = 0
    for place, coming in enumerate(there):
        if place >= width:
            leaving = there[place - width]
            missing[leaving] += 1
            shared -= missing[leaving] > 0
        shared += missing[coming] > 0
        missing[coming] -= 1
        best = max(best, shared)
        if best == width:
            break
    return best / width


def grounding_score(trace: str, source: str, *, threshold: float = THRESHOLD) -> float | None:
    """The evidence grounding score: the share of quotations that are in the source, by length.

    None where nothing is quoted. A quotation's length is its number of tokens.

    >>> grounding_score('"led a team" and "Python 2019-2024"', "Python 2019-2024, at Acme")
    0.5
    """
    lengths = Counter[tuple[str, ...]]()  # of each quotation, as often as it is there
    for span in quotations(trace):
        tokens = _tokens(span)
        lengths[tokens] += len(tokens)
    if not lengths:
        return None
    there = _tokens(source)
    found = (n for wanted, n in lengths.items() if overlap(wanted, there) >= threshold)
    return sum(found) / lengths.total()


def _tokens(text: str) -> tuple[str, ...]:
    return tuple(_TOKEN.findall(text.casefold()))
