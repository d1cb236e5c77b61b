"""A model behind OpenAI's protocol that knows what it is told to know."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any

from endpoint import COMPLETION_TOKENS, PROMPT_TOKENS, Answer, Endpoint, question

TOKENS = PROMPT_TOKENS + COMPLETION_TOKENS

_STATEMENT = re.compile(r'^Statement: ("(?:[^"\\]|\\.)*")$', re.MULTILINE)
_QUESTION = re.compile(r'^Question: ("(?:[^"\\]|\\.)*")$', re.MULTILINE)


class Model(Endpoint):
    """Knows which statements are true; of the others in `unsure` it can say nothing.

    Attributes:
        true: texts of statements.
        unsure: texts that it can neither verify nor refute; unilaterally it calls them false.
        prompts: what it was asked, but for what it refused.
        failing: how many requests from now on are refused.
        busy: how many are told to come back in a second.
        delay: seconds before each reply.
        makes: what it says if it is to make up wrong answers; else three that name the question.
    """

    def __init__(self, true: Collection[str], unsure: Collection[str] = ()) -> None:
        super().__init__(self._answer)
        self.true = true
        self.unsure = unsure
        self.prompts: list[str] = []
        self.failing = self.busy = 0
        self.delay = 0.0
        self.makes = ""

    @property
    def judge(self) -> str:
        """What `--judge` calls it."""
        return f"openai:small@{self.address}"

    def _answer(self, _: int, body: dict[str, Any]) -> Answer:
        if self.failing:
            self.failing -= 1
            return Answer(status=400, body=b'{"error": {"message": "not today"}}')
        if self.busy:
            self.busy -= 1
            return Answer(status=429, headers={"Retry-After": "1"}, body=b"{}")
        prompt = question(body)
        self.prompts.append(prompt)
        return Answer(self._words(prompt), delay=self.delay)

    def _words(self, prompt: str) -> str:
        if "wrong_answers" not in prompt:
            return self._verdict(prompt, json.loads(_STATEMENT.findall(prompt)[-1]))
        asked = json.loads(_QUESTION.findall(prompt)[-1])
        wrong = {"wrong_answers": [f"not that, {asked}", "nor that", "nor this"]}
        return self.makes or json.dumps(wrong)

    def _verdict(self, prompt: str, statement: str) -> str:
        knows, true = statement not in self.unsure, statement in self.true
        if "CANNOT VERIFY" in prompt:
            return "VERIFIED" if knows and true else "CANNOT VERIFY"
        if "CANNOT REFUTE" in prompt:
            return "REFUTED" if knows and not true else "CANNOT REFUTE"
        return "TRUE" if knows and true else "FALSE"
