"""Whether a logic's own semantics has a counter-model of a sentence, over a domain of a size."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import reduce
from itertools import permutations
from operator import or_
from typing import Any, Protocol

import numpy as np
from circuits import Circuit
from translated import Item

from paradl.semantics import syntax as owl
from paradl.semantics.ac import AnalyticContainment, Pair, PairInterpretation
from paradl.semantics.classical import Classical
from paradl.semantics.fourvalued import FourValued
from paradl.semantics.interpretation import (
    Bits,
    Interpretation,
    Name,
    Signature,
    Slot,
    slot,
    throughout,
)
from paradl.semantics.told import (
    ABSURD_DATA_PROPERTY,
    ABSURD_PROPERTY,
    FourValuedInterpretation,
)


class Reading(Protocol):
    """What axioms and sentences say of an interpretation that is left open."""

    def admissible(self) -> Bits:
        """That it is one of the logic."""

    def axiom(self, item: Item) -> Bits:
        """That the axiom of the ontology holds."""

    def sentence(self, sentence: owl.Axiom) -> Bits:
        """That the sentence is told true."""

    def exceptions(self, sub: owl.ClassExpression, sup: owl.ClassExpression) -> Bits:
        """Which elements are told to be in the one, and not to be in the other."""


class Models:
    """The models of an ontology over a domain of one size.

    Attributes:
        exist: whether there are any.
    """

    def __init__(
        self,
        logic: str,
        ontology: Sequence[Item],
        signature: Signature,
        size: int,
        guarded: Collection[int] = (),
    ) -> None:
        self._circuit = Circuit()
        self._reading = _reading(logic, self._circuit, signature, size, guarded, ontology)
        self._circuit.demand(self._reading.admissible())
        for item in ontology:
            self._circuit.demand(self._reading.axiom(item))
        self.exist = self._circuit.is_possible()

    def one_without(self, sentence: owl.Axiom) -> bool:
        """Whether in one of them the sentence is not told true."""
        return self._circuit.is_possible(~self._reading.sentence(sentence))

    def one_not_denying(self, sentence: owl.Axiom) -> bool:
        """Whether in one of them the sentence is not told false."""
        return self._circuit.is_possible(~self._denial(sentence))

    def _denial(self, sentence: owl.Axiom) -> Bits:
        """That the sentence is told false: of an inclusion, that there is an exception.

        So it is of a domain and a range; of another sentence about properties it never is.
        """
        match sentence:
            case owl.ClassAssertion(of, individual):
                denial: owl.Axiom = owl.ClassAssertion(owl.ObjectComplementOf(of), individual)
            case owl.ObjectPropertyAssertion(p, subject, object):
                denial = owl.NegativeObjectPropertyAssertion(p, subject, object)
            case owl.NegativeObjectPropertyAssertion(p, subject, object):
                denial = owl.ObjectPropertyAssertion(p, subject, object)
            case owl.DataPropertyAssertion(u, subject, value):
                denial = owl.NegativeDataPropertyAssertion(u, subject, value)
            case owl.NegativeDataPropertyAssertion(u, subject, value):
                denial = owl.DataPropertyAssertion(u, subject, value)
            case owl.SameIndividual(individuals):
                denial = owl.DifferentIndividuals(individuals)
            case owl.DifferentIndividuals(individuals):
                denial = owl.SameIndividual(individuals)
            case owl.SubClassOf(sub, sup):
                return self._exception((sub, sup))
            case owl.ObjectPropertyDomain(p, domain):
                return self._exception((owl.ObjectSomeValuesFrom(p, owl.THING), domain))
            case owl.ObjectPropertyRange(p, range):
                had = owl.ObjectSomeValuesFrom(owl.ObjectInverseOf(p), owl.THING)
                return self._exception((had, range))
            case owl.DataPropertyDomain(u, domain):
                return self._exception((owl.DataSomeValuesFrom(u, owl.LITERAL), domain))
            case owl.DataPropertyRange(u, values):
                some = owl.DataSomeValuesFrom(u, owl.LITERAL)
                return self._exception((some, owl.DataAllValuesFrom(u, values)))
            case owl.EquivalentClasses(classes):
                return reduce(or_, map(self._exception, permutations(classes, 2)))
            case owl.DisjointClasses(classes):
                pairs = ((c, owl.ObjectComplementOf(d)) for c, d in permutations(classes, 2))
                return reduce(or_, map(self._exception, pairs))
            case _:
                return ~self._reading.admissible()
        return self._reading.sentence(denial)

    def _exception(self, pair: tuple[owl.ClassExpression, owl.ClassExpression]) -> Bits:
        return ~throughout(~self._reading.exceptions(*pair))


def _reading(
    logic: str,
    circuit: Circuit,
    signature: Signature,
    size: int,
    guarded: Collection[int],
    ontology: Sequence[Item],
) -> Reading:
    if logic == "classical":
        return _ClassicalReading(circuit, signature, size)
    if logic == "ac":
        return _PairReading(circuit, signature, size)
    return _FourValuedReading(logic, circuit, signature, size, {ontology[n] for n in guarded})


class _ClassicalReading:
    def __init__(self, circuit: Circuit, signature: Signature, size: int) -> None:
        values = tuple(sorted(signature.values, key=repr))
        bits = {name: circuit.fill(slot(name, size, len(values))) for name in signature.names}
        self._classical = Classical(Interpretation(size, 1, bits, values))

    def admissible(self) -> Bits:
        return np.ones(1, bool)

    def axiom(self, item: Item) -> Bits:
        return self._classical.satisfies(item.axiom)

    def sentence(self, sentence: owl.Axiom) -> Bits:
        return self._classical.satisfies(sentence)

    def exceptions(self, sub: owl.ClassExpression, sup: owl.ClassExpression) -> Bits:
        return self._classical.extension(sub) & ~self._classical.extension(sup)


class _FourValuedReading:
    """In guarded axioms elements may be in conflict; elsewhere what is hard stays hard."""

    def __init__(
        self, logic: str, circuit: Circuit, signature: Signature, size: int, guarded: set[Item]
    ) -> None:
        slots = FourValuedInterpretation.slots(signature, size)
        slots[ABSURD_PROPERTY] = Slot((size, size))
        slots[ABSURD_DATA_PROPERTY] = Slot((size, len(signature.values)))
        bits: Mapping[Any, Bits] = {key: circuit.fill(place) for key, place in slots.items()}
        self._logic = logic
        self._given = FourValuedInterpretation.of(bits, signature, size)
        self._guarded = guarded
        self._soft, self._hard = FourValued(self._given), FourValued(self._given.hard())

    def admissible(self) -> Bits:
        match self._logic:
            case "lp":
                return self._given.gapless()
            case "k3":
                return self._given.glutless()
        return np.ones(1, bool)

    def axiom(self, item: Item) -> Bits:
        meant = self._soft if item in self._guarded else self._hard
        return meant.satisfies(item.axiom, item.inclusion)

    def sentence(self, sentence: owl.Axiom) -> Bits:
        return (self._soft if self._guarded else self._hard).satisfies(sentence)

    def exceptions(self, sub: owl.ClassExpression, sup: owl.ClassExpression) -> Bits:
        """What is in conflict escapes the claim both ways; on the left of it nothing is."""
        claimed = self._soft if self._guarded else self._hard
        return self._hard.extension(sub).true & claimed.extension(sup).false


class _PairReading:
    def __init__(self, circuit: Circuit, signature: Signature, size: int) -> None:
        pairs: dict[Name, Pair] = {}
        individuals = {}
        for name in signature.names:
            place = slot(name, size, 0)
            if isinstance(name, owl.Individual):
                individuals[name] = circuit.fill(place)
            else:
                pairs[name] = Pair(circuit.kleene(place.shape), circuit.kleene(place.shape))
        self._meant = AnalyticContainment(PairInterpretation(size, pairs, individuals))

    def admissible(self) -> Bits:
        return np.ones(1, bool)

    def axiom(self, item: Item) -> Bits:
        return self._meant.satisfies(item.axiom)

    def sentence(self, sentence: owl.Axiom) -> Bits:
        return self._meant.satisfies(sentence)

    def exceptions(self, sub: owl.ClassExpression, sup: owl.ClassExpression) -> Bits:
        exception = owl.ObjectIntersectionOf((sub, owl.ObjectComplementOf(sup)))
        return self._meant.expression(exception).u.true
