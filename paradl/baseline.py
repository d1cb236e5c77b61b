"""Conflicts that are known already, and do not make a check fail."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

from paradl import files
from paradl.errors import DataError
from paradl.results import Check, Conflict, Conflicts

Identity = tuple[str, ...]
"""What a conflict is about: kind, subject, predicate, object. Why it is one may change."""


def identity(conflict: Conflict) -> Identity:
    """What tells a conflict from others, whatever it follows from.

    An individual may be in several conflicts that have no predicate. What those are about stands
    in their axioms alone.
    """
    about = conflict.kind, conflict.subject, conflict.predicate or "", conflict.object or ""
    if conflict.predicate is not None or conflict.kind == "class":
        return about
    return *about, *sorted(axiom.axiom for why in conflict.justifications[:1] for axiom in why)


@dataclass(frozen=True, slots=True)
class Baseline:
    """What an earlier check found.

    Attributes:
        conflicts: the identities of its conflicts.
        incoherent: the IRIs of the classes that were unsatisfiable.
    """

    conflicts: frozenset[Identity] = frozenset()
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
        return cls(frozenset(map(identity, found.conflicts)), frozenset(found.incoherent))

    def knows(self, conflict: Conflict) -> bool:
        """Whether the conflict was there before."""
        return identity(conflict) in self.conflicts

    def news(self, result: Check) -> Check:
        """The result without what was there before."""
        return replace(
            result,
            conflicts=Conflicts(c for c in result.conflicts if not self.knows(c)),
            incoherent=tuple(c for c in result.incoherent if c not in self.incoherent),
        )
