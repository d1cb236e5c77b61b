"""The causal claims of a text, under interventions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from paradl.verify.causal.model import CausalModel
from paradl.verify.causal.stability import Perturbation, Stability, stability
from paradl.verify.checking import Finding
from paradl.verify.normal import normal
from paradl.verify.scoring import Status
from paradl.verify.vocabulary import Vocabulary

_Claim = tuple[str, str, bool]  # cause, effect, whether it is said to prevent
_TESTED = (Status.VERIFIED, Status.BOTH, Status.PARTIAL)


def unnamed(model: CausalModel, names: Vocabulary) -> tuple[str, ...]:
    """The variables that the ontology has no name for, so that no claim can be about them."""
    called = {normal(names.label(iri)) for iri in names.by_iri}
    return tuple(
        one
        for one in model.variables
        if one not in names.by_iri and normal(names.label(one)) not in called
    )


def stabilities(
    model: CausalModel,
    signs: Mapping[str, int],
    names: Vocabulary,
    perturbation: Perturbation | None = None,
) -> Callable[[Sequence[Finding]], tuple[Stability, ...]]:
    """What tests the causal claims of a text that hold in the knowledge base.

    Args:
        model: whose variables are named as the ontology's things are, by IRI or in words.
        signs: the causal properties by IRI, as `causal.ontology.properties` finds them.
        names: of the ontology.
        perturbation: of the noise.
    """
    by_name = {normal(names.label(one)): one for one in model.variables}
    known: dict[_Claim, Stability] = {}

    def variable(iri: str) -> str | None:
        return iri if iri in model.variables else by_name.get(normal(names.label(iri)))

    def claims(findings: Sequence[Finding]) -> Iterator[tuple[_Claim, str]]:
        for finding in findings:
            fact = finding.reading.fact
            tested = finding.status in _TESTED and not finding.proposition.negated
            if fact is None or fact[2] is None or fact[1] not in signs or not tested:
                continue
            cause, effect = variable(fact[0]), variable(fact[2])
            if cause and effect and cause != effect:
                yield (cause, effect, signs[fact[1]] < 0), str(finding.proposition)

    def tested(claim: _Claim) -> Stability:
        if claim not in known:
            cause, effect, prevents = claim
            known[claim] = stability(
                model, cause, effect, perturbation, prevents=prevents, called=names.label
            )
        return known[claim]

    return lambda findings: tuple(
        replace(tested(claim), claim=words) for claim, words in claims(findings)
    )
