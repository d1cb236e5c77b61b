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

BASELINES = ("trace length", "vote margin", "logprob")
