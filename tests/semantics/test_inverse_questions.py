"""Questions about inverses, whose told-false sides engines do not see unless something is told."""

from __future__ import annotations

import pytest

import paradl

DOCUMENT = b"""Prefix(:=<http://x/>) Ontology(
Declaration(ObjectProperty(:p)) Declaration(ObjectProperty(:q)) Declaration(ObjectProperty(:r))
InverseObjectProperties(:p :q) InverseObjectProperties(:q :r) SymmetricObjectProperty(:q)
)"""
QUESTIONS = {
    "p InverseOf: q": "T",
    "q InverseOf: q": "T",
    "p InverseOf: p": "T",
    "p EquivalentTo[strong]: r": "T",
    "(not (p Self)) SubClassOf: not (q Self)": "T",
}


@pytest.mark.parametrize("logic", ["classical", "adaptive", "fde", "lp", "k3"])
def test_what_is_said_is_told(logic: str) -> None:
    with paradl.load(DOCUMENT, logic=logic, reasoner="hermit") as kb:
        assert {q: kb.ask(q).value.name for q in QUESTIONS} == QUESTIONS
        assert kb.explain("p InverseOf: q").true


@pytest.mark.parametrize("logic", ["fde", "lp", "k3"])
def test_what_is_not_said_is_not(logic: str) -> None:
    with paradl.load(DOCUMENT.replace(b"Inverse", b"Equivalent"), logic=logic) as kb:
        assert kb.ask("p InverseOf: p").value == paradl.Belnap.N
        assert kb.ask("p EquivalentTo[strong]: r").value == paradl.Belnap.N
