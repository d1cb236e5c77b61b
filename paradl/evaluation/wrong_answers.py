"""Wrong answers to questions that come with right ones alone: a model makes them up.

Source: B. P. Allen et al. (2025), Appendices B.7 and D.1.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from paradl import files
from paradl.errors import JudgeError
from paradl.evaluation import rows
from paradl.evaluation.items import Question, answered
from paradl.oracle.judges.protocol import Judge
from paradl.oracle.prompts.quoting import quoted
from paradl.oracle.valuation import Side

TRIES = 3
_PROMPT = Path(__file__).parent / "prompts" / "wrong-answers.txt"
_PLACE = re.compile(r"\{(question|answer)\}")

Keep = Callable[[Question], None]


class WrongAnswers:
    """The file of the wrong answers that were made; none is paid for twice."""

    def __init__(self, path: Path, model: str) -> None:
        """Go on with a file, or begin one; answers of other models in it are left alone.

        Raises:
            DataError: it is there and is no such file.
        """
        self._path = path
        self._known: dict[tuple[str, str], tuple[str, ...]] = {}
        self._model = model
        earlier = rows.read(path) if path.exists() else []
        for row in earlier:
            if row.text("model") != model:
                continue
            key = row.text("question"), row.text("answer")
            self._known[key] = tuple(map(str, row.cells["wrong_answers"]))

    def fill(self, question: Question) -> Question:
        """The question with the wrong answers that are known of it."""
        known = self._known.get((question.text, question.answer), ())
        return Question(question.text, question.answer, known)

    def keep(self, question: Question) -> None:
        """Write down a question with its wrong answers."""
        line = {
            "question": question.text,
            "answer": question.answer,
            "wrong_answers": list(question.wrong_answers),
            "model": self._model,
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._known[question.text, question.answer] = question.wrong_answers


def make(questions: Sequence[Question], judge: Judge, keep: Keep) -> None:
    """Have a model make up wrong answers; `keep` gets each question with them as they come.

    Raises:
        JudgeError: the model cannot be asked, or gives none in `TRIES` tries.
    """
    asyncio.run(_make(questions, judge, keep))


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
        answers = json.loads(found[0])["wrong_answers"] if found else []
    except (ValueError, KeyError, TypeError):
        return ()
    texts = [text.strip() for text in answers if isinstance(text, str)]
    return tuple(text for text in texts if text and text.casefold() != right.casefold())
