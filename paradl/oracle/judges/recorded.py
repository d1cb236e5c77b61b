"""Replays answers that a judge gave before."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from paradl import files, jsons
from paradl.errors import DataError, UsageError
from paradl.oracle.cache.fields import finite, moment, text, whole
from paradl.oracle.judges.answers import answers
from paradl.oracle.judges.exports import REMEDY, kind_of_text
from paradl.oracle.judges.protocol import NotRecorded, Reply
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement, Usage
from paradl.oracle.verdicts import verdict
from paradl.oracle.voting import decided, majority

_HELP = (
    "give what paradl cache export writes, or traces: each has problem and answer, and lists of "
    "replies as verification and refutation, or as reasoning"
)
_TRACE_SIDES = {
    "verification": Side.VERIFICATION,
    "refutation": Side.REFUTATION,
    "reasoning": Side.UNILATERAL,
}


@dataclass(frozen=True, slots=True)
class _Asking:
    """How the answers of a line were got."""

    judge: str
    prompt: str = "recorded"
    prompt_digest: str = ""
    sampling: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    """What a file says of one statement."""

    atom: str
    asking: _Asking
    k: int
    replies: Mapping[tuple[Side, int], Reply]


class RecordedJudge:
    """The answers in a file: what `paradl cache export` writes, or the traces of Allen et al.

    The atom of a trace is `trace_atom(question, answer)`.
    """

    def __init__(self, path: Path) -> None:
        """Read the file.

        Raises:
            DataError: it cannot be read, is of neither format, or is empty.
            UsageError: it mixes judges or prompts.
        """
        self._path = path
        self._replies: dict[str, dict[tuple[Side, int], Reply]] = {}
        self._votes: dict[str, int] = {}
        ways = set()
        for line in _lines(path):
            ways.add(line.asking)
            self._votes[line.atom] = max(self._votes.get(line.atom, 0), line.k)
            self._replies.setdefault(line.atom, {}).update(line.replies)
        if not ways:
            raise DataError(f"{path} holds no answers", _HELP)
        if len(ways) != 1:
            told = "; ".join(sorted(f"{way.judge}, {way.prompt}, {way.sampling}" for way in ways))
            raise UsageError(
                f"{path} has answers that were got in {len(ways)} ways: {told}",
                "export those of one: paradl cache export --judge NAME --prompt NAME",
            )
        [self._asking] = ways
        self._k = max(1, *self._votes.values())

    @property
    def name(self) -> str:
        """The judge whose answers they are; of traces, that they are recorded, and where."""
        return self._asking.judge

    @property
    def model(self) -> None:
        """Its answers are free."""

    def scheme(self, wanted: Scheme) -> Scheme:
        """With the prompts and the sampling of the answers, and no more votes than they were."""
        way = self._asking
        return replace(
            wanted,
            prompt=way.prompt,
            prompt_digest=way.prompt_digest,
            sampling=way.sampling,
            k=min(wanted.k, self._k),
        )

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        """The reply of that number.

        Raises:
            NotRecorded: there is none.
        """
        replies = self._replies.get(statement.atom)
        if replies is None:
            raise NotRecorded(
                f"{self._path.name} has no answers about {statement.text!r}",
                "ask another judge after it: --judge recorded:FILE,openai:MODEL",
            )
        if (side, sample) not in replies:
            raise NotRecorded(
                f"{self._path.name} has no {side} {sample + 1} of {statement.text!r}",
                "ask for fewer samples with -k",
                self._settled(statement.atom, side),
            )
        return replies[side, sample]

    def _settled(self, atom: str, side: Side) -> Reply | None:
        """One of the answers to a side that says what they come to, if they decide it."""
        replies = self._replies[atom]
        told = [replies[key] for key in sorted(replies) if key[0] is side]
        verdicts = [verdict(side, reply.text) for reply in told]
        k = self._votes[atom]
        if k == 0 or not told or not decided(verdicts, k):
            return None
        there = zip(told, verdicts, strict=True)
        outcome = majority(verdicts)
        return next((replace(reply, usage=Usage()) for reply, v in there if v is outcome), None)

    async def close(self) -> None:
        """Nothing is open."""


def trace_atom(problem: str, answer: str) -> str:
    """The atom by which a question and its proposed answer are known.

    >>> trace_atom("What month is it?", "May")
    'answer("What month is it?", "May")'
    """
    question, proposed = (json.dumps(part, ensure_ascii=False) for part in (problem, answer))
    return f"answer({question}, {proposed})"


def _lines(path: Path) -> Iterator[_Line]:
    content = files.read_text(path, tables=True)
    try:
        yield from _told(path, content)
    except DataError:
        export = kind_of_text(content)
        if export is None:
            raise
        raise DataError(f"{path} seems to be {export}", f"{REMEDY}, for paradl evaluate") from None


def _told(path: Path, content: str) -> Iterator[_Line]:
    asking = _Asking(f"recorded:{path.name}")
    if content.lstrip().startswith("["):
        with _faults_told(str(path)):
            yield from [_of_trace(item, asking) for item in jsons.loads(content)]
        return
    for number, line in enumerate(files.lines(content), 1):
        if line.strip():
            with _faults_told(f"{path}, line {number}"):
                item = jsons.loads(line)
                yield _of_trace(item, asking) if "problem" in item else _of_export(item)


@contextmanager
def _faults_told(place: str) -> Iterator[None]:
    try:
        yield
    except KeyError as error:
        raise DataError(f"{place}: no record of answers ({error} is missing)", _HELP) from None
    except (ValueError, TypeError, AttributeError, OverflowError) as error:
        raise DataError(f"{place}: no record of answers ({error})", _HELP) from None


def _of_trace(item: Mapping[str, Any], asking: _Asking) -> _Line:
    """An object with problem, answer, and what was said as verification, refutation, reasoning."""
    if not isinstance(item, Mapping):
        raise TypeError(f"{item!r:.40} is no object")
    time = item.get("timestamp")
    given = datetime.fromisoformat(time).astimezone() if time else None
    replies = {
        (side, number): Reply(text(said.text), logprob=said.logprob(side), time=given)
        for field, side in _TRACE_SIDES.items()
        for number, said in enumerate(answers(item.get(field)))
    }
    k = 1 + max((number for _, number in replies), default=0)
    atom = trace_atom(str(item["problem"]), str(item["answer"]))  # pandas wrote NaN for "None"
    return _Line(atom, asking, k, replies)


def _of_export(item: Mapping[str, Any]) -> _Line:
    replies = {}
    for sample in item["samples"]:
        usage = Usage(
            whole(sample, "prompt_tokens"),
            whole(sample, "completion_tokens"),
            finite(sample, "seconds"),
        )
        logprob = None if sample["logprob"] is None else finite(sample, "logprob")
        replies[Side(sample["side"]), whole(sample, "number")] = Reply(
            text(sample["text"]), usage, logprob, moment(sample["time"])
        )
    way = (text(item[name]) for name in ("judge", "prompt", "prompt_digest", "sampling"))
    return _Line(text(item["atom"]), _Asking(*way), whole(item, "k"), replies)
