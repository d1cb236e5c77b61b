"""Measures of inconsistency for people."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from paradl.measures import Measures
from paradl.report.names import Names

SHOWN = 5


def lines(measures: Measures) -> Iterator[Text]:
    """The degrees of the ontology, then those of the names that are most in conflict."""
    whole = measures.degree
    yield Text(
        f"Inconsistency {whole.inconsistency:.3f}: {whole.both} of {whole.atoms} ground atoms told "
        "both ways."
    )
    yield Text(
        f"Incompleteness {whole.incompleteness:.3f}: {whole.neither} of {whole.atoms} ground atoms "
        "told neither way."
    )
    names = Names((name.iri, name.label) for name in measures.names)
    worst = sorted(
        (name for name in measures.names if name.degree.both),
        key=lambda name: (-name.degree.inconsistency, names[name.iri].casefold()),
    )
    if worst:
        listed = ", ".join(f"{names[n.iri]} {n.degree.inconsistency:.3f}" for n in worst[:SHOWN])
        yield Text(f"Most in conflict: {listed}{', …' if len(worst) > SHOWN else '.'}")
