"""Labels that are no plain words."""

from __future__ import annotations

import pytest

import paradl
from paradl.repair import advise
from paradl.report.notebook import plain

HEAD = """Prefix(:=<http://example.org/x#>)
Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Ontology("""


def test_a_label_of_two_lines_is_shown_on_one_everywhere() -> None:
    ontology = (
        HEAD + 'AnnotationAssertion(rdfs:label :A "Bank\n  holiday") ClassAssertion(:A :i)'
        "ClassAssertion(ObjectComplementOf(:A) :i))"
    )
    with paradl.load(ontology.encode()) as kb:
        shown = plain(kb.check())
        assert "Type: Bank holiday" in shown
        assert "i Type 'Bank holiday'" in shown
        assert "x0a" not in shown
        assert kb.ask("i Type: 'Bank holiday'").value.told_true


def test_an_empty_label_is_none() -> None:
    ontology = HEAD + 'AnnotationAssertion(rdfs:label :A " ") SubClassOf(:A :B))'
    with paradl.load(ontology.encode()) as kb:
        assert {node.label for node in kb.classify().classes} == {"A", "B"}


@pytest.mark.parametrize("escape", [r"\u003E", r"\u000A", r"\u005C"])
def test_conflicts_of_names_that_functional_syntax_cannot_hold_are_repaired(escape: str) -> None:
    odd = f"<http://example.org/x#a{escape}b>"
    ontology = f"""@prefix owl: <http://www.w3.org/2002/07/owl#> .
        @prefix : <http://example.org/x#> .
        {odd} a owl:Class ; owl:disjointWith :C . :C a owl:Class .
        :i a owl:NamedIndividual , :C , {odd} ."""
    with paradl.load(ontology.encode()) as kb:
        assert len(advise(kb).repairs) == 3


def test_names_of_one_label_and_one_vocabulary_are_told_apart_by_their_iris() -> None:
    ontology = (
        HEAD + 'AnnotationAssertion(rdfs:label :A1 "A") AnnotationAssertion(rdfs:label :A2 "A")'
        "SubClassOf(:A1 :A2) ClassAssertion(:A1 :i) ClassAssertion(ObjectComplementOf(:A2) :i))"
    )
    with paradl.load(ontology.encode()) as kb:
        [conflict] = kb.conflicts()
        [axioms] = conflict.justifications
        first, second = (f"'A <http://example.org/x#{name}>'" for name in ("A1", "A2"))
        assert f"{first} SubClassOf {second}" in {axiom.text for axiom in axioms}


def test_who_has_no_name_is_called_as_in_the_axioms() -> None:
    ontology = HEAD + "DisjointClasses(:A :B) ClassAssertion(:A _:k) ClassAssertion(:B _:k))"
    with paradl.load(ontology.encode()) as kb:
        conflict = kb.conflicts()[0]
        [axioms] = conflict.justifications
        assert conflict.subject_label == "_:k"
        assert f"{conflict.subject_label} Type A" in {axiom.text for axiom in axioms}


def test_an_axiom_can_be_asked_about_as_it_is_shown() -> None:
    """Also where names are told apart, or have quotes."""
    text = """Prefix(:=<http://e/a#>) Prefix(o:=<http://e/b#>)
    Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
    Ontology(SubClassOf(:Bank :It) SubClassOf(o:Bank :It) SubClassOf(:Bat :It) SubClassOf(:Ball :It)
    ClassAssertion(:Bank :Bank) ClassAssertion(o:Bank :x) ClassAssertion(:Bat :x)
    ObjectPropertyAssertion(:of :x :y) ClassAssertion(:Ball :y)
    AnnotationAssertion(rdfs:label :Bat "Bat") AnnotationAssertion(rdfs:label :Ball "Bat")
    AnnotationAssertion(rdfs:label :It "it's") AnnotationAssertion(rdfs:label :y "o'brien"))"""
    shown = [
        "'Bank (a)' SubClassOf 'it\\'s'",
        "'Bank (b)' SubClassOf 'it\\'s'",
        "'Bat <http://e/a#Bat>' SubClassOf 'it\\'s'",
        "'Bank (a)' Type 'Bank (a)'",
        "x Type 'Bank (b)'",
        "x of 'o\\'brien'",
        "'o\\'brien' Type 'Bat <http://e/a#Ball>'",
    ]
    with paradl.load(text.encode()) as kb:
        explained = kb.explain(shown)
    assert [[axiom.text for axiom in one.true[0]] for one in explained] == [[one] for one in shown]
