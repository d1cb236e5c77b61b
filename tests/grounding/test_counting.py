"""What of a judge's answers counts as evidence."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from paradl.grounding.counting import Counting
from paradl.oracle.valuation import Sample, Side, Statement, Valuation
from paradl.oracle.voting import majority
from paradl.truth import V3, GeneralizedTruthValue


def said(verified: str, refuted: str, confidence: float | None = None) -> Valuation:
    """As by samples with these verdicts."""
    sides = {Side.VERIFICATION: verified, Side.REFUTATION: refuted}
    samples = tuple(Sample(side, "", V3(one)) for side, votes in sides.items() for one in votes)
    u, v = (majority([V3(one) for one in votes]) for votes in sides.values())
    value = GeneralizedTruthValue(u, v)
    return Valuation(
        Statement("a", "A."), value, samples, "j", "p", "k=3", datetime.now(UTC), confidence
    )


@pytest.mark.parametrize("verified", ["ttt", "ttf", "fff", "fft", "ttte"])
@pytest.mark.parametrize("refuted", ["tt", "ttf", "ff", "ffe"])
def test_a_side_is_unanimous_by_itself(verified: str, refuted: str) -> None:
    told = said(verified, refuted)
    sides = zip((verified, refuted), (told.value.u, told.value.v), strict=True)
    u, v = (most if len(set(votes)) == 1 else V3.E for votes, most in sides)
    assert Counting(unanimous=True).value(told) == GeneralizedTruthValue(u, v)
    assert Counting().value(told) == told.value


@pytest.mark.parametrize(
    ("known", "counts"), [(None, False), (0.69, False), (0.7, True), (0.9, True)]
)
def test_what_is_not_sure_enough_is_undefined(known: float | None, counts: bool) -> None:
    told = said("ttt", "fff", known)
    assert str(Counting(confidence=0.7).value(told)) == ("<t,f>" if counts else "<e,e>")
    assert str(Counting().value(told)) == "<t,f>"


@pytest.mark.parametrize("value", ["<t,t>", "<t,f>", "<f,t>", "<f,f>", "<t,e>", "<e,t>"])
def test_gluts_alone_are_ignored(value: str) -> None:
    pair = GeneralizedTruthValue.parse(value)
    assert Counting().pair(pair) == pair
    ignored = Counting(ignore_gluts=True).pair(pair)
    assert str(ignored) == ("<e,e>" if value == "<t,t>" else value)


def test_a_glut_that_is_not_unanimous_is_none() -> None:
    """The side on which all agree is left."""
    counting = Counting(unanimous=True, ignore_gluts=True)
    assert str(counting.value(said("ttt", "ttf"))) == "<t,e>"
