"""Axioms through the real translator: there as functional syntax, back as syntax trees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import paradl
from paradl.semantics import syntax as owl
from paradl.semantics.fourvalued import Inclusion
from paradl.semantics.functional import Annotated, annotated, read, write
from paradl.semantics.interpretation import Signature

EX = "http://example.org/#"
PARADL = "https://paradl.org/ns#"
NUMBER = EX + "number"
NOTHING_MORE = Signature()
SOMEBODY = owl.Individual(EX + "a")


@dataclass(frozen=True)
class Item:
    """An axiom to translate, and how its inclusions are to be read."""

    axiom: owl.Axiom
    inclusion: Inclusion = "internal"


@dataclass(frozen=True)
class Translated:
    """For each item, in order, the classical axioms that it became, or None where it was left out.

    What stands by itself, whatever the items are, is apart.
    """

    items: list[list[owl.Axiom] | None]
    standing: list[owl.Axiom]


def translate(items: Sequence[Item], logic: str, guards: str = "all") -> Translated:
    """All of them by one call."""
    document = ontology(Annotated(item.axiom, notes(n, item)) for n, item in enumerate(items))
    with paradl.load(document, logic=logic) as kb:
        answer = kb.translate("ofn", guards=guards)
    translated: list[list[owl.Axiom] | None] = [[] for _ in items]
    standing = []
    for axiom in read(answer.content.decode()):
        sources = axiom.values(PARADL + "source")
        if not sources:
            standing.append(axiom.axiom)
        for source in sources:
            of = translated[number(source)]
            assert of is not None
            of.append(axiom.axiom)
    for left_out in answer.unsupported:
        translated[number(left_out.axiom)] = None
    return Translated(translated, standing)


def told_and_denied(expressions: Sequence[owl.ClassExpression]) -> list[Item]:
    """Each told of an individual, and then denied."""
    return [
        Item(owl.ClassAssertion(form, SOMEBODY))
        for c in expressions
        for form in (c, owl.ObjectComplementOf(c))
    ]


def said(axioms: list[owl.Axiom] | None) -> owl.ClassExpression:
    """The class expression of the one assertion that there is."""
    assert axioms is not None
    [assertion] = axioms
    assert isinstance(assertion, owl.ClassAssertion)
    return assertion.of


def ontology(axioms: Iterable[Annotated], more: Signature = NOTHING_MORE) -> bytes:
    """An ontology document of them, with every name declared, and more names."""
    axioms = list(axioms)
    signature = Signature.of(*(item.axiom for item in axioms)) | more
    names = sorted(signature.names, key=repr)
    declarations = (f"Declaration({_kind(name)}({write(name)}))" for name in names)
    lines = [*declarations, *map(annotated, axioms)]
    return "\n".join([f"Ontology(<{EX}>", *lines, ")"]).encode()


def _kind(name: object) -> str:
    return "NamedIndividual" if isinstance(name, owl.Individual) else type(name).__name__


def notes(number: int, item: Item) -> tuple[tuple[str, owl.Literal], ...]:
    """Annotations that tell how to read the axiom, and which it is."""
    inclusion = (PARADL + "inclusion", owl.Literal(item.inclusion))
    return (inclusion, (NUMBER, owl.Literal(str(number))))


def number(source: str) -> int:
    """Which axiom the translation says that it comes from."""
    [item] = read(f"Ontology({source})")
    [noted] = item.values(NUMBER)
    return int(noted)
