"""Wrong answers to questions that come with right ones alone: a model makes them up.

Source: B. P. Allen et al. (2025), Appendices B.7 and D.1.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from paradl import files, jsons
from paradl.errors import JudgeError
from paradl.evaluation.items import Item, Question, answered
from paradl.evaluation.journal import Journal
from paradl.evaluation.rows import Row
from paradl.oracle.judges.protocol import Judge
from paradl.oracle.prompts.quoting import quoted
from paradl.oracle.valuation import Side

TRIES = 3
_PROMPT = Path(__file__).parent / "prompts" / "wrong-answers.txt"
_PLACE = re.compile(r"\{(question|answer)\}")

Keep = Callable[[Question], None]


def items(questions: Sequence[Question], judge: Judge, path: Path) -> list[Item]:
    """False statements, one for each question; what a model makes up is kept in a file.

    What the file already has from the same model is not asked for again.

    Raises:
        JudgeError: the model cannot be asked, or gives none in `TRIES` tries.
        BudgetExceeded: a limit was reached.
        DataError: the file is there and is no such file.
    """
    with closing(Journal(path)) as journal:
        known = dict(_read(row) for row in journal.earlier if row.text("model") == judge.name)

        def keep(question: Question) -> None:
            journal.add(
                {
                    "question": question.text,
                    "answer": question.answer,
                    "wrong_answers": question.wrong_answers,
                    "model": judge.name,
                }
            )
            known[question.text, question.answer] = question.wrong_answers

        missing = [q for q in questions if (q.text, q.answer) not in known]
        asyncio.run(_make(missing, judge, keep))
    return [question.wrong(known[question.text, question.answer][0]) for question in questions]


def _read(row: Row) -> tuple[tuple[str, str], tuple[str, ...]]:
    answers = row.cells.get("wrong_answers")
    if not isinstance(answers, list) or not answers:
        raise row.error("has no wrong_answers", "take the row out")
    return (row.text("question"), row.text("answer")), tuple(map(str, answers))


async def _make(questions: Sequence[Question], judge: Judge, keep: Keep) -> None:
    try:
        asked = (_make_one(question, judge, keep) for question in questions)
        failures = await asyncio.gather(*asked, return_exceptions=True)
    finally:
        await judge.close()
    for failure in failures:  # after the others: what was paid for is kept
        if failure is not None:
            raise failure


async def _make_one(question: Question, judge: Judge, keep: Keep) -> None:
    statement = answered(question.text, question.answer)
    for sample in range(TRIES):
        reply = await judge.ask(statement, Side.UNILATERAL, prompt(question), sample)
        wrong = parse(reply.text, question.answer)
        if wrong:
            keep(Question(question.text, question.answer, wrong))
            return
    raise JudgeError(
        f"{judge.name} made no wrong answer to {question.text!r} in {TRIES} tries",
        "choose another model with --wrong-answers",
    )


def prompt(question: Question) -> str:
    """What the model is told; question and answer are quoted data."""
    data = {"question": quoted(question.text), "answer": quoted(question.answer)}
    return _PLACE.sub(lambda place: data[place[1]], files.read_text(_PROMPT))


def parse(reply: str, right: str) -> tuple[str, ...]:
    """The wrong answers in a reply, without those that say the right one after all.

    >>> parse('Here: {"wrong_answers": ["Mars", " jupiter", "Venus"]}', "Jupiter")
    ('Mars', 'Venus')
    >>> parse("I would rather not.", "Jupiter")
    ()
    """
    found = re.search(r"\{.*\}", reply, re.DOTALL)
    try:
        answers = jsons.loads(found[0])["wrong_answers"] if found else []
    except (ValueError, KeyError, TypeError):
        return ()
    texts = [text.strip() for text in answers if isinstance(text, str)]
    return tuple(text for text in texts if text and text.casefold() != right.casefold())
