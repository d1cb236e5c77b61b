"""A verdict that a reply names, and what stands around it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from paradl.truth import V3

LONGEST = 300
"""Characters between two verdicts, or of a sentence, that are looked at."""

SENTENCE_END = re.compile(r"[.?!](?!\S)|\n")


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict and where in the reply it stands; nowhere if the reply has none."""

    value: V3
    start: int = 0
    end: int = 0


def around(reply: str, verdict: Verdict) -> tuple[str, str]:
    """What is before and after it in its line."""
    start, end = reply.rfind("\n", 0, verdict.start) + 1, reply.find("\n", verdict.end)
    before = reply[max(start, verdict.start - LONGEST) : verdict.start]
    return before, reply[verdict.end : len(reply) if end < 0 else end][:LONGEST]


def in_own_line(reply: str, verdict: Verdict) -> bool:
    """Whether there is nothing else in its line."""
    return not any(re.search(r"\w", part) for part in around(reply, verdict))


def needs_each_part(reply: str, verdict: Verdict) -> bool:
    """Whether the whole has it only if each of its parts has.

    The whole is verified if each part is, and refuted if one is.
    """
    return verdict.value is (V3.F if "REFUT" in reply[verdict.start : verdict.end] else V3.T)


def sentence(reply: str, verdict: Verdict) -> tuple[str, str]:
    """What is before and after it in its sentence."""
    before = reply[max(0, verdict.start - LONGEST) : verdict.start]
    after = reply[verdict.end : verdict.end + LONGEST]
    ends = [match.end() for match in SENTENCE_END.finditer(before)]
    return before[ends[-1] if ends else 0 :], SENTENCE_END.split(after, 1)[0]
