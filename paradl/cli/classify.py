"""`paradl classify`."""

from __future__ import annotations

import click

from paradl.cli.session import Session, command
from paradl.formats import ONTOLOGY


@command("text", "json", "tsv", *ONTOLOGY)
@click.argument("file", required=False)
def classify(session: Session, file: str | None) -> None:
    """The class hierarchy, also of an inconsistent ontology.

    A class that cannot have an instance without contradiction is marked as conflicting, and keeps
    its place. In an ontology format, the answer holds the inferred axioms.

    \b
    Examples:
      paradl classify merged.owl
      paradl classify merged.owl -o inferred.ofn
      paradl classify big.owl -r elk --timeout 60 -f json
      paradl classify merged.owl --logic classical         as other reasoners do
    """
    from paradl.report import text, tsv
    from paradl.results import Taxonomy

    with session.open(file) as kb:
        run = kb.run("classify", write=session.format if session.format in ONTOLOGY else None)
        session.answer(
            kb,
            run,
            text=lambda: text.classify(Taxonomy.of(run.result)),
            tsv=lambda: tsv.classify(Taxonomy.of(run.result)),
        )
