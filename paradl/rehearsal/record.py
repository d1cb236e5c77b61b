"""Plays a session in a JVM that writes an archive: `python -m paradl.rehearsal.record DRAFT`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import paradl
from paradl.bridge import archive, inprocess, jvm
from paradl.errors import UnsupportedConstruct
from paradl.formats import ONTOLOGY
from paradl.sources import Source

PLAYS = Path(__file__).parent / "plays"

_SAFE = ("rdf",)
"""What may be written in a JVM that makes a dynamic archive. Java 17 crashes as it archives lambdas
of interfaces from very old class files, such as javax.inject's; the other formats have these."""


def rehearse(formats: Iterable[str]) -> None:
    """Do what users do, and write and read these formats."""
    with paradl.load(PLAYS / "conflict.ofn") as kb:
        kb.check()
        kb.classify()
        kb.realize()
        kb.ask("tweety Type: Flier")
        scripts = [kb.translate(format).content for format in formats]
    with paradl.load(PLAYS / "merged" / "main.ttl") as kb:  # imports, an unsatisfiable class
        kb.check()
        kb.classify()
        kb.explain("bob Type: Person")
    triples = (PLAYS / "triples.nt").read_bytes()  # as owlready2's worlds come
    sources: list[Source] = [*scripts, triples, PLAYS / "short.ttl", PLAYS / "protege.rdf"]
    for source in sources:
        with paradl.load(source, logic="classical") as kb:
            kb.classify()
    for play, engine in (("nominals", "hermit"), ("nominals", "openllet"), ("terminology", "elk")):
        with suppress(UnsupportedConstruct):  # that engine is not installed
            _tour(PLAYS / f"{play}.ofn", engine)


def _tour(play: Path, engine: str) -> None:
    """All that an engine is asked."""
    with paradl.load(play, logic="fde", reasoner=engine) as kb:
        kb.classify()
        kb.realize(values=True)
        kb.properties()


def main(draft: str) -> None:
    """Rehearse, and let the JVM write its archive as it ends."""
    archive.write_at_exit(Path(draft))
    rehearse(ONTOLOGY if jvm.find().major >= archive.AOT else _SAFE)
    inprocess.shut_down()


if __name__ == "__main__":
    main(*sys.argv[1:])
