"""An ontology under any split and guard: the translator and the engine as Java has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paradl.bridge import open_door

_OWLAPI = "org.semanticweb.owlapi"


class Splits:
    """What follows, split by split.

    Attributes:
        names: the classes and properties, in order.
        axioms: those that can be guarded, in order.
    """

    def __init__(self, document: bytes, sentences: bytes) -> None:
        open_door("jpype").close()
        self._manager = _java(f"{_OWLAPI}.apibinding.OWLManager").createOWLOntologyManager()
        self._engine = _java("org.paradl.engine.choose.Engines").byName("hermit")
        ontology, asked = self._read(document), self._read(sentences)
        self._axioms = ontology.getAxioms()
        self.axioms = sorted(ontology.getLogicalAxioms(), key=str)
        self._sentences = list(asked.getLogicalAxioms())
        self._declarations = [
            self._manager.getOWLDataFactory().getOWLDeclarationAxiom(name)
            for name in ontology.getSignature()
        ]
        table = _java("org.paradl.table.TableReader").shipped("adaptive")
        self._translator = _java("org.paradl.translate.Translator")(
            table, table.inclusion(), ontology.getSignature(), self._manager
        )
        names = sorted(ontology.getSignature(), key=str)
        self.names = [name for name in names if not name.isOWLNamedIndividual()]

    def told(self, split_names: Iterable[Any], guarded: Iterable[Any]) -> set[str]:
        """The sentences that follow with these names split and these axioms guarded."""
        nothing = _java("org.paradl.translate.Split").nothing()
        split = nothing.splitting(_set(split_names)).guarding(_set(guarded))
        axioms = self._translator.translate(self._axioms, split).axioms()
        ontology = self._manager.createOntology(axioms)
        self._manager.addAxioms(ontology, _set(self._declarations))
        hermit = self._engine.start(ontology, _java("org.paradl.engine.Progress").SILENT)
        consistent = hermit.isConsistent()
        told = {
            str(sentence)
            for sentence in self._sentences
            if not consistent
            or all(
                self._engine.entails(hermit, a) for a in self._translator.reading(sentence, split)
            )
        }
        hermit.dispose()
        self._manager.removeOntology(ontology)
        return told

    def _read(self, document: bytes) -> Any:
        text = _java("java.io.ByteArrayInputStream")(document)
        source = _java(f"{_OWLAPI}.io.StreamDocumentSource")(text)
        manager = _java(f"{_OWLAPI}.apibinding.OWLManager").createOWLOntologyManager()
        return manager.loadOntologyFromOntologyDocument(source)


def _java(name: str) -> Any:
    import jpype

    return jpype.JClass(name)


def _set(elements: Iterable[Any]) -> Any:
    return _java("java.util.HashSet")(list(elements))
