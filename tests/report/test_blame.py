"""The drawing of axioms and conflicts."""

from __future__ import annotations

from itertools import pairwise

from paradl.report.html.blame import DRAWN_AXIOMS, DRAWN_CONFLICTS, ROW, drawing


def test_nothing() -> None:
    assert drawing([]).height == 0


def test_what_is_connected_stands_together() -> None:
    drawn = drawing([frozenset({0, 1}), frozenset({2}), frozenset({1}), frozenset({2, 3})])
    first, second = {0, 1}, {2, 3}
    left = [number for number, _ in drawn.axioms]
    assert {*left[:2]} == first
    assert {*left[2:]} == second
    heights = dict(drawn.axioms)
    assert max(heights[n] for n in first) + ROW < min(heights[n] for n in second)


def test_lines_that_need_not_cross_do_not() -> None:
    causes = [frozenset({9 - n, 8 - n}) for n in range(9)]
    drawn = drawing(causes)
    left = {number: place for place, (number, _) in enumerate(drawn.axioms)}
    right = [number for number, _ in drawn.conflicts]
    means = [sum(left[axiom] for axiom in causes[number]) for number in right]
    assert means in (sorted(means), sorted(means, reverse=True))


def test_no_two_share_a_place() -> None:
    causes = [frozenset({n % 7, n % 5 + 10}) for n in range(40)]
    drawn = drawing(causes)
    for column in (drawn.axioms, drawn.conflicts):
        heights = sorted(y for _, y in column)
        assert all(b - a >= ROW - 0.2 for a, b in pairwise(heights))
        assert heights[0] >= 0
        assert heights[-1] <= drawn.height


def test_the_worst_of_very_many_are_drawn() -> None:
    causes = [frozenset({0, n}) for n in range(1, 5000)]
    drawn = drawing(causes)
    assert 0 in dict(drawn.axioms)
    assert len(drawn.axioms) <= DRAWN_AXIOMS
    assert len(drawn.conflicts) <= DRAWN_CONFLICTS


def test_the_same_findings_give_the_same_drawing() -> None:
    causes = [frozenset({n % 11, (3 * n) % 13 + 20}) for n in range(60)]
    assert drawing(causes) == drawing(causes)
