"""What the comparison with counter-models has found wrong in HermiT itself."""

from __future__ import annotations

import pytest

import paradl
from paradl import Belnap

CHOICE = b"""
Prefix(:=<http://example.org/#>)
Ontology(<http://example.org/>
  Declaration(NamedIndividual(:b))
  ClassAssertion(:C :a)
  SubClassOf(ObjectComplementOf(ObjectSomeValuesFrom(:r :D)) ObjectOneOf(:a))
)
"""


@pytest.mark.xfail(strict=True, reason="HermiT 1.4.5 takes a choice between a and b for a fact")
def test_who_may_be_a_is_not_told_to_be_what_a_is() -> None:
    """Either b has an r that is a D, or b is a: nothing says which."""
    with paradl.load(CHOICE, logic="classical", reasoner="hermit") as kb:
        assert kb.ask("b SameAs: a").value is Belnap.N
        assert kb.ask("b Type: C").value is Belnap.N


def test_asked_of_an_expression_it_answers_right() -> None:
    with paradl.load(CHOICE, logic="classical", reasoner="hermit") as kb:
        assert kb.ask("b Type: C and owl:Thing").value is Belnap.N
        assert kb.ask("a Type: C and owl:Thing").value is Belnap.T
