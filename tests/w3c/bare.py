"""HermiT driven through OWLAPI: no line of ParaDL has a part in its verdicts."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

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
    """As OWLAPI reads it, which finds imports in the folder, and does without others."""
    silent = java("org.semanticweb.owlapi.model.MissingImportHandlingStrategy").SILENT
    configuration = java("org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration")()
    manager = java("org.semanticweb.owlapi.apibinding.OWLManager").createOWLOntologyManager()
    manager.setOntologyLoaderConfiguration(configuration.setMissingImportHandlingStrategy(silent))
    mapper = java("org.semanticweb.owlapi.util.AutoIRIMapper")
    folder = str(imports or document.parent)
    manager.getIRIMappers().add(mapper(java("java.io.File")(folder), False))
    return manager.loadOntologyFromOntologyDocument(java("java.io.File")(str(document)))


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
