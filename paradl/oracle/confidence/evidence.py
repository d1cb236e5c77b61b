"""How much of what a judge quotes is really in the source."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

THRESHOLD = 0.8
"""The share of a quotation's tokens that the source has in one place, for it to be found there."""

_QUOTED = re.compile(r"“([^“”]+)”|‘([^‘’]{3,})’|\"([^\"\n]+)\"|(?<!\w)'([^'\n]{3,}?)'(?!\w)")
_TOKEN = re.compile(r"\w+")


def quotations(trace: str) -> list[str]:
    """The spans between quotation marks.

    >>> quotations('It says "Python 2019-2024", and that is all.')
    ['Python 2019-2024']
    """
    spans = ("".join(span) for span in _QUOTED.findall(trace))
    return [span for span in spans if _TOKEN.search(span)]


def overlap(span: str, source: str) -> float:
    """The largest share of a span's tokens in a stretch of the source that is as long.

    >>> overlap("Python 2019 to 2024", "He wrote Python, 2019-2024.")
    0.75
    """
    wanted, there = _tokens(span), _tokens(source)
    if not wanted:
        return 0.0
    need, width = Counter(wanted), len(wanted)
    window = Counter(there[:width])
    best = (need & window).total()
    for leaving, coming in zip(there, there[width:], strict=False):
        window[leaving] -= 1
        window[coming] += 1
        best = max(best, (need & window).total())
    return best / width


def grounding_score(trace: str, source: str, *, threshold: float = THRESHOLD) -> float | None:
    """The evidence grounding score: the share of quotations that are in the source, by length.

    None where nothing is quoted. A quotation's length is its number of tokens.

    >>> grounding_score('"led a team" and "Python 2019-2024"', "Python 2019-2024, at Acme")
    0.5
    """
    spans = quotations(trace)
    lengths = [len(_tokens(span)) for span in spans]
    if not spans:
        return None
    found = [overlap(span, source) >= threshold for span in spans]
    return sum(n for n, there in zip(lengths, found, strict=True) if there) / sum(lengths)


def _tokens(text: str) -> Sequence[str]:
    return _TOKEN.findall(text.casefold())
