"""Whoever is told to be in a class, and not to be in another, is a counterexample to the inclusion.

That is so, too, of what is in conflict, which is both in and not in what OWL keeps hard.
"""

from __future__ import annotations

import pytest

import paradl

DOCUMENT = """Prefix(:=<http://x/>) Prefix(owl:=<http://www.w3.org/2002/07/owl#>) Ontology(
Declaration(Class(:A)) Declaration(NamedIndividual(:a)) Declaration(NamedIndividual(:b))
Declaration(ObjectProperty(:p)) Declaration(DataProperty(:u))
ClassAssertion(:A :a)
%s
)"""
CONFLICTS = (
    "ClassAssertion(owl:Nothing :a)",
    "SameIndividual(:a :b) DifferentIndividuals(:a :b)",
    "ClassAssertion(ObjectMaxCardinality(0 :p) :a) ObjectPropertyAssertion(:p :a :b)",
)
HARD = ("{b}", "not {b}", "owl:Thing", "p max 0 owl:Thing", "p some {b}", "u some rdfs:Literal")


@pytest.mark.parametrize("logic", ["fde", "adaptive", "lp"])
@pytest.mark.parametrize("conflict", CONFLICTS)
def test_what_is_told_of_one_in_it_is_told_of_the_class(conflict: str, logic: str) -> None:
    with paradl.load((DOCUMENT % conflict).encode(), logic=logic, reasoner="hermit") as kb:
        denied = [d for d in HARD if kb.ask(f"a Type: {d}").value.told_false]
        assert denied
        for d in denied:
            assert kb.ask(f"A SubClassOf: {d}").value.told_false
            assert kb.ask(f"A EquivalentTo: {d}").value.told_false
            assert kb.explain(f"A SubClassOf: {d}").false


@pytest.mark.parametrize("logic", ["fde", "adaptive"])
def test_on_the_left_nothing_is_in_conflict(logic: str) -> None:
    document = (DOCUMENT % CONFLICTS[0]).encode()
    with paradl.load(document, logic=logic, reasoner="hermit") as kb:
        assert kb.ask("owl:Nothing SubClassOf: A").value == paradl.Belnap.T
        assert kb.ask("{b} SubClassOf: owl:Thing").value == paradl.Belnap.T
