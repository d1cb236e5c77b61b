"""Soundness of reasoning chains: how far each step follows from what was sound before it.

>>> from paradl.chains import Chain, Claim, Horn, stability
>>> base = (Claim("Bird SubClassOf Flies"), Claim("tweety Type Bird"))
>>> derived = (Claim("tweety Type Flies"), Claim("tweety Type Happy"))
>>> for step in stability(Chain(base, derived), Horn()).steps:
...     print(f"{step.claim.text}: {step.stability:.4f}, by {step.how}")
tweety Type Flies: 0.9025, by logic
tweety Type Happy: 0.0000, by logic

Source: You et al., *Probabilistic Soundness Guarantees in LLM Reasoning Chains* (ARES).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paradl.lazy_imports import attributes

if TYPE_CHECKING:
    from paradl.chains.ares import Soundness, Step, samples_needed, stability
    from paradl.chains.chain import PRIOR, Chain, Claim
    from paradl.chains.models.horn import Horn
    from paradl.chains.models.judge import JudgeModel
    from paradl.chains.models.model import Model, Question
    from paradl.chains.models.nli import NliModel
    from paradl.chains.models.noisy import Noisy
    from paradl.chains.models.reasoner import Reasoner
    from paradl.chains.reading import read

# Imported at first use: a chain that is only read waits for no reasoner and no model.
_HOMES = {
    "PRIOR": "chain",
    "Chain": "chain",
    "Claim": "chain",
    "Horn": "models.horn",
    "JudgeModel": "models.judge",
    "Model": "models.model",
    "NliModel": "models.nli",
    "Noisy": "models.noisy",
    "Question": "models.model",
    "Reasoner": "models.reasoner",
    "Soundness": "ares",
    "Step": "ares",
    "read": "reading",
    "samples_needed": "ares",
    "stability": "ares",
}

__all__ = [
    "PRIOR",
    "Chain",
    "Claim",
    "Horn",
    "JudgeModel",
    "Model",
    "NliModel",
    "Noisy",
    "Question",
    "Reasoner",
    "Soundness",
    "Step",
    "read",
    "samples_needed",
    "stability",
]

__getattr__ = attributes(__name__, _HOMES)
