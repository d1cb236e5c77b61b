"""What a judge said, as axioms that carry where they come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from paradl.oracle.evidence import Policy, channels
from paradl.oracle.valuation import Side, Valuation
from paradl.oracle.verbalization.atoms import Atom, Membership, Relation
from paradl.truth import V3, GeneralizedTruthValue

NS = "https://paradl.org/ns#"
_DEFINED = {".d": ".defined", "*.d": ".refutation-defined"}


@dataclass(frozen=True, slots=True)
class Counting:
    """When the majority of a side's samples counts; else the side is undefined.

    Attributes:
        unanimous: only where all samples of the side agree.
        confidence: only where the valuation's confidence is known and at least this; it is known
            of decisive verdicts, `<t,f>` and `<f,t>`, where the oracle has weights.
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


@dataclass(frozen=True, slots=True)
class Evidence:
    """An atom that was judged.

    Attributes:
        atom: of the ontology.
        valuation: what the judge said.
        value: what of it counts.
        key: of the valuation in the cache: `paradl cache show KEY` prints the judge's words.
    """

    atom: Atom
    valuation: Valuation
    value: GeneralizedTruthValue
    key: str

    def axioms(self, policy: Policy) -> Iterator[str]:
        """What it tells, in functional syntax, each axiom annotated with where it comes from."""
        valuation = self.valuation
        facts = {
            "evidence": self.key,
            "judge": valuation.judge,
            "prompt": valuation.prompt,
            "policy": valuation.policy,
            "value": str(valuation.value),
            "judged": valuation.time.isoformat(),
        }
        if valuation.confidence is not None:
            facts["confidence"] = str(valuation.confidence)
            facts["confidenceBy"] = str(valuation.confidence_by)
        notes = " ".join(f"Annotation(<{NS}{name}> {_text(fact)})" for name, fact in facts.items())
        for channel in sorted(channels(self.value, policy)):
            yield from fact(self.atom, channel, notes)


def fact(atom: Atom, channel: str, notes: str = "") -> Iterator[str]:
    """An atom in a channel of a logic, in functional syntax.

    That it is defined has no axiom in OWL: it is told of a name made for that, which is annotated
    with the name that it speaks of.
    """
    if channel in _DEFINED:
        own = atom.cls if isinstance(atom, Membership) else atom.property
        teller = f"{own}{_DEFINED[channel]}"
        kind = "Class" if isinstance(atom, Membership) else "ObjectProperty"
        yield f"Declaration({kind}(<{teller}>))"
        yield (
            f'AnnotationAssertion(Annotation(<{NS}channel> "{channel}") <{NS}tells> '
            f"<{teller}> <{own}>)"
        )
        yield _positive(atom, teller, notes)
    elif channel in ("+", ".t"):
        name, _, rest = str(atom).partition("(")
        yield f"{name}({notes} {rest}"
    elif isinstance(atom, Membership):
        yield f"ClassAssertion({notes} ObjectComplementOf(<{atom.cls}>) <{atom.individual}>)"
    else:
        name, _, rest = str(atom).partition("(")
        yield f"Negative{name}({notes} {rest}"


def _positive(atom: Atom, name: str, notes: str) -> str:
    if isinstance(atom, Membership):
        return f"ClassAssertion({notes} <{name}> <{atom.individual}>)"
    assert isinstance(atom, Relation)  # ac has no data properties
    return f"ObjectPropertyAssertion({notes} <{name}> <{atom.subject}> <{atom.object}>)"


def document(axioms: Iterable[str]) -> str:
    """Axioms as an ontology document."""
    return "Ontology(\n" + "\n".join(dict.fromkeys(axioms)) + "\n)\n"


def _text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
