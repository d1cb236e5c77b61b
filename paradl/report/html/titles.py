"""What conflicts are called in the report."""

from __future__ import annotations

from collections.abc import Mapping

from paradl.report.phrases import name, sentence
from paradl.results import Conflict


def title(conflict: Conflict, called: Mapping[str, str]) -> str:
    """The sentence that is told both true and false, or else what is in conflict.

    Args:
        conflict: it is told true and told false, which the title does not repeat.
        called: the names of classes, properties and individuals by IRI, which tell those apart
            whose labels are the same.
    """
    subject = name(conflict.subject, conflict.subject_label, called)
    if conflict.predicate is None:
        return f"{subject}: {sentence(conflict, called)}"
    predicate = name(conflict.predicate, conflict.predicate_label, called)
    if conflict.kind == "class":
        return f"{subject} SubClassOf: {predicate}"
    if conflict.kind == "class-assertion":
        return f"{subject} Type: {predicate}"
    if conflict.kind == "property-assertion" and conflict.object is not None:
        return f"{subject} {predicate} {name(conflict.object, conflict.object_label, called)}"
    return f"{subject} {sentence(conflict, called)}"
