"""`a owl:sameAs a` and `a owl:differentFrom a`: OWLAPI makes axioms about one of them."""

from __future__ import annotations

import pytest

import paradl

TEMPLATE = """@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix : <http://x/> .
:o a owl:Ontology . :A a owl:Class . :a a owl:NamedIndividual , :A ; owl:%s :a ."""


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
