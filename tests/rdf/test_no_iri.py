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
