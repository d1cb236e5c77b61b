"""The Belnap computer: an ontology's reasoner, with a judge as the source of missing facts.

Source: Allen et al. (2025), Definitions 6 to 11. Here the ontology and the oracle meet: atoms of
the one become statements for the other, and the values that come back become told facts.

>>> import paradl
>>> from paradl.grounding import ground
>>> from paradl.oracle import oracle
>>> penguins, answers = "examples/belnap/penguins.ofn", "examples/belnap/penguins.jsonl"
>>> with paradl.load(penguins) as kb, oracle(f"recorded:{answers}") as judge:
...     grounding = ground(kb, ["penguin Type: flies"], judge)
>>> grounding.answers[0].value, grounding.asked, grounding.candidates
(Belnap.B, 2, 2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paradl.lazy_imports import attributes

if TYPE_CHECKING:
    from paradl.grounding.askable import Askable
    from paradl.grounding.counting import Counting
    from paradl.grounding.evidence import Evidence, Review
    from paradl.grounding.grounding import Grounding, ground, preview
    from paradl.grounding.model_checking import ModelCheck, model_check

_HOMES = {
    "Askable": "askable",
    "Counting": "counting",
    "Evidence": "evidence",
    "Grounding": "grounding",
    "ModelCheck": "model_checking",
    "Review": "evidence",
    "ground": "grounding",
    "model_check": "model_checking",
    "preview": "grounding",
}

__all__ = [
    "Askable",
    "Counting",
    "Evidence",
    "Grounding",
    "ModelCheck",
    "Review",
    "ground",
    "model_check",
    "preview",
]

__getattr__ = attributes(__name__, _HOMES)
