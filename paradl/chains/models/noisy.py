"""A simulated judge: a model that is wrong at a known rate."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from paradl.chains.models.model import Model, Question


@dataclass(frozen=True)
class Noisy(Model):
    """Flips the answers of another model.

    Attributes:
        truth: whose answers.
        flip: how many of them.
        seed: of its dice, which always fall alike for the same question.
    """

    truth: Model
    flip: float
    seed: int = 0

    @property
    def name(self) -> str:
        """As `horn, flipped 0.1`."""
        return f"{self.truth.name}, flipped {self.flip:g}"

    def entails(self, questions: Sequence[Question]) -> list[float]:
        """Its answers, some of them flipped."""
        return self._flipped("entails", questions, self.truth.entails(questions))

    def contradicts(self, questions: Sequence[Question]) -> list[float]:
        """The same."""
        return self._flipped("contradicts", questions, self.truth.contradicts(questions))

    def _flipped(self, what: str, questions: Sequence[Question], said: list[float]) -> list[float]:
        return [
            1 - answer if self._dice(what, question) < self.flip else answer
            for question, answer in zip(questions, said, strict=True)
        ]

    def _dice(self, what: str, question: Question) -> float:
        """A number from 0 to 1 that the question alone decides."""
        premises = "\0".join(claim.text for claim in question.premises)
        words = f"{self.seed}\0{what}\0{premises}\0\0{question.hypothesis.text}"
        return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=6).digest()) / 2**48
