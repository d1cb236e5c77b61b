"""The oracle: bilateral evaluation of statements, with a persistent cache.

Source: Allen et al. (2025), Definition 4 (`zeta`) and Definition 5 (`zeta_c`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Any

from paradl.errors import UsageError
from paradl.oracle import estimate as estimates
from paradl.oracle import prices as price_tables
from paradl.oracle import prompts as prompt_files
from paradl.oracle.answering import Answering
from paradl.oracle.asker import Asker
from paradl.oracle.background import CHUNK
from paradl.oracle.cache import store
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.confidence.weights import Weights
from paradl.oracle.estimate import Estimate
from paradl.oracle.judges import judge_of
from paradl.oracle.judges.protocol import Judge
from paradl.oracle.limits import Gate, Limits
from paradl.oracle.prices import Price
from paradl.oracle.sampling import Sampling
from paradl.oracle.scheme import BILATERAL, LIKELIHOOD, UNILATERAL, Scheme
from paradl.oracle.tokens import estimated
from paradl.oracle.valuation import Statement, Usage, Valuation
from paradl.oracle.voting import needed


class Oracle(Asker):
    """Asks a judge about statements, each side k times at most, and keeps what it says.

    A context manager. Made by `oracle`.
    """

    def __init__(
        self,
        judge: Judge,
        prompts: prompt_files.Prompts,
        sampling: Sampling,
        k: int,
        gate: Gate,
        desk: Desk,
        confidence: Weights | None = None,
    ) -> None:
        """Of its parts; `oracle` puts them together."""
        super().__init__(gate, desk)
        self._confident = confidence.reading() if confidence else None
        self._judge = judge
        self._prompts = prompts
        self._sampling = sampling
        self._wanted = Scheme(judge.name, prompts.name, prompts.digest, sampling.text, k)

    @property
    def in_turn(self) -> bool:
        """Whether it asks a person, who has to be asked one thing after the other."""
        return "human" in self._judge.name.split(",")

    def scheme(self, *, unilateral: bool = False) -> Scheme:
        """How it asks: who, with which prompts, how often."""
        sides = UNILATERAL if unilateral else BILATERAL
        return self._judge.scheme(replace(self._wanted, sides=sides))

    def judge(
        self, statements: Iterable[Statement], *, unilateral: bool = False
    ) -> Iterator[Valuation]:
        """The value of each statement, in the order in which they get known: the cached first.

        Args:
            statements: taken as they are needed, so that there may be more than fit in memory.
            unilateral: ask the baseline's one question, TRUE or FALSE.

        Raises:
            JudgeError: some statements could not be judged; raised after the others' values.
            BudgetExceeded: a limit was reached; raised after the values that were on their way.
        """
        scheme = self.scheme(unilateral=unilateral)
        answering = Answering(self._judge, self._prompts, scheme, self._desk, self._gate)
        values = self._background.values(answering, statements)
        return map(self._confident, values) if self._confident else values

    def likelihoods(self, statements: Iterable[Statement], prompt: str) -> Iterator[Valuation]:
        """The replies to how likely each statement is, given its context: see `oracle.likelihood`.

        Args:
            statements: what is asked about.
            prompt: in which words, as `entailment-scale`.

        Raises:
            JudgeError: as `judge`.
            BudgetExceeded: likewise.
        """
        prompts, scheme = self._likely(prompt)
        answering = Answering(self._judge, prompts, scheme, self._desk, self._gate)
        return self._background.values(answering, statements)

    def _likely(self, prompt: str) -> tuple[prompt_files.Prompts, Scheme]:
        prompts = prompt_files.load(prompt)
        wanted = replace(
            self._wanted, prompt=prompts.name, prompt_digest=prompts.digest, sides=LIKELIHOOD
        )
        return prompts, self._judge.scheme(wanted)

    def judge_one(self, statement: Statement, *, unilateral: bool = False) -> Valuation:
        """The value of one statement.

        Raises:
            JudgeError: the judge could not be asked.
            BudgetExceeded: a limit was reached.
        """
        [valuation] = self.judge([statement], unilateral=unilateral)
        return valuation

    def estimate(
        self,
        statements: Iterable[Statement],
        *,
        unilateral: bool = False,
        likelihood: str | None = None,
    ) -> Estimate:
        """What judging these would cost; nothing is asked.

        Args:
            statements: what would be asked about.
            unilateral: as of `judge`.
            likelihood: the prompt of `likelihoods`, where those are wanted.
        """
        prompt_set, scheme = self._prompts, self.scheme(unilateral=unilateral)
        if likelihood is not None:
            prompt_set, scheme = self._likely(likelihood)
        asked = {scheme.digest(statement): statement for statement in statements}
        cached: set[str] = set()
        questions = iter(asked.items())
        while chunk := dict(islice(questions, CHUNK)):
            cached.update(self._desk.read(partial(store.find, scheme=scheme, asked=chunk)))
        left = [statement for digest, statement in asked.items() if digest not in cached]
        if self._judge.model is None or not left:
            free = estimates.Range(0, 0)
            return estimates.of(len(asked), len(cached), free, Usage(), Price(0, 0))
        prompts = [prompt_set.render(side, one) for one in left for side in scheme.sides]
        calls = estimates.Range(len(prompts) * needed([], scheme.k), len(prompts) * scheme.k)
        limit = self._sampling.request.get("max_tokens")
        reply = self._desk.read(partial(estimates.reply_tokens, scheme=scheme, limit=limit))
        call = Usage(round(fmean(map(estimated, prompts))), reply)
        price = self._gate.prices.price(self._judge.model)
        return estimates.of(len(asked), len(cached), calls, call, price)

    def _asked(self) -> Iterable[Judge]:
        return [self._judge]


def oracle(
    judge: str,
    *,
    prompt: str = prompt_files.DEFAULT,
    k: int = 3,
    temperature: float | None = 0.1,
    request: Mapping[str, Any] | None = None,
    cache: str | Path | None = None,
    concurrency: int | None = None,
    limits: Limits | None = None,
    prices: Path | None = None,
    confidence: Weights | None = None,
) -> Oracle:
    """An oracle to ask.

    Args:
        judge: who is asked, as `openai:gpt-4o`; see `paradl.oracle.judges.judge_of`.
        prompt: `direct`, `zero-shot`, `few-shot`, one with a version as `direct/1`, or a folder.
        k: samples a side; asking stops when the majority is decided.
        temperature: None leaves it to the endpoint.
        request: further fields of the requests, as `{"max_tokens": 500}`.
        cache: the path of a file or a `postgresql://` address; None keeps values until `close`.
        concurrency: calls at once; instead of that of `limits`.
        limits: on calls at once, a minute and in all.
        prices: a price table instead of ours.
        confidence: weights by which values get a confidence, those from the cache too. It is
            computed from the replies, and not stored: other weights cost no call.

    Raises:
        UsageError: one of these is not as it has to be.
        CacheError: the cache cannot be opened.

    >>> from paradl import Statement
    >>> with oracle("recorded:examples/judge/birds.jsonl") as birds:
    ...     valuation = birds.judge_one(Statement("Penguins can fly.", "Penguins can fly."))
    >>> str(valuation.value)
    '<f,t>'
    """
    if k < 1:
        raise UsageError(f"{k} samples are not enough", "choose k of 1 or more")
    limits = limits or Limits()
    if concurrency is not None:
        limits = replace(limits, concurrency=concurrency)
    gate = Gate(limits, price_tables.load(prices or price_tables.OURS), keeps=cache is not None)
    sampling = Sampling(temperature, request or {})
    asked = judge_of(judge, sampling, gate)
    prompts = prompt_files.load(prompt)
    return Oracle(asked, prompts, sampling, k, gate, Desk(engine(cache)), confidence)
