"""Replays answers that a judge gave before."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from paradl import files, jsons
from paradl.errors import DataError, UsageError
from paradl.oracle.judges.protocol import NotRecorded, Reply
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement, Usage

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
        self._k = 1
        ways = set()
        for line in _lines(path):
            ways.add(line.asking)
            self._k = max(self._k, line.k)
            self._replies.setdefault(line.atom, {}).update(line.replies)
        if not ways:
            raise DataError(f"{path} has no answers", "give what paradl cache export writes")
        if len(ways) > 1:
            told = "; ".join(sorted(f"{way.judge}, {way.prompt}, {way.sampling}" for way in ways))
            raise UsageError(
                f"{path} has answers that were got in {len(ways)} ways: {told}",
                "export those of one: paradl cache export --judge NAME --prompt NAME",
            )
        [self._asking] = ways

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
            )
        return replies[side, sample]

    async def close(self) -> None:
        """Nothing is open."""


def trace_atom(problem: str, answer: str) -> str:
    """The atom by which a question and its proposed answer are known.

    >>> trace_atom("What month is it?", "May")
    'answer("What month is it?", "May")'
    """
    question, proposed = (json.dumps(text, ensure_ascii=False) for text in (problem, answer))
    return f"answer({question}, {proposed})"


def _lines(path: Path) -> Iterator[_Line]:
    text = files.read_text(path)
    try:
        if text.lstrip().startswith("["):
            asking = _Asking(f"recorded:{path.name}")
            yield from (_of_trace(item, asking) for item in jsons.loads(text))
        else:
            yield from _of_export(jsons.loads(line) for line in text.splitlines() if line.strip())
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise DataError(
            f"{path} is no record of answers ({type(error).__name__}: {error})",
            "give what paradl cache export writes, or a list of traces in JSON",
        ) from None


def _of_trace(item: Mapping[str, Any], asking: _Asking) -> _Line:
    """An object with problem, answer, and lists of verification, refutation or reasoning texts."""
    time = item.get("timestamp")
    given = datetime.fromisoformat(time) if time else None
    replies = {
        (side, number): Reply(text, time=given)
        for field, side in _TRACE_SIDES.items()
        for number, text in enumerate(item.get(field, ()))
    }
    k = 1 + max((number for _, number in replies), default=0)
    atom = trace_atom(str(item["problem"]), str(item["answer"]))  # pandas wrote NaN for "None"
    return _Line(atom, asking, k, replies)


def _of_export(items: Iterable[Mapping[str, Any]]) -> Iterator[_Line]:
    for item in items:
        replies = {}
        for sample in item["samples"]:
            usage = Usage(sample["prompt_tokens"], sample["completion_tokens"], sample["seconds"])
            time = datetime.fromisoformat(sample["time"])
            replies[Side(sample["side"]), int(sample["number"])] = Reply(
                sample["text"], usage, sample["logprob"], time
            )
        way = (item["judge"], item["prompt"], item["prompt_digest"], item["sampling"])
        yield _Line(item["atom"], _Asking(*way), int(item["k"]), replies)
