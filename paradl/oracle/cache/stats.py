"""How much is in a cache, by judge and prompts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import Connection, func, select

from paradl.oracle.cache.schema import QUESTIONS, SAMPLES, VALUATIONS
from paradl.oracle.valuation import Usage

_WAY = (QUESTIONS.c.judge, QUESTIONS.c.prompt, QUESTIONS.c.sampling)


@dataclass(slots=True)
class Group:
    """What was asked in one way.

    Attributes:
        judge: its name.
        prompt: name and version of the prompts.
        sampling: what else the endpoint was told.
        questions: how many statements it was asked about.
        samples: how many replies there are.
        usage: what they cost.
        values: how many valuations there are of each pair.
    """

    judge: str
    prompt: str
    sampling: str
    questions: int = 0
    samples: int = 0
    usage: Usage = field(default_factory=Usage)
    values: Counter[str] = field(default_factory=Counter)


def groups(connection: Connection) -> list[Group]:
    """All of them, by name."""
    found = {}
    asked = select(*_WAY, func.count()).group_by(*_WAY)
    for judge, prompt, sampling, questions in connection.execute(asked):
        found[judge, prompt, sampling] = Group(judge, prompt, sampling, questions)
    used = (SAMPLES.c.prompt_tokens, SAMPLES.c.completion_tokens, SAMPLES.c.seconds)
    replies = select(*_WAY, func.count(), *map(func.sum, used)).join(SAMPLES).group_by(*_WAY)
    for judge, prompt, sampling, samples, *cost in connection.execute(replies):
        group = found[judge, prompt, sampling]
        group.samples, group.usage = samples, Usage(int(cost[0]), int(cost[1]), float(cost[2]))
    valued = select(*_WAY, VALUATIONS.c.value, func.count()).join(VALUATIONS)
    for judge, prompt, sampling, value, count in connection.execute(
        valued.group_by(*_WAY, VALUATIONS.c.value)
    ):
        found[judge, prompt, sampling].values[value] = count
    return [found[way] for way in sorted(found)]
