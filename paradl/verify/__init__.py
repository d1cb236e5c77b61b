"""Text checked against a knowledge base, and repaired.

Source: K. Georgiev, A. Gegov, *Enhancing LLM Logical Consistency via Causal Axiomatic Verification*
(the Causal Autonomy Framework, CAF).

>>> import paradl
>>> from paradl.verify import Checker, Proposition, verify
>>> with paradl.load("examples/penguins/penguins.ofn") as kb:
...     done = verify(Checker(kb), propositions=[Proposition("Tweety", "can", "fly")])
>>> print(done.accepted, done.best.findings[0].status, done.why)
False both score 0.00, less than 0.80
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paradl.lazy_imports import attributes

if TYPE_CHECKING:
    from paradl.verify.checking import Checker, Evidence, Finding
    from paradl.verify.constraints import Constraints
    from paradl.verify.loop import verify
    from paradl.verify.models import ModelReader, ModelWriter, Reader, Writer
    from paradl.verify.propositions import Proposition
    from paradl.verify.rounds import Round, Verification
    from paradl.verify.scoring import Status, Weights, score

_HOMES = {
    "Checker": "checking",
    "Constraints": "constraints",
    "Evidence": "checking",
    "Finding": "checking",
    "ModelReader": "models",
    "ModelWriter": "models",
    "Proposition": "propositions",
    "Reader": "models",
    "Round": "rounds",
    "Status": "scoring",
    "Verification": "rounds",
    "Weights": "scoring",
    "Writer": "models",
    "score": "scoring",
    "verify": "loop",
}

__all__ = [
    "Checker",
    "Constraints",
    "Evidence",
    "Finding",
    "ModelReader",
    "ModelWriter",
    "Proposition",
    "Reader",
    "Round",
    "Status",
    "Verification",
    "Weights",
    "Writer",
    "score",
    "verify",
]

__getattr__ = attributes(__name__, _HOMES)
