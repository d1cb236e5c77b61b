"""The four-valued logics: `fde`, and `lp` and `k3` within it.

Every class expression has two extensions, of what is told to be in it and of what is told not to
be; they may overlap (a glut) and leave something out (a gap). Connectives follow the truth tables
of Belnap and Dunn, quantifiers and number restrictions those of SROIQ4.

An interpretation has one thing more than the papers': the set of elements that are *in conflict*.
They are what owl:Nothing is told to have, and they may escape what OWL keeps hard: nominals,
equality and data. With no element in conflict these are hard again. They escape what an axiom
claims, and do not fall under what it claims it of: on the left of an inclusion nothing is in
conflict.

Sources: Belnap (1977), *A useful four-valued logic*; Maier, Ma, Hitzler (2013), *Paraconsistent
OWL and related logics*, section 4 (SROIQ4; three kinds of inclusion); Priest (1979), *The logic of
paradox*, for `lp`; Kleene (1952) for `k3`. The conflicts are ParaDL's own.
"""

from __future__ import annotations

from functools import cached_property, reduce
from itertools import permutations
from operator import and_, or_
from typing import Literal as OneOf

from paradl.semantics import syntax as owl
from paradl.semantics.classical import Classical, has_key
from paradl.semantics.interpretation import (
    Bits,
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
from paradl.semantics.told import FourValuedInterpretation, NoReading, Told

Inclusion = OneOf["internal", "strong", "material"]


class FourValued:
    """What expressions mean, and which axioms hold, in a batch of four-valued interpretations.

    >>> from paradl.semantics.functional import axiom
    >>> from paradl.semantics.interpretation import Interpretation
    >>> told = Interpretation.build(1, classes={"Flies": [0]}, individuals={"tweety": 0})
    >>> glut = FourValued(FourValuedInterpretation.without_conflict(told, told))
    >>> glut.satisfies(axiom("ClassAssertion(<Flies> <tweety>)"))
    array([ True])
    >>> glut.satisfies(axiom("ClassAssertion(ObjectComplementOf(<Flies>) <tweety>)"))
    array([ True])
    >>> glut.satisfies(axiom("SubClassOf(<Flies> owl:Nothing)"))
    array([False])
    """

    def __init__(self, interpretation: FourValuedInterpretation) -> None:
        self._given = interpretation
        self._conflict = interpretation.conflict
        self._data = _ToldData(interpretation)
        self._known: dict[owl.ClassExpression, Told] = {}

    @cached_property
    def _below(self) -> FourValued:
        """What expressions mean on the left of an inclusion."""
        return FourValued(self._given.hard())

    def extension(self, c: owl.ClassExpression) -> Told:
        """What is told to be in a class expression, and what is told not to be."""
        if c not in self._known:
            self._known[c] = self._told(c)
        return self._known[c]

    def relation(self, p: owl.ObjectPropertyExpression) -> Told:
        """The pairs that an object property is told to hold of, and told not to."""
        everything = self._given.true.everything
        match p:
            case owl.ObjectInverseOf(property):
                told = self.relation(property)
                return Told(converse(told.true), converse(told.false))
            case owl.TOP_PROPERTY:
                return Told(everything[:, None] & everything, self._given.absurd_property)
            case owl.BOTTOM_PROPERTY:
                return ~self.relation(owl.TOP_PROPERTY)
            case owl.ObjectProperty():
                return Told(self._given.true[p], self._given.false[p])
        raise ValueError(f"no object property: {p}")

    def data_relation(self, p: owl.DataProperty) -> Told:
        """The pairs that a data property is told to hold of, and told not to."""
        everything = self._data.data_relation(owl.TOP_DATA_PROPERTY)
        match p:
            case owl.TOP_DATA_PROPERTY:
                return Told(everything, self._given.absurd_data_property)
            case owl.BOTTOM_DATA_PROPERTY:
                return ~self.data_relation(owl.TOP_DATA_PROPERTY)
        return Told(self._given.true[p], self._given.false[p])

    def _told(self, c: owl.ClassExpression) -> Told:
        match c:
            case owl.THING:
                return Told(self._given.true.everything, self._conflict)
            case owl.NOTHING:
                return ~self.extension(owl.THING)
            case owl.Class():
                return Told(self._given.true[c], self._given.false[c])
            case owl.ObjectComplementOf(operand):
                return ~self.extension(operand)
            case owl.ObjectIntersectionOf(operands):
                return reduce(and_, map(self.extension, operands))
            case owl.ObjectUnionOf(operands):
                return reduce(or_, map(self.extension, operands))
            case owl.ObjectOneOf(individuals):
                return self._hard(reduce(or_, (self._given.true[a] for a in individuals)))
            case owl.ObjectSomeValuesFrom(property, filler):
                return self._some(property, self.extension(filler))
            case owl.ObjectAllValuesFrom(property, filler):
                return ~self._some(property, ~self.extension(filler))
            case owl.ObjectHasValue(property, individual):
                return self._some(property, self.extension(owl.ObjectOneOf((individual,))))
            case owl.ObjectHasSelf(property):
                told = self.relation(property)
                identity = self._given.true.identity
                return Told(some(told.true & identity), some(told.false & identity))
            case owl.ObjectMinCardinality(n, property, filler):
                return self._at_least(n, property, self.extension(filler))
            case owl.ObjectMaxCardinality(n, property, filler):
                return ~self._at_least(n + 1, property, self.extension(filler))
            case owl.ObjectExactCardinality(n, property, filler):
                found = self.extension(filler)
                return self._at_least(n, property, found) & ~self._at_least(n + 1, property, found)
        return self._hard(self._data.extension(c))

    def _hard(self, extension: Bits) -> Told:
        """What is classical, but for elements in conflict, which are on both sides."""
        return Told(extension | self._conflict, ~extension | self._conflict)

    def _some(self, property: owl.ObjectPropertyExpression, filler: Told) -> Told:
        related = self.relation(property).true
        return Told(some(related & filler.true), every(~related | filler.false))

    def _at_least(self, n: int, property: owl.ObjectPropertyExpression, filler: Told) -> Told:
        """SROIQ4: told false where too few are left that are not told false to count."""
        if n == 0:
            return self.extension(owl.THING)
        related = self.relation(property).true
        return Told(at_least(n, related & filler.true), at_most(n - 1, related & ~filler.false))

    def satisfies(self, axiom: owl.Axiom, inclusion: Inclusion = "internal") -> Bits:
        """Whether the axiom holds, its inclusions read in this way: one bit an interpretation.

        Raises:
            NoReading: a material inclusion of properties.
        """
        match axiom:
            case owl.SubClassOf(sub, sup):
                return self._included(sub, sup, inclusion)
            case owl.EquivalentClasses(classes):
                pairs = permutations(classes, 2)
                return conjunction(self._included(c, d, inclusion) for c, d in pairs)
            case owl.DisjointClasses(classes):
                return conjunction(
                    within(self._below.extension(c).true, self.extension(d).false)
                    for c, d in permutations(classes, 2)
                )
            case owl.DisjointUnion(name, classes):
                union = self.satisfies(
                    owl.EquivalentClasses((name, owl.ObjectUnionOf(classes))), inclusion
                )
                return union & self.satisfies(owl.DisjointClasses(classes))
            case owl.HasKey():
                return self._has_key(axiom)
            case owl.ClassAssertion(of, individual):
                return self._is(individual, of)
            case owl.SameIndividual(individuals):
                pairs_ = permutations(individuals, 2)
                return conjunction(self._is(a, owl.ObjectOneOf((b,))) for a, b in pairs_)
            case owl.DifferentIndividuals(individuals):
                pairs_ = permutations(individuals, 2)
                return conjunction(
                    self._is(a, owl.ObjectComplementOf(owl.ObjectOneOf((b,)))) for a, b in pairs_
                )
        return self._of_properties(axiom, inclusion)

    def _included(
        self, sub: owl.ClassExpression, sup: owl.ClassExpression, inclusion: Inclusion
    ) -> Bits:
        c, d = self.extension(sub), self.extension(sup)
        told_of = self._below.extension(sub).true
        if sup == owl.NOTHING:
            return within(told_of, self._conflict) & throughout(c.false)
        match inclusion:
            case "internal":
                return within(told_of, d.true)
            case "strong":
                denied_of = self._below.extension(sup).false
                return within(told_of, d.true) & within(denied_of, c.false)
            case "material":
                return within(~c.false, d.true)

    def _is(self, individual: owl.Individual, c: owl.ClassExpression) -> Bits:
        return within(self._given.true[individual], self.extension(c).true)

    def _everything_is(self, c: owl.ClassExpression, inclusion: Inclusion) -> Bits:
        return self._included(owl.THING, c, inclusion)

    def _of_properties(self, axiom: owl.Axiom, inclusion: Inclusion) -> Bits:
        match axiom:
            case owl.SubObjectPropertyOf(owl.ObjectPropertyChain(links), sup):
                related = reduce(compose, (self._below.relation(p).true for p in links))
                return within(related, self.relation(sup).true)
            case owl.SubObjectPropertyOf(sub, sup):
                return self._included_property(sub, sup, inclusion)
            case owl.EquivalentObjectProperties(properties):
                pairs = permutations(properties, 2)
                return conjunction(self._included_property(r, s, inclusion) for r, s in pairs)
            case owl.DisjointObjectProperties(properties):
                return conjunction(
                    within(self._below.relation(r).true, self.relation(s).false)
                    for r, s in permutations(properties, 2)
                )
            case owl.InverseObjectProperties(first, second):
                return _same(self.relation(first), self.relation(owl.ObjectInverseOf(second)))
            case owl.SymmetricObjectProperty(property):
                return _same(self.relation(property), self.relation(owl.ObjectInverseOf(property)))
            case owl.ObjectPropertyDomain(property, domain):
                return within(
                    some(self._below.relation(property).true), self.extension(domain).true
                )
            case owl.ObjectPropertyRange(property, range):
                related = converse(self._below.relation(property).true)
                return within(some(related), self.extension(range).true)
            case owl.FunctionalObjectProperty(property):
                return self._everything_is(owl.ObjectMaxCardinality(1, property), inclusion)
            case owl.InverseFunctionalObjectProperty(property):
                inverse = owl.ObjectInverseOf(property)
                return self._everything_is(owl.ObjectMaxCardinality(1, inverse), inclusion)
            case owl.ReflexiveObjectProperty(property):
                return throughout(self.extension(owl.ObjectHasSelf(property)).true)
            case owl.IrreflexiveObjectProperty(property):
                return throughout(self.extension(owl.ObjectHasSelf(property)).false)
            case owl.AsymmetricObjectProperty(property):
                told_of = self._below.relation(property).true
                return within(told_of, converse(self.relation(property).false))
            case owl.TransitiveObjectProperty(property):
                related = self.relation(property).true
                return within(compose(related, related), related)
            case owl.ObjectPropertyAssertion(property, subject, object):
                return within(self._pair(subject, object), self.relation(property).true)
            case owl.NegativeObjectPropertyAssertion(property, subject, object):
                return within(self._pair(subject, object), self.relation(property).false)
        return self._of_data(axiom, inclusion)

    def _of_data(self, axiom: owl.Axiom, inclusion: Inclusion) -> Bits:
        match axiom:
            case owl.SubDataPropertyOf(sub, sup):
                return self._included_data_property(sub, sup, inclusion)
            case owl.EquivalentDataProperties(properties):
                pairs = permutations(properties, 2)
                return conjunction(self._included_data_property(u, v, inclusion) for u, v in pairs)
            case owl.DisjointDataProperties(properties):
                return conjunction(
                    within(self._below.data_relation(u).true, self.data_relation(v).false)
                    for u, v in permutations(properties, 2)
                )
            case owl.DataPropertyDomain(property, domain):
                return within(
                    some(self._below.data_relation(property).true), self.extension(domain).true
                )
            case owl.DataPropertyRange(property, range):
                return self._everything_is(owl.DataAllValuesFrom(property, range), inclusion)
            case owl.FunctionalDataProperty(property):
                return self._everything_is(owl.DataMaxCardinality(1, property), inclusion)
            case owl.DataPropertyAssertion(property, subject, object):
                return within(self._value(subject, object), self.data_relation(property).true)
            case owl.NegativeDataPropertyAssertion(property, subject, object):
                return within(self._value(subject, object), self.data_relation(property).false)
        raise ValueError(f"no axiom: {axiom}")

    def _included_property(
        self,
        sub: owl.ObjectPropertyExpression,
        sup: owl.ObjectPropertyExpression,
        inclusion: Inclusion,
    ) -> Bits:
        below, here = self._below.relation, self.relation
        return _inclusion((below(sub), here(sub)), (here(sup), below(sup)), inclusion)

    def _included_data_property(
        self, sub: owl.DataProperty, sup: owl.DataProperty, inclusion: Inclusion
    ) -> Bits:
        below, here = self._below.data_relation, self.data_relation
        return _inclusion((below(sub), here(sub)), (here(sup), below(sup)), inclusion)

    def _has_key(self, key: owl.HasKey) -> Bits:
        below = self._below
        return has_key(
            self._given.true,
            below.extension(key.of).true,
            [below.relation(p).true for p in key.properties],
            [below.data_relation(p).true for p in key.data_properties],
        )

    def _pair(self, subject: owl.Individual, object: owl.Individual) -> Bits:
        return self._given.true[subject][:, None] & self._given.true[object]

    def _value(self, subject: owl.Individual, value: owl.Literal) -> Bits:
        return self._given.true[subject][:, None] & self._data.members(owl.DataOneOf((value,)))


class _ToldData(Classical):
    """Data restrictions are classical over what data properties are told to hold of."""

    def __init__(self, interpretation: FourValuedInterpretation) -> None:
        super().__init__(interpretation.true)
        self._absurd = interpretation.absurd_data_property

    def data_relation(self, p: owl.DataProperty) -> Bits:
        return self._absurd if p == owl.BOTTOM_DATA_PROPERTY else super().data_relation(p)


def _inclusion(sub: tuple[Told, Told], sup: tuple[Told, Told], inclusion: Inclusion) -> Bits:
    """Of properties: of each, what is told true of it in its place and what is told false."""
    match inclusion:
        case "internal":
            return within(sub[0].true, sup[0].true)
        case "strong":
            return within(sub[0].true, sup[0].true) & within(sup[1].false, sub[1].false)
        case "material":
            raise NoReading("a material inclusion of properties")


def _same(one: Told, other: Told) -> Bits:
    pairs = ((one.true, other.true), (one.false, other.false))
    return conjunction(within(x, y) & within(y, x) for x, y in pairs)
