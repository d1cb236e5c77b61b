"""Entailment by a judge: the oracle's, with its cache, its limits and its prices."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from enum import StrEnum
from statistics import fmean

from paradl.chains.chain import Chain
from paradl.chains.models.model import Model, Question
from paradl.errors import JudgeError
from paradl.oracle.likelihood import UNKNOWN, likelihood, step_likelihoods
from paradl.oracle.valuation import Sample, Statement
from paradl.oracle.zeta import Oracle

TRIAL = 20
"""Replies of which one at least has a word of the scale; else no others are asked for.

They would be thousands: where all is taken for 0.5, there are as many premise sets as there can be.
"""


class Scale(StrEnum):
    """In which words the judge answers: seven steps from Very Likely to Very Unlikely, or two."""

    SEVEN = "scale"
    YES_NO = "yes-no"


class JudgeModel(Model):
    """Asks a judge. What it says stays in the oracle's cache, and is not asked again.

    With several samples its likelihood is their mean.

    Attributes:
        oracle: who is asked; whoever opened it closes it.
        silent: how often it chose none of the words, which is taken for 0.5.
    """

    dear = True

    def __init__(self, oracle: Oracle, scale: Scale = Scale.SEVEN) -> None:
        """Ask nothing yet; `scale` says of which words it is to choose."""
        self.oracle = oracle
        self.silent = 0
        self._heard = 0
        self._spoke = False
        self._scale = Scale(scale)

    @property
    def name(self) -> str:
        """As `judge, scale`."""
        return f"judge, {self._scale}"

    def entails(self, questions: Sequence[Question]) -> list[float]:
        """How likely it says that each claim is to follow.

        Raises:
            JudgeError: it cannot be asked, or chooses no word; what it said is in the cache.
            BudgetExceeded: likewise.
        """
        return self._asked("entailment", questions)

    def contradicts(self, questions: Sequence[Question]) -> list[float]:
        """How likely it says that each claim is to contradict the premises.

        Raises:
            JudgeError: as `entails`.
            BudgetExceeded: likewise.
        """
        return self._asked("contradiction", questions)

    def whole(self, chain: Chain) -> list[float]:
        """What it says of each step when it is shown the whole chain, in one call.

        Raises:
            JudgeError: as `entails`.
            BudgetExceeded: likewise.
        """
        given = [f"Given: {claim.text}" for claim in chain.base]
        steps = [f"Step {n}: {claim.text}" for n, claim in enumerate(chain.derived, 1)]
        lines = (*given, *steps)
        statement = Statement(f"chain({_list(lines)})", f"a chain of {len(steps)} steps", lines)
        [samples] = self._samples("chain", [statement])
        said = [step_likelihoods(sample.text, len(steps)) for sample in samples]
        return [self._mean(step) for step in zip(*said, strict=True)]

    def _asked(self, kind: str, questions: Sequence[Question]) -> list[float]:
        first, others = questions[:TRIAL], questions[TRIAL:]
        return [*self._told(kind, first), *self._told(kind, others)]

    def _told(self, kind: str, questions: Sequence[Question]) -> list[float]:
        statements = [_statement(kind, question) for question in questions]
        graded = self._scale is Scale.SEVEN
        said = [
            [likelihood(sample.text, graded=graded) for sample in samples]
            for samples in self._samples(kind, statements)
        ]
        self._hear([one for told in said for one in told])
        return [*map(self._mean, said)]

    def _hear(self, said: Sequence[float | None]) -> None:
        self._heard += len(said)
        self._spoke = self._spoke or any(one is not None for one in said)
        if not self._spoke and self._heard >= TRIAL:
            raise JudgeError(
                f"the judge chose none of the words that it was offered, {self._heard} times",
                "choose another model, or another --entailment",
            )

    def _mean(self, told: Sequence[float | None]) -> float:
        self.silent += sum(one is None for one in told)
        return fmean(UNKNOWN if one is None else one for one in told)

    def _samples(self, kind: str, statements: Sequence[Statement]) -> list[tuple[Sample, ...]]:
        asked = list(dict.fromkeys(statements))
        values = self.oracle.likelihoods(asked, f"{kind}-{self._scale}")
        replies = {value.statement: value.samples for value in values}
        return [replies[statement] for statement in statements]


def _statement(kind: str, question: Question) -> Statement:
    premises = tuple(claim.text for claim in question.premises)
    hypothesis = question.hypothesis.text
    return Statement(f"{kind}({_list(premises)}, {_list([hypothesis])})", hypothesis, premises)


def _list(texts: Iterable[str]) -> str:
    return json.dumps(list(texts), ensure_ascii=False)
