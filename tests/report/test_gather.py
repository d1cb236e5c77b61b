"""What is asked of a knowledge base for a report."""

from __future__ import annotations

from pathlib import Path

import pytest

import paradl
from paradl.errors import EngineTimeout
from paradl.kb import KnowledgeBase
from paradl.report.html import findings as asking
from paradl.report.html import gather

ROOT = Path(__file__).parents[2]
PENGUINS = ROOT / "examples" / "penguins" / "penguins.ofn"


def texts(sets: tuple[tuple[paradl.results.Axiom, ...], ...]) -> list[list[str]]:
    return [[axiom.text for axiom in axioms] for axioms in sets]


def test_what_says_yes_and_what_says_no() -> None:
    with paradl.load(PENGUINS) as kb:
        found = gather(kb, "penguins")
    told = dict(zip([c.kind for c in found.check.conflicts], found.sides, strict=True))
    individual, cls = told["class-assertion"], told["class"]
    assert individual is not None
    assert cls is not None
    assert texts(individual.yes) == [
        ["Bird SubClassOf Flies", "Penguin SubClassOf Bird", "Tweety Type Penguin"]
    ]
    assert texts(individual.no) == [["Penguin SubClassOf not (Flies)", "Tweety Type Penguin"]]
    assert texts(cls.yes) == [["Bird SubClassOf Flies", "Penguin SubClassOf Bird"]]
    assert texts(cls.no) == [["Penguin SubClassOf not (Flies)"]]
    assert found.advice is not None
    assert found.advice.repairs[0].remove[0].text == "Penguin SubClassOf not (Flies)"


@pytest.mark.parametrize("example", ["merged/bridge.ttl", "zoo/zoo.ofn"])
def test_each_side_is_part_of_the_conflict(example: str) -> None:
    with paradl.load(ROOT / "examples" / example) as kb:
        found = gather(kb, "one", repairs=0)
    told = [sides for sides in found.sides if sides is not None]
    assert len(told) > len(found.sides) / 2
    for sides in told:
        assert all(sides.yes)
        assert all(sides.no)
    assert found.advice is None


def test_the_sides_of_anonymous_individuals_and_of_others_beside_them() -> None:
    text = """Prefix(:=<http://x.org/#>) Ontology(DisjointClasses(:C :D)
    ClassAssertion(:C _:x) ClassAssertion(:D _:x) ClassAssertion(:C :i) ClassAssertion(:D :i))"""
    with paradl.load(text.encode()) as kb:
        found = gather(kb, "one", repairs=0)
    assert {conflict.subject_label for conflict in found.check.conflicts} == {"_:x", "i"}
    assert len(found.sides) == 4
    assert None not in found.sides


def test_a_literal_that_looks_like_a_sentence() -> None:
    text = """Prefix(:=<http://x.org/#>) Ontology(
    DataPropertyAssertion(:says :a "x Type: y") NegativeDataPropertyAssertion(:says :a "x Type: y")
    DataPropertyAssertion(:says :a "plain") NegativeDataPropertyAssertion(:says :a "plain"))"""
    with paradl.load(text.encode()) as kb:
        found = gather(kb, "one")
    told = {c.object: sides for c, sides in zip(found.check.conflicts, found.sides, strict=True)}
    assert len(told) == 2
    assert [sides is None for value, sides in sorted(told.items())] == [False, True]


def test_what_there_is_no_time_for_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def out_of_time(kb: KnowledgeBase, wanted: int, **options: object) -> None:
        raise EngineTimeout("too late", "allow more")

    monkeypatch.setattr(asking, "advise", out_of_time)
    with paradl.load(PENGUINS) as kb:
        found = gather(kb, "penguins")
    assert found.advice is None
    assert "there was no time for repairs: allow more with --timeout" in found.notes
    assert len(found.check.conflicts) == 2


def test_of_much_that_is_lost_the_first_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST_LOST", 1)
    with paradl.load(ROOT / "examples" / "protege" / "bakery.owl") as kb:
        named = gather(kb, "bakery").advice
        whole = kb.repairs()
    assert named is not None
    assert [repair.impact for repair in named.repairs] == [0, 0, 2]
    assert [repair.lost for repair in named.repairs] == [(), (), whole[2].lost[:1]]  # type: ignore[index]
    assert [len(repair.lost or ()) for repair in whole] == [0, 0, 2]


def test_with_very_many_conflicts_repairs_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST_REPAIRED", 1)
    monkeypatch.setattr(asking, "MOST_SIDES", 1)
    with paradl.load(PENGUINS) as kb:
        unasked, asked = gather(kb, "penguins"), gather(kb, "penguins", repairs=1)
    assert unasked.advice is None
    assert "ask for some with --repairs" in " ".join(unasked.notes)
    assert asked.advice is not None
    assert [sides is None for sides in asked.sides] == [False, True]


def test_of_a_large_ontology_one_repair_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "LARGE", 1)
    with paradl.load(PENGUINS) as kb:
        unasked, asked = gather(kb, "penguins"), gather(kb, "penguins", repairs=2)
    assert unasked.advice is not None
    assert len(unasked.advice.repairs) == 1
    assert "ask for more with --repairs" in " ".join(unasked.notes)
    assert asked.advice is not None
    assert len(asked.advice.repairs) == 2


def test_the_report_of_python(tmp_path: Path) -> None:
    with paradl.load(PENGUINS) as kb:
        kb.report().save(tmp_path / "penguins.html")
    text = (tmp_path / "penguins.html").read_text(encoding="utf-8")
    assert "<title>penguins.ofn: ParaDL report</title>" in text
