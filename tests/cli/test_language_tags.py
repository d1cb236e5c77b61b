"""A property of strings with a language: one without is a conflict, for every engine."""

from __future__ import annotations

from pathlib import Path

import pytest

import paradl

TITLES = """@prefix : <http://x/> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .

:title a owl:DatatypeProperty ; rdfs:range rdf:langString .
:emma a owl:NamedIndividual ; :title "Emma"@en .
"""


@pytest.mark.parametrize("engine", ["hermit", "openllet"])
@pytest.mark.parametrize("logic", ["adaptive", "fde"])
def test_a_string_without_a_language_is_none_of_them(
    tmp_path: Path, logic: str, engine: str
) -> None:
    file = tmp_path / "titles.ttl"
    file.write_text(TITLES)
    with paradl.load(file, logic=logic, reasoner=engine) as kb:
        assert kb.check().conflicts == ()
    file.write_text(TITLES + ':ulysses a owl:NamedIndividual ; :title "Ulysses" .\n')
    with paradl.load(file, logic=logic, reasoner=engine) as kb:
        [conflict] = kb.check().conflicts
        assert conflict.subject == "http://x/ulysses"
        texts = sorted(axiom.text for axiom in conflict.justifications[0])
        assert texts == ["title Range: langString", 'ulysses title "Ulysses"']
