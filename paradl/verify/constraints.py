"""What goes back to a text's writer: which claims hold, which do not, and what holds instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rdflib import RDF

from paradl.verify.causal.stability import Stability
from paradl.verify.checking import Checker, Finding
from paradl.verify.scoring import Status
from paradl.verify.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Constraints:
    """In words; all of it is data to the writer.

    Attributes:
        true: claims that were verified, and facts that the wrong ones miss.
        wrong: claims that contradict the knowledge base, each with its grounds.
        disputed: claims that it both verifies and contradicts.
        unknown: claims that it says nothing of, or that are not stable, each with why.
    """

    true: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def to_mend(self) -> tuple[str, ...]:
        """The claims of which something is to be made: of what nobody could read, nothing is."""
        return self.wrong + self.disputed + self.unknown


def constraints(
    findings: Sequence[Finding], checker: Checker, stabilities: Sequence[Stability] = ()
) -> Constraints:
    """What the findings about a text say to its writer; what is not stable is not supported."""
    unstable = {one.claim: one.why for one in stabilities if not one.stable}

    def told(*statuses: Status) -> Iterator[Finding]:
        return (finding for finding in findings if finding.status in statuses)

    wrong = list(told(Status.CONTRADICTION))
    grounds = _grounds(wrong, checker)
    verified = (str(finding.proposition) for finding in told(Status.VERIFIED))
    open_ = (f for f in told(Status.FAILED, Status.PARTIAL) if not f.proposition.fault)
    unknown = [_unknown(finding) for finding in open_]
    instead = (fact for finding in wrong for fact in _instead(finding, checker))
    return Constraints(
        tuple(claim for claim in dict.fromkeys((*verified, *instead)) if claim not in unstable),
        tuple(f"{finding.proposition}{grounds[finding]}" for finding in wrong),
        tuple(str(finding.proposition) for finding in told(Status.BOTH)),
        (*unknown, *(f"{claim} ({why})" for claim, why in unstable.items())),
    )


def _grounds(wrong: Sequence[Finding], checker: Checker) -> dict[Finding, str]:
    """The axioms that contradict each; nothing where only the endpoint does."""
    entailed = [f for f in wrong if f.evidence[0].source == "entailment"]
    told = checker.why_false([f.reading.atom for f in entailed if f.reading.atom])
    grounds = dict.fromkeys(wrong, "")
    for finding, axioms in zip(entailed, told, strict=True):
        if axioms:
            grounds[finding] = f", because: {'; '.join(axioms)}"
    return grounds


def _instead(finding: Finding, checker: Checker) -> Iterator[str]:
    """What is told of the same subject, or of the same object, with the same predicate."""
    if finding.reading.fact is None:
        return
    subject, predicate, other = finding.reading.fact
    names = checker.vocabulary
    for found in checker.select(f"<{subject}> <{predicate}> ?x"):
        yield _sentence(names, subject, predicate, found)
    if other is not None:
        for found in checker.select(f"?x <{predicate}> <{other}>"):
            yield _sentence(names, found, predicate, other)


def _sentence(names: Vocabulary, *parts: str) -> str:
    return " ".join(_word(names, part) for part in parts)


def _word(names: Vocabulary, part: str) -> str:
    if part == str(RDF.type):
        return "is a"
    return names.label(part) if part in names.by_iri or "://" in part else part


def _unknown(finding: Finding) -> str:
    return f"{finding.proposition} ({finding.why})" if finding.why else str(finding.proposition)
