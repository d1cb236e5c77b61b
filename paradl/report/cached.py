"""The content of the judge's cache, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from paradl.control_characters import printable
from paradl.oracle.cache.records import Record
from paradl.oracle.cache.rows import iso
from paradl.oracle.cache.stats import Group
from paradl.oracle.valuation import Side
from paradl.report.judgements import sure
from paradl.report.phrases import counted, value
from paradl.report.tsv import rows

_UNDECIDED, _TEXT = "undecided", "text"
_COLUMNS = (
    *("value", "belnap", "statement", "atom"),
    *("judge", "prompt", "policy", "samples", "time", "confidence"),
)


def lines(records: Sequence[Record]) -> Iterator[Text]:
    """A line for each value."""
    width = max((len(printable(record.statement.text)) for record in records), default=0)
    for record in records:
        asked = f"{record.scheme.judge}  {record.scheme.prompt}  {record.scheme.policy}"
        yield Text.assemble(
            _value(record),
            f"  {printable(record.statement.text):{width}}  ",
            (printable(asked), "dim"),
            (sure(record.confidence), "dim"),
        )


def details(records: Sequence[Record]) -> Iterator[Text]:
    """A paragraph for each value, with all replies."""
    for record in records:
        statement, scheme = record.statement, record.scheme
        shown = f"  {printable(statement.text)}"
        yield Text.assemble(_value(record), shown, (sure(record.confidence), "dim"))
        facts = {
            "atom": statement.atom,
            "context": " | ".join(statement.context),
            "judge": scheme.judge,
            "prompt": scheme.prompt,
            "policy": scheme.policy if scheme.k else scheme.sampling,
            "time": "" if record.time is None else iso(record.time),
            "digest": record.digest,
        }
        for name, fact in facts.items():
            if fact:
                yield Text(f"   {name:8} {printable(fact)}", "dim")
        for answer in record.answers:
            sample = answer.sample
            cost = f"{sample.usage.prompt_tokens} + {sample.usage.completion_tokens} tokens"
            yield Text(f"   {sample.side} {answer.number + 1}: {sample.verdict}  ({cost})", "bold")
            for line in sample.text.splitlines():
                yield Text(f"      {printable(line)}")


def summary(record: Record) -> dict[str, Any]:
    """A value without its replies."""
    scheme = record.scheme
    return {
        "statement": record.statement.text,
        "atom": record.statement.atom,
        "value": None if record.value is None else str(record.value),
        "belnap": None if record.value is None else str(record.value.belnap),
        "judge": scheme.judge,
        "prompt": scheme.prompt,
        "policy": scheme.policy if scheme.k else scheme.sampling,
        "samples": len(record.answers),
        "time": None if record.time is None else iso(record.time),
        "confidence": record.confidence,
    }


def document(record: Record) -> dict[str, Any]:
    """A value with its replies."""
    replies = [
        {
            "side": str(answer.sample.side),
            "number": answer.number,
            "verdict": str(answer.sample.verdict),
            "text": answer.sample.text,
            "prompt_tokens": answer.sample.usage.prompt_tokens,
            "completion_tokens": answer.sample.usage.completion_tokens,
            "seconds": answer.sample.usage.seconds,
            "logprob": answer.sample.logprob,
            "time": iso(answer.time),
        }
        for answer in record.answers
    ]
    context = list(record.statement.context)
    return {**summary(record), "context": context, "digest": record.digest, "samples": replies}


def tsv(records: Sequence[Record]) -> str:
    """A row for each value."""
    found = [summary(record) for record in records]
    return rows(
        _COLUMNS, ([None if item[n] is None else str(item[n]) for n in _COLUMNS] for item in found)
    )


def stats(groups: Sequence[Group]) -> Iterator[Text]:
    """A paragraph for each judge and prompts."""
    if not groups:
        yield Text("the cache is empty")
    for group in groups:
        asked = " ".join(filter(None, (group.judge, group.prompt, group.sampling)))
        yield Text(printable(asked), "bold")
        tokens = group.usage.prompt_tokens + group.usage.completion_tokens
        sums = {"statement": group.questions, "reply": group.samples, "token": tokens}
        yield Text(f"   {', '.join(counted(number, one) for one, number in sums.items())}")
        values = ", ".join(f"{n:,} {pair}" for pair, n in sorted(group.values.items()))
        yield Text(f"   {values or 'no values yet'}")


def group(of: Group) -> dict[str, Any]:
    """One of them as JSON."""
    return {
        "judge": of.judge,
        "prompt": of.prompt,
        "sampling": of.sampling,
        "statements": of.questions,
        "samples": of.samples,
        "prompt_tokens": of.usage.prompt_tokens,
        "completion_tokens": of.usage.completion_tokens,
        "seconds": round(of.usage.seconds, 3),
        "values": dict(sorted(of.values.items())),
    }


def stats_tsv(groups: Sequence[Group]) -> str:
    """A row for each."""
    header = ("judge", "prompt", "sampling", "statements", "samples")
    return rows(header, ([str(group(one)[name]) for name in header] for one in groups))


def faults(checked: int, wrong: Sequence[tuple[Record, str]]) -> Iterator[Text]:
    """What differs, or that nothing does."""
    if not wrong:
        yield Text(f"{counted(checked, 'value')}, each as its replies say")
    for record, fault in wrong:
        yield Text(f"{printable(record.statement.text)}: {fault}")


def faults_tsv(wrong: Sequence[tuple[Record, str]]) -> str:
    """A row for each difference."""
    return rows(
        ("statement", "judge", "fault"),
        ((record.statement.text, record.scheme.judge, fault) for record, fault in wrong),
    )


def faults_document(checked: int, wrong: Sequence[tuple[Record, str]]) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "checked": checked,
        "faults": [{**summary(record), "fault": fault} for record, fault in wrong],
    }


def _value(record: Record) -> Text:
    if record.value is None:
        written = all(answer.sample.side is Side.WRITING for answer in record.answers)
        return Text(_TEXT if written else _UNDECIDED, "dim")
    return Text.assemble(value(record.value.belnap), str(record.value))
