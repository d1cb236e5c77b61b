"""Ways to confidence that are compared, each by the signals that it uses."""

from __future__ import annotations

from collections.abc import Mapping

_STRUCTURE = ("alignment", "margin", "grounding")
_SURFACE = ("words", "hedges", "negations", "quotes")

VERDI = "VERDI"
METHODS: Mapping[str, tuple[str, ...]] = {
    VERDI: (*_STRUCTURE, *_SURFACE),
    "VERDI, structure": _STRUCTURE,
    "VERDI, surface": _SURFACE,
    "VERDI, alignment": ("alignment",),
    "trace length": ("words",),
    "vote margin": ("vote_margin",),
    "logprob": ("logprob",),
    "VERDI and vote margin": (*_STRUCTURE, *_SURFACE, "vote_margin"),
}
"""The whole of it, its parts, the baselines, and both together."""

BASELINES: Mapping[str, tuple[str, float]] = {
    "trace length": ("words", -1.0),
    "vote margin": ("vote_margin", 1.0),
    "logprob": ("logprob", 1.0),
}
"""Which rank verdicts by a signal as it is, without having learnt: the less words, the surer."""
