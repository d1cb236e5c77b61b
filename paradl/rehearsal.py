"""A session without an audience: what a JVM should have seen before its class-data archive is made.

Started by `paradl.bridge.archive` as `python -m paradl.rehearsal DRAFT ARCHIVE`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import paradl
from paradl.bridge import archive, inprocess
from paradl.formats import ONTOLOGY

_PLAY = b"""
Prefix(:=<http://paradl.org/rehearsal#>)
Ontology(<http://paradl.org/rehearsal>
  Declaration(DataProperty(:age))
  SubClassOf(:Bird :Flier)
  SubClassOf(:Penguin :Bird)
  SubClassOf(:Penguin ObjectComplementOf(:Flier))
  SubClassOf(:Bird ObjectSomeValuesFrom(:eats :Thing))
  EquivalentClasses(:Eater ObjectSomeValuesFrom(:eats :Thing))
  DisjointClasses(:Bird :Fish)
  ClassAssertion(:Penguin :tweety)
  ObjectPropertyAssertion(:eats :tweety :herring)
  DataPropertyAssertion(:age :tweety "3"^^<http://www.w3.org/2001/XMLSchema#integer>)
)"""


def rehearse() -> None:
    """Do what users do, in every format."""
    with paradl.load(_PLAY) as kb:
        kb.check()
        kb.classify()
        kb.realize()
        kb.ask("tweety Type: Flier")
        scripts = [kb.translate(format).content for format in ONTOLOGY]
    for script in scripts:
        with paradl.load(script, logic="classical") as kb:
            kb.classify()


def main(draft: str, path: str) -> None:
    """Rehearse, let the JVM write its archive as it ends, and put that where it is looked for."""
    if hasattr(os, "nice"):
        os.nice(19)
    rehearse()
    inprocess.shut_down()
    archive.publish(Path(draft), Path(path))


if __name__ == "__main__":
    main(*sys.argv[1:])
