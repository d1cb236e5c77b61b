"""Inferences of AC, put to ParaDL, to the prover `wkrq`, and to the search for counter-models.

`wkrq` is asked in two ways. Ferguson's definition 11 has the premises true and the conclusion not
true (sign n), and calls the inference valid if every branch closes; the command `wkrq --mode=acrq`
has the conclusion false (sign f) instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice

import wkrq
from countermodels import Models
from manchester import sentence as asked
from ontologies import INDIVIDUALS, Author, Dialect
from translated import Item, ontology

import paradl
from paradl.semantics import syntax as owl
from paradl.semantics.functional import Annotated
from paradl.semantics.interpretation import Signature

SIZES = (1, 2, 4, 8)
SHARED = owl.SubClassOf | owl.ClassAssertion | owl.ObjectPropertyAssertion


@dataclass(frozen=True)
class Verdict:
    """What is said of an inference.

    Attributes:
        wkrq, wkrq_command: with the sign n, and with f; None where it raises an error of its own.
        size: that of the smallest domain with a counter-model; None where none was found.
    """

    premises: tuple[owl.Axiom, ...]
    conclusion: owl.Axiom
    paradl: bool
    wkrq: bool | None
    wkrq_command: bool | None
    size: int | None


def verdicts(count: int, seed: int = 1) -> Iterator[Verdict]:
    """Of random inferences in what both provers read."""
    quantified, flat = Dialect(hard=False), Dialect(hard=False, quantified=False)
    authors = cycle([Author(seed, quantified), Author(seed, flat)])
    for author in islice(authors, count):
        premises = tuple(i.axiom for i in author.ontology() if isinstance(i.axiom, SHARED))
        yield from _verdicts(premises, author.sentences(4))


def _verdicts(premises: tuple[owl.Axiom, ...], conclusions: list[owl.Axiom]) -> Iterator[Verdict]:
    signature = Signature.of(*premises, *conclusions, *INDIVIDUALS)
    models = [Models("ac", [Item(p) for p in premises], signature, size) for size in SIZES]
    for conclusion in conclusions:
        found = (s for s, m in zip(SIZES, models, strict=True) if m.one_without(conclusion))
        yield Verdict(
            premises,
            conclusion,
            by_paradl(premises, conclusion, signature),
            by_wkrq(premises, conclusion, wkrq.n),
            by_wkrq(premises, conclusion, wkrq.f),
            next(found, None),
        )


def by_paradl(premises: Iterable[owl.Axiom], conclusion: owl.Axiom, signature: Signature) -> bool:
    """Whether it is verified that the conclusion holds."""
    document = ontology(map(Annotated, premises), signature)
    with paradl.load(document, logic="ac", reasoner="hermit") as kb:
        return kb.ask(asked(conclusion)).value.told_true


def by_wkrq(premises: Iterable[owl.Axiom], conclusion: owl.Axiom, sign: wkrq.Sign) -> bool | None:
    """Whether the tableau closes. It cannot instantiate a quantifier around another (3.3.2:
    `substitute_term` passes one argument too many).
    """
    signed = [wkrq.SignedFormula(wkrq.t, formula(premise)) for premise in premises]
    signed.append(wkrq.SignedFormula(sign, formula(conclusion)))
    try:
        return not wkrq.ACrQTableau(signed).construct().satisfiable
    except TypeError:
        return None


def formula(axiom: owl.Axiom) -> wkrq.Formula:
    """The sentence of first-order logic with restricted quantifiers."""
    match axiom:
        case owl.SubClassOf(sub, sup):
            x = wkrq.Variable("X0")
            return wkrq.RestrictedUniversalFormula(x, _said(sub, x, 1), _said(sup, x, 1))
        case owl.ClassAssertion(of, individual):
            return _said(of, wkrq.Constant(_short(individual.iri)), 0)
        case owl.ObjectPropertyAssertion(owl.ObjectProperty(iri), subject, object):
            terms: list[wkrq.Term] = [wkrq.Constant(_short(a.iri)) for a in (subject, object)]
            return _atom(iri, terms)
    raise ValueError(f"no sentence: {axiom}")


def _said(c: owl.ClassExpression, term: wkrq.Term, depth: int) -> wkrq.Formula:
    """Of the term; variables are numbered by depth."""
    match c:
        case owl.Class(iri):
            return _atom(iri, [term])
        case owl.ObjectComplementOf(owl.Class(iri)):
            return _atom(iri, [term], refuted=True)
        case owl.ObjectComplementOf(operand):
            return ~_said(operand, term, depth)
        case owl.ObjectIntersectionOf((first, second)):
            return _said(first, term, depth) & _said(second, term, depth)
        case owl.ObjectUnionOf((first, second)):
            return _said(first, term, depth) | _said(second, term, depth)
        case owl.ObjectSomeValuesFrom(owl.ObjectProperty(iri), filler) | owl.ObjectAllValuesFrom(
            owl.ObjectProperty(iri), filler
        ):
            y = wkrq.Variable(f"X{depth}")
            some = isinstance(c, owl.ObjectSomeValuesFrom)
            quantifier = (
                wkrq.RestrictedExistentialFormula if some else wkrq.RestrictedUniversalFormula
            )
            return quantifier(y, _atom(iri, [term, y]), _said(filler, y, depth + 1))
    raise ValueError(f"no formula: {c}")


def _atom(iri: str, terms: list[wkrq.Term], refuted: bool = False) -> wkrq.Formula:
    return wkrq.BilateralPredicateFormula(_short(iri), terms, is_negative=refuted)


def _short(iri: str) -> str:
    return iri.rpartition("#")[2]
