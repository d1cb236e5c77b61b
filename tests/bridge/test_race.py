"""Two engines on the same question."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

import paradl
from paradl.errors import EngineTimeout

needs_openllet = pytest.mark.skipif(
    find_spec("paradl_openllet") is None, reason="Openllet is not installed"
)

EXAMPLES = Path(__file__).parents[2] / "examples"


@needs_openllet
def test_the_same_is_in_conflict() -> None:
    """Which justification is found first may differ, and with it what adaptive splits."""
    with (
        paradl.load(EXAMPLES / "zoo/zoo.ofn", reasoner="race") as race,
        paradl.load(EXAMPLES / "zoo/zoo.ofn", reasoner="hermit") as alone,
    ):
        assert {c.subject for c in race.conflicts()} == {c.subject for c in alone.conflicts()}


@needs_openllet
@pytest.mark.parametrize("file", ["zoo/zoo.ofn", "penguins/penguins.ofn"])
def test_the_answers_are_those_of_one_engine(file: str) -> None:
    with (
        paradl.load(EXAMPLES / file, logic="fde", reasoner="race") as race,
        paradl.load(EXAMPLES / file, logic="fde", reasoner="hermit") as alone,
    ):
        assert race.realize() == alone.realize()
        assert race.classify() == alone.classify()


@needs_openllet
def test_a_race_says_who_won() -> None:
    with paradl.load(EXAMPLES / "penguins/penguins.ofn", reasoner="race") as kb:
        assert kb.run("classify").reasoner in ("hermit", "openllet")


@needs_openllet
def test_a_race_is_stopped_in_time(hard: Path) -> None:
    with (
        paradl.load(hard, reasoner="race", timeout=2) as kb,
        pytest.raises(EngineTimeout),
    ):
        kb.check()


@needs_openllet
@pytest.mark.parametrize("engine", ["auto", "race"])
def test_who_leads_changes_no_answer(ontologies: Path, engine: str) -> None:
    """Whom auto lets lead is tested in java/openllet: LeadTest."""
    with (
        paradl.load(ontologies / "SWEET.owl", logic="classical", reasoner=engine) as kb,
        paradl.load(ontologies / "SWEET.owl", logic="classical", reasoner="hermit") as alone,
    ):
        assert kb.classify() == alone.classify()
        assert kb.realize() == alone.realize()
