"""A question with an answer, as a statement that can be judged."""

from __future__ import annotations

import json

from paradl.oracle.valuation import Statement


def answered(question: str, answer: str) -> Statement:
    """The statement that an answer is right.

    >>> answered("Which planet is the largest?", "Jupiter").text
    'The answer to the question "Which planet is the largest?" is "Jupiter".'
    """
    atom = json.dumps([question, answer], ensure_ascii=False)
    return Statement(atom, f'The answer to the question "{question}" is "{answer}".')
