"""`ac` beside the tableau prover `wkrq`: every difference is settled by the nine-valued clauses."""

from __future__ import annotations

import pytest
from inferences import Verdict, verdicts
from wkrq_page import ONTOLOGIES, PAGE, counts, differing

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def found() -> list[Verdict]:
    return list(verdicts(ONTOLOGIES))


def test_what_paradl_says_is_what_the_clauses_say(found: list[Verdict]) -> None:
    assert [v for v in found if v.paradl != (v.size is None)] == []


def test_both_kinds_of_answers_are_compared(found: list[Verdict]) -> None:
    compared = [v for v in found if v.wkrq is not None]
    assert len(compared) >= 80
    assert sum(v.paradl for v in compared) >= 20
    assert differing(found)


def test_the_page_is_of_today(found: list[Verdict]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "\n".join(counts(found)) in page
