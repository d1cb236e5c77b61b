"""Valuations for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from paradl.control_characters import printable
from paradl.oracle.estimate import Estimate, Range
from paradl.oracle.limits import Spent
from paradl.oracle.valuation import Side, Valuation
from paradl.oracle.verdicts import is_cut
from paradl.report.phrases import counted, value
from paradl.report.tsv import rows
from paradl.truth import V3

_SAID = {
    Side.VERIFICATION: "verified",
    Side.REFUTATION: "refuted",
    Side.UNILATERAL: "true",
    Side.LIKELIHOOD: "likely",
}


def lines(valuations: Sequence[Valuation], *, replies: bool = False) -> Iterator[Text]:
    """A line for each statement; on request with all that the judge said."""
    width = max((len(printable(v.statement.text)) for v in valuations), default=0)
    for valuation in valuations:
        yield Text.assemble(
            value(valuation.value.belnap),
            f"{valuation.value}  {printable(valuation.statement.text):{width}}  ",
            (_votes(valuation), "dim"),
            (sure(valuation.confidence), "dim"),
        )
        if replies:
            yield from _replies(valuation)


def tsv(valuations: Sequence[Valuation]) -> str:
    """A row for each statement."""
    header = (
        *("value", "belnap", "statement", "atom", "judge"),
        *("samples", "tokens", "cached", "confidence"),
    )
    return rows(
        header,
        (
            (
                str(v.value),
                str(v.value.belnap),
                v.statement.text,
                v.statement.atom,
                v.judge,
                str(len(v.samples)),
                str(tokens(v)),
                v.cached,
                None if v.confidence is None else str(v.confidence),
            )
            for v in valuations
        ),
    )


def document(valuation: Valuation) -> dict[str, Any]:
    """As the JSON of the interface has it."""
    return {
        "statement": valuation.statement.text,
        "atom": valuation.statement.atom,
        "value": str(valuation.value),
        "belnap": str(valuation.value.belnap),
        "judge": valuation.judge,
        "prompt": valuation.prompt,
        "policy": valuation.policy,
        "samples": [
            {
                "side": str(sample.side),
                "verdict": str(sample.verdict),
                "text": sample.text,
                "tokens": sample.usage.prompt_tokens + sample.usage.completion_tokens,
                "seconds": sample.usage.seconds,
                "logprob": sample.logprob,
            }
            for sample in valuation.samples
        ],
        "confidence": valuation.confidence,
        "confidence_by": valuation.confidence_by,
        "tokens": tokens(valuation),
        "seconds": round(valuation.usage.seconds, 3),
        "time": valuation.when,
        "cached": valuation.cached,
    }


def sure(confidence: float | None) -> str:
    """How sure a verdict is, to be put behind it.

    >>> sure(0.8714), sure(None)
    (', 87% sure', '')
    """
    return "" if confidence is None else f", {confidence:.0%} sure"


def tokens(valuation: Valuation) -> int:
    """In and out."""
    return valuation.usage.prompt_tokens + valuation.usage.completion_tokens


def spent(cost: Spent, currency: str, valuations: Iterable[Valuation]) -> str:
    """What a run has cost, in a sentence."""
    all_of_them = list(valuations)
    cached = sum(v.cached for v in all_of_them)
    parts = [counted(cost.calls, "call"), counted(cost.tokens, "token")]
    if cost.cost:
        parts.append(f"{cost.cost:.4f} {currency}")
    told = f"{', '.join(parts)}; {cached:,} of {len(all_of_them):,} values were in the cache"
    fresh = (sample for v in all_of_them if not v.cached for sample in v.samples)
    silent = [sample.text for sample in fresh if sample.verdict is V3.E]
    if not silent:
        return told
    short = sum(map(is_cut, silent))
    cut = f", of which {short:,} {'was' if short == 1 else 'were'} cut short" if short else ""
    return f"{told}; no verdict in {counted(len(silent), 'reply')}{cut}"


def estimate(of: Estimate, currency: str) -> Iterator[Text]:
    """What a run would cost."""
    yield Text(f"statements  {of.statements:,}, of which {of.cached:,} are in the cache")
    yield Text(f"calls       {_range(of.calls, '{:,.0f}')}")
    yield Text(f"tokens      {_range(of.tokens, '{:,.0f}')}, by estimate")
    price = f"{_range(of.cost, '{:,.4f}')} {currency}" if of.cost else "the price is not known"
    yield Text(f"cost        {price}")


def estimate_document(of: Estimate, currency: str) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "statements": of.statements,
        "cached": of.cached,
        "calls": {"least": of.calls.least, "most": of.calls.most},
        "tokens": {"least": of.tokens.least, "most": of.tokens.most},
        "cost": of.cost and {"least": of.cost.least, "most": of.cost.most, "currency": currency},
    }


def estimate_tsv(of: Estimate) -> str:
    """The same as a table."""
    amounts = {"calls": of.calls, "tokens": of.tokens, "cost": of.cost}
    body = [(name, f"{a.least:.15g}", f"{a.most:.15g}") for name, a in amounts.items() if a]
    return rows(("what", "least", "most"), body)


def _votes(valuation: Valuation) -> str:
    """How many of the samples of each side said yes."""
    parts = []
    for side in dict.fromkeys(sample.side for sample in valuation.samples):
        verdicts = [sample.verdict for sample in valuation.samples if sample.side is side]
        parts.append(f"{_SAID[side]} by {verdicts.count(V3.T)} of {len(verdicts)}")
    return ", ".join(parts) + (" (cached)" if valuation.cached else "")


def _replies(valuation: Valuation) -> Iterator[Text]:
    for number, sample in enumerate(valuation.samples, 1):
        yield Text(f"   {number}  {sample.side}: {sample.verdict}", "bold")
        for line in sample.text.splitlines():
            yield Text(f"      {printable(line)}")


def _range(of: Range, form: str) -> str:
    least, most = form.format(of.least), form.format(of.most)
    return least if least == most else f"{least} to {most}"
