"""Classical OWL 2 DL.

Source: Motik, Patel-Schneider, Cuenca Grau (2012), *OWL 2 Web Ontology Language: direct semantics*,
sections 2.2 (expressions) and 2.3 (axioms).
"""

from __future__ import annotations

from functools import reduce
from itertools import combinations, pairwise
from operator import and_, or_

import numpy as np

from paradl.semantics import syntax as owl
from paradl.semantics.interpretation import (
    Bits,
    Interpretation,
    at_least,
    at_most,
    compose,
    conjunction,
    converse,
    every,
    some,
    throughout,
    within,
)


class Classical:
    """What expressions mean, and which axioms hold, in a batch of classical interpretations.

    >>> from paradl.semantics.functional import axiom, expression
    >>> one = Interpretation.build(2, classes={"Fish": [1]}, properties={"eats": [(0, 1)]})
    >>> Classical(one).extension(expression("ObjectSomeValuesFrom(<eats> <Fish>)")).T
    array([[ True, False]])
    >>> Classical(one).satisfies(axiom("ObjectPropertyRange(<eats> <Fish>)"))
    array([ True])
    """

    def __init__(self, interpretation: Interpretation) -> None:
        self._given = interpretation
        self._known: dict[owl.ClassExpression, Bits] = {}

    def extension(self, c: owl.ClassExpression) -> Bits:
        """The instances of a class expression."""
        if c not in self._known:
            self._known[c] = self._instances(c)
        return self._known[c]

    def relation(self, p: owl.ObjectPropertyExpression) -> Bits:
        """The pairs of an object property."""
        everything = self._given.everything
        match p:
            case owl.ObjectInverseOf(property):
                return converse(self.relation(property))
            case owl.ObjectPropertyChain(links):
                return reduce(compose, map(self.relation, links))
            case owl.TOP_PROPERTY:
                return everything[:, None] & everything
            case owl.BOTTOM_PROPERTY:
                return ~everything[:, None] & everything
            case owl.ObjectProperty():
                return self._given[p]
        raise ValueError(f"no object property: {p}")

    def data_relation(self, p: owl.DataProperty) -> Bits:
        """The pairs of a data property: elements, values."""
        values = np.ones((len(self._given.values), 1), bool)
        if p == owl.TOP_DATA_PROPERTY:
            return self._given.everything[:, None] & values
        if p == owl.BOTTOM_DATA_PROPERTY:
            return self._given.everything[:, None] & ~values
        return self._given[p]

    def members(self, d: owl.DataRange) -> Bits:
        """The values in a data range."""
        match d:
            case owl.Datatype(iri):
                is_member = [d == owl.LITERAL or v.datatype == iri for v in self._given.values]
                return np.array(is_member, bool)[:, None]
            case owl.DataOneOf(literals):
                return np.array([v in literals for v in self._given.values], bool)[:, None]
            case owl.DataComplementOf(range):
                return ~self.members(range)
            case owl.DataIntersectionOf(ranges):
                return reduce(and_, (self.members(r) for r in ranges))
            case owl.DataUnionOf(ranges):
                return reduce(or_, (self.members(r) for r in ranges))
        raise ValueError(f"no data range: {d}")

    def _instances(self, c: owl.ClassExpression) -> Bits:
        match c:
            case owl.Class():
                return self._class(c)
            case owl.ObjectComplementOf(operand):
                return ~self.extension(operand)
            case owl.ObjectIntersectionOf(operands):
                return reduce(and_, (self.extension(o) for o in operands))
            case owl.ObjectUnionOf(operands):
                return reduce(or_, (self.extension(o) for o in operands))
            case owl.ObjectOneOf(individuals):
                return reduce(or_, (self._given[a] for a in individuals))
            case owl.ObjectSomeValuesFrom(property, filler):
                return some(self.relation(property) & self.extension(filler))
            case owl.ObjectAllValuesFrom(property, filler):
                return every(~self.relation(property) | self.extension(filler))
            case owl.ObjectHasValue(property, individual):
                return some(self.relation(property) & self._given[individual])
            case owl.ObjectHasSelf(property):
                return some(self.relation(property) & self._given.identity)
            case owl.ObjectMinCardinality(n, property, filler):
                return at_least(n, self.relation(property) & self.extension(filler))
            case owl.ObjectMaxCardinality(n, property, filler):
                return at_most(n, self.relation(property) & self.extension(filler))
            case owl.ObjectExactCardinality(n, property, filler):
                found = self.relation(property) & self.extension(filler)
                return at_least(n, found) & at_most(n, found)
        return self._having_data(c)

    def _class(self, c: owl.Class) -> Bits:
        if c == owl.THING:
            return self._given.everything
        return ~self._given.everything if c == owl.NOTHING else self._given[c]

    def _having_data(self, c: owl.ClassExpression) -> Bits:
        match c:
            case owl.DataSomeValuesFrom(property, range):
                return some(self.data_relation(property) & self.members(range))
            case owl.DataAllValuesFrom(property, range):
                return every(~self.data_relation(property) | self.members(range))
            case owl.DataHasValue(property, literal):
                return some(self.data_relation(property) & self.members(owl.DataOneOf((literal,))))
            case owl.DataMinCardinality(n, property, range):
                return at_least(n, self.data_relation(property) & self.members(range))
            case owl.DataMaxCardinality(n, property, range):
                return at_most(n, self.data_relation(property) & self.members(range))
            case owl.DataExactCardinality(n, property, range):
                found = self.data_relation(property) & self.members(range)
                return at_least(n, found) & at_most(n, found)
        raise ValueError(f"no class expression: {c}")

    def satisfies(self, axiom: owl.Axiom) -> Bits:
        """Whether the axiom holds: one bit an interpretation."""
        match axiom:
            case owl.SubClassOf(sub, sup):
                return within(self.extension(sub), self.extension(sup))
            case owl.EquivalentClasses(classes):
                return _equal([self.extension(c) for c in classes])
            case owl.DisjointClasses(classes):
                return _disjoint([self.extension(c) for c in classes])
            case owl.DisjointUnion(name, classes):
                union = owl.EquivalentClasses((name, owl.ObjectUnionOf(classes)))
                return self.satisfies(union) & self.satisfies(owl.DisjointClasses(classes))
            case owl.HasKey():
                return self._has_key(axiom)
            case owl.ClassAssertion(of, individual):
                return within(self._given[individual], self.extension(of))
            case owl.SameIndividual(individuals):
                return _equal([self._given[a] for a in individuals])
            case owl.DifferentIndividuals(individuals):
                return _disjoint([self._given[a] for a in individuals])
        return self._of_properties(axiom)

    def _of_properties(self, axiom: owl.Axiom) -> Bits:
        match axiom:
            case owl.SubObjectPropertyOf(sub, sup):
                return within(self.relation(sub), self.relation(sup))
            case owl.EquivalentObjectProperties(properties):
                return _equal([self.relation(p) for p in properties])
            case owl.DisjointObjectProperties(properties):
                return _disjoint([self.relation(p) for p in properties])
            case owl.InverseObjectProperties(first, second):
                return _equal([self.relation(first), converse(self.relation(second))])
            case owl.ObjectPropertyDomain(property, domain):
                return within(some(self.relation(property)), self.extension(domain))
            case owl.ObjectPropertyRange(property, range):
                return within(some(converse(self.relation(property))), self.extension(range))
            case owl.FunctionalObjectProperty(property):
                return throughout(at_most(1, self.relation(property)))
            case owl.InverseFunctionalObjectProperty(property):
                return throughout(at_most(1, converse(self.relation(property))))
            case owl.ReflexiveObjectProperty(property):
                return throughout(some(self.relation(property) & self._given.identity))
            case owl.IrreflexiveObjectProperty(property):
                return throughout(~some(self.relation(property) & self._given.identity))
            case owl.SymmetricObjectProperty(property):
                return within(self.relation(property), converse(self.relation(property)))
            case owl.AsymmetricObjectProperty(property):
                return within(self.relation(property), ~converse(self.relation(property)))
            case owl.TransitiveObjectProperty(property):
                relation = self.relation(property)
                return within(compose(relation, relation), relation)
            case owl.ObjectPropertyAssertion(property, subject, object):
                return within(self._pair(subject, object), self.relation(property))
            case owl.NegativeObjectPropertyAssertion(property, subject, object):
                return within(self._pair(subject, object), ~self.relation(property))
        return self._of_data(axiom)

    def _of_data(self, axiom: owl.Axiom) -> Bits:
        match axiom:
            case owl.SubDataPropertyOf(sub, sup):
                return within(self.data_relation(sub), self.data_relation(sup))
            case owl.EquivalentDataProperties(properties):
                return _equal([self.data_relation(p) for p in properties])
            case owl.DisjointDataProperties(properties):
                return _disjoint([self.data_relation(p) for p in properties])
            case owl.DataPropertyDomain(property, domain):
                return within(some(self.data_relation(property)), self.extension(domain))
            case owl.DataPropertyRange(property, range):
                return throughout(every(~self.data_relation(property) | self.members(range)))
            case owl.FunctionalDataProperty(property):
                return throughout(at_most(1, self.data_relation(property)))
            case owl.DataPropertyAssertion(property, subject, object):
                return within(self._value(subject, object), self.data_relation(property))
            case owl.NegativeDataPropertyAssertion(property, subject, object):
                return within(self._value(subject, object), ~self.data_relation(property))
        raise ValueError(f"no axiom: {axiom}")

    def _has_key(self, key: owl.HasKey) -> Bits:
        return has_key(
            self._given,
            self.extension(key.of),
            [self.relation(p) for p in key.properties],
            [self.data_relation(p) for p in key.data_properties],
        )

    def _pair(self, subject: owl.Individual, object: owl.Individual) -> Bits:
        return self._given[subject][:, None] & self._given[object]

    def _value(self, subject: owl.Individual, value: owl.Literal) -> Bits:
        return self._given[subject][:, None] & self.members(owl.DataOneOf((value,)))


def _equal(sets: list[Bits]) -> Bits:
    return conjunction(within(x, y) & within(y, x) for x, y in pairwise(sets))


def _disjoint(sets: list[Bits]) -> Bits:
    return conjunction(within(x, ~y) for x, y in combinations(sets, 2))


def has_key(given: Interpretation, of: Bits, relations: list[Bits], data: list[Bits]) -> Bits:
    """Whether named elements are one that share a named value of every key property."""
    candidates = given.named & of
    alike = candidates[:, None] & candidates
    for relation in relations:
        values = relation & given.named
        alike = alike & compose(values, converse(values))
    for values in data:
        alike = alike & some(values[:, None] & values[None])
    return within(alike, given.identity)
