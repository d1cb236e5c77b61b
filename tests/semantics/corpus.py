"""Class expressions and axioms to try a logic on: every constructor, in every constructor."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from translated import EX

from paradl.semantics import syntax as owl

A, B, C = (owl.Class(EX + name) for name in "ABC")
R, S, T = (owl.ObjectProperty(EX + name) for name in "RST")
U, V = (owl.DataProperty(EX + name) for name in "UV")
a, b = (owl.Individual(EX + name) for name in "ab")
ONE = owl.Literal("1", owl.XSD + "integer")
WORD = owl.Literal("word")
INTEGER = owl.Datatype(owl.XSD + "integer")
WITHOUT_ONE = owl.DataComplementOf(owl.DataOneOf((ONE,)))

Constructor = Callable[[owl.ClassExpression], owl.ClassExpression]


def leaves(name: owl.Class) -> list[owl.ClassExpression]:
    """The expressions that hold no other."""
    inverse = owl.ObjectInverseOf(R)
    return [
        name,
        owl.THING,
        owl.NOTHING,
        owl.ObjectOneOf((a,)),
        owl.ObjectOneOf((a, b)),
        *(owl.ObjectHasValue(p, a) for p in (R, inverse)),
        *(owl.ObjectHasSelf(p) for p in (R, inverse)),
        owl.DataSomeValuesFrom(U, INTEGER),
        owl.DataAllValuesFrom(U, WITHOUT_ONE),
        owl.DataHasValue(U, ONE),
        *(owl.DataMinCardinality(n, U) for n in range(3)),
        *(owl.DataMaxCardinality(n, U, INTEGER) for n in range(2)),
        *(owl.DataExactCardinality(n, U, INTEGER) for n in range(2)),
    ]


def wrappers() -> list[Constructor]:
    """The constructors of one class expression."""
    roles = (R, owl.ObjectInverseOf(R))
    return [
        owl.ObjectComplementOf,
        *(_some(p) for p in (*roles, owl.TOP_PROPERTY, owl.BOTTOM_PROPERTY)),
        *(_only(p) for p in (*roles, owl.TOP_PROPERTY, owl.BOTTOM_PROPERTY)),
        *(_counted(owl.ObjectMinCardinality, n) for n in range(4)),
        *(_counted(owl.ObjectMaxCardinality, n) for n in range(3)),
        *(_counted(owl.ObjectExactCardinality, n) for n in range(3)),
    ]


def _some(p: owl.ObjectPropertyExpression) -> Constructor:
    return lambda filler: owl.ObjectSomeValuesFrom(p, filler)


def _only(p: owl.ObjectPropertyExpression) -> Constructor:
    return lambda filler: owl.ObjectAllValuesFrom(p, filler)


def _counted(constructor: Callable[..., owl.ClassExpression], n: int) -> Constructor:
    return lambda filler: constructor(n, R, filler)


def joined(
    left: Iterable[owl.ClassExpression], right: Iterable[owl.ClassExpression]
) -> Iterator[owl.ClassExpression]:
    """Every conjunction and disjunction of the two."""
    for c, d in product(left, right):
        if c != d:
            yield owl.ObjectIntersectionOf((c, d))
            yield owl.ObjectUnionOf((c, d))


def shallow(name: owl.Class) -> list[owl.ClassExpression]:
    """The leaves, and every constructor around a name."""
    return [*leaves(name), *(wrap(name) for wrap in wrappers())]


def nested() -> list[owl.ClassExpression]:
    """Every constructor around every expression that is a leaf or has a constructor itself."""
    inner = [*shallow(A), *joined([A], [B])]
    wrapped = (wrap(c) for wrap in wrappers() for c in inner)
    return list(dict.fromkeys([*inner, *wrapped, *joined(shallow(A), shallow(B))]))


def axioms() -> Iterator[owl.Axiom]:
    """Every type of axiom."""
    yield from inclusions()
    yield from _of_properties()
    yield from _of_data()
    yield from _facts()


def inclusions() -> Iterator[owl.Axiom]:
    """Between classes."""
    few: list[owl.ClassExpression] = [owl.ObjectOneOf((a,)), owl.ObjectHasSelf(R), *_around(A)]
    others: list[owl.ClassExpression] = [owl.ObjectOneOf((b,)), owl.THING, *_around(B)]
    for c, d in product([A, owl.THING, owl.NOTHING, *few], [B, owl.NOTHING, *others]):
        if c != d:
            yield owl.SubClassOf(c, d)
            yield owl.EquivalentClasses((c, d))
            yield owl.DisjointClasses((c, d))
    yield owl.EquivalentClasses((A, B, C))
    yield owl.EquivalentClasses((A, B, owl.NOTHING))
    yield owl.DisjointClasses((A, B, C))
    yield owl.DisjointUnion(A, (B, C))
    yield owl.DisjointUnion(A, (B, owl.ObjectComplementOf(B)))
    yield owl.DisjointClasses((A, A))
    yield owl.DisjointClasses((owl.ObjectOneOf((a,)), owl.ObjectOneOf((a,))))
    yield owl.DisjointClasses((owl.THING, owl.THING))
    yield owl.DisjointUnion(A, (B, B))
    yield owl.HasKey(A, (R,), ())
    yield owl.HasKey(A, (), (U,))
    yield owl.HasKey(A, (R,), (U,))


def _around(name: owl.Class) -> list[owl.ClassExpression]:
    return [
        owl.ObjectComplementOf(name),
        owl.ObjectSomeValuesFrom(R, name),
        owl.ObjectAllValuesFrom(R, name),
        owl.ObjectMinCardinality(2, R, name),
        owl.ObjectMaxCardinality(1, R, name),
    ]


def _of_properties() -> Iterator[owl.Axiom]:
    for p in (R, owl.ObjectInverseOf(R)):
        yield owl.FunctionalObjectProperty(p)
        yield owl.InverseFunctionalObjectProperty(p)
        yield owl.ReflexiveObjectProperty(p)
        yield owl.IrreflexiveObjectProperty(p)
        yield owl.SymmetricObjectProperty(p)
        yield owl.AsymmetricObjectProperty(p)
        yield owl.TransitiveObjectProperty(p)
        for c in (A, owl.NOTHING, owl.ObjectComplementOf(A), owl.ObjectOneOf((a,))):
            yield owl.ObjectPropertyDomain(p, c)
            yield owl.ObjectPropertyRange(p, c)
        yield owl.SubObjectPropertyOf(p, S)
        yield owl.SubObjectPropertyOf(S, p)
        yield owl.EquivalentObjectProperties((p, S))
        yield owl.DisjointObjectProperties((p, S))
        yield owl.SubObjectPropertyOf(owl.ObjectPropertyChain((p, S)), T)
    yield owl.SubObjectPropertyOf(R, owl.BOTTOM_PROPERTY)
    yield owl.SubObjectPropertyOf(owl.ObjectPropertyChain((R, S, S)), R)
    yield owl.InverseObjectProperties(R, S)
    yield owl.InverseObjectProperties(R, R)
    yield owl.DisjointObjectProperties((R, R))


def _of_data() -> Iterator[owl.Axiom]:
    yield owl.SubDataPropertyOf(U, V)
    yield owl.SubDataPropertyOf(U, owl.BOTTOM_DATA_PROPERTY)
    yield owl.EquivalentDataProperties((U, V))
    yield owl.DisjointDataProperties((U, V))
    yield owl.DisjointDataProperties((U, U))
    yield owl.FunctionalDataProperty(U)
    for c in (A, owl.NOTHING, owl.DataHasValue(U, ONE)):
        yield owl.DataPropertyDomain(U, c)
    for d in (INTEGER, WITHOUT_ONE):
        yield owl.DataPropertyRange(U, d)


def _facts() -> Iterator[owl.Axiom]:
    for c in shallow(A):
        yield owl.ClassAssertion(c, a)
        yield owl.ClassAssertion(c, b)
    yield owl.ObjectPropertyAssertion(R, a, b)
    yield owl.ObjectPropertyAssertion(owl.ObjectInverseOf(R), a, b)
    yield owl.NegativeObjectPropertyAssertion(R, a, b)
    yield owl.NegativeObjectPropertyAssertion(R, a, a)
    yield owl.DataPropertyAssertion(U, a, ONE)
    yield owl.NegativeDataPropertyAssertion(U, a, WORD)
    yield owl.SameIndividual((a, b))
    yield owl.DifferentIndividuals((a, b))
    yield owl.DifferentIndividuals((a, a))
    yield owl.NegativeDataPropertyAssertion(owl.BOTTOM_DATA_PROPERTY, a, ONE)
    yield owl.DataPropertyAssertion(owl.TOP_DATA_PROPERTY, a, ONE)
    yield owl.NegativeDataPropertyAssertion(owl.TOP_DATA_PROPERTY, a, ONE)


def of_ac() -> list[owl.ClassExpression]:
    """The class expressions of ALC, constructors in constructors in constructors."""

    def wrapped(inner: list[owl.ClassExpression]) -> list[owl.ClassExpression]:
        return [wrap(c) for c in inner for wrap in (owl.ObjectComplementOf, _some(R), _only(R))]

    flat: list[owl.ClassExpression] = [A, *wrapped([A])]
    others: list[owl.ClassExpression] = [B, *wrapped([B])]
    nested_ = [*flat, *wrapped(flat), *joined(flat, others)]
    return list(dict.fromkeys([*nested_, *wrapped(nested_)]))


def axioms_of_ac() -> Iterator[owl.Axiom]:
    """Every type of axiom that AC reads."""
    left = [A, *(wrap(A) for wrap in (owl.ObjectComplementOf, _some(R), _only(R)))]
    right = [B, *(wrap(B) for wrap in (owl.ObjectComplementOf, _some(R), _only(R)))]
    both = owl.ObjectIntersectionOf((A, owl.ObjectComplementOf(A)))
    for c, d in product([*left, both], [*right, owl.ObjectUnionOf((A, B))]):
        yield owl.SubClassOf(c, d)
        yield owl.EquivalentClasses((c, d))
        yield owl.DisjointClasses((c, d))
    yield owl.EquivalentClasses((A, B, C))
    yield owl.DisjointClasses((A, B, C))
    yield owl.DisjointUnion(A, (B, C))
    yield owl.SubObjectPropertyOf(R, S)
    yield owl.EquivalentObjectProperties((R, S))
    for c in left:
        yield owl.ObjectPropertyDomain(R, c)
        yield owl.ObjectPropertyRange(R, c)
        yield owl.ClassAssertion(c, a)
    yield owl.ObjectPropertyAssertion(R, a, b)
    yield owl.NegativeObjectPropertyAssertion(R, a, b)
