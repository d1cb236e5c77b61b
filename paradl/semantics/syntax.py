"""Class expressions and axioms of OWL 2, as immutable values.

Source: Motik, Patel-Schneider, Parsia (2012), *OWL 2: structural specification and functional-style
syntax*. Every class here bears the name of its constructor in functional syntax, and its fields are
the arguments in the order of that syntax, so that `functional` can read and write them all alike.

>>> not_a_bird = ObjectComplementOf(Class("Bird"))
>>> SubClassOf(Class("Fish"), not_a_bird) == SubClassOf(Class("Fish"), not_a_bird)
True
"""

from __future__ import annotations

from dataclasses import dataclass

OWL = "http://www.w3.org/2002/07/owl#"
RDFS = "http://www.w3.org/2000/01/rdf-schema#"
XSD = "http://www.w3.org/2001/XMLSchema#"


class ClassExpression:
    """What has instances."""

    __slots__ = ()


class ObjectPropertyExpression:
    """What relates individuals."""

    __slots__ = ()


class DataRange:
    """What data values are members of."""

    __slots__ = ()


class Axiom:
    """What is true or not in an interpretation."""

    __slots__ = ()


# Names


@dataclass(frozen=True, slots=True)
class Class(ClassExpression):
    iri: str


@dataclass(frozen=True, slots=True)
class ObjectProperty(ObjectPropertyExpression):
    iri: str


@dataclass(frozen=True, slots=True)
class DataProperty:
    iri: str


@dataclass(frozen=True, slots=True)
class Individual:
    iri: str


@dataclass(frozen=True, slots=True)
class Datatype(DataRange):
    iri: str


@dataclass(frozen=True, slots=True)
class Literal:
    """A lexical form with its datatype."""

    lexical: str
    datatype: str = XSD + "string"


THING = Class(OWL + "Thing")
NOTHING = Class(OWL + "Nothing")
LITERAL = Datatype(RDFS + "Literal")
TOP_PROPERTY = ObjectProperty(OWL + "topObjectProperty")
BOTTOM_PROPERTY = ObjectProperty(OWL + "bottomObjectProperty")
TOP_DATA_PROPERTY = DataProperty(OWL + "topDataProperty")
BOTTOM_DATA_PROPERTY = DataProperty(OWL + "bottomDataProperty")


# Properties and data ranges


@dataclass(frozen=True, slots=True)
class ObjectInverseOf(ObjectPropertyExpression):
    property: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class ObjectPropertyChain(ObjectPropertyExpression):
    """On the left of an inclusion of properties only."""

    properties: tuple[ObjectPropertyExpression, ...]


@dataclass(frozen=True, slots=True)
class DataOneOf(DataRange):
    literals: tuple[Literal, ...]


@dataclass(frozen=True, slots=True)
class DataComplementOf(DataRange):
    range: DataRange


@dataclass(frozen=True, slots=True)
class DataIntersectionOf(DataRange):
    ranges: tuple[DataRange, ...]


@dataclass(frozen=True, slots=True)
class DataUnionOf(DataRange):
    ranges: tuple[DataRange, ...]


# Class expressions


@dataclass(frozen=True, slots=True)
class ObjectComplementOf(ClassExpression):
    operand: ClassExpression


@dataclass(frozen=True, slots=True)
class ObjectIntersectionOf(ClassExpression):
    operands: tuple[ClassExpression, ...]


@dataclass(frozen=True, slots=True)
class ObjectUnionOf(ClassExpression):
    operands: tuple[ClassExpression, ...]


@dataclass(frozen=True, slots=True)
class ObjectOneOf(ClassExpression):
    individuals: tuple[Individual, ...]


@dataclass(frozen=True, slots=True)
class ObjectSomeValuesFrom(ClassExpression):
    property: ObjectPropertyExpression
    filler: ClassExpression


@dataclass(frozen=True, slots=True)
class ObjectAllValuesFrom(ClassExpression):
    property: ObjectPropertyExpression
    filler: ClassExpression


@dataclass(frozen=True, slots=True)
class ObjectHasValue(ClassExpression):
    property: ObjectPropertyExpression
    individual: Individual


@dataclass(frozen=True, slots=True)
class ObjectHasSelf(ClassExpression):
    property: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class ObjectMinCardinality(ClassExpression):
    n: int
    property: ObjectPropertyExpression
    filler: ClassExpression = THING


@dataclass(frozen=True, slots=True)
class ObjectMaxCardinality(ClassExpression):
    n: int
    property: ObjectPropertyExpression
    filler: ClassExpression = THING


@dataclass(frozen=True, slots=True)
class ObjectExactCardinality(ClassExpression):
    n: int
    property: ObjectPropertyExpression
    filler: ClassExpression = THING


@dataclass(frozen=True, slots=True)
class DataSomeValuesFrom(ClassExpression):
    property: DataProperty
    range: DataRange


@dataclass(frozen=True, slots=True)
class DataAllValuesFrom(ClassExpression):
    property: DataProperty
    range: DataRange


@dataclass(frozen=True, slots=True)
class DataHasValue(ClassExpression):
    property: DataProperty
    literal: Literal


@dataclass(frozen=True, slots=True)
class DataMinCardinality(ClassExpression):
    n: int
    property: DataProperty
    range: DataRange = LITERAL


@dataclass(frozen=True, slots=True)
class DataMaxCardinality(ClassExpression):
    n: int
    property: DataProperty
    range: DataRange = LITERAL


@dataclass(frozen=True, slots=True)
class DataExactCardinality(ClassExpression):
    n: int
    property: DataProperty
    range: DataRange = LITERAL


# Axioms about classes


@dataclass(frozen=True, slots=True)
class SubClassOf(Axiom):
    sub: ClassExpression
    sup: ClassExpression


@dataclass(frozen=True, slots=True)
class EquivalentClasses(Axiom):
    classes: tuple[ClassExpression, ...]


@dataclass(frozen=True, slots=True)
class DisjointClasses(Axiom):
    classes: tuple[ClassExpression, ...]


@dataclass(frozen=True, slots=True)
class DisjointUnion(Axiom):
    name: Class
    classes: tuple[ClassExpression, ...]


@dataclass(frozen=True, slots=True)
class HasKey(Axiom):
    of: ClassExpression
    properties: tuple[ObjectPropertyExpression, ...]
    data_properties: tuple[DataProperty, ...]


# Axioms about object properties


@dataclass(frozen=True, slots=True)
class SubObjectPropertyOf(Axiom):
    sub: ObjectPropertyExpression
    sup: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class EquivalentObjectProperties(Axiom):
    properties: tuple[ObjectPropertyExpression, ...]


@dataclass(frozen=True, slots=True)
class DisjointObjectProperties(Axiom):
    properties: tuple[ObjectPropertyExpression, ...]


@dataclass(frozen=True, slots=True)
class InverseObjectProperties(Axiom):
    first: ObjectPropertyExpression
    second: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class ObjectPropertyDomain(Axiom):
    property: ObjectPropertyExpression
    domain: ClassExpression


@dataclass(frozen=True, slots=True)
class ObjectPropertyRange(Axiom):
    property: ObjectPropertyExpression
    range: ClassExpression


@dataclass(frozen=True, slots=True)
class FunctionalObjectProperty(Axiom):
    property: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class InverseFunctionalObjectProperty(Axiom):
    property: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class ReflexiveObjectProperty(Axiom):
    property: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class IrreflexiveObjectProperty(Axiom):
    property: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class SymmetricObjectProperty(Axiom):
    property: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class AsymmetricObjectProperty(Axiom):
    property: ObjectPropertyExpression


@dataclass(frozen=True, slots=True)
class TransitiveObjectProperty(Axiom):
    property: ObjectPropertyExpression


# Axioms about data properties


@dataclass(frozen=True, slots=True)
class SubDataPropertyOf(Axiom):
    sub: DataProperty
    sup: DataProperty


@dataclass(frozen=True, slots=True)
class EquivalentDataProperties(Axiom):
    properties: tuple[DataProperty, ...]


@dataclass(frozen=True, slots=True)
class DisjointDataProperties(Axiom):
    properties: tuple[DataProperty, ...]


@dataclass(frozen=True, slots=True)
class DataPropertyDomain(Axiom):
    property: DataProperty
    domain: ClassExpression


@dataclass(frozen=True, slots=True)
class DataPropertyRange(Axiom):
    property: DataProperty
    range: DataRange


@dataclass(frozen=True, slots=True)
class FunctionalDataProperty(Axiom):
    property: DataProperty


# Facts


@dataclass(frozen=True, slots=True)
class ClassAssertion(Axiom):
    of: ClassExpression
    individual: Individual


@dataclass(frozen=True, slots=True)
class ObjectPropertyAssertion(Axiom):
    property: ObjectPropertyExpression
    subject: Individual
    object: Individual


@dataclass(frozen=True, slots=True)
class NegativeObjectPropertyAssertion(Axiom):
    property: ObjectPropertyExpression
    subject: Individual
    object: Individual


@dataclass(frozen=True, slots=True)
class DataPropertyAssertion(Axiom):
    property: DataProperty
    subject: Individual
    object: Literal


@dataclass(frozen=True, slots=True)
class NegativeDataPropertyAssertion(Axiom):
    property: DataProperty
    subject: Individual
    object: Literal


@dataclass(frozen=True, slots=True)
class SameIndividual(Axiom):
    individuals: tuple[Individual, ...]


@dataclass(frozen=True, slots=True)
class DifferentIndividuals(Axiom):
    individuals: tuple[Individual, ...]
