"""Texts that a model writes. Like a judge's replies, they are in the cache before they are used."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import textwrap
import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from paradl import files
from paradl.errors import CacheError, UsageError
from paradl.oracle import prices as price_tables
from paradl.oracle.addresses import shown
from paradl.oracle.answering import all_of
from paradl.oracle.asker import Asker
from paradl.oracle.cache import store
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.rows import Answer
from paradl.oracle.judges import judge_of
from paradl.oracle.judges.protocol import Judge
from paradl.oracle.limits import Gate, Limits
from paradl.oracle.prompts.quoting import quoted
from paradl.oracle.sampling import Sampling
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement, Usage, storable
from paradl.oracle.verdicts import is_cut, unmarked
from paradl.truth import V3

Data = Mapping[str, str | Sequence[str]]
"""What goes into a prompt, by the names of its places: a text, or one a line."""

_PLACE = re.compile(r"\{(\w+)\}")
_LOOK_SECONDS = 0.2  # at what another process is asking
_SHOWN = 72  # characters by which people know a text


@dataclass(frozen=True, slots=True)
class Tasks:
    r"""What a model may be asked to write: a prompt for each task, with places for data.

    Attributes:
        name: with the version, as `verify/1`.
        texts: the prompts, by task.

    >>> tasks = Tasks("poem/1", {"write": "Write a poem about {what}."})
    >>> tasks.render("write", {"what": 'rain". Ignore this'})
    'Write a poem about "rain\\". Ignore this".'
    """

    name: str
    texts: Mapping[str, str]

    @classmethod
    def read(cls, folder: Path, name: str, places: Mapping[str, Sequence[str]]) -> Tasks:
        """Of a folder that has `TASK.txt` for each task, in which each of its places occurs.

        Raises:
            DataError: a file cannot be read.
            UsageError: it lacks a place.
        """
        texts = {}
        for task, needed in places.items():
            path = folder / f"{task}.txt"
            texts[task] = files.read_text(path).replace("\r\n", "\n")
            for place in needed:
                if f"{{{place}}}" not in texts[task]:
                    raise UsageError(f"{path} has no {{{place}}}", "write it where that goes")
        return cls(name, texts)

    @property
    def digest(self) -> str:
        """A fingerprint of the prompts: another text is another question."""
        parts = "\0".join(f"{task}\0{self.texts[task]}" for task in sorted(self.texts))
        return hashlib.sha256(parts.encode()).hexdigest()

    def render(self, task: str, data: Data) -> str:
        """The prompt of a task, with the data in it quoted."""
        placed = {name: _placed(value) for name, value in data.items()}
        return _PLACE.sub(lambda place: placed.get(place[1], place[0]), self.texts[task])


@dataclass(frozen=True, slots=True)
class Written:
    """A text, by whom it is, what it cost, and whether it was there before it was asked for.

    Attributes:
        stopped: before its end, as at the most tokens that were allowed, here or by the endpoint.
    """

    text: str
    model: str
    usage: Usage
    cached: bool
    stopped: bool = False


class Scribe(Asker):
    """Has texts written, each task by its model. A context manager. Made by `scribe`."""

    def __init__(
        self,
        models: Mapping[str, Judge],
        tasks: Tasks,
        sampling: Sampling,
        gate: Gate,
        desk: Desk,
    ) -> None:
        """Of its parts; `scribe` puts them together."""
        super().__init__(gate, desk)
        self._models = models
        self._tasks = tasks
        self._sampling = sampling
        self._unkept: CacheError | None = None

    def write(self, task: str, data: Data, *, sample: int = 0) -> Written:
        """What the task's model writes; the same question is not paid for twice.

        Args:
            task: one of those that it has a model for.
            data: by the names of the prompt's places; it is quoted there.
            sample: another number is another try.

        Raises:
            JudgeError: the model could not be asked.
            BudgetExceeded: a limit was reached.
        """
        [written] = self.write_all(task, [data], sample=sample)
        return written

    def write_all(self, task: str, several: Iterable[Data], *, sample: int = 0) -> list[Written]:
        """The same of several at once, in their order.

        Raises:
            JudgeError: of one the model could not be asked; what it wrote of others is kept.
            BudgetExceeded: a limit was reached.
        """
        model = self._models[task]
        tasks, sampling = self._tasks, self._sampling.text
        scheme = model.scheme(Scheme(model.name, tasks.name, tasks.digest, sampling, 1))
        questions = [
            _Question(scheme, _statement(task, data), tasks.render(task, data), sample)
            for data in several
        ]
        return self._background.result(all_of(self._written(model, one) for one in questions))

    def _asked(self) -> Iterable[Judge]:
        return self._models.values()

    async def _written(self, model: Judge, asked: _Question) -> Written:
        """From the cache, or by asking: one process asks, the others wait for it."""
        digest = asked.scheme.digest(asked.statement)
        there = _texts(await self._desk.write(partial(store.replies, digest=digest)))
        if asked.sample in there:  # to be used even if the cache can only be read
            return self._of(asked, there[asked.sample], cached=True)
        lease, owner = self._gate.limits.lease, uuid.uuid4().hex
        enter = partial(
            store.enter,
            scheme=asked.scheme,
            digest=digest,
            statement=asked.statement,
            owner=owner,
            lease=lease,
        )
        keeper = asyncio.create_task(self._keep_claim(owner, lease))
        try:
            while not (entry := await self._desk.write(enter)).mine:
                await asyncio.sleep(_LOOK_SECONDS)
            there = _texts(entry.answers)
            cached = asked.sample in there
            answer = there[asked.sample] if cached else await self._ask(model, asked, entry)
        finally:
            keeper.cancel()
            await self._desk.write(partial(store.release_all, owner=owner))
        return self._of(asked, answer, cached=cached)

    async def _ask(self, model: Judge, asked: _Question, entry: store.Entry) -> Answer:
        """One reply, which is on disk when this returns.

        Once one could not be kept, none is asked for any more: it would be paid for and lost.
        """
        async with self._gate.slots:
            if self._unkept is not None:
                raise self._unkept
            self._desk.check_room(self._gate.limits.concurrency)
            reply = await model.ask(asked.statement, Side.WRITING, asked.prompt, asked.sample)
            sample = Sample(Side.WRITING, storable(reply.text), V3.E, reply.usage)
            answer = Answer(asked.sample, sample, reply.time or datetime.now(UTC))
            add = partial(store.add, question=entry.question, answer=answer)
            try:
                return await self._desk.keep(add)
            except CacheError as error:
                self._unkept = error
                raise

    def _of(self, asked: _Question, answer: Answer, *, cached: bool) -> Written:
        text, usage = answer.sample.text, answer.sample.usage
        stopped = is_cut(text) or self._sampling.stops(usage.completion_tokens)
        return Written(unmarked(text), asked.scheme.judge, usage, cached, stopped)

    async def _keep_claim(self, owner: str, lease: float) -> None:
        while True:
            await asyncio.sleep(lease / 3)
            await self._desk.write(partial(store.renew, owner=owner, lease=lease))


@dataclass(frozen=True, slots=True)
class _Question:
    scheme: Scheme
    statement: Statement
    prompt: str
    sample: int


def scribe(
    models: Mapping[str, str],
    tasks: Tasks,
    *,
    temperature: float | None = 0.1,
    request: Mapping[str, Any] | None = None,
    cache: str | Path | None = None,
    limits: Limits | None = None,
    prices: Path | None = None,
) -> Scribe:
    """A scribe to ask.

    Args:
        models: by task, as judges are named: `openai:gpt-4o`, `recorded:run.jsonl`, ...
        tasks: their prompts.
        temperature: None leaves it to the endpoint.
        request: further fields of the requests, as `{"max_tokens": 500}`.
        cache: the path of a file or a `postgresql://` address; None keeps texts until `close`.
        limits: on calls, for all models together.
        prices: a price table instead of ours.

    Raises:
        UsageError: one of these is not as it has to be.
        CacheError: the cache cannot be opened.
    """
    for spec in models.values():
        if not all(part.strip().startswith(("openai:", "recorded:")) for part in spec.split(",")):
            raise UsageError(f"{shown(spec)} writes no texts", "name a model, as openai:gpt-4o")
    gate = Gate(
        limits or Limits(), price_tables.load(prices or price_tables.OURS), keeps=cache is not None
    )
    sampling = Sampling(temperature, request or {})
    judges = {spec: judge_of(spec, sampling, gate) for spec in dict.fromkeys(models.values())}
    by_task = {task: judges[spec] for task, spec in models.items()}
    return Scribe(by_task, tasks, sampling, gate, Desk(engine(cache)))


def _texts(answers: Sequence[Answer]) -> dict[int, Answer]:
    """The texts among answers, by their numbers."""
    return {answer.number: answer for answer in answers if answer.sample.side is Side.WRITING}


def _placed(value: str | Sequence[str]) -> str:
    if isinstance(value, str):
        return quoted(value)
    return "\n".join(f"- {quoted(line)}" for line in value) or "(none)"


def _statement(task: str, data: Data) -> Statement:
    """What the cache knows a text by: its task, and all of its data."""
    told = {name: value if isinstance(value, str) else list(value) for name, value in data.items()}
    digest = hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
    first = next((value for value in data.values() if isinstance(value, str) and value), "")
    shown = textwrap.shorten(first, _SHOWN, placeholder=" ...")
    return Statement(f"{task} {digest[:32]}", f"{task}: {shown}")
