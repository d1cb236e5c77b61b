"""Balanced samples: the paper's sizes, no repetition, the same for the same seed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paradl.errors import DataError, UsageError
from paradl.evaluation.datasets import Dataset
from paradl.evaluation.items import Item, Question
from paradl.evaluation.sampling import draw
from paradl.oracle.valuation import Statement

QUESTIONS = tuple(Question(f"Question {n}?", f"right {n}", (f"wrong {n}",)) for n in range(1000))
GPQA = Dataset("gpqa", questions=QUESTIONS)
SIMPLE_QA = Dataset("simpleqa", questions=tuple(Question(q.text, q.answer) for q in QUESTIONS))
PINNED = [
    'answer("Question 702?", "right 702")',
    'answer("Question 967?", "right 967")',
    'answer("Question 419?", "wrong 419")',
    'answer("Question 130?", "wrong 130")',
]
STATEMENTS = Dataset(
    "facts", items=tuple(Item(Statement(str(n), f"Fact {n}."), n % 4 == 0) for n in range(400))
)


def test_the_papers_sample_with_known_wrong_answers() -> None:
    sample = draw(GPQA)
    assert len(sample.items) == 400
    assert sum(item.label for item in sample.items) == 200
    assert sample.unanswered == ()
    wrong = [item.statement.text for item in sample.items if not item.label]
    assert all("wrong" in text for text in wrong)


def test_the_papers_sample_whose_wrong_answers_have_to_be_made() -> None:
    sample = draw(SIMPLE_QA)
    assert len(sample.items) == len(sample.unanswered) == 200
    assert all(item.label for item in sample.items)
    asked = {item.statement.text.split("“")[1] for item in sample.items}
    assert asked.isdisjoint(question.text + "” is " for question in sample.unanswered)


def test_all_if_there_are_fewer() -> None:
    assert len(draw(Dataset("few", questions=QUESTIONS[:31])).items) == 30


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 500), st.integers(0, 500), st.integers())
def test_a_smaller_sample_is_a_part_of_a_larger_one(a: int, b: int, seed: int) -> None:
    smaller, larger = (draw(GPQA, 2 * size, seed).items for size in sorted((a, b)))
    assert set(smaller) <= set(larger)
    assert len(set(larger)) == 2 * max(a, b)
    assert sum(item.label for item in larger) == max(a, b)


@settings(max_examples=50, deadline=None)
@given(st.permutations(QUESTIONS[:40]), st.integers())
def test_the_order_of_the_file_does_not_matter(questions: list[Question], seed: int) -> None:
    shuffled = Dataset("gpqa", questions=tuple(questions))
    assert draw(shuffled, 20, seed) == draw(Dataset("gpqa", questions=QUESTIONS[:40]), 20, seed)


def test_the_seed_decides() -> None:
    assert draw(GPQA, seed=1) == draw(GPQA, seed=1)
    assert set(draw(GPQA, seed=1).items) != set(draw(GPQA, seed=2).items)


def test_what_was_drawn_stays_drawn() -> None:
    """Samples are cited by their seed: this one must not change with a version of anything."""
    drawn = [item.statement.atom for item in draw(GPQA, 4, seed=0).items]
    assert drawn == PINNED
    assert draw(GPQA, 4) == draw(GPQA, 4, seed=0)


def test_labelled_statements_are_all_taken_or_balanced() -> None:
    assert draw(STATEMENTS).items == STATEMENTS.items
    sample = draw(STATEMENTS, 100)
    assert sum(item.label for item in sample.items) == 50
    assert len(set(sample.items)) == 100


def test_impossible_samples() -> None:
    with pytest.raises(UsageError, match="balanced sample of 7"):
        draw(GPQA, 7)
    with pytest.raises(DataError, match="gpqa has 1000 to draw from, not 1002"):
        draw(GPQA, 1002)
    with pytest.raises(DataError, match="one has one question, too few for a balanced sample"):
        draw(Dataset("one", questions=QUESTIONS[:1] * 2))
    with pytest.raises(DataError, match="facts has 100 to draw from, not 101"):
        draw(STATEMENTS, 202)


def test_a_question_that_comes_twice_is_drawn_once() -> None:
    twice = Dataset("twice", questions=QUESTIONS[:10] * 2)
    assert len(set(draw(twice, 10).items)) == 10
