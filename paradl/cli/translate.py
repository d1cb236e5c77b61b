"""`paradl translate`."""

from __future__ import annotations

import click

from paradl.cli.session import Session, command
from paradl.formats import ONTOLOGY


@command(*ONTOLOGY)
@click.argument("file", required=False)
def translate(session: Session, file: str | None) -> None:
    """The classical ontology that is reasoned over.

    Every class and property has a told-true and a told-false side in it, and every axiom is
    annotated with the source axioms that it came from. Any OWL reasoner can take it from there.

    \b
    Examples:
      paradl translate merged.owl -o split.owl
      paradl translate merged.owl -f omn | less
      paradl translate merged.owl --inclusion strong -o split.ttl
    """
    with session.open(file) as kb:
        session.document(kb.run("translate", format=session.format))
