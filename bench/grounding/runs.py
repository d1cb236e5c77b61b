"""One run: what was asked, and where the time went."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import paradl
from bench.grounding import dice
from paradl.grounding import ground


@dataclass(frozen=True)
class Run:
    """Of a command that answers questions.

    Attributes:
        questions: how many.
        atoms: that asking everything first would ask about.
        asked: that were asked about.
        calls: two for each, as each side is one.
        seconds: from loading the ontology to the last answer.
        judging: of these, with a call to the judge under way.
    """

    questions: int
    atoms: int
    asked: int
    calls: int
    seconds: float
    judging: float

    @property
    def share(self) -> float:
        """Of the atoms that were asked about."""
        return self.asked / self.atoms

    @property
    def outside(self) -> float:
        """The part of the time that is not the judge's."""
        return 1 - self.judging / self.seconds


def run(
    ontology: bytes,
    questions: Sequence[str],
    logic: str,
    *,
    latency: float,
    at_once: int = 16,
    everything: Callable[[paradl.KnowledgeBase], int],
) -> Run:
    """Answer the questions; `everything` counts the atoms that there are."""
    judge = dice.Dice(latency)
    started = time.perf_counter()
    with paradl.load(ontology, logic=logic) as kb, dice.oracle(judge, at_once) as oracle:
        done = ground(kb, questions, oracle)
        seconds = time.perf_counter() - started
    with paradl.load(ontology, logic=logic) as kb:
        atoms = everything(kb)
    return Run(len(questions), atoms, done.asked, judge.calls, seconds, judge.seconds)
