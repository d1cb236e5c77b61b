"""Rounds and findings as JSON, for the answer and for the audit log."""

from __future__ import annotations

from typing import Any

from paradl.verify.causal.stability import Stability
from paradl.verify.checking import Finding
from paradl.verify.constraints import Constraints
from paradl.verify.linking import Link
from paradl.verify.rounds import Round, Verification


def verification(result: Verification) -> dict[str, Any]:
    """The whole answer."""
    return {
        "accepted": result.accepted,
        "why": result.why,
        "score": result.best.score,
        "text": result.text,
        "best": result.best.number,
        "rounds": [{"round": one.number, **round_(one)} for one in result.rounds],
        "failure": str(result.failure) if result.failure else None,
    }


def round_(one: Round) -> dict[str, Any]:
    """A round, without its number."""
    return {
        "text": one.text,
        "claims": [finding(found) for found in one.findings],
        "counts": {str(status): count for status, count in sorted(one.counts.items())},
        "score": one.score,
        "stability": [stability(found) for found in one.stability],
        "decision": one.decision,
        "why": one.why,
        "told": None if one.told is None else constraints(one.told),
    }


def finding(found: Finding) -> dict[str, Any]:
    """A claim, what its words were taken for, and what each source says of it."""
    claim = found.proposition
    return {
        "subject": claim.subject,
        "predicate": claim.predicate,
        "object": claim.object,
        "negated": claim.negated,
        "quote": claim.quote,
        "status": str(found.status),
        "value": str(found.value),
        "why": found.why,
        "links": [link(one) for one in found.reading.links],
        "evidence": [
            {"source": one.source, "value": str(one.value), "asked": one.asked}
            for one in found.evidence
        ],
    }


def link(one: Link) -> dict[str, Any]:
    """What words were taken for."""
    return {
        "words": one.words,
        "iri": one.iri,
        "name": one.name,
        "how": one.how,
        "score": one.score,
        "others": list(one.others),
    }


def constraints(told: Constraints) -> dict[str, list[str]]:
    """What goes back to the writer."""
    return {
        "true": list(told.true),
        "wrong": list(told.wrong),
        "disputed": list(told.disputed),
        "unknown": list(told.unknown),
    }


def stability(one: Stability) -> dict[str, Any]:
    """A causal claim under intervention and perturbation."""
    return {
        "claim": one.claim,
        "cause": one.cause,
        "effect": one.effect,
        "do": {"present": one.present, "absent": one.absent},
        "distance": one.distance,
        "epsilon": one.epsilon,
        "stable": one.stable,
        "why": one.why,
    }
