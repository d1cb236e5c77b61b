"""Which atoms an answer could depend on, where individuals are connected in unusual ways."""

from __future__ import annotations

from pathlib import Path

import pytest
from answers import recorded

import paradl
from paradl.grounding import Askable, ground
from paradl.oracle import oracle

HEAD = "Prefix(:=<http://e#>) Prefix(owl:=<http://www.w3.org/2002/07/owl#>) Ontology("
NAMED = "Declaration(NamedIndividual(:a)) Declaration(NamedIndividual(:b)) "
ANONYMOUS = (
    "SubClassOf(ObjectSomeValuesFrom(:r ObjectSomeValuesFrom(:r ObjectSomeValuesFrom(:r :E))) :D) "
    "ObjectPropertyAssertion(:r :a _:x) ObjectPropertyAssertion(:r _:x _:y) "
    "ObjectPropertyAssertion(:r _:y :b)"
)
UNIVERSAL = "SubClassOf(ObjectSomeValuesFrom(owl:topObjectProperty :E) :D)"


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("axioms", [ANONYMOUS, UNIVERSAL])
def test_what_connects_individuals(axioms: str, eager: bool, tmp_path: Path) -> None:
    pairs = zip("ab", ("<f,e>", "<t,f>"), strict=True)
    said = {f"ClassAssertion(<http://e#E> <http://e#{name}>)": value for name, value in pairs}
    only = Askable(names=("E",))
    document = f"{HEAD}{NAMED}{axioms})".encode()
    with paradl.load(document) as kb, oracle(recorded(tmp_path / "j.jsonl", said)) as judge:
        found = ground(kb, ["a Type: D"], judge, askable=only, eager=eager)
        assert str(found.answers[0].value) == "T"
        assert not [warning for warning in kb.warnings if "cannot hold" in warning]


def test_literals_are_asked_about_as_they_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also those that rdflib would write otherwise, or that are no values at all."""
    xsd = "http://www.w3.org/2001/XMLSchema#"
    nan = f'"NaN"^^<{xsd}double>'
    said = {f"DataPropertyAssertion(<http://e#v> <http://e#a> {nan})": "<t,f>"}
    judge = recorded(tmp_path / "j.jsonl", said)
    axioms = (
        f"SubClassOf(DataHasValue(:v {nan}) :D) Declaration(DataProperty(:w)) "
        f'DataPropertyAssertion(:w :a "seven"^^<{xsd}integer>) '
        f'SubClassOf(DataHasValue(:v "1"^^<{xsd}boolean>) :E) '
        f'DataPropertyAssertion(:v :a "true"^^<{xsd}boolean>)'
    )
    document = f"{HEAD}{NAMED}{axioms})".encode()
    only = Askable(names=("v",), individuals=("a",))
    with paradl.load(document, logic="fde") as kb, oracle(judge) as asked:
        found = ground(kb, ["a Type: D"], asked, askable=only)
        assert str(found.answers[0].value) == "T"
    assert "Traceback" not in capsys.readouterr().err


def test_a_literal_of_a_query_is_asked_about_whatever_its_datatype(tmp_path: Path) -> None:
    third = '"1/3"^^<http://www.w3.org/2002/07/owl#rational>'
    said = {f"DataPropertyAssertion(<http://e#v> <http://e#a> {third})": "<t,f>"}
    document = f"{HEAD}{NAMED}Declaration(DataProperty(:v)))".encode()
    with paradl.load(document) as kb, oracle(recorded(tmp_path / "j.jsonl", said)) as judge:
        found = ground(kb, ['a v "1/3"^^owl:rational'], judge)
        assert str(found.answers[0].value) == "T"
