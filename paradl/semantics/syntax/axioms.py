"""Axioms, each an immutable value."""

from __future__ import annotations

from dataclasses import dataclass

from paradl.semantics.syntax.expressions import (
    Class,
    ClassExpression,
    DataProperty,
    DataRange,
    Individual,
    Literal,
    ObjectPropertyExpression,
)


class Axiom:
    """What is true or not in an interpretation."""

    __slots__ = ()


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
