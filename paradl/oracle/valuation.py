"""What a judge was asked, what it replied, and the value that this comes to.

Source: B. P. Allen et al., *Sound and complete neurosymbolic reasoning with LLM-grounded
interpretations* (2025), Definitions 1 to 5.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from paradl.truth import V3, GeneralizedTruthValue

_NOT_STORABLE = re.compile("[\0\ud800-\udfff]")


class Side(StrEnum):
    """Which of the two questions is asked of a statement; the unilateral baseline asks one only.

    The likelihood of a claim's following from premises is a question of its own.
    A `WRITING` is no question about a statement: a text is asked for, which has no verdict.
    """

    VERIFICATION = "verification"
    REFUTATION = "refutation"
    UNILATERAL = "unilateral"
    LIKELIHOOD = "likelihood"
    WRITING = "writing"


def storable(text: str) -> str:
    r"""The text without what databases take for none: NUL, and halves of surrogate pairs.

    >>> storable("a\0b")
    'a\ufffdb'
    """
    return _NOT_STORABLE.sub("\N{REPLACEMENT CHARACTER}", text)


@dataclass(frozen=True, slots=True)
class Statement:
    r"""What is judged.

    Attributes:
        atom: its canonical form, which the cache knows it by.
        text: in English.
        context: definitions, comments, known types: data for the judge, one line each.

    What is no text, as NUL, is replaced at once: so the cache has the statement that was asked.

    >>> Statement("a\0", "b\0").text, Statement("a\0", "b").atom
    ('b\ufffd', 'a\ufffd')
    """

    atom: str
    text: str
    context: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Make all of it storable."""
        object.__setattr__(self, "atom", storable(self.atom))
        object.__setattr__(self, "text", storable(self.text))
        object.__setattr__(self, "context", tuple(map(storable, self.context)))


@dataclass(frozen=True, slots=True)
class Usage:
    """What replies cost: tokens in and out, and seconds.

    >>> Usage(10, 2, 0.5) + Usage(10, 3, 0.5)
    Usage(prompt_tokens=20, completion_tokens=5, seconds=1.0)
    """

    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.prompt_tokens + other.prompt_tokens,
            self.completion_tokens + other.completion_tokens,
            self.seconds + other.seconds,
        )


@dataclass(frozen=True, slots=True)
class Sample:
    """One reply to one side's question.

    Attributes:
        side: which question.
        text: the judge's words.
        verdict: `t` for what was asked (VERIFIED, REFUTED, TRUE), `f` for its denial, `e` for none.
        usage: what it cost.
        logprob: of the verdict, where the endpoint says.
    """

    side: Side
    text: str
    verdict: V3
    usage: Usage = Usage()
    logprob: float | None = None


@dataclass(frozen=True, slots=True)
class Valuation:
    """The value of a statement, with all that it rests on: `zeta` of Definition 3.

    >>> from paradl.oracle import oracle
    >>> with oracle("recorded:examples/judge/birds.jsonl") as birds:
    ...     [found] = birds.judge([Statement("Penguins can fly.", "Penguins can fly.")])
    >>> str(found.value), found.value.belnap, [sample.text for sample in found.samples]
    ('<f,t>', Belnap.F, ['CANNOT VERIFY', 'REFUTED'])

    Attributes:
        statement: what was judged.
        value: the pair of the two majorities; a unilateral TRUE is `<t,f>`, FALSE `<f,t>`.
        samples: in the order in which they were asked for, side by side.
        judge: who was asked, as `openai:gpt-4o`.
        prompt: the prompts' name and version, as `zero-shot/1`.
        policy: how it was sampled, as `k=3,temperature=0.1`.
        time: when, in UTC, where it is known.
        confidence: that the value is right, where it is known, from 0 to 1.
        confidence_by: the weights that say so; it is computed anew whenever they are applied.
        cached: whether it was there before it was asked for.
    """

    statement: Statement
    value: GeneralizedTruthValue
    samples: tuple[Sample, ...]
    judge: str
    prompt: str
    policy: str
    time: datetime | None
    confidence: float | None = None
    confidence_by: str | None = None
    cached: bool = False

    @property
    def when(self) -> str | None:
        """The time as ISO 8601 has it."""
        return self.time.isoformat() if self.time else None

    @property
    def usage(self) -> Usage:
        """What all the samples cost."""
        return sum((sample.usage for sample in self.samples), Usage())
