"""What the comparison with counter-models has found wrong in HermiT itself stays away."""

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


MIRRORED = """
Prefix(:=<http://example.org/#>)
Ontology(<http://example.org/>
  %s
  InverseObjectProperties(:r :s)
  ObjectPropertyAssertion(:s :a :b)
)
"""


@pytest.mark.parametrize(
    "axiom",
    [
        "TransitiveObjectProperty(ObjectInverseOf(:r))",
        "SubObjectPropertyOf(ObjectPropertyChain(:q :q) ObjectInverseOf(:r))",
        "SubObjectPropertyOf(ObjectPropertyChain(ObjectInverseOf(:r) :q) ObjectInverseOf(:r))",
    ],
)
def test_a_chain_in_an_inverse_makes_nothing_symmetric(axiom: str) -> None:
    document = (MIRRORED % axiom).encode()
    with paradl.load(document, logic="classical", reasoner="hermit") as kb:
        asked = ["a s b", "b r a", "a s a", "b s a", "b s b", "a r b"]
        assert "".join(answer.value.name for answer in kb.ask(asked)) == "TTNNNN"


def test_a_chain_in_an_inverse_is_a_chain() -> None:
    axioms = "TransitiveObjectProperty(ObjectInverseOf(:r)) ObjectPropertyAssertion(:s :b :c)"
    document = (MIRRORED % axioms).encode()
    with paradl.load(document, logic="classical", reasoner="hermit") as kb:
        assert [kb.ask(asked).value for asked in ("a s c", "c r a")] == [Belnap.T, Belnap.T]


EQUAL = """
Prefix(:=<http://example.org/#>)
Ontology(<http://example.org/>
  %s
  ObjectPropertyAssertion(:r :a :b)
  ObjectPropertyAssertion(:q :b :c)
)
"""


@pytest.mark.parametrize(
    "axioms",
    [
        "EquivalentObjectProperties(ObjectInverseOf(:r) :s) InverseObjectProperties(:q :s)",
        "EquivalentObjectProperties(:r :s)"
        " EquivalentObjectProperties(ObjectInverseOf(:s) ObjectInverseOf(:q))",
        "EquivalentObjectProperties(:q ObjectInverseOf(:s) :r)",
    ],
)
def test_chains_in_one_are_in_what_is_equivalent_by_inverses(axioms: str) -> None:
    document = (EQUAL % f"TransitiveObjectProperty(:r) {axioms}").encode()
    with paradl.load(document, logic="classical", reasoner="hermit") as kb:
        assert [a.value for a in kb.ask(["a r c", "a q c"])] == [Belnap.T, Belnap.T]
        assert kb.ask("c r a").value is Belnap.N
