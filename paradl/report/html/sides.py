"""What speaks for a conflict's sentence, and what against it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paradl.choices import limit
from paradl.errors import QueryError
from paradl.results import Conflict, Explanation, Justification

if TYPE_CHECKING:
    from paradl.kb import KnowledgeBase

# What stands in a sentence without being taken for a part of its syntax.
_IRI = re.compile(r"[^\s<>\"{}|\\^`]+")
_LITERAL = re.compile(r'"[^":\\\n]*"(\^\^[\w:.-]+|@[\w-]+)?')


@dataclass(frozen=True, slots=True)
class Sides:
    """The justifications of a sentence's being told true, and those of its being told false."""

    yes: tuple[Justification, ...]
    no: tuple[Justification, ...]


@dataclass(frozen=True, slots=True)
class _Question:
    """A sentence; or, where its falsehood is another's truth, the two of them."""

    sentence: str
    contrary: str | None = None

    @property
    def sentences(self) -> tuple[str, ...]:
        return (self.sentence,) if self.contrary is None else (self.sentence, self.contrary)


def sides(
    kb: KnowledgeBase, conflicts: Sequence[Conflict], most: int
) -> tuple[tuple[Sides | None, ...], bool]:
    """The sides of each of the conflicts, asked for at once; and whether they could be.

    They are looked for among the conflict's own justifications, of which both sides follow. None
    for a conflict that is about no one sentence, and for those after the first `most`, whose own
    justifications must do.

    Raises:
        EngineTimeout: it took too long.
    """
    shown = conflicts[:most]
    asked = [_question(conflict) for conflict in shown]
    queries, among = [], []
    for conflict, question in zip(shown, asked, strict=True):
        for sentence in question.sentences if question else ():
            queries.append(sentence)
            among.append(sorted({one.axiom for j in conflict.justifications for one in j}))
    nothing: tuple[Sides | None, ...] = (None,) * len(conflicts)
    if not queries:
        return nothing, True
    most_each = limit(kb.max_justifications)
    try:
        run = kb.run("explain", queries=queries, among=among, max=most_each)
    except QueryError:  # of a name that no sentence can be made with
        return nothing, False
    explained = iter(map(Explanation.of, run.result["explanations"]))
    found = tuple(_sides([next(explained) for _ in q.sentences] if q else []) for q in asked)
    return found + nothing[len(found) :], True


def _question(conflict: Conflict) -> _Question | None:
    if conflict.predicate is None or not _sayable(conflict):
        return None
    subject, predicate = f"<{conflict.subject}>", f"<{conflict.predicate}>"
    if conflict.kind == "class-assertion":
        return _Question(f"{subject} Type: {predicate}")
    if conflict.kind == "property-assertion" and conflict.object is not None:
        literal = conflict.object.startswith('"')
        return _Question(
            f"{subject} {predicate} {conflict.object if literal else f'<{conflict.object}>'}"
        )
    if conflict.kind == "class":
        inclusion = f"{subject} SubClassOf: "
        return _Question(f"{inclusion}{predicate}", f"{inclusion}not ({predicate})")
    return None


def _sayable(conflict: Conflict) -> bool:
    names = (conflict.subject, conflict.predicate or "")
    value = conflict.object
    return all(map(_IRI.fullmatch, names)) and (
        value is None or bool((_LITERAL if value.startswith('"') else _IRI).fullmatch(value))
    )


def _sides(explained: Sequence[Explanation]) -> Sides | None:
    """None also where only one side was found, as may be under another kind of inclusion."""
    if not explained:
        return None
    yes = explained[0].true
    no = explained[0].false if len(explained) == 1 else explained[1].true
    return Sides(yes, no) if yes and no else None
