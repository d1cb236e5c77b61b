"""Runs made by hand."""

from __future__ import annotations

from paradl.evaluation.outcomes import Outcomes
from paradl.truth import GeneralizedTruthValue


def columns(labels: str, values: str) -> Outcomes:
    """Each item cost a second and ten tokens.

    >>> columns("tf", "tf ft").predictions  # a true item that was called true, a false one false
    array([1, 0], dtype=int8)
    """
    pairs = [GeneralizedTruthValue.parse(",".join(pair)) for pair in values.split()]
    n = len(pairs)
    return Outcomes.of([label == "t" for label in labels], pairs, [1.0] * n, [10.0] * n)
