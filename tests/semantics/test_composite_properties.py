"""Under `k3` properties that are not simple are denied as far as OWL 2 DL lets them be."""

from __future__ import annotations

import pytest

import paradl
from paradl import Belnap

TEMPLATE = """Prefix(:=<http://x/>) Prefix(owl:=<http://www.w3.org/2002/07/owl#>) Ontology(
Declaration(ObjectProperty(:r)) Declaration(ObjectProperty(:s))
Declaration(NamedIndividual(:a)) Declaration(NamedIndividual(:b))
%s
)"""
TRANSITIVE = "TransitiveObjectProperty(:r)"
STRONG = 'Annotation(<https://paradl.org/ns#inclusion> "strong")'


def value(axioms: str, asked: str, logic: str = "k3") -> Belnap:
    document = (TEMPLATE % axioms).encode()
    with paradl.load(document, logic=logic, reasoner="hermit") as kb:
        return kb.ask(asked).value


@pytest.mark.parametrize("logic", ["classical", "k3"])
@pytest.mark.parametrize(
    "axiom",
    [
        "IrreflexiveObjectProperty(:r)",
        "AsymmetricObjectProperty(:r)",
        "DisjointObjectProperties(:r :s)",
    ],
)
def test_what_owl_2_dl_has_of_simple_ones_only_is_refused(axiom: str, logic: str) -> None:
    with pytest.raises(paradl.UnsupportedConstruct, match="Non-simple property"):
        value(f"{TRANSITIVE} {axiom}", "a r b", logic)


def test_of_simple_ones_it_is_what_it_is_under_fde() -> None:
    assert value("IrreflexiveObjectProperty(:r)", "a r a") is Belnap.F
    assert value("ClassAssertion(ObjectComplementOf(ObjectHasSelf(:r)) :a)", "a r a") is Belnap.F
    assert value("ObjectPropertyAssertion(:r :a :a)", "a Type: r Self") is Belnap.T


@pytest.mark.parametrize(
    "axioms",
    [
        "NegativeObjectPropertyAssertion(:r :a :b)",
        "InverseObjectProperties(:r :s) NegativeObjectPropertyAssertion(:s :b :a)",
        "SymmetricObjectProperty(:r) NegativeObjectPropertyAssertion(:r :b :a)",
        f"SubObjectPropertyOf({STRONG} :r :s) NegativeObjectPropertyAssertion(:s :a :b)",
    ],
)
def test_what_is_denied_and_said_explodes(axioms: str) -> None:
    assert value(f"{TRANSITIVE} {axioms}", "a r b") is Belnap.F
    with pytest.raises(paradl.InconsistentOntology):
        value(f"{TRANSITIVE} {axioms} ObjectPropertyAssertion(:r :a :b)", "a r b")


def test_what_includes_the_property_of_all_pairs_is_not_simple() -> None:
    axiom = "SubObjectPropertyOf(owl:topObjectProperty :r)"
    assert value(axiom, "a r b") is Belnap.T
    with pytest.raises(paradl.InconsistentOntology):
        value(f"{axiom} NegativeObjectPropertyAssertion(:r :a :b)", "a r b")
