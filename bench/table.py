"""The table: its rows, and the cells that people read."""

from __future__ import annotations

from dataclasses import dataclass

from bench.outcome import Outcome, typical
from bench.ratio import Goal, Ratio, ratio

GOALS = {
    "classical": Goal(1.10, "bare"),
    "fde": Goal(1.50, "bare"),
    "adaptive": Goal(1.05, "bare"),
    "whole": Goal(0.80, "owlready2"),
    "small": Goal(1.0, "second"),
    "help": Goal(0.2, "second"),
    "translation": Goal(0.1, "second"),
}

HEADINGS = (
    "ontology", "logic", "engine", "measured",
    "ParaDL", "bare engine", "owlready2", "÷ bare", "÷ owlready2", "goal", "",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Row:
    """The outcomes of all repetitions, in their order; none where a contestant has no part."""

    ontology: str
    logic: str
    engine: str
    measured: str
    ours: list[Outcome]
    bare: list[Outcome]
    owlready: list[Outcome]
    goal: Goal | None

    def cells(self) -> tuple[str, ...]:
        """As `HEADINGS` names them."""
        return (
            *(self.ontology, self.logic, self.engine, self.measured),
            *(_cell(outcomes) for outcomes in (self.ours, self.bare, self.owlready)),
            *(_text(ratio(self.ours, other)) for other in (self.bare, self.owlready)),
            _text(self.goal),
            self.verdict(),
        )

    def verdict(self) -> str:
        """Whether the goal is met; nothing where there is none or nothing to compare with."""
        if self.goal is None:
            return ""
        reached = self._ratio(self.goal)
        within = None if reached is None else reached.within(self.goal.limit)
        return "" if within is None else "met" if within else "**not met**"

    def _ratio(self, goal: Goal) -> Ratio | None:
        if goal.of == "second":
            seconds = typical(self.ours).seconds
            return None if seconds is None else Ratio(seconds)
        return ratio(self.ours, self.bare if goal.of == "bare" else self.owlready)


def _cell(outcomes: list[Outcome]) -> str:
    return str(typical(outcomes)) if outcomes else ""


def _text(value: Ratio | Goal | None) -> str:
    return "" if value is None else str(value)
