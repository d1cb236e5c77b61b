"""The log-probability of a verdict, where a reply carries those of its tokens."""

from __future__ import annotations

from math import isfinite
from typing import Any

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import find, unmarked
from paradl.truth import V3


def of_verdict(answer: Any, side: Side, text: str) -> float | None:
    """The sum over the tokens that the verdict is made of; None if it is not told.

    The tokens may be more than its words: some servers list those of thoughts that they send apart,
    and the one that ends a reply. Of a character in several tokens each has some of the bytes.

    Args:
        answer: a chat completion, that was asked for with `logprobs`.
        side: which question it answers.
        text: its words.
    """
    try:
        return _sum(answer["choices"][0].get("logprobs") or {}, side, text)
    except (LookupError, TypeError, AttributeError, ValueError, OverflowError):
        return None  # what is told wrongly must not cost the reply


def _sum(logprobs: Any, side: Side, text: str) -> float | None:
    tokens = logprobs.get("content")
    if not tokens:
        return None
    verdict, said = find(side, text), unmarked(text)
    pieces = [bytes(t.get("bytes") or t["token"].encode()) for t in tokens]
    first = b"".join(pieces).rfind(said[verdict.start :].encode())  # with all that follows it
    if verdict.value is V3.E or first < 0:
        return None
    last = first + len(said[verdict.start : verdict.end].encode())
    total, end = 0.0, 0
    for token, piece in zip(tokens, pieces, strict=True):
        start, end = end, end + len(piece)
        if start < last and end > first:
            total += token["logprob"]
    return total if isfinite(total) else None
