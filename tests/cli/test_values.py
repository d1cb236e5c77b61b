"""Values of properties, which engines list each in its way, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HEAD = """Prefix(:=<http://e/>)
Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(<http://e>
"""
ENGINES = ("hermit", "openllet")


@pytest.fixture
def listed(paradl: Callable[..., Any], tmp_path: Path) -> Callable[..., set[str]]:
    """The values that `realize` lists of an ontology."""

    def run(axioms: str, *options: str) -> set[str]:
        path = tmp_path / "values.ofn"
        path.write_text(f"{HEAD}{axioms})")
        done = paradl("realize", path, *options)
        assert (done.returncode, done.stderr) == (0, "")
        return {" ".join(line.split()) for line in done.stdout.splitlines() if line[:1] == " "}

    return run


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("logic", ["classical", "adaptive", "fde"])
def test_those_of_equivalent_properties(
    listed: Callable[..., set[str]], engine: str, logic: str
) -> None:
    """HermiT lists those of the property alone, and of what is strictly below it."""
    axioms = (
        "Declaration(DataProperty(:p)) Declaration(DataProperty(:q)) Declaration(DataProperty(:r))"
        "EquivalentDataProperties(:p :q) SubDataPropertyOf(:p :r) DataPropertyAssertion(:p :a 5)"
    )
    found = listed(axioms.replace(" 5)", ' "5"^^xsd:integer)'), "-r", engine, "--logic", logic)
    assert found == {"T p 5", "T q 5", "T r 5"}


@pytest.mark.parametrize("logic", ["classical", "adaptive", "fde"])
@pytest.mark.parametrize("what", ['DataHasValue(:q "v")', 'DataSomeValuesFrom(:q DataOneOf("v"))'])
def test_those_that_are_demanded(listed: Callable[..., set[str]], logic: str, what: str) -> None:
    """The one value that r may have is that of p, and so that of q, though no axiom says so."""
    axioms = (
        "SubDataPropertyOf(:p :r) SubDataPropertyOf(:q :r) FunctionalDataProperty(:r)"
        f'SubClassOf(:A {what}) DataPropertyDomain(:p :A) DataPropertyAssertion(:p :a "v")'
    )
    assert listed(axioms, "--logic", logic) >= {'T p "v"', 'T q "v"', 'T r "v"'}


def test_those_of_three_that_are_the_same(listed: Callable[..., set[str]]) -> None:
    """HermiT forgets some of several that are the same, each time others."""
    same = "".join(f"SameIndividual(:a{i} :a{i + 1})" for i in range(5))
    facts = "".join(f'DataPropertyAssertion(:p :a{i} "{i}")' for i in range(6))
    choice = "ClassAssertion(ObjectUnionOf(:A :B) :a0)"
    assert listed(same + facts + choice, "-r", "hermit") == {f'T p "{i}"' for i in range(6)}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("logic", ["classical", "adaptive", "fde"])
def test_those_without_a_name(listed: Callable[..., set[str]], engine: str, logic: str) -> None:
    """HermiT lists none of them, and Openllet fails."""
    axioms = "Declaration(ObjectProperty(:knows)) ObjectPropertyAssertion(:knows :ann _:ben)"
    assert listed(axioms, "-r", engine, "--logic", logic) == {"T knows _:ben"}


@pytest.mark.parametrize("engine", ENGINES)
def test_a_chain_of_one(listed: Callable[..., set[str]], engine: str) -> None:
    """Openllet does not take it for a chain."""
    axioms = (
        "Declaration(ObjectProperty(:p)) Declaration(ObjectProperty(:q))"
        "SubObjectPropertyOf(ObjectPropertyChain(:p) :q) ObjectPropertyAssertion(:p :a :b)"
    )
    assert listed(axioms, "-r", engine) == {"T p b", "T q b"}


@pytest.mark.parametrize(
    "annotation", ["SubAnnotationPropertyOf(:p0 :label)", "Declaration(AnnotationProperty(:p0))"]
)
def test_those_of_a_property_that_annotates_too(
    listed: Callable[..., set[str]], annotation: str
) -> None:
    """Openllet forgets them of every other such property, by what order it hashes them in."""
    axioms = "".join(
        f"Declaration(DataProperty(:p{n})) {annotation.replace('p0', f'p{n}')}"
        f'DataPropertyAssertion(:p{n} :a "x")'
        for n in range(12)
    )
    assert listed(axioms, "-r", "openllet") == {f'T p{n} "x"' for n in range(12)}


def test_obo_format_says_what_it_cannot_hold(paradl: Callable[..., Any], tmp_path: Path) -> None:
    """It takes names of two vocabularies for one."""
    path = tmp_path / "two.ofn"
    path.write_text(f"{HEAD}SubClassOf(<http://a/x#M> :F) SubClassOf(<http://b/y#M> :G))")
    done = paradl("classify", path, "-o", tmp_path / "two.obo")
    assert "warning: the format obo cannot hold" in done.stderr
