"""What follows from axioms about properties, inverses and chains, against counter-models.

Of what these say of three individuals no other element tells, so three are enough for a
counter-model: what has none must be told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from corpus import R, S, T, a, b
from countermodels import Models
from translated import EX, Item, notes, ontology

import paradl
from paradl import InconsistentOntology
from paradl.semantics import syntax as owl
from paradl.semantics.fourvalued import Inclusion
from paradl.semantics.functional import Annotated, write
from paradl.semantics.interpretation import Signature

pytestmark = pytest.mark.slow

ONTOLOGIES = 60
LOW, HIGH = (R, S), (T, owl.ObjectProperty(EX + "Q"))  # no chain in a low one has a high one
ROLES = (*LOW, *HIGH)
c = owl.Individual(EX + "c")
INDIVIDUALS = (a, b, c)
NAMES = Signature(frozenset((*ROLES, *INDIVIDUALS)))
TRIPLES = tuple(product(ROLES, INDIVIDUALS, INDIVIDUALS))
QUESTIONS: tuple[owl.Axiom, ...] = (
    *(owl.ObjectPropertyAssertion(*triple) for triple in TRIPLES),
    *(owl.NegativeObjectPropertyAssertion(*triple) for triple in TRIPLES),
)


class Author:
    """Writes ontologies of a few axioms about properties and a few facts."""

    def __init__(self, seed: int, inclusions: tuple[Inclusion, ...]) -> None:
        self._random = Random(seed)
        self._inclusions = inclusions

    def ontology(self) -> tuple[Item, ...]:
        """No two axioms alike."""
        axioms = [self._axiom() for _ in range(self._random.randint(2, 3))]
        role = self._random.choice
        facts: list[owl.Axiom] = [owl.ObjectPropertyAssertion(role(ROLES), a, b)]
        facts.append(owl.ObjectPropertyAssertion(role(ROLES), b, c))
        facts.append(owl.NegativeObjectPropertyAssertion(*role(TRIPLES)))
        kinds = self._inclusions
        return tuple(Item(x, self._random.choice(kinds)) for x in dict.fromkeys((*axioms, *facts)))

    def _axiom(self) -> owl.Axiom:
        low, other, high = self._of(LOW), self._of(LOW), self._of(HIGH)
        one, its_inverse = self._random.choice((LOW, HIGH))
        return self._random.choice(
            (
                owl.TransitiveObjectProperty(self._of(ROLES)),
                owl.SubObjectPropertyOf(owl.ObjectPropertyChain((low, other)), high),
                owl.SubObjectPropertyOf(owl.ObjectPropertyChain((high, low)), high),
                owl.SubObjectPropertyOf(low, self._of(ROLES)),
                owl.SymmetricObjectProperty(self._of(ROLES)),
                owl.InverseObjectProperties(one, its_inverse),
                owl.EquivalentObjectProperties((owl.ObjectInverseOf(one), its_inverse)),
            )
        )

    def _of(self, names: tuple[owl.ObjectProperty, ...]) -> owl.ObjectPropertyExpression:
        """One of these, or its inverse."""
        name = self._random.choice(names)
        return self._random.choice((name, owl.ObjectInverseOf(name)))


@pytest.mark.parametrize(
    ("logic", "inclusions"),
    [("classical", ("internal",)), ("fde", ("internal", "strong")), ("k3", ("internal", "strong"))],
)
def test_what_is_told_is_what_has_no_counter_model(
    logic: str, inclusions: tuple[Inclusion, ...]
) -> None:
    author = Author(1, inclusions)
    counts: Counter[bool] = Counter()
    wrong = []
    for _ in range(ONTOLOGIES):
        items = author.ontology()
        for problem in _problems(logic, items, counts):
            wrong.append("\n".join([problem, *(f"  {write(item.axiom)}" for item in items)]))
    assert not wrong, "\n\n".join(wrong)
    assert min(counts.values()) > 2 * ONTOLOGIES


def _problems(logic: str, items: tuple[Item, ...], counts: Counter[bool]) -> Iterator[str]:
    annotated = (Annotated(item.axiom, notes(n, item)) for n, item in enumerate(items))
    models = Models(logic, items, NAMES, len(INDIVIDUALS))
    with paradl.load(ontology(annotated, NAMES), logic=logic, reasoner="hermit") as kb:
        try:
            asked = [write(question) for question in QUESTIONS]
            answers = kb.run("ask", queries=[], axioms=asked).result["answers"]
        except InconsistentOntology:
            if models.exist:
                yield f"{logic}: said to be inconsistent, but has a model"
            return
    if not models.exist:
        yield f"{logic}: has no model"
        return
    for question, answer in zip(QUESTIONS, answers, strict=True):
        told = answer["told_true"]
        counts[told] += 1
        if told == models.one_without(question):
            yield f"{logic}: {write(question)} is {'' if told else 'not '}told true"
