"""What is said of one thing and itself: that it is the same as itself, or apart from itself."""

from __future__ import annotations

import re

import pytest

import paradl

TEMPLATE = """@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix : <http://x/> .
:o a owl:Ontology . :A a owl:Class . :a a owl:NamedIndividual , :A ; owl:%s :a ."""
TOLERANT = ("fde", "adaptive", "lp")


def functional(*axioms: str) -> bytes:
    head = "Prefix(:=<http://x/>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>) Ontology("
    names = ["Class(:A)", "Class(:C)", "ObjectProperty(:p)", "DataProperty(:u)"]
    names += ["NamedIndividual(:a)", "NamedIndividual(:b)"]
    return "\n".join([head, *(f"Declaration({name})" for name in names), *axioms, ")"]).encode()


@pytest.mark.parametrize("logic", ["classical", "fde", "adaptive", "lp", "k3", "ac"])
def test_that_one_is_itself_goes_without_saying(logic: str) -> None:
    with paradl.load((TEMPLATE % "sameAs").encode(), logic=logic) as kb:
        assert kb.value("a", "A") == paradl.Belnap.T
        assert b"sameAs" not in kb.translate("ttl").content


@pytest.mark.parametrize("logic", ["fde", "adaptive"])
def test_that_one_is_not_itself_is_a_conflict(logic: str) -> None:
    with paradl.load((TEMPLATE % "differentFrom").encode(), logic=logic) as kb:
        [conflict] = kb.conflicts()
        assert conflict.subject == "http://x/a"
        assert kb.value("a", "A") in (paradl.Belnap.T, paradl.Belnap.B)


APART = {
    "DisjointClasses(:A :A)": ("ClassAssertion(:A :a)", "a Type: A"),
    "DisjointUnion(:C :A :A)": ("ClassAssertion(:C :a)", "a Type: A"),
    "DisjointObjectProperties(:p :p)": ("ObjectPropertyAssertion(:p :a :b)", "a p b"),
    "DisjointObjectProperties(ObjectInverseOf(:p) ObjectInverseOf(:p))": (
        "ObjectPropertyAssertion(:p :a :b)",
        "a p b",
    ),
    "DisjointDataProperties(:u :u)": ('DataPropertyAssertion(:u :a "x")', 'a u "x"'),
}


@pytest.mark.parametrize("axiom", APART)
def test_what_is_apart_from_itself_has_nothing(axiom: str) -> None:
    fact, asked = APART[axiom]
    with paradl.load(functional(axiom, fact), logic="classical") as kb:
        assert not kb.check().consistent
    with paradl.load(functional(axiom), logic="classical") as kb:
        assert kb.ask(asked).value == paradl.Belnap.F


@pytest.mark.parametrize("logic", TOLERANT)
@pytest.mark.parametrize("axiom", APART)
def test_where_it_has_something_that_is_a_conflict(axiom: str, logic: str) -> None:
    fact, asked = APART[axiom]
    with paradl.load(functional(axiom, fact), logic=logic) as kb:
        assert kb.ask(asked).value == paradl.Belnap.B
        cited = [a.axiom for c in kb.conflicts() for j in c.justifications for a in j]
        assert axiom in [re.sub("<http://x/([^>]*)>", ":\\1", text) for text in cited]
        assert kb.translate("ofn").content


def test_so_a_property_can_be_asked_about() -> None:
    with paradl.load(functional("DisjointObjectProperties(:p :p)"), logic="fde") as kb:
        assert kb.ask("p DisjointWith: p").value == paradl.Belnap.T
    with paradl.load(functional("ObjectPropertyAssertion(:p :a :b)"), logic="fde") as kb:
        assert kb.ask("p DisjointWith: p").value == paradl.Belnap.N


def test_a_class_apart_from_itself_is_cited_as_it_stands() -> None:
    document = functional("DisjointClasses(:A :A)", "ClassAssertion(:A :a)")
    with paradl.load(document) as kb:
        [conflict] = [c for c in kb.conflicts() if c.kind == "class"]
        [[axiom]] = conflict.justifications
        assert axiom.axiom == "DisjointClasses(<http://x/A> <http://x/A>)"
        assert axiom.line == 8


@pytest.mark.parametrize("logic", ["classical", "fde", "adaptive"])
def test_a_key_of_the_universal_property_binds_all(logic: str) -> None:
    facts = ("ClassAssertion(:A :a)", "ClassAssertion(:A :b)")
    key = "HasKey(:A (<http://www.w3.org/2002/07/owl#topObjectProperty>) ())"
    with paradl.load(functional(*facts, key), logic=logic, reasoner="hermit") as kb:
        assert kb.ask("a SameAs: b").value == paradl.Belnap.T


BOTTOM = "<http://www.w3.org/2002/07/owl#bottomDataProperty>"
TOP = "<http://www.w3.org/2002/07/owl#topDataProperty>"


@pytest.mark.parametrize("logic", ["classical", "fde", "adaptive", "lp", "k3"])
def test_every_value_is_one_of_the_universal_data_property(logic: str) -> None:
    axioms = ("ClassAssertion(:A :a)", f'NegativeDataPropertyAssertion({BOTTOM} :a "x")')
    with paradl.load(functional(*axioms), logic=logic, reasoner="hermit") as kb:
        values = [kb.ask(f"a {name} 1").value for name in (BOTTOM, TOP)]
        assert values == [paradl.Belnap.F, paradl.Belnap.T]


@pytest.mark.parametrize("logic", ["fde", "adaptive"])
def test_who_has_a_value_of_the_empty_one_is_in_conflict(logic: str) -> None:
    axiom = f'DataPropertyAssertion({BOTTOM} :a "x")'
    with paradl.load(functional(axiom), logic=logic, reasoner="hermit") as kb:
        asked = [f'a {BOTTOM} "x"', f'a {TOP} "x"', f'b {BOTTOM} "x"', "a Type: owl:Nothing"]
        assert "".join(kb.ask(sentence).value.name for sentence in asked) == "BBFB"


def test_a_conflict_elsewhere_does_not_touch_the_empty_property() -> None:
    facts = ('DataPropertyAssertion(:u :a "x")', 'NegativeDataPropertyAssertion(:u :a "x")')
    with paradl.load(functional(*facts), reasoner="hermit") as kb:
        asked = "b Type: owl:bottomObjectProperty some A"
        assert kb.conflicts()
        assert kb.ask(asked).value == paradl.Belnap.F
