"""The log-probability of a verdict, where a reply carries those of its tokens."""

from __future__ import annotations

from math import isfinite
from typing import Any

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import find, unmarked
from paradl.truth import V3


def of_verdict(answer: Any, side: Side, text: str) -> float | None:
    """The sum over the tokens that the verdict is made of; None if it is not told.

    Args:
        answer: a chat completion, that was asked for with `logprobs`.
        side: which question it answers.
        text: its words.
    """
    try:
        return _sum(answer["choices"][0].get("logprobs") or {}, side, text)
    except (LookupError, TypeError, AttributeError, OverflowError):
        return None  # what is told wrongly must not cost the reply


def _sum(logprobs: Any, side: Side, text: str) -> float | None:
    tokens = logprobs.get("content") or []
    verdict = find(side, text)
    if verdict.value is V3.E or "".join(t["token"] for t in tokens) != unmarked(text):
        return None
    total, end = 0.0, 0
    for token in tokens:
        start, end = end, end + len(token["token"])
        if start < verdict.end and end > verdict.start:
            total += token["logprob"]
    return total if isfinite(total) else None
