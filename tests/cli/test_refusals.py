"""What HermiT does not start over: an error, or left out where that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import paradl as library

PARTS = """Prefix(:=<http://x/>)
Ontology(<http://x/parts>
TransitiveObjectProperty(:part)
SubClassOf(:Car ObjectMinCardinality(1 :part :Wheel))
SubClassOf(:Sled ObjectMaxCardinality(0 :part :Wheel))
SubClassOf(:Bike ObjectExactCardinality(2 :part :Wheel))
ClassAssertion(:Car :toy)
ClassAssertion(:Sled :toy)
ClassAssertion(:Bike :bike)
)"""


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    file = tmp_path / "parts.ofn"
    file.write_text(PARTS)
    return file


def test_they_are_left_out_where_asked_for(paradl: Callable[..., Any], parts: Path) -> None:
    done = paradl("check", parts, "--unsupported", "drop")
    assert done.returncode == 1
    assert "toy" in done.stdout
    assert "Car SubClassOf part min 1 Wheel" in done.stdout
    [warning] = done.stderr.splitlines()
    assert "hermit leaves out or takes only in part these axioms (1)" in warning
    assert warning.endswith("ObjectExactCardinality(2 <http://x/part> <http://x/Wheel>))")


@pytest.mark.parametrize("engine", ["auto", "hermit"])
def test_else_they_are_an_error(paradl: Callable[..., Any], parts: Path, engine: str) -> None:
    done = paradl("check", parts, "-r", engine)
    assert done.returncode == 4
    assert done.stdout == ""
    [error] = done.stderr.splitlines()
    assert error.startswith("paradl: HermiT: Non-simple property '<http://x/part>'")
    assert error.endswith("correct the axiom, or leave it out with --unsupported drop")


def test_elk_misses_a_contradiction_that_is_found_later(
    paradl: Callable[..., Any], tmp_path: Path
) -> None:
    file = tmp_path / "values.ofn"
    file.write_text(
        "Prefix(:=<http://x/>) Ontology(Declaration(Class(:A)) Declaration(Class(:B))"
        ' DataPropertyRange(:u xsd:integer) DataPropertyAssertion(:u :a "x"))'
    )
    done = paradl("ask", file, "A SubClassOf: B", "-r", "elk", "--logic", "classical")
    assert (done.returncode, done.stdout) == (4, "")
    assert done.stderr.splitlines()[-1] == (
        "paradl: the engine misses a contradiction, which another found that was asked too:"
        " use --reasoner hermit"
    )


def test_what_counts_to_none_loses_nothing(parts: Path) -> None:
    parts.write_text(PARTS.replace("ObjectExactCardinality(2", "ObjectExactCardinality(0"))
    with library.load(parts) as kb:
        assert str(kb.ask("toy Type: part some Wheel").value) == "B"
        assert str(kb.ask("bike Type: part some Wheel").value) == "F"
        assert kb.warnings == []


def test_a_question_that_is_taken_only_in_part_is_pointed_out(
    paradl: Callable[..., Any], parts: Path
) -> None:
    parts.write_text(
        PARTS.replace("ObjectExactCardinality(2", "ObjectExactCardinality(0").replace(
            "ClassAssertion(:Bike :bike)",
            "SubClassOf(:Axle ObjectSomeValuesFrom(:part :Left))\n"
            "SubClassOf(:Axle ObjectSomeValuesFrom(:part :Right))\n"
            "SubClassOf(:Left :Wheel)\nSubClassOf(:Right :Wheel)\nDisjointClasses(:Left :Right)\n"
            "SubClassOf(:Bus ObjectSomeValuesFrom(:part :Axle))",
        )
    )
    asked = ["Bus SubClassOf: part min 1 Left", "Bus SubClassOf: part min 2 Wheel"]
    done = paradl("ask", parts, *asked)
    assert [line[0] for line in done.stdout.splitlines()] == ["T", "N"]
    [warning] = done.stderr.splitlines()
    assert "an answer may be missing, as hermit takes this question only in part" in warning
    assert warning.endswith("ObjectMinCardinality(2 <http://x/part> <http://x/Wheel>))")
    explained = paradl("explain", parts, asked[1])
    assert warning in explained.stderr.splitlines()


@pytest.mark.skipif(find_spec("paradl_openllet") is None, reason="Openllet is not installed")
def test_an_engine_that_finds_no_model_where_there_is_one(
    paradl: Callable[..., Any], tmp_path: Path
) -> None:
    """Where every axiom is guarded there always is one; Openllet errs about ObjectHasSelf."""
    file = tmp_path / "self.ofn"
    file.write_text(
        "Prefix(:=<http://x/>) Ontology(ObjectPropertyAssertion(:R :a :a)"
        " EquivalentObjectProperties(:R :S)"
        ' SubClassOf(Annotation(<https://paradl.org/ns#inclusion> "strong")'
        " ObjectHasSelf(:S) ObjectSomeValuesFrom(:R :A)))"
    )
    done = paradl("check", file, "-r", "openllet")
    assert (done.returncode, done.stdout) == (4, "")
    assert "openllet says of what has a model that it has none: try another" in done.stderr


def test_what_is_left_out_is_told_of_an_error_too(
    paradl: Callable[..., Any], tmp_path: Path
) -> None:
    file = tmp_path / "both.ofn"
    file.write_text(
        "Prefix(:=<http://x/>) Ontology(DisjointClasses(:A :B) ClassAssertion(:A :a)"
        " ClassAssertion(:B :a) SubClassOf(:A ObjectMaxCardinality(2 :R :B)))"
    )
    done = paradl("realize", file, "-r", "elk", "--logic", "classical")
    assert (done.returncode, done.stdout) == (4, "")
    warning, error = done.stderr.splitlines()
    assert "elk leaves out" in warning
    assert "ObjectMaxCardinality(2 <http://x/R> <http://x/B>)" in warning
    assert "the ontology is inconsistent" in error
    with library.load(file, logic="classical", reasoner="elk") as kb:
        with pytest.raises(library.InconsistentOntology) as raised:
            kb.classify()
        assert list(raised.value.warnings) == kb.warnings != []
