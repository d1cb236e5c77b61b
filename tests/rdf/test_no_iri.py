"""What is no IRI is an error where triples are written; functional syntax holds it."""

from __future__ import annotations

from pathlib import Path

import pytest

import paradl
from paradl.errors import UnsupportedConstruct


@pytest.mark.parametrize("format", ["nt", "jsonld"])
def test_an_authority_with_a_port_of_letters(tmp_path: Path, format: str) -> None:
    file = tmp_path / "port.ofn"
    file.write_text("Ontology(<http://x.rdf:about/o> Declaration(Class(<http://x/B>)))")
    with (
        paradl.load(file) as kb,
        pytest.raises(UnsupportedConstruct, match=f"cannot be written as {format}: .* write ofn"),
    ):
        kb.run("source", without=[], format=format)


@pytest.mark.parametrize(
    ("format", "remedy"),
    [("ofn", "correct the IRI in the input"), ("owx", "write ofn, which holds every axiom")],
)
def test_what_no_format_holds(tmp_path: Path, format: str, remedy: str) -> None:
    """Turtle may hide any character of an IRI behind its number."""
    file = tmp_path / "greater.ttl"
    file.write_text(r"<http://e/a\u003Eb> a <http://www.w3.org/2002/07/owl#Class> .")
    with paradl.load(file) as kb, pytest.raises(UnsupportedConstruct, match=f": {remedy}$"):
        kb.run("source", without=[], format=format)
