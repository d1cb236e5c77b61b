"""What the trial of a test case says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """What is said of an ontology; failed is a bug of ours."""

    CONSISTENT = "consistent"
    INCONSISTENT = "inconsistent"
    REJECTED = "rejected"
    TIMEOUT = "timeout"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer to one trial.

    Attributes:
        verdict: on the ontology.
        conflicts: how many; of `coherence`, the unsatisfiable classes.
        guarded: how many axioms had a hard constraint softened.
        split: how many names were split.
        alone: of `adaptive`, which conflict, from 1, is the first whose justification, taken alone,
            bare HermiT finds inconsistent; 0 where none is.
        asked: of `entailment`, how many axioms of the conclusion were put as sentences.
        untold: of `entailment`, how many of these are not told true classically.
        unasked: of `entailment`, what else the conclusion says, that no sentence can.
        message: what is wrong, or why it was rejected.
    """

    verdict: Verdict
    conflicts: int = 0
    guarded: int = 0
    split: int = 0
    alone: int = 0
    asked: int = 0
    untold: int = 0
    unasked: tuple[str, ...] = ()
    message: str = ""
