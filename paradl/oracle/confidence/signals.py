"""The signals of a trace: how well its parts agree with its verdict, and what it looks like."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from math import exp
from typing import Protocol

from paradl.errors import DataError
from paradl.oracle.confidence.evidence import grounding_score, quotations
from paradl.oracle.confidence.rules import OUTCOMES, Rules, agrees
from paradl.oracle.confidence.steps import claims, steps
from paradl.oracle.evidence import projection
from paradl.oracle.valuation import Sample, Side, Valuation
from paradl.oracle.verdicts import find, unmarked
from paradl.oracle.voting import majority
from paradl.truth import V3

_HEDGES = re.compile(
    r"\b(?:however|although|though|partially|partly|unclear|uncertain|possibl[ey]|perhaps|maybe"
    r"|might|may|could|seems?|appears?|likely|probabl[ey]|apparently|presumably|somewhat|suggests?"
    r"|generally|usually|roughly|approximately|if any)\b",
    re.IGNORECASE,
)
_NEGATIONS = re.compile(
    r"\b(?:not|no|never|none|nothing|neither|nor|cannot|without)\b|n[’']t\b", re.IGNORECASE
)
_WORD = re.compile(r"\S+")


class Reader(Protocol):
    """Tells which steps of a trace agree with its verdict."""

    @property
    def name(self) -> str:
        """What weights remember it by."""
        ...

    def aligned(
        self, steps: Sequence[str], side: Side, verdict: V3, statement: str
    ) -> list[bool | None]:
        """Of each step, whether its conclusion agrees with the verdict; None where it has none."""
        ...


@dataclass(frozen=True, slots=True)
class Signals:
    """What a trace, or the traces of a valuation on average, tell of the verdict.

    None is what a trace does not tell.

    Attributes:
        alignment: step-verdict alignment: the share of steps with a conclusion that agree with it.
        margin: claim-level margin: the larger of the shares of claims for and against; 0.5 to 1.
        grounding: evidence grounding score: the share of quotations that are in the source.
        words: how many.
        hedges: words such as "however", "possibly".
        negations: words such as "not", "no".
        quotes: quoted spans.
        vote_margin: by how much the verdict won the vote, as a share; no signal of the trace.
        logprob: the probability of the verdict's tokens, where the endpoint tells; neither is this.
    """

    alignment: float | None = None
    margin: float | None = None
    grounding: float | None = None
    words: float | None = None
    hedges: float | None = None
    negations: float | None = None
    quotes: float | None = None
    vote_margin: float | None = None
    logprob: float | None = None


def trace_signals(
    trace: str,
    side: Side,
    verdict: V3,
    *,
    statement: str = "",
    source: str | None = None,
    reader: Reader | None = None,
) -> Signals:
    r"""The signals of one reply.

    Args:
        trace: the judge's words.
        side: what it was asked.
        verdict: `t` or `f`, what the steps are held against.
        statement: what it was asked about; an NLI reader needs it.
        source: the text that its quotations should be from, if there is one.
        reader: of the steps; by rules, if none is given.

    Raises:
        DataError: the trace is empty.

    >>> reply = "CLAIM 1: is wrong | EVIDENCE: - | VERIFIED\nCLAIM 2: b | EVIDENCE: - | FABRICATED"
    >>> trace_signals(f"{reply}\nFALSE", Side.UNILATERAL, V3.F).alignment
    0.5
    """
    if not trace.strip():
        raise DataError("the trace is empty", "give the judge's words, not its verdict alone")
    words = unmarked(trace)
    if adjudicated := claims(trace):
        aligned = [agrees(OUTCOMES[claim.outcome], side, verdict) for claim in adjudicated]
    else:
        read = (reader or Rules()).aligned(_reasons(trace, side), side, verdict, statement)
        aligned = [agreed for agreed in read if agreed is not None]
    share = sum(aligned) / len(aligned) if aligned else None
    return Signals(
        alignment=share,
        margin=None if share is None else max(share, 1 - share),
        grounding=None if source is None else grounding_score(words, source),
        words=float(len(_WORD.findall(words))),
        hedges=float(len(_HEDGES.findall(words))),
        negations=float(len(_NEGATIONS.findall(words))),
        quotes=float(len(quotations(words))),
    )


def valuation_signals(valuation: Valuation, reader: Reader | None = None) -> Signals | None:
    """The signals of all the replies that a value rests on, averaged.

    Each reply is held against the verdict of its side, which its own may differ from. The source is
    the statement's context. None where the judge abstains, or has said nothing.

    >>> from paradl.oracle import Statement, oracle
    >>> with oracle("recorded:examples/judge/birds.jsonl") as birds:
    ...     [found] = birds.judge([Statement("Penguins can fly.", "Penguins can fly.")])
    >>> valuation_signals(found).words  # of CANNOT VERIFY and of REFUTED
    1.5
    """
    if projection(valuation.value) is V3.E:
        return None
    source = "\n".join(valuation.statement.context) or None
    settled = _settled(valuation.samples)
    found = [
        trace_signals(
            sample.text,
            sample.side,
            settled[sample.side],
            statement=valuation.statement.text,
            source=source,
            reader=reader,
        )
        for sample in valuation.samples
        if unmarked(sample.text).strip()
    ]
    if not found:
        return None
    means = {
        field.name: _mean(getattr(one, field.name) for one in found) for field in fields(Signals)
    }
    means["vote_margin"] = _mean(_vote_margin(valuation.samples, side) for side in settled)
    logprobs = (sample.logprob for sample in valuation.samples)
    means["logprob"] = _mean(None if one is None else exp(min(one, 0.0)) for one in logprobs)
    return Signals(**means)


def _reasons(trace: str, side: Side) -> list[str]:
    """The steps without the verdict itself, which agrees with itself."""
    verdict = find(side, trace)
    return steps(unmarked(trace[: verdict.start] + trace[verdict.end :]))


def _settled(samples: Iterable[Sample]) -> dict[Side, V3]:
    sides: dict[Side, list[V3]] = {}
    for sample in samples:
        sides.setdefault(sample.side, []).append(sample.verdict)
    return {side: majority(verdicts) for side, verdicts in sides.items()}


def _vote_margin(samples: Iterable[Sample], side: Side) -> float:
    """By how many votes the winner is ahead of the next, as a share of all."""
    verdicts = [sample.verdict for sample in samples if sample.side is side]
    ahead, behind, *_ = sorted((verdicts.count(value) for value in V3), reverse=True)
    return (ahead - behind) / len(verdicts)


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None
