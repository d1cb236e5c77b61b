"""The axioms of OWLAPI as sentences that `ask` takes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from bare import java


class NoSentence(Exception):
    """No sentence says what the axiom does."""


_FACTS = {"ObjectPropertyAssertion", "DataPropertyAssertion"}
_DENIALS = {"NegativeObjectPropertyAssertion", "NegativeDataPropertyAssertion"}
_INCLUSIONS = {"SubObjectPropertyOf", "SubDataPropertyOf"}
_PAIRS = {
    "EquivalentClasses": ("EquivalentTo", "getOperandsAsList"),
    "EquivalentObjectProperties": ("EquivalentTo", "getOperandsAsList"),
    "EquivalentDataProperties": ("EquivalentTo", "getOperandsAsList"),
    "DisjointClasses": ("DisjointWith", "getOperandsAsList"),
    "DisjointObjectProperties": ("DisjointWith", "getOperandsAsList"),
    "DisjointDataProperties": ("DisjointWith", "getOperandsAsList"),
    "SameIndividual": ("SameAs", "getIndividualsAsList"),
    "DifferentIndividuals": ("DifferentFrom", "getIndividualsAsList"),
}
_OF_EVERYTHING = {  # as the inclusions of classes that they abbreviate
    "ObjectPropertyDomain",
    "ObjectPropertyRange",
    "DataPropertyDomain",
    "DataPropertyRange",
    "FunctionalObjectProperty",
    "FunctionalDataProperty",
    "InverseFunctionalObjectProperty",
    "ReflexiveObjectProperty",
    "IrrefexiveObjectProperty",  # so OWLAPI spells it
}


def sentences(axiom: Any) -> list[str]:
    """What together says the same as the axiom.

    Raises:
        NoSentence: with the kind of axiom, or what it speaks of, that cannot be put.
    """
    if axiom.getAnonymousIndividuals().size():
        raise NoSentence("an anonymous individual")
    return list(_sentences(str(axiom.getAxiomType().getName()), axiom))


def _sentences(kind: str, axiom: Any) -> Iterator[str]:
    if kind == "SubClassOf":
        yield f"{text(axiom.getSubClass())} SubClassOf: {text(axiom.getSuperClass())}"
    elif kind in _OF_EVERYTHING:
        yield from _sentences("SubClassOf", axiom.asOWLSubClassOfAxiom())
    elif kind == "ClassAssertion":
        yield f"{text(axiom.getIndividual())} Type: {text(axiom.getClassExpression())}"
    elif kind in _FACTS | _DENIALS:
        parts = (axiom.getSubject(), _name(axiom.getProperty()), axiom.getObject())
        yield ("not " if kind in _DENIALS else "") + " ".join(map(text, parts))
    elif kind in _PAIRS:
        word, operands = _PAIRS[kind]
        for one, other in combinations(getattr(axiom, operands)(), 2):
            yield f"{text(one)} {word}: {text(other)}"
    elif kind in _INCLUSIONS:
        sub, sup = map(_name, (axiom.getSubProperty(), axiom.getSuperProperty()))
        yield f"{text(sub)} SubPropertyOf: {text(sup)}"
    elif kind == "InverseObjectProperties":
        one, other = map(_name, (axiom.getFirstProperty(), axiom.getSecondProperty()))
        yield f"{text(one)} InverseOf: {text(other)}"
    elif kind == "SymmetricObjectProperty":
        name = text(_name(axiom.getProperty()))
        yield f"{name} InverseOf: {name}"
    else:
        raise NoSentence(kind)


def _name(property: Any) -> Any:
    if property.isAnonymous():
        raise NoSentence("an inverse property")
    return property


def text(object: Any) -> str:
    """In Manchester syntax with whole IRIs."""
    package = "org.semanticweb.owlapi.manchestersyntax.renderer"
    iris = java(f"{package}.ManchesterOWLSyntaxPrefixNameShortFormProvider")
    renderer = java(f"{package}.ManchesterOWLSyntaxOWLObjectRendererImpl")()
    renderer.setShortFormProvider(iris(java("org.semanticweb.owlapi.util.DefaultPrefixManager")()))
    return str(renderer.render(object))
