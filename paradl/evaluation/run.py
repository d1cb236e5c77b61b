"""One judge over one data set: each item with its valuation, and what that comes to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from paradl.evaluation.items import Item
from paradl.evaluation.outcomes import Outcomes
from paradl.oracle.valuation import Usage, Valuation


class Setting(NamedTuple):
    """What a run is of.

    Attributes:
        dataset: its name.
        judge: who was asked, as `openai:gpt-4o`.
        prompt: how, as `zero-shot`.
        bilateral: whether for verification and refutation, else for TRUE or FALSE.
    """

    dataset: str
    judge: str
    prompt: str
    bilateral: bool

    @property
    def mode(self) -> str:
        """`bilateral` or `unilateral`."""
        return "bilateral" if self.bilateral else "unilateral"


@dataclass(frozen=True)
class Run:
    """A judge's valuations of the items of a data set, in the order of the items' atoms.

    Attributes:
        setting: what it is a run of.
        k: how many samples a side may take.
        items: what was judged.
        valuations: one for each item.
    """

    setting: Setting
    k: int
    items: tuple[Item, ...]
    valuations: tuple[Valuation, ...]

    @classmethod
    def of(cls, setting: Setting, k: int, judged: Iterable[tuple[Item, Valuation]]) -> Run:
        """From items with their valuations, in any order."""
        ordered = sorted(judged, key=lambda pair: pair[0].statement.atom)
        return cls(setting, k, tuple(i for i, _ in ordered), tuple(v for _, v in ordered))

    @cached_property
    def outcomes(self) -> Outcomes:
        """The columns that the metrics are computed on."""
        return Outcomes.of(
            [item.label for item in self.items],
            [valuation.value for valuation in self.valuations],
            [_known(valuation.usage.seconds) for valuation in self.valuations],
            [_known(_tokens(valuation.usage)) for valuation in self.valuations],
        )

    def same_items(self, other: Run) -> bool:
        """Whether two runs can be compared item by item."""
        return [(i.statement.atom, i.label) for i in self.items] == [
            (i.statement.atom, i.label) for i in other.items
        ]


def _tokens(usage: Usage) -> int:
    return usage.prompt_tokens + usage.completion_tokens


def _known(amount: float) -> float:
    """A record without usage, or a judge that reports none, has spent we know not what."""
    return amount or float("nan")
