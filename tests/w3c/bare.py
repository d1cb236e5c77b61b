"""HermiT driven through OWLAPI: no line of ParaDL has a part in its verdicts."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from outcome import Outcome, Verdict


def java(name: str) -> Any:
    """A class of Java's."""
    import jpype

    return jpype.JClass(name)


def verdict_of(document: Path) -> Outcome:
    """On what OWLAPI reads."""
    import jpype

    try:
        consistent = bool(reasoner(read(document)).isConsistent())
    except jpype.JException as error:
        return Outcome(Verdict.REJECTED, message=" ".join(str(error).split()))
    return Outcome(Verdict.CONSISTENT if consistent else Verdict.INCONSISTENT)


def verdict_on(content: bytes) -> Outcome:
    """On a document in functional syntax."""
    with tempfile.TemporaryDirectory() as folder:
        return verdict_of(written(content, Path(folder)))


def written(content: bytes, folder: Path) -> Path:
    """A document in functional syntax as a file."""
    document = folder / "document.ofn"
    document.write_bytes(content)
    return document


def read(document: Path, imports: Path | None = None) -> Any:
    """As OWLAPI reads it, with the imports of the folder's catalog; it does without others.

    OWLAPI's own search of a folder takes `xml:base="http://x#"` for the name of an ontology, and
    then misses an import of `http://x`.
    """
    silent = java("org.semanticweb.owlapi.model.MissingImportHandlingStrategy").SILENT
    configuration = java("org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration")()
    manager = java("org.semanticweb.owlapi.apibinding.OWLManager").createOWLOntologyManager()
    manager.setOntologyLoaderConfiguration(configuration.setMissingImportHandlingStrategy(silent))
    mapper = java("org.semanticweb.owlapi.util.SimpleIRIMapper")
    iri = java("org.semanticweb.owlapi.model.IRI")
    for name, file in _catalog(imports or document.parent):
        manager.getIRIMappers().add(mapper(iri.create(name), iri.create(file.as_uri())))
    return manager.loadOntologyFromOntologyDocument(java("java.io.File")(str(document)))


def _catalog(folder: Path) -> Iterator[tuple[str, Path]]:
    """The IRIs of ontologies, and the files that they are in."""
    catalog = folder / "catalog-v001.xml"
    if catalog.exists():
        for entry in ElementTree.parse(catalog).getroot():
            yield entry.attrib["name"], folder / entry.attrib["uri"]


def reasoner(ontology: Any) -> Any:
    """HermiT over an ontology."""
    return java("org.semanticweb.HermiT.ReasonerFactory")().createReasoner(ontology)


def classified(ontology: Any) -> Any:
    """HermiT over an ontology, classified: before, it denies facts that follow by cases."""
    hermit = reasoner(ontology)
    inference = java("org.semanticweb.owlapi.reasoner.InferenceType")
    hermit.precomputeInferences(inference.CLASS_HIERARCHY)
    return hermit


def unsatisfiable(document: Path) -> set[str]:
    """The classes that can have no instance."""
    classes = reasoner(read(document)).getUnsatisfiableClasses().getEntitiesMinusBottom()
    return {str(c.toStringID()) for c in classes}
