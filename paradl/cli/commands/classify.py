"""`paradl classify`."""

from __future__ import annotations

from typing import Any

import click

from paradl.cli import grounding, judging
from paradl.cli.options import option
from paradl.cli.session import Session, command
from paradl.formats import ONTOLOGY


@command("text", "json", "tsv", *ONTOLOGY)
@option("--properties", is_flag=True, help="Also the hierarchies of object and data properties.")
@click.argument("file", required=False)
@grounding.grounding
@judging.judging_where_open
def classify(session: Session, file: str | None, properties: bool, **given: Any) -> None:
    """The class hierarchy, also of an inconsistent ontology.

    A class that cannot have an instance without contradiction is marked as conflicting, and keeps
    its place. In an ontology format, the answer holds the inferred axioms.

    With --oracle, a judge is asked what the hierarchy can depend on: facts about individuals, where
    classes are described by individuals. In most ontologies that is nothing.

    \b
    Examples:
      paradl classify merged.owl
      paradl classify merged.owl -o inferred.ofn
      paradl classify merged.owl --properties -o inferred.ofn    SubObjectPropertyOf too
      paradl classify big.owl -r elk --timeout 60 -f json
      paradl classify merged.owl --logic classical         as other reasoners do
    """
    options = grounding.judge(given)
    with grounding.opened(session, file, given["evidence"]) as kb:
        from paradl import report
        from paradl.grounding.purposes import of_classes
        from paradl.properties import PropertyNode
        from paradl.taxonomy import Taxonomy

        with_judge = grounding.asked(session, kb, options, given, purpose=of_classes)
        format = session.format if session.format in ONTOLOGY else None
        run = with_judge(kb.run("classify", write=format, properties=properties))
        placed = tuple(map(PropertyNode.of, run.result["properties"])) if properties else None
        session.answer(
            kb,
            run,
            text=lambda: report.text.classify(Taxonomy.of(run.result), placed),
            tsv=lambda: report.tsv.classify(Taxonomy.of(run.result), placed),
        )
