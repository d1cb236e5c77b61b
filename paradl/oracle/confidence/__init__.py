r"""How sure a verdict is, read from the judge's own words: no further call.

Source: *VERDI: Single-Call Confidence Estimation for Verification-Based LLM Judges via Decomposed
Inference*. Weights are fitted by `paradl.evaluation.confidence`; here they are read and applied.

>>> from paradl.oracle.confidence import trace_signals
>>> from paradl.oracle.valuation import Side
>>> from paradl.truth import V3
>>> reply = "The date is confirmed by the archive. No record names the place.\n\nVERIFIED"
>>> found = trace_signals(reply, Side.VERIFICATION, V3.T)
>>> found.alignment, found.margin, found.words
(0.5, 0.5, 13.0)
"""

from paradl.oracle.confidence.evidence import grounding_score
from paradl.oracle.confidence.signals import Signals, trace_signals, valuation_signals
from paradl.oracle.confidence.weights import Weights

__all__ = ["Signals", "Weights", "grounding_score", "trace_signals", "valuation_signals"]
