"""What is said of inverses of properties can be written where frames are of named ones only."""

from __future__ import annotations

import warnings

import pytest

import paradl

DECLARED = """Declaration(Class(:C)) Declaration(AnnotationProperty(:n))
Declaration(ObjectProperty(:r)) Declaration(ObjectProperty(:s)) Declaration(ObjectProperty(:t))"""
STAYS = [
    "EquivalentObjectProperties(:r ObjectInverseOf(:s))",
    'DisjointObjectProperties(Annotation(:n "so") :r :t ObjectInverseOf(:s))',
    "InverseObjectProperties(:r ObjectInverseOf(:s))",
    "NegativeObjectPropertyAssertion(ObjectInverseOf(:s) :a :b)",
    "SubClassOf(:C ObjectSomeValuesFrom(ObjectInverseOf(:s) :C))",
]
BECOMES = {
    'SubObjectPropertyOf(Annotation(:n "so") ObjectInverseOf(:r) :s)': (
        'SubObjectPropertyOf(Annotation(:n "so") :r ObjectInverseOf(:s))'
    ),
    "SubObjectPropertyOf(ObjectPropertyChain(:r :s) ObjectInverseOf(:t))": (
        "SubObjectPropertyOf(ObjectPropertyChain(ObjectInverseOf(:s) ObjectInverseOf(:r)) :t)"
    ),
    "EquivalentObjectProperties(ObjectInverseOf(:r) ObjectInverseOf(:s))": (
        "EquivalentObjectProperties(:r :s)"
    ),
    "DisjointObjectProperties(ObjectInverseOf(:r) ObjectInverseOf(:s))": (
        "DisjointObjectProperties(:r :s)"
    ),
    "InverseObjectProperties(ObjectInverseOf(:r) ObjectInverseOf(:s))": (
        "InverseObjectProperties(:r :s)"
    ),
    'FunctionalObjectProperty(Annotation(:n "so") ObjectInverseOf(:s))': (
        'InverseFunctionalObjectProperty(Annotation(:n "so") :s)'
    ),
    "InverseFunctionalObjectProperty(ObjectInverseOf(:s))": "FunctionalObjectProperty(:s)",
    "TransitiveObjectProperty(ObjectInverseOf(:s))": "TransitiveObjectProperty(:s)",
    "SymmetricObjectProperty(ObjectInverseOf(:s))": "SymmetricObjectProperty(:s)",
    "AsymmetricObjectProperty(ObjectInverseOf(:s))": "AsymmetricObjectProperty(:s)",
    "ReflexiveObjectProperty(ObjectInverseOf(:s))": "ReflexiveObjectProperty(:s)",
    "IrreflexiveObjectProperty(ObjectInverseOf(:s))": "IrreflexiveObjectProperty(:s)",
    "ObjectPropertyDomain(ObjectInverseOf(:s) :C)": "ObjectPropertyRange(:s :C)",
    "ObjectPropertyRange(ObjectInverseOf(:s) :C)": "ObjectPropertyDomain(:s :C)",
}


def written(document: bytes, format: str) -> bytes:
    with paradl.load(document) as kb, warnings.catch_warnings(action="error"):
        return kb.without([], format).content


@pytest.mark.parametrize(
    ("axiom", "read"), [*zip(STAYS, STAYS, strict=True), *BECOMES.items()], ids=str
)
def test_manchester_syntax_says_the_same_of_named_properties(axiom: str, read: str) -> None:
    document = f"Prefix(:=<http://e/>) Ontology(<http://e> {DECLARED} {axiom})".encode()
    assert read in written(written(document, "omn"), "ofn").decode().splitlines()
