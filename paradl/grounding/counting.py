"""What of a judge's answers counts."""

from __future__ import annotations

from dataclasses import dataclass

from paradl.oracle.valuation import Side, Valuation
from paradl.truth import V3, GeneralizedTruthValue


@dataclass(frozen=True, slots=True)
class Counting:
    """When the majority of a side's samples counts; else the side is undefined.

    Attributes:
        unanimous: only where all samples of the side agree.
        confidence: only where the valuation's confidence is known and at least this.
        ignore_gluts: not where the judge both verifies and refutes.

    >>> Counting(ignore_gluts=True).pair(GeneralizedTruthValue.parse("<t,t>"))
    GeneralizedTruthValue(u=V3.E, v=V3.E)
    """

    unanimous: bool = False
    confidence: float | None = None
    ignore_gluts: bool = False

    def value(self, valuation: Valuation) -> GeneralizedTruthValue:
        """What of a valuation counts."""
        undefined = GeneralizedTruthValue(V3.E, V3.E)
        known = valuation.confidence
        if self.confidence is not None and (known is None or known < self.confidence):
            return undefined
        value = valuation.value
        if self.unanimous:
            u = _agreed(valuation, Side.VERIFICATION, value.u)
            value = GeneralizedTruthValue(u, _agreed(valuation, Side.REFUTATION, value.v))
        return self.pair(value)

    def pair(self, value: GeneralizedTruthValue) -> GeneralizedTruthValue:
        """The same of a bare value."""
        glut = value.u is V3.T and value.v is V3.T
        return GeneralizedTruthValue(V3.E, V3.E) if self.ignore_gluts and glut else value


def _agreed(valuation: Valuation, side: Side, majority: V3) -> V3:
    verdicts = {sample.verdict for sample in valuation.samples if sample.side is side}
    return majority if verdicts <= {majority} else V3.E
