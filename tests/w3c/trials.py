"""What is tried on one test case, in a process that may be killed when it takes too long."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, replace
from enum import StrEnum
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import paradl
from paradl.bridge import open_door
from paradl.errors import InconsistentOntology, InternalError, ParadlError


class Verdict(StrEnum):
    """What is said of an ontology; failed is a bug of ours."""

    CONSISTENT = "consistent"
    INCONSISTENT = "inconsistent"
    REJECTED = "rejected"
    TIMEOUT = "timeout"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer to one trial; of `coherence`, the unsatisfiable classes are the conflicts."""

    verdict: Verdict
    conflicts: int = 0
    guarded: int = 0
    message: str = ""


def bare(premise: Path) -> Outcome:
    """HermiT's verdict on what OWLAPI reads: no line of ParaDL has a part in it."""
    return _judged(_manager(premise.parent), premise)


def classical(premise: Path) -> Outcome:
    """ParaDL's verdict under `--logic classical`: an inconsistent ontology answers no question."""
    with paradl.load(premise, logic="classical", reasoner="hermit") as kb:
        try:
            kb.ask("owl:Thing SubClassOf: owl:Thing")
        except InconsistentOntology:
            return Outcome(Verdict.INCONSISTENT)
        return Outcome(Verdict.CONSISTENT)


def coherence(premise: Path) -> Outcome:
    """The classes that only one of bare HermiT and `paradl check` finds unsatisfiable."""
    with paradl.load(premise, logic="classical", reasoner="hermit") as kb:
        ours = set(kb.check().incoherent)
    unsatisfiable = _reasoner(_load(_manager(premise.parent), premise)).getUnsatisfiableClasses()
    theirs = {str(c.toStringID()) for c in unsatisfiable.getEntitiesMinusBottom()}
    return Outcome(Verdict.CONSISTENT, len(theirs), message=" ".join(sorted(ours ^ theirs)))


def fde(premise: Path) -> Outcome:
    """`paradl check --logic fde`; the verdict is bare HermiT's on `paradl translate`'s output."""
    with paradl.load(premise, logic="fde", reasoner="hermit") as kb:
        check = kb.check()
        judged = _of_document(kb.translate("ofn").content)
        return replace(judged, conflicts=len(check.conflicts), guarded=check.guarded)


def full(premise: Path) -> Outcome:
    """Bare HermiT on the table in full, every axiom guarded: the tolerance theorem."""
    with paradl.load(premise, logic="fde", reasoner="hermit") as kb:
        return _of_document(kb.run("translate", format="ofn", guards="all").output)


TRIALS = {trial.__name__: trial for trial in (bare, classical, coherence, fde, full)}


def serve(pipe: Connection) -> None:
    """Answer one trial after another, until the pipe is closed or the process killed."""
    open_door("jpype")
    pipe.send("ready")
    while True:
        trial, premise = pipe.recv()
        try:
            outcome = TRIALS[trial](premise)
        except InternalError as error:
            outcome = Outcome(Verdict.FAILED, message=str(error))
        except ParadlError as error:
            outcome = Outcome(Verdict.REJECTED, message=str(error))
        pipe.send(outcome)


def _java(name: str) -> Any:
    import jpype

    return jpype.JClass(name)


def _manager(folder: Path) -> Any:
    """An OWLAPI manager that finds imports in the folder, and does without others."""
    silent = _java("org.semanticweb.owlapi.model.MissingImportHandlingStrategy").SILENT
    configuration = _java("org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration")()
    manager = _java("org.semanticweb.owlapi.apibinding.OWLManager").createOWLOntologyManager()
    manager.setOntologyLoaderConfiguration(configuration.setMissingImportHandlingStrategy(silent))
    mapper = _java("org.semanticweb.owlapi.util.AutoIRIMapper")
    manager.getIRIMappers().add(mapper(_java("java.io.File")(str(folder)), False))
    return manager


def _of_document(content: bytes) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / "translation.ofn"
        document.write_bytes(content)
        return _judged(_manager(Path(folder)), document)


def _judged(manager: Any, document: Path) -> Outcome:
    import jpype

    try:
        consistent = bool(_reasoner(_load(manager, document)).isConsistent())
    except jpype.JException as error:
        return Outcome(Verdict.REJECTED, message=" ".join(str(error).split()))
    return Outcome(Verdict.CONSISTENT if consistent else Verdict.INCONSISTENT)


def _load(manager: Any, document: Path) -> Any:
    return manager.loadOntologyFromOntologyDocument(_java("java.io.File")(str(document)))


def _reasoner(ontology: Any) -> Any:
    return _java("org.semanticweb.HermiT.ReasonerFactory")().createReasoner(ontology)
