"""Conflicts that are known already, and do not make a check fail."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from paradl import files
from paradl.errors import DataError
from paradl.results import Check, Conflict, Conflicts

Identity = tuple[str, ...]
"""What a conflict is about: kind, subject, predicate, object. Why it is one may change."""

_THING = "http://www.w3.org/2002/07/owl#Thing"
_ANNOTATION = "Annotation("
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|<[^>]*>|[()]', re.DOTALL)
"""Those of functional syntax, past literals and IRIs, which may have some of their own."""
_APART = re.compile(
    r"(Different\w+|Disjoint(?:Classes|\w+Properties))\(((?:\s*(?:<[^>]*>|_:[^\s()]+))+)\s*\)"
)
"""Whatever is apart from one another, each by its name."""


def identity(conflict: Conflict) -> Identity:
    """What tells a conflict from others, whatever it follows from.

    A class is in one conflict, which names the first other class that it follows from. Individuals
    may be in several that have no predicate, and so may owl:Thing. What those are about stands in
    their axioms alone, without what those are annotated with: a comment may be reworded.
    """
    if conflict.kind == "class" and conflict.subject != _THING:
        return conflict.kind, conflict.subject
    about = conflict.kind, conflict.subject, conflict.predicate or "", conflict.object or ""
    if conflict.predicate is not None:
        return about
    first = conflict.justifications[:1]
    said = [_without_annotations(axiom.axiom) for why in first for axiom in why]
    return *about, *sorted(_between(axiom, [one for one in said if one != axiom]) for axiom in said)


def _between(axiom: str, others: list[str]) -> str:
    """Of a list of what is all different or disjoint the two that matter: such lists grow.

    >>> _between("DifferentIndividuals(<a:a> <a:b> <a:c>)", ["SameIndividual(<a:a> <a:b>)"])
    'DifferentIndividuals(<a:a> <a:b>)'
    """
    apart = _APART.fullmatch(axiom)
    names = apart[2].split() if apart else []
    mentioned = " ".join(others).translate({ord("("): " ", ord(")"): " "}).split()
    matter = [name for name in names if name in mentioned]
    return f"{apart[1]}({' '.join(matter)})" if apart and len(matter) > 1 else axiom


def _without_annotations(axiom: str) -> str:
    """The axiom alone, in functional syntax.

    >>> _without_annotations('SubClassOf(Annotation(rdfs:comment "a)") <a:A> <a:B>)')
    'SubClassOf(<a:A> <a:B>)'
    """
    kind, bracket, rest = axiom.partition("(")
    while rest.startswith(_ANNOTATION):
        rest = rest[_end(rest) :].lstrip()
    return kind + bracket + rest


def _end(text: str) -> int:
    """Where the brackets that open first are closed."""
    depth = 0
    for found in _BRACKETS.finditer(text):
        depth += {"(": 1, ")": -1}.get(found[0], 0)
        if depth == 0 and found[0] == ")":
            return found.end()
    return len(text)


@dataclass(frozen=True, slots=True)
class Baseline:
    """What an earlier check found.

    Attributes:
        conflicts: its conflicts by their identities.
        incoherent: the IRIs of the classes that were unsatisfiable.
    """

    conflicts: Mapping[Identity, Conflict] = field(default_factory=dict)
    incoherent: frozenset[str] = frozenset()

    @classmethod
    def read(cls, path: Path) -> Baseline:
        """Of an earlier answer: what `paradl check --format json` wrote.

        Raises:
            DataError: it cannot be read, or is no such answer.
        """
        try:
            found = Check.of(json.loads(files.read_text(path))["result"])
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            problem = f"the baseline {path} is no answer of paradl check in JSON"
            raise DataError(problem, "make one with paradl check FILE -o FILE.json") from None
        return cls({identity(c): c for c in found.conflicts}, frozenset(found.incoherent))

    def knows(self, conflict: Conflict) -> bool:
        """Whether the conflict was there before, if only as a class that can have no instance."""
        was_empty = conflict.kind == "class" and self.knows_class(conflict.subject)
        return was_empty or identity(conflict) in self.conflicts

    def knows_class(self, iri: str) -> bool:
        """Whether it was empty before: of an inconsistent ontology a conflict says so."""
        return iri in self.incoherent or ("class", iri) in self.conflicts

    def news(self, result: Check) -> Check:
        """The result without what was there before."""
        return replace(
            result,
            conflicts=Conflicts(c for c in result.conflicts if not self.knows(c)),
            incoherent=tuple(c for c in result.incoherent if not self.knows_class(c)),
        )

    def gone(self, result: Check) -> tuple[Conflict, ...]:
        """What was there before and is no more; of a search that was ended nobody can say it."""
        if not result.complete:
            return ()
        now = {identity(conflict) for conflict in result.conflicts}
        return tuple(
            conflict
            for about, conflict in self.conflicts.items()
            if about not in now
            and not (conflict.kind == "class" and conflict.subject in result.incoherent)
        )
