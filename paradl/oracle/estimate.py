"""What asking will cost, before anything is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from paradl.oracle.cache.schema import QUESTIONS, SAMPLES
from paradl.oracle.prices import Price
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Usage

_REPLY_TOKENS = {"direct": 60, "zero-shot": 350, "few-shot": 150}
_UNKNOWN_STYLE_TOKENS = 350


@dataclass(frozen=True, slots=True)
class Range:
    """From the least, where all samples agree, to the most, where all have to be asked for."""

    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """Of a round of questions.

    Attributes:
        statements: how many there are.
        cached: how many of them have a value.
        calls: for the rest.
        tokens: in and out, by estimate.
        cost: None where the model's price is not known.
    """

    statements: int
    cached: int
    calls: Range
    tokens: Range
    cost: Range | None


def of(statements: int, cached: int, calls: Range, call: Usage, price: Price | None) -> Estimate:
    """The estimate for calls that cost `call` each."""
    each = call.prompt_tokens + call.completion_tokens
    tokens = Range(round(calls.least * each), round(calls.most * each))
    if price is None:
        return Estimate(statements, cached, calls, tokens, None)
    cost = Range(calls.least * price.of(call), calls.most * price.of(call))
    return Estimate(statements, cached, calls, tokens, cost)


def spanning(least: Sequence[Estimate], most: Sequence[Estimate]) -> Estimate:
    """From the least of some questions to the most of others, which are more."""

    def amount(of: Callable[[Estimate], Range]) -> Range:
        return Range(sum(of(one).least for one in least), sum(of(one).most for one in most))

    nothing = Range(0, 0)
    priced = all(one.cost for one in (*least, *most))
    return Estimate(
        sum(one.statements for one in most),
        sum(one.cached for one in most),
        amount(lambda one: one.calls),
        amount(lambda one: one.tokens),
        amount(lambda one: one.cost or nothing) if priced else None,
    )


def reply_tokens(connection: Connection, scheme: Scheme, limit: int | None) -> int:
    """How long a reply will be: as those in the cache to the same prompts, else as is usual."""
    mean = connection.scalar(
        select(func.avg(SAMPLES.c.completion_tokens))
        .join(QUESTIONS)
        .where(QUESTIONS.c.judge == scheme.judge, QUESTIONS.c.prompt == scheme.prompt)
    )
    style = scheme.prompt.partition("/")[0]
    usual = _REPLY_TOKENS.get(style, _UNKNOWN_STYLE_TOKENS)
    expected = usual if mean is None else round(float(mean))
    return expected if limit is None else min(expected, limit)
