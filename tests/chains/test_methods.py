"""Baselines and scores against values worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from paradl.chains import Chain, Claim, Horn, Model, Question
from paradl.chains.baselines import METHODS
from paradl.chains.data.claimtrees import claim_tree, claim_trees
from paradl.chains.experiment import chosen, compared, scored
from paradl.chains.scoring import (
    Scored,
    best_of_two,
    best_threshold,
    cross_validated,
    macro,
    sound_from,
)
from paradl.errors import DataError, UsageError

CHAIN = Chain(
    (Claim("b1", id="b1"), Claim("b2")),
    (Claim("d1", cites=("b1",)), Claim("d2", because=("p", "q"))),
)


class Table(Model):
    """Says what a table says of premises and hypothesis, and 0 of what is not in it."""

    name = "table"

    def __init__(self, entails: dict[str, float], contradicts: dict[str, float]) -> None:
        self.tables = entails, contradicts

    def entails(self, questions: Sequence[Question]) -> list[float]:
        return [self.tables[0].get(_key(question), 0.0) for question in questions]

    def contradicts(self, questions: Sequence[Question]) -> list[float]:
        return [self.tables[1].get(_key(question), 0.0) for question in questions]


def _key(question: Question) -> str:
    return f"{' '.join(c.text for c in question.premises)} > {question.hypothesis.text}"


MODEL = Table(
    {
        "b1 b2 > d1": 0.9,
        "b1 b2 > d2": 0.1,
        "b1 b2 d1 > d2": 0.8,
        "b1 b2 d2 > d1": 0.7,
        "b1 > d1": 0.6,
        "p q > d2": 0.5,
    },
    {
        "b1 > d1": 0.2,
        "b2 > d1": 0.3,
        "b1 > d2": 0.4,
        "b2 > d2": 0.1,
        "d1 > d2": 0.6,
        "d2 > d1": 0.9,
    },
)


@pytest.mark.parametrize(
    ("method", "scores"),
    [
        ("ARES", [0.95**2 * 0.9 + 0.95 * 0.05 * 0.6, 0.95**2 * (0.9 * 0.8 + 0.1 * 0.1)]),
        ("ARES-1", [0.9, 0.9 * 0.8 + 0.1 * 0.1]),
        ("Entail-Prev", [0.9, 0.8]),
        ("Entail-Base", [0.9, 0.1]),
        ("LLM-Judge", [0.7, 0.8]),
        ("ROSCOE-LI-Self", [1.0, 1 - 0.6]),
        ("ROSCOE-LI-Source", [1 - 0.3, 1 - 0.4]),
        ("ReCEval-Intra", [0.6, 0.5]),
        ("ReCEval-Inter", [1 - 0.3, 1 - 0.6]),
    ],
)
def test_by_hand(method: str, scores: list[float]) -> None:
    assert METHODS[method](CHAIN, MODEL) == pytest.approx(scores)


def test_a_step_that_rests_on_nothing() -> None:
    assert METHODS["ReCEval-Intra"](Chain((), (Claim("d"),)), MODEL) == [1.0]
    before = Chain(CHAIN.base, (Claim("d0"), *CHAIN.derived))
    assert METHODS["ReCEval-Intra"](before, MODEL) == [1.0, 0.6, 0.5]


def test_macro_by_hand() -> None:
    said = np.array([True, True, True, False, False])
    sound = np.array([True, True, False, False, True])
    found = macro(said, sound)
    assert found.recall == pytest.approx((2 / 3 + 1 / 2) / 2)
    assert found.precision == pytest.approx((2 / 3 + 1 / 2) / 2)
    assert found.f1 == pytest.approx((2 / 3 + 1 / 2) / 2)
    nobody = macro(np.zeros(4, bool), np.array([True, True, False, False]))
    assert (nobody.recall, nobody.precision, nobody.f1) == pytest.approx((0.5, 0.25, 1 / 3))


def test_where_all_is_sound_nothing_is_asked_of_the_unsound() -> None:
    sound = np.array([True, True])
    assert macro(sound, sound).f1 == 1
    assert macro(np.array([True, False]), sound).f1 == pytest.approx(2 / 3)


def test_macro_is_that_of_scikit_learn() -> None:
    from sklearn.metrics import precision_recall_fscore_support

    random = np.random.default_rng(0)
    for _ in range(30):
        said, sound = random.random(20) < 0.4, random.random(20) < 0.6
        found = macro(said, sound)
        theirs = precision_recall_fscore_support(sound, said, average="macro", zero_division=0)
        assert (found.precision, found.recall, found.f1) == pytest.approx(theirs[:3])


def test_the_threshold() -> None:
    scores, sound = np.array([0.9, 0.6, 0.4, 0.0]), np.array([True, True, False, False])
    assert best_threshold(scores, sound) == 0.4
    assert best_threshold(np.array([0.5, 0.5]), np.array([True, True])) < 0.5
    assert best_threshold(np.array([0.5, 0.5]), np.array([False, False])) == 0.5
    equally_good = np.array([0.9, 0.6, 0.4, 0.1]), np.array([True, False, True, False])
    assert best_threshold(*equally_good) == 0.1  # 0.6 too has one step wrong


def test_a_threshold_to_go_on_with() -> None:
    """`chain score` calls sound what is at least as large; it must draw the same line."""
    random = np.random.default_rng(0)
    for _ in range(50):
        scores, sound = random.integers(5, size=12) / 4, random.random(12) < 0.5
        drawn = sound_from(scores, sound)
        said = scores > best_threshold(scores, sound)
        assert (scores >= (np.inf if drawn is None else drawn)).tolist() == said.tolist()


def test_cross_validation() -> None:
    apart = [Scored((0.9, 0.8, 0.1), (True, True, False)) for _ in range(5)]
    assert cross_validated(apart).mean.f1 == 1.0
    assert cross_validated(apart).deviation.f1 == 0.0
    assert cross_validated(apart).threshold == pytest.approx(0.45)
    odd = [*apart[:4], Scored((0.1, 0.2, 0.9), (True, True, False))]
    # On the odd fold all are best called sound, which misleads: 2/3 of the steps of the others are.
    # Of the others, each of four draws the line well, and is wrong on two steps of the odd one.
    misled, wrong_twice = (0.8 + 0) / 2, (7 / 8 + 3 / 4) / 2
    assert cross_validated(odd).mean.f1 == pytest.approx((misled + 4 * wrong_twice) / 5)
    with pytest.raises(DataError, match="4 chains are too few for 5 folds"):
        cross_validated(apart[:4])


def test_best_of_two() -> None:
    good, bad = Scored((0.9, 0.5), (True, True)), Scored((0.9, 0.1), (True, False))
    late = Scored((0.0, 0.6), (False, True))
    assert best_of_two([(good, bad), (bad, good)]) == 0.5
    assert best_of_two([(good, bad), (good, good)]) == 0.75
    assert best_of_two([(good, late)]) == 1.0
    assert best_of_two([(good, late)], final=True) == 0.0


def test_ares_prefers_the_sound_chain() -> None:
    good = [claim_tree(8, seed=n) for n in range(8)]
    bad = [claim_tree(8, missing=n, seed=n) for n in range(8)]
    methods = chosen(["ARES-1", "Entail-Prev"])
    better, worse = scored(good, Horn(1), methods), scored(bad, Horn(1), methods)
    for name, final in (("ARES-1", 1.0), ("Entail-Prev", 0.5 + 0.5 / 8)):
        pairs = list(zip(better[name], worse[name], strict=True))
        assert best_of_two(pairs) == 1.0
        assert best_of_two(pairs, final=True) == final


def test_propagated_errors() -> None:
    """A judge that sees one step far: only ARES is not led astray by what was derived wrongly."""
    found = compared(list(claim_trees(12, 10)), Horn(hops=1))
    assert found["ARES"].mean.f1 == found["ARES-1"].mean.f1 == 1.0
    assert max(one.mean.f1 for name, one in found.items() if "ARES" not in name) < 0.7


def test_what_is_not_known() -> None:
    with pytest.raises(DataError, match="not known whether each step is sound"):
        compared([CHAIN] * 5, MODEL)
    with pytest.raises(UsageError, match="no method Guess"):
        chosen(["ares", "Guess"])
