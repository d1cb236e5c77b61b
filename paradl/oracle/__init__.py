"""The oracle: what a language model, or whoever else is asked, can verify and can refute.

It knows no ontology: it is given statements in English, and answers with generalized truth values.

>>> from paradl.oracle import Statement, oracle
>>> with oracle("recorded:examples/judge/birds.jsonl") as birds:
...     str(birds.judge_one(Statement("Penguins can fly.", "Penguins can fly.")).value)
'<f,t>'

`zeta` is the oracle. `judges` are asked with `prompts`, about atoms that `verbalization` puts into
English; `answering` asks, as often as `voting` needs, within `limits`, and keeps what comes in the
`cache`. `verdicts` reads a reply; `confidence` says how sure it is. `writing` has a model write
texts in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paradl.lazy_imports import attributes

if TYPE_CHECKING:
    from paradl.oracle.limits import Limits
    from paradl.oracle.valuation import Sample, Side, Statement, Usage, Valuation
    from paradl.oracle.zeta import Oracle, oracle

# Imported at first use: the command line's start must not wait for a database's library.
_HOMES = {
    "Limits": "limits",
    "Oracle": "zeta",
    "Sample": "valuation",
    "Side": "valuation",
    "Statement": "valuation",
    "Usage": "valuation",
    "Valuation": "valuation",
    "oracle": "zeta",
}

__all__ = [
    "Limits",
    "Oracle",
    "Sample",
    "Side",
    "Statement",
    "Usage",
    "Valuation",
    "oracle",
]

__getattr__ = attributes(__name__, _HOMES)
