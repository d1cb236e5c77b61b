"""Entailment by a cross-encoder for natural language inference."""

from __future__ import annotations

from collections.abc import Sequence

from paradl.chains.models.model import Model, Question
from paradl.oracle.nli import CrossEncoder, Inference


class NliModel(Model):
    """The premises, one after the other, are the encoder's premise."""

    def __init__(self, encoder: CrossEncoder) -> None:
        """With a model."""
        self._encoder = encoder

    @property
    def name(self) -> str:
        """As `nli:MODEL`."""
        return self._encoder.name

    def entails(self, questions: Sequence[Question]) -> list[float]:
        """The probability of entailment."""
        return [found.entailment for found in self._inferred(questions)]

    def contradicts(self, questions: Sequence[Question]) -> list[float]:
        """The probability of contradiction."""
        return [found.contradiction for found in self._inferred(questions)]

    def _inferred(self, questions: Sequence[Question]) -> list[Inference]:
        return self._encoder.infer(
            [
                (" ".join(claim.text for claim in premises), hypothesis.text)
                for premises, hypothesis in questions
            ]
        )
