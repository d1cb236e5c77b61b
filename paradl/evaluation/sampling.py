"""Balanced samples: as many true statements as false ones, the same ones for the same seed.

Source: B. P. Allen et al. (2025), Appendix D.1.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from paradl.errors import DataError, UsageError
from paradl.evaluation.datasets import Dataset
from paradl.evaluation.items import Item, Question

PAPER_SIZE = 400

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Selection:
    """A balanced sample.

    Attributes:
        items: statements with labels.
        unanswered: questions whose wrong answer is still to be made.
    """

    items: tuple[Item, ...]
    unanswered: tuple[Question, ...] = ()


def draw(data: Dataset, size: int | None = None, seed: int = 0) -> Selection:
    """Draw a balanced sample of a data set, without replacement.

    Half of the questions give their right answer, the others the first wrong one, as in the
    paper. What is drawn depends on the seed and on the texts alone, neither on the order of the
    file nor on a random number generator; a smaller sample is a part of a larger one, so that
    what was paid for a pilot is not paid again.

    Args:
        data: where from.
        size: how many items. Else all labelled statements, balanced or not; of questions the
            paper's 400, or all if there are fewer.
        seed: another one draws another sample.

    Raises:
        UsageError: the size is odd.
        DataError: there are not enough.
    """
    if size is not None and size % 2:
        raise UsageError(f"a balanced sample of {size} cannot be", "give an even number")
    if data.questions:
        return _of_questions(data, size, seed)
    if size is None:
        return Selection(data.items)
    true, false = (_drawn(_labelled(data, label), size // 2, seed, data) for label in (True, False))
    return Selection((*true, *false))


def _of_questions(data: Dataset, size: int | None, seed: int) -> Selection:
    questions = list(dict.fromkeys(data.questions))
    if size is None:
        size = min(PAPER_SIZE, len(questions) // 2 * 2)
        if not size:
            raise DataError(
                f"{data.name} has one question, too few for a balanced sample", "give it another"
            )
    keyed = [(question, question.text) for question in questions]
    drawn = _drawn(keyed, size, seed, data)
    right, wrong = drawn[::2], drawn[1::2]
    false = [q.wrong(q.wrong_answers[0]) for q in wrong if q.wrong_answers]
    return Selection(
        (*(q.right() for q in right), *false), tuple(q for q in wrong if not q.wrong_answers)
    )


def _labelled(data: Dataset, label: bool) -> list[tuple[Item, str]]:
    return [(item, item.statement.atom) for item in data.items if item.label is label]


def _drawn(keyed: Sequence[tuple[T, str]], size: int, seed: int, data: Dataset) -> list[T]:
    if len(keyed) < size:
        raise DataError(
            f"{data.name} has {len(keyed)} to draw from, not {size}", "ask for a smaller sample"
        )
    return [thing for thing, _ in sorted(keyed, key=lambda pair: _rank(pair[1], seed))[:size]]


def _rank(text: str, seed: int) -> bytes:
    return hashlib.sha256(f"{seed}\n{text}".encode()).digest()
