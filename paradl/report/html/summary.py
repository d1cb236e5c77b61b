"""What a reader sees first: the verdict, the numbers, and what to look at next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from paradl.measures import Degree, NameMeasure
from paradl.report.html.findings import Findings
from paradl.report.names import Names
from paradl.report.phrases import counted
from paradl.results import Check

SHOWN = 6
VERDICTS = {
    "inconsistent": "Inconsistent",
    "incoherent": "Consistent, but incoherent",
    "consistent": "Consistent and coherent",
}


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a ranking: what it is called, how much, and where in the report it is told of."""

    name: str
    number: float
    share: float
    href: str | None


@dataclass(frozen=True, slots=True)
class Summary:
    """The first page.

    Attributes:
        state: `inconsistent`, `incoherent` or `consistent`.
        verdict: the same in words.
        lead: what that means here, in a sentence.
        both_classes, both_individuals: how many are in conflict.
        degree: of the whole ontology; None where it was not measured.
        names: those most in conflict by the measures.
        causes: the axioms that are part of most conflicts.
        subjects: the individuals and classes with most conflicts.
    """

    state: str
    verdict: str
    lead: str
    both_classes: int
    both_individuals: int
    degree: Degree | None
    names: tuple[Ranked, ...]
    causes: tuple[Ranked, ...]
    subjects: tuple[Ranked, ...]


def summary(findings: Findings, told: Mapping[str, Any]) -> Summary:
    """Of the findings, of which `told` is the data."""
    state = _state(findings.check)
    measures = findings.check.measures
    return Summary(
        state,
        VERDICTS[state],
        _lead(findings, state),
        sum(one.get("conflicting", False) for one in told["classes"]),
        _both_individuals(told),
        None if measures is None else measures.degree,
        _names(findings),
        _causes(told),
        _subjects(told),
    )


def _state(check: Check) -> str:
    if not check.consistent:
        return "inconsistent"
    return "incoherent" if check.incoherent else "consistent"


def _lead(findings: Findings, state: str) -> str:
    check = findings.check
    conflicts = counted(len(check.conflicts), "conflict")
    if state == "inconsistent":
        if not check.conflicts:
            return "As its inclusions are read, nothing in particular is in conflict."
        return (
            "A classical reasoner would conclude everything from it, and therefore nothing. "
            f"{conflicts} {'was' if len(check.conflicts) == 1 else 'were'} found; all else is as "
            "useful as before."
        )
    if state == "incoherent":
        return f"{counted(len(check.incoherent), 'class', 'es')} can have no instance."
    return "Nothing in it contradicts anything else."


def _both_individuals(told: Mapping[str, Any]) -> int:
    """Those with a type or a value that is told both ways, or that a conflict is about."""
    about = {conflict.get(end) for conflict in told["conflicts"] for end in ("subject", "object")}
    return sum(
        one["iri"] in about
        or "B" in one
        or any(fact["value"] == "B" for fact in one.get("facts", ()))
        for one in told["individuals"]
    )


def _names(findings: Findings) -> tuple[Ranked, ...]:
    if findings.check.measures is None:
        return ()
    measured = findings.check.measures.names
    names = Names((one.iri, one.label) for one in measured)
    classes = {node.iri for node in findings.taxonomy.classes}

    def order(one: NameMeasure) -> tuple[float, str]:
        return -one.degree.inconsistency, names[one.iri].casefold()

    worst = sorted((one for one in measured if one.degree.both), key=order)[:SHOWN]
    return tuple(
        Ranked(
            names[one.iri],
            one.degree.both,
            one.degree.inconsistency,
            _to("classes", one.iri) if one.iri in classes else None,
        )
        for one in worst
    )


def _causes(told: Mapping[str, Any]) -> tuple[Ranked, ...]:
    """Those that more than one conflict has, or else any."""
    worst = told["blame"][:SHOWN]
    most = max((number for _, number in worst), default=1)
    return tuple(
        Ranked(told["axioms"][axiom]["text"], number, number / most, f"#/causes/{axiom}")
        for axiom, number in worst
    )


def _subjects(told: Mapping[str, Any]) -> tuple[Ranked, ...]:
    names = {one["subject"]: one["subjectName"] for one in told["conflicts"]}
    often = Counter(one["subject"] for one in told["conflicts"]).most_common(SHOWN)
    most = often[0][1] if often else 1
    parts = {one["iri"]: part for part in ("classes", "individuals") for one in told[part]}
    return tuple(
        Ranked(names[iri], number, number / most, _to(parts[iri], iri) if iri in parts else None)
        for iri, number in often
    )


def _to(part: str, iri: str) -> str:
    """The link to something, as the script of the page reads it."""
    return f"#/{part}/{quote(iri, safe='', errors='replace')}"
