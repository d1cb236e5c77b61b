"""`paradl translate`."""

from __future__ import annotations

import click

from paradl.choices import GUARDS
from paradl.cli.session import Session, command
from paradl.formats import ONTOLOGY


@command(*ONTOLOGY)
@click.option(
    "--guards",
    type=click.Choice(GUARDS),
    default=GUARDS[0],
    show_default=True,
    help="Guard hard constraints where a clash needs it, which takes a reasoner; or all, or none.",
)
@click.argument("file", required=False)
def translate(session: Session, file: str | None, guards: str) -> None:
    """The classical ontology that is reasoned over.

    Every class and property has a told-true and a told-false side in it, and every axiom is
    annotated with the source axioms that it came from. Any OWL reasoner can take it from there.

    \b
    Examples:
      paradl translate merged.owl -o split.owl
      paradl translate merged.owl -f omn | less
      paradl translate merged.owl --inclusion strong -o split.ttl
      paradl translate merged.owl --guards all -o tolerant.ofn
    """
    with session.open(file) as kb:
        session.document(kb.run("translate", format=session.format, guards=guards))
