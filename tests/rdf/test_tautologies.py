"""What says that one thing is the same as itself, or other than itself, can be written."""

from __future__ import annotations

from pathlib import Path

import pytest

import paradl
from paradl.errors import UnsupportedConstruct

SAME = [
    "SameIndividual(:i :i)",
    "SameIndividual(_:i _:i)",
    "EquivalentClasses(:C :C)",
    'EquivalentClasses(Annotation(:by "me") :C :C)',
    "EquivalentObjectProperties(:p :p)",
    "EquivalentDataProperties(:d :d)",
]
NAMELESS = "ObjectSomeValuesFrom(:p :C)"


def document(axiom: str) -> str:
    return f"""Prefix(:=<http://e/#>) Ontology(<http://e> Declaration(Class(:C))
    Declaration(ObjectProperty(:p)) Declaration(DataProperty(:d)) {axiom})"""


def written(axiom: str, format: str, folder: Path) -> Path:
    source, copy = folder / "source.ofn", folder / f"copy.{format}"
    source.write_text(document(axiom))
    with paradl.load(source, logic="classical") as kb:
        copy.write_bytes(kb.run("source", without=[], format=format).output)
    return copy


@pytest.mark.parametrize("format", ["ofn", "owx", "rdf", "ttl", "nt", "jsonld"])
@pytest.mark.parametrize("axiom", SAME)
def test_a_tautology_is_written_and_read(axiom: str, format: str, tmp_path: Path) -> None:
    with paradl.load(written(axiom, format, tmp_path)) as kb:
        [read] = kb.run("axioms", queries=[]).result["axioms"]
        assert read["axiom"].split("(")[0] == axiom.split("(")[0]


@pytest.mark.parametrize("format", ["rdf", "ttl", "nt", "jsonld"])
def test_triples_hold_what_one_of_no_name_says(format: str, tmp_path: Path) -> None:
    with paradl.load(written(f"EquivalentClasses({NAMELESS} {NAMELESS})", format, tmp_path)) as kb:
        assert kb.ask("p some C SubClassOf: p some C").told_true


@pytest.mark.parametrize("axiom", ["DisjointClasses(:C :C)", "DisjointDataProperties(:d :d)"])
def test_manchester_syntax_has_no_words_for_what_is_apart_from_itself(
    axiom: str, tmp_path: Path
) -> None:
    with pytest.raises(UnsupportedConstruct, match=r"as omn: write ofn, which holds every axiom$"):
        written(axiom, "omn", tmp_path)
