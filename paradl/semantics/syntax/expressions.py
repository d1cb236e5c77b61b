"""Names, properties, data ranges and class expressions, as immutable values."""

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
