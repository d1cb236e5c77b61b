"""Strong inclusions of properties under `adaptive`, where one of the two is in conflict."""

from __future__ import annotations

import pytest

import paradl

CONFLICT = ("ObjectPropertyAssertion(:p :a :b)", "NegativeObjectPropertyAssertion(:p :a :b)")
OF_DATA = ('DataPropertyAssertion(:p :a "x")', 'NegativeDataPropertyAssertion(:p :a "x")')
STRONG = 'Annotation(<https://paradl.org/ns#inclusion> "strong")'


def document(*axioms: str) -> bytes:
    kind = "DataProperty" if any("Data" in axiom for axiom in axioms) else "ObjectProperty"
    declared = [f"Declaration({kind}(:{name}))" for name in "pqr"]
    declared += [f"Declaration(NamedIndividual(:{name}))" for name in "ab"]
    return "\n".join(["Prefix(:=<http://x/>) Ontology(", *declared, *axioms, ")"]).encode()


def values(axioms: tuple[str, ...], *sentences: str, logic: str = "adaptive") -> str:
    with paradl.load(document(*axioms), logic=logic, reasoner="hermit") as kb:
        return "".join(answer.value.name for answer in kb.ask(list(sentences)))


@pytest.mark.parametrize("logic", ["adaptive", "fde"])
@pytest.mark.parametrize(
    "inclusions",
    [
        (f"SubObjectPropertyOf({STRONG} :p :q)",),
        (f"SubObjectPropertyOf({STRONG} :p :r)", f"SubObjectPropertyOf({STRONG} :r :q)"),
        (f"SubObjectPropertyOf({STRONG} ObjectInverseOf(:p) ObjectInverseOf(:q))",),
        (f"EquivalentObjectProperties({STRONG} :q :p)",),
    ],
)
def test_what_is_no_larger_one_is_no_smaller_one(inclusions: tuple[str, ...], logic: str) -> None:
    axioms = (*CONFLICT, *inclusions, "NegativeObjectPropertyAssertion(:q :b :b)")
    assert values(axioms, "a p b", "b q b", "b p b", logic=logic) == "BFF"


@pytest.mark.parametrize("logic", ["adaptive", "fde"])
def test_of_data_too(logic: str) -> None:
    axioms = (
        *OF_DATA,
        f"SubDataPropertyOf({STRONG} :p :q)",
        'NegativeDataPropertyAssertion(:q :b "y")',
    )
    assert values(axioms, 'a p "x"', 'b q "y"', 'b p "y"', logic=logic) == "BFF"


def test_an_internal_one_splits_no_more() -> None:
    axioms = (*CONFLICT, "SubObjectPropertyOf(:p :q)")
    with paradl.load(document(*axioms)) as kb:
        assert kb.check().split_properties == ("http://x/p",)


QUESTIONS = ("p SubPropertyOf: q", "p SubPropertyOf[strong]: q", "q SubPropertyOf[strong]: q")


def test_a_question_asks_both_directions() -> None:
    internal = (*CONFLICT, "SubObjectPropertyOf(:p :q)")
    assert values(internal, *QUESTIONS) == "TNT"
    everything = "SubObjectPropertyOf(<http://www.w3.org/2002/07/owl#topObjectProperty> :q)"
    assert values((*internal, everything), *QUESTIONS) == "TTT"
    assert values((*CONFLICT, f"SubObjectPropertyOf({STRONG} :p :q)"), *QUESTIONS) == "TTT"


def test_of_data_it_cannot_be_asked_where_one_side_is_split() -> None:
    with pytest.raises(paradl.UnsupportedConstruct, match="has no OWL form"):
        values((*OF_DATA, "SubDataPropertyOf(:p :q)"), *QUESTIONS)
