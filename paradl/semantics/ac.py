"""The logic of analytic containment, `ac`: pairs of weak Kleene values.

Sources: Ferguson (2021), *Tableaux and restricted quantification for systems related to weak Kleene
logic*, definitions 4 (quantifiers) and 16 to 18 (AC); Allen et al. (2025), *Sound and complete
neurosymbolic reasoning with LLM-grounded interpretations*, appendix A. That appendix prints the f
clause of the universal quantifier with "either u = e or v = e", which leaves it without a value
where t and f meet; Ferguson's text, and totality, need "u and v are not e", as here.

Expressions of ALCH are read as predicates of one variable: `R some C` as `[exists y R(x, y)] C(y)`,
an inclusion as `[all x C(x)] D(x)`. Of owl:Thing all are verified; its refutation is undefined.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import permutations
from operator import and_, or_

import numpy as np

from paradl.semantics import syntax as owl
from paradl.semantics.interpretation import (
    Bits,
    Name,
    Signature,
    Slot,
    conjunction,
    every,
    slot,
    some,
    within,
)
from paradl.semantics.told import NoReading

Key = tuple[Name, str]


@dataclass(frozen=True)
class Kleene:
    """Values of weak Kleene logic: where they are true, and where false; undefined elsewhere.

    >>> true, undefined = Kleene.of(np.array([1])), Kleene.of(np.array([0]))
    >>> (true | undefined).defined
    array([False])
    """

    true: Bits
    false: Bits

    @classmethod
    def of(cls, codes: Bits) -> Kleene:
        """From 0 (undefined), 1 (true) and 2 (false)."""
        return cls(codes == 1, codes == 2)

    @property
    def defined(self) -> Bits:
        return self.true | self.false

    def __invert__(self) -> Kleene:
        return Kleene(self.false, self.true)

    def __and__(self, other: Kleene) -> Kleene:
        true = self.true & other.true
        return Kleene(true, self.defined & other.defined & ~true)

    def __or__(self, other: Kleene) -> Kleene:
        return ~(~self & ~other)


@dataclass(frozen=True)
class Pair:
    """Generalized truth values: `u` of verification, `v` of refutation."""

    u: Kleene
    v: Kleene

    def __invert__(self) -> Pair:
        return Pair(self.v, self.u)

    def __and__(self, other: Pair) -> Pair:
        return Pair(self.u & other.u, self.v | other.v)

    def __or__(self, other: Pair) -> Pair:
        return Pair(self.u | other.u, self.v & other.v)


def exists(guard: Kleene, of: Kleene) -> Kleene:
    """Ferguson's restricted existential quantifier, over the last axis but one."""
    true = some(guard.true & of.true)
    return Kleene(true, some(guard.defined & of.defined) & ~true)


def for_all(guard: Kleene, of: Kleene) -> Kleene:
    """Ferguson's restricted universal quantifier: it wants an instance that is defined."""
    defined = some(guard.defined & of.defined)
    kept = every(~guard.true | of.true)
    return Kleene(defined & kept, defined & ~kept)


@dataclass(frozen=True)
class PairInterpretation:
    """A batch of interpretations of AC: of every name a pair for each element, or two elements."""

    size: int
    pairs: Mapping[Name, Pair]
    individuals: Mapping[owl.Individual, Bits]

    @property
    def everything(self) -> Bits:
        """The elements."""
        return np.ones((self.size, 1), bool)

    @staticmethod
    def slots(signature: Signature, size: int) -> dict[Key, Slot]:
        """The places for values in such an interpretation."""
        slots: dict[Key, Slot] = {}
        for name in sorted(signature.names, key=repr):
            if isinstance(name, owl.Individual):
                slots[name, "u"] = slot(name, size, 0)
            else:
                shape = slot(name, size, 0).shape
                slots[name, "u"] = slots[name, "v"] = Slot(shape, values=3)
        return slots

    @classmethod
    def of(cls, filled: Mapping[Key, Bits], signature: Signature, size: int) -> PairInterpretation:
        """The slots filled; a side that no slot has is undefined."""
        pairs: dict[Name, Pair] = {}
        individuals = {}
        for name in signature.names:
            u = filled[name, "u"]
            if isinstance(name, owl.Individual):
                individuals[name] = u
            else:
                pairs[name] = Pair(Kleene.of(u), Kleene.of(filled.get((name, "v"), 0 * u)))
        return cls(size, pairs, individuals)


class AnalyticContainment:
    """The values of expressions and axioms, and which axioms hold, in a batch of interpretations.

    Appendix C of Allen et al.: with bird(penguin) = <t,f> and flies(penguin) = <f,t>, "all birds
    fly" is <f,t>.

    >>> from paradl.semantics.functional import axiom
    >>> penguin = Signature.of(axiom("SubClassOf(<bird> <flies>)"))
    >>> values = {"bird": {"u": 1, "v": 2}, "flies": {"u": 2, "v": 1}}
    >>> filled = {(n, s): np.array([[values[n.iri][s]]]) for n in penguin.names for s in "uv"}
    >>> birds_fly = AnalyticContainment(PairInterpretation.of(filled, penguin, 1)).value(
    ...     axiom("SubClassOf(<bird> <flies>)"))
    >>> birds_fly.u.false, birds_fly.v.true
    (array([ True]), array([ True]))
    """

    def __init__(self, interpretation: PairInterpretation) -> None:
        self._given = interpretation
        self._known: dict[owl.ClassExpression, Pair] = {}

    def expression(self, c: owl.ClassExpression) -> Pair:
        """The pair of a class expression at each element.

        Raises:
            NoReading: AC has none of the constructor.
        """
        if c not in self._known:
            self._known[c] = self._pair(c)
        return self._known[c]

    def _pair(self, c: owl.ClassExpression) -> Pair:
        match c:
            case owl.THING:
                everything = self._given.everything
                return Pair(Kleene(everything, ~everything), Kleene(~everything, ~everything))
            case owl.Class() if c in self._given.pairs:
                return self._given.pairs[c]
            case owl.ObjectComplementOf(operand):
                return ~self.expression(operand)
            case owl.ObjectIntersectionOf(operands):
                return reduce(and_, map(self.expression, operands))
            case owl.ObjectUnionOf(operands):
                return reduce(or_, map(self.expression, operands))
            case owl.ObjectSomeValuesFrom(property, filler):
                return self._some(property, self.expression(filler))
            case owl.ObjectAllValuesFrom(property, filler):
                return ~self._some(property, ~self.expression(filler))
        raise NoReading(f"no expression of AC: {c}")

    def _some(self, property: owl.ObjectPropertyExpression, filler: Pair) -> Pair:
        """`[exists y R(x, y)] C(y)`; refuted by `[all y R(x, y)] not C(y)`: the guard stays."""
        guard = self._relation(property).u
        return Pair(exists(guard, filler.u), for_all(guard, filler.v))

    def _relation(self, p: owl.ObjectPropertyExpression) -> Pair:
        match p:
            case owl.ObjectProperty() if p in self._given.pairs:
                return self._given.pairs[p]
        raise NoReading(f"no property of AC: {p}")

    def value(self, axiom: owl.Axiom) -> Pair:
        """The pair of an axiom in each interpretation.

        Raises:
            NoReading: AC has none of the axiom.
        """
        match axiom:
            case owl.SubClassOf(sub, sup):
                return _inclusion(self.expression(sub), self.expression(sup))
            case owl.ClassAssertion(of, individual):
                return _at(self.expression(of), self._given.individuals[individual])
            case owl.ObjectPropertyAssertion(property, subject, object):
                at = self._given.individuals[subject][:, None] & self._given.individuals[object]
                return _at(_flat(self._relation(property)), at.reshape(-1, at.shape[-1]))
            case owl.NegativeObjectPropertyAssertion(property, subject, object):
                return ~self.value(owl.ObjectPropertyAssertion(property, subject, object))
        raise NoReading(f"no axiom of AC: {axiom}")

    def satisfies(self, axiom: owl.Axiom) -> Bits:
        """Whether the axiom is verified: one bit an interpretation.

        Raises:
            NoReading: AC has none of the axiom.
        """
        match axiom:
            case owl.SubObjectPropertyOf(sub, sup):
                # No sentence of the sources: their quantifiers bind one variable.
                return within(self._relation(sub).u.true, self._relation(sup).u.true)
            case owl.EquivalentObjectProperties(properties):
                pairs = permutations(properties, 2)
                return conjunction(self.satisfies(owl.SubObjectPropertyOf(*two)) for two in pairs)
        return conjunction(self.value(one).u.true for one in unabbreviated(axiom))


def unabbreviated(axiom: owl.Axiom) -> Iterator[owl.Axiom]:
    """The sentences that an axiom is short for, as `ac.toml` has them."""
    match axiom:
        case owl.EquivalentClasses(classes):
            yield from (owl.SubClassOf(c, d) for c, d in permutations(classes, 2))
        case owl.DisjointClasses(classes):
            pairs = permutations(classes, 2)
            yield from (owl.SubClassOf(c, owl.ObjectComplementOf(d)) for c, d in pairs)
        case owl.DisjointUnion(name, classes):
            yield from unabbreviated(owl.EquivalentClasses((name, owl.ObjectUnionOf(classes))))
            yield from unabbreviated(owl.DisjointClasses(classes))
        case owl.ObjectPropertyDomain(own, domain):
            yield owl.SubClassOf(owl.ObjectSomeValuesFrom(own, owl.THING), domain)
        case owl.ObjectPropertyRange(own, range):
            yield owl.SubClassOf(owl.THING, owl.ObjectAllValuesFrom(own, range))
        case _:
            yield axiom


def _inclusion(sub: Pair, sup: Pair) -> Pair:
    """`[all x C(x)] D(x)`."""
    return Pair(for_all(sub.u, sup.u), exists(sub.u, sup.v))


def _at(pair: Pair, point: Bits) -> Pair:
    """The value where the point is."""

    def at(side: Kleene) -> Kleene:
        return Kleene(some(point & side.true), some(point & side.false))

    return Pair(at(pair.u), at(pair.v))


def _flat(relation: Pair) -> Pair:
    """A relation as a class of pairs."""

    def flat(side: Kleene) -> Kleene:
        size = side.true.shape[0] ** 2
        return Kleene(side.true.reshape(size, -1), side.false.reshape(size, -1))

    return Pair(flat(relation.u), flat(relation.v))
