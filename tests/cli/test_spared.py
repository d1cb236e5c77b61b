"""No answer takes the place of what it is an answer about, whatever is forced."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

IMPORTING = """Prefix(:=<http://x/>)
Ontology(<http://x/whole> Import(<http://x/part>) SubClassOf(:A :B))"""
PART = "Prefix(:=<http://x/>)\nOntology(<http://x/part> ClassAssertion(:A :a))"
SAID = "Prefix(:=<http://x/>)\nOntology(ClassAssertion(:A :b))"
CATALOG = """<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">
<uri name="http://x/part" uri="part.ofn"/></catalog>"""
FILES = {
    "o.ofn": IMPORTING,
    "part.ofn": PART,
    "said.ofn": SAID,
    "catalog-v001.xml": CATALOG,
    "q.txt": "a Type: A\n",
    "q.rq": "SELECT * { ?x a :A }",
    "claims.csv": "a,is a,A\n",
    "chain.txt": "a Type: A\n---\na Type: B\n",
    "no.html": "",
    "run.jsonl": "",
    "my.toml": "",
}

SPARED = """\
classify o.ofn -o o.ofn|o.ofn
classify -i part.ofn -i o.ofn -o ./o.ofn|o.ofn
classify o.ofn -o part.ofn|part.ofn
classify o.ofn -o link.ofn|link.ofn
translate o.ofn -o o.ofn|o.ofn
check o.ofn --evidence said.ofn -f json -o said.ofn|said.ofn
ask o.ofn --queries q.txt -f tsv -o q.txt|q.txt
query o.ofn q.rq -f csv -o q.rq|q.rq
report no.html -o no.html|no.html
verify o.ofn claims.csv --revised claims.csv|claims.csv
verify o.ofn claims.csv --log o.ofn|o.ofn
verify o.ofn claims.csv -f tsv -o claims.csv|claims.csv
ground o.ofn --judge human --save o.ofn|o.ofn
ground o.ofn --judge human --evidence said.ofn --save said.ofn|said.ofn
chain score chain.txt -f json -o chain.txt|chain.txt
judge --statements q.txt --judge human -f tsv -o q.txt|q.txt
evidence list said.ofn -f json -o said.ofn|said.ofn
cache export --cache q.txt -o q.txt|q.txt
judge A --judge recorded:run.jsonl --no-cache -f json -o run.jsonl|run.jsonl
judge A --judge openai:m --cache q.txt -f json -o q.txt|q.txt
judge A --judge human,sparql:part.ofn --no-cache -f json -o part.ofn|part.ofn
ask o.ofn a%Type:%A --oracle recorded:run.jsonl --no-cache -f json -o run.jsonl|run.jsonl
ground o.ofn --model-check --judge recorded:run.jsonl --no-cache -f json -o run.jsonl|run.jsonl
verify o.ofn Text. --judge recorded:run.jsonl --log run.jsonl|run.jsonl
verify o.ofn Text. --judge openai:m --writer recorded:run.jsonl --log run.jsonl|run.jsonl
chain score chain.txt --judge recorded:run.jsonl -f json -o run.jsonl|run.jsonl
chain score chain.txt --logic my.toml -f json -o my.toml|my.toml
classify o.ofn --logic my.toml -f json -o my.toml|my.toml"""


@pytest.mark.parametrize("case", SPARED.splitlines())
def test_the_input_is_spared(paradl: Callable[..., Any], tmp_path: Path, case: str) -> None:
    for name, content in FILES.items():
        (tmp_path / name).write_text(content)
    (tmp_path / "link.ofn").hardlink_to(tmp_path / "o.ofn")
    words, output = case.split("|")
    done = paradl(*(word.replace("%", " ") for word in words.split()), "--force")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == (
        f"paradl: {output} is an input, and would be lost: choose another name"
    )
    assert {name: (tmp_path / name).read_text() for name in FILES} == FILES


def test_other_files_are_written_over(paradl: Callable[..., Any], tmp_path: Path) -> None:
    shutil.copy(ROOT / "examples" / "zoo" / "zoo.ofn", tmp_path / "zoo.ofn")
    (tmp_path / "out.json").write_text("mine")
    done = paradl("check", "zoo.ofn", "-o", "out.json", "--force")
    assert done.returncode == 1
    baseline = ("--baseline", "out.json")
    assert paradl("check", "zoo.ofn", *baseline, "-o", "out.json", "--force").returncode == 0
