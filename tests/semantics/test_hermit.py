"""What the comparison with counter-models has found wrong in HermiT itself stays away."""

from __future__ import annotations

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


def test_who_may_be_a_is_not_told_to_be_what_a_is() -> None:
    """Either b has an r that is a D, or b is a: nothing says which."""
    with paradl.load(CHOICE, logic="classical", reasoner="hermit") as kb:
        assert kb.ask("b SameAs: a").value is Belnap.N
        assert kb.ask("b Type: C").value is Belnap.N


REFLEXIVE = b"""
Prefix(:=<http://example.org/#>)
Ontology(<http://example.org/>
  Declaration(NamedIndividual(:b))
  IrreflexiveObjectProperty(:r)
  ObjectPropertyAssertion(:r :a :a)
)
"""


def test_who_is_only_declared_is_not_forgotten() -> None:
    """HermiT did so at each change of another ontology, as rounds of adaptive make them."""
    with paradl.load(REFLEXIVE, reasoner="hermit") as kb:
        assert kb.ask("a r a").value is Belnap.B
        assert kb.ask("b r b").value is Belnap.F
