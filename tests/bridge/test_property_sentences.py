"""Sentences about properties and their inverses."""

from __future__ import annotations

import pytest

import paradl
from paradl.errors import QueryError

ONTOLOGY = b"""Prefix(:=<http://example.org/x#>)
Ontology(InverseObjectProperties(:p :q) SubObjectPropertyOf(:q :r) SymmetricObjectProperty(:s)
  ObjectPropertyAssertion(:p :a :b) NegativeObjectPropertyAssertion(:r :b :a))"""
SENTENCES = {
    "inverse p SubPropertyOf: r": "T",
    "inverse(p) EquivalentTo: q": "T",
    "s EquivalentTo: inverse s": "T",
    "p SubPropertyOf: r": "N",
    "p SubPropertyOf: inverse p": "N",
}


@pytest.mark.parametrize("reasoner", ["hermit", "auto"])
def test_inverses(reasoner: str) -> None:
    with paradl.load(ONTOLOGY, reasoner=reasoner) as kb:
        told = {sentence: str(kb.ask(sentence).value) for sentence in SENTENCES}
    assert told == SENTENCES


def test_why_an_inverse_is_below() -> None:
    with paradl.load(ONTOLOGY) as kb:
        [axioms] = kb.explain("inverse p SubPropertyOf: r").true
    assert {axiom.text for axiom in axioms} == {"p InverseOf q", "q SubPropertyOf: r"}


def test_chains_are_refused() -> None:
    with paradl.load(ONTOLOGY) as kb, pytest.raises(QueryError, match=r"position 3.*chains"):
        kb.ask("p o q SubPropertyOf: r")
