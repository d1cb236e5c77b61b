"""What has a check fail, for reports that machines read: conflicts, and more than those."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paradl.baseline import Baseline, identity
from paradl.report.names import Names
from paradl.report.phrases import called, headline
from paradl.results import Check, Conflict, Justification

UNSATISFIABLE = "unsatisfiable"
INCONSISTENT = "inconsistent"


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that has a check fail, unless it is known.

    Attributes:
        kind: that of the conflict, `unsatisfiable` or `inconsistent`.
        title: what it is, in one line.
        subject: what it is about; None where that is the ontology.
        label: the same for people.
        identity: what tells it from others, whatever it follows from.
        justifications: why, if that was looked for.
        known: it is in the baseline.
    """

    kind: str
    title: str
    subject: str | None
    label: str
    identity: str
    justifications: tuple[Justification, ...]
    known: bool


def failures(result: Check, known: Baseline | None = None) -> tuple[Failure, ...]:
    """All that counts for the exit code of `paradl check`, and what would if it were not known."""
    known = known or Baseline()
    news = known.news(result)
    names = called(result.conflicts)
    before = [iri for iri in result.unlisted if known.knows_class(iri)]
    return (
        *(_of(conflict, headline(conflict, names), known) for conflict in result.conflicts),
        *_unsatisfiable((*before, *news.unlisted), known),
        *_ended(result, news),
    )


def _of(conflict: Conflict, title: str, known: Baseline) -> Failure:
    return Failure(
        conflict.kind,
        title,
        conflict.subject,
        conflict.subject_label,
        "|".join(identity(conflict)),
        conflict.justifications,
        known.knows(conflict),
    )


def _unsatisfiable(iris: tuple[str, ...], known: Baseline) -> Iterator[Failure]:
    plain = Names(())
    names = Names((iri, plain[iri]) for iri in iris)
    for iri in iris:
        title, same = f"{names[iri]}: {UNSATISFIABLE}", f"{UNSATISFIABLE}|{iri}"
        yield Failure(UNSATISFIABLE, title, iri, names[iri], same, (), known.knows_class(iri))


def _ended(result: Check, news: Check) -> Iterator[Failure]:
    if news.unexplained:
        end = "before it was found why" if result.unexplained else "with what is in the baseline"
        kind = UNSATISFIABLE if result.consistent else INCONSISTENT
        title = f"{'incoherent' if result.consistent else INCONSISTENT}, and the search ended {end}"
        yield Failure(kind, title, None, "", kind, (), known=False)
