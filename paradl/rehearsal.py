"""A session without an audience: what a JVM should have seen before its class-data archive is made.

Started by `paradl.bridge.archive` as `python -m paradl.rehearsal DRAFT ARCHIVE`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import paradl
from paradl.bridge import archive, inprocess, jvm
from paradl.formats import ONTOLOGY

_PLAY = b"""
Prefix(:=<http://paradl.org/rehearsal#>)
Ontology(<http://paradl.org/rehearsal>
  Declaration(DataProperty(:age))
  SubClassOf(:Bird :Flier)
  SubClassOf(:Penguin :Bird)
  SubClassOf(:Penguin ObjectComplementOf(:Flier))
  SubClassOf(:Bird ObjectSomeValuesFrom(:eats :Food))
  EquivalentClasses(:Eater ObjectSomeValuesFrom(:eats :Food))
  DisjointClasses(:Bird :Fish)
  ClassAssertion(:Penguin :tweety)
  ObjectPropertyAssertion(:eats :tweety :herring)
  DataPropertyAssertion(:age :tweety "3"^^<http://www.w3.org/2001/XMLSchema#integer>)
)"""

_TURTLE = b"""
@prefix : <http://paradl.org/rehearsal#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
:Bird a owl:Class ; rdfs:subClassOf [ a owl:Class ; owl:complementOf :Fish ] .
"""

_SAFE = ("rdf",)
"""What may be written in a JVM that makes a dynamic archive. Java 17 crashes as it archives lambdas
of interfaces from very old class files, such as javax.inject's; the other formats have these."""


def rehearse(formats: Iterable[str]) -> None:
    """Do what users do, and write and read these formats."""
    with paradl.load(_PLAY) as kb:
        kb.check()
        kb.classify()
        kb.realize()
        kb.ask("tweety Type: Flier")
        scripts = [kb.translate(format).content for format in formats]
    for script in (*scripts, _TURTLE):
        with paradl.load(script, logic="classical") as kb:
            kb.classify()


def main(draft: str, path: str) -> None:
    """Rehearse, let the JVM write its archive as it ends, and put that where it is looked for."""
    if hasattr(os, "nice"):
        os.nice(19)
    rehearse(ONTOLOGY if jvm.find().major >= archive.AOT else _SAFE)
    inprocess.shut_down()
    archive.publish(Path(draft), Path(path))


if __name__ == "__main__":
    main(*sys.argv[1:])
