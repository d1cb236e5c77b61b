"""Natural language inference by a model from Hugging Face, on this machine.

Any sequence-classification model will do that names one of its labels after entailment, as the
cross-encoders do: `cross-encoder/nli-MiniLM2-L6-H768`, or the path of a folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from paradl.errors import UsageError
from paradl.oracle.valuation import Side
from paradl.truth import V3

_BATCH = 32
_PREFIX = "nli:"


@dataclass(frozen=True, slots=True)
class Inference:
    """How likely a premise is to entail a hypothesis, and to contradict it."""

    entailment: float
    contradiction: float


class CrossEncoder:
    """A model that reads a premise and a hypothesis together."""

    def __init__(self, model: str) -> None:
        """Load a model by its name or path.

        Raises:
            UsageError: transformers is not installed, there is no such model, or it is of another
                kind.
        """
        try:
            from transformers import AutoModelForSequenceClassification, AutoTokenizer
            from transformers.utils import logging
        except ImportError:
            raise UsageError(
                "NLI models need transformers and torch", "pip install 'paradl[nli]'"
            ) from None
        logging.disable_progress_bar()
        logging.set_verbosity_error()
        try:
            self._tokenizer: Any = AutoTokenizer.from_pretrained(model)
            self._model: Any = AutoModelForSequenceClassification.from_pretrained(model)
        except (OSError, ValueError) as error:
            reason = str(error).strip().splitlines()[0]
            raise UsageError(
                f"the NLI model {model} cannot be loaded ({reason[:200]})",
                "check its name, or give the folder that it is in",
            ) from None
        self.name = f"{_PREFIX}{model}"
        self._model.eval()
        self._entailment, self._contradiction = _labels(model, self._model.config.id2label)

    def infer(self, pairs: Sequence[tuple[str, str]]) -> list[Inference]:
        """Of each pair of premise and hypothesis; what is too long is cut."""
        found: list[Inference] = []
        for start in range(0, len(pairs), _BATCH):
            found += self._batch(pairs[start : start + _BATCH])
        return found

    def _batch(self, pairs: Sequence[tuple[str, str]]) -> list[Inference]:
        import torch

        premises, hypotheses = (list(column) for column in zip(*pairs, strict=True))
        longest = min(self._tokenizer.model_max_length, self._positions())
        inputs = self._tokenizer(
            premises,
            hypotheses,
            padding=True,
            truncation=True,
            max_length=longest,
            return_tensors="pt",
        )
        with torch.inference_mode():
            rows = self._model(**inputs).logits.softmax(dim=-1).tolist()
        other = self._contradiction
        return [
            Inference(row[self._entailment], 0.0 if other is None else row[other]) for row in rows
        ]

    def _positions(self) -> int:
        """How many tokens the model takes; some count two more than they can use."""
        return int(getattr(self._model.config, "max_position_embeddings", 514)) - 2


class StepReader:
    """Reads the steps of a trace by what they entail: no words are looked for."""

    def __init__(self, encoder: CrossEncoder) -> None:
        """With a model."""
        self._encoder = encoder

    @classmethod
    def of(cls, name: str) -> StepReader:
        """By `nli:MODEL`.

        Raises:
            UsageError: the model cannot be had.
        """
        return cls(encoder(name))

    @property
    def name(self) -> str:
        """As `nli:MODEL`."""
        return self._encoder.name

    def aligned(
        self, steps: Sequence[str], side: Side, verdict: V3, statement: str
    ) -> list[bool | None]:
        """True of a step that entails the verdict, False of one that contradicts it, else None."""
        claim = _VERDICTS[side, verdict].format(statement)
        return [_stance(one) for one in self._encoder.infer([(step, claim) for step in steps])]


@cache
def encoder(name: str) -> CrossEncoder:
    """The model of a name `nli:MODEL`, loaded once.

    Raises:
        UsageError: the name is no such, or the model cannot be had.
    """
    kind, _, model = name.partition(":")
    if f"{kind}:" != _PREFIX or not model:
        raise UsageError(f"there is no reader {name!r}", "choose rules, or nli:MODEL")
    return CrossEncoder(model)


_VERDICTS = {
    (Side.VERIFICATION, V3.T): "It is true: {}",
    (Side.VERIFICATION, V3.F): "There is no evidence for this: {}",
    (Side.REFUTATION, V3.T): "It is false: {}",
    (Side.REFUTATION, V3.F): "There is no evidence against this: {}",
    (Side.UNILATERAL, V3.T): "It is true: {}",
    (Side.UNILATERAL, V3.F): "It is false: {}",
}


def _stance(inference: Inference) -> bool | None:
    """The likeliest of the three; the neutral one is no conclusion."""
    neutral = 1 - inference.entailment - inference.contradiction
    if neutral >= max(inference.entailment, inference.contradiction):
        return None
    return inference.entailment >= inference.contradiction


def _labels(model: str, names: dict[int, str]) -> tuple[int, int | None]:
    """The places of entailment and, if it is told apart, of contradiction."""
    places = {name.casefold(): int(place) for place, name in names.items()}
    entailing = [place for name, place in places.items() if name.startswith("entail")]
    contradicting = [place for name, place in places.items() if name.startswith("contradict")]
    if not entailing:
        raise UsageError(
            f"the model {model} has no label for entailment, but {', '.join(names.values())}",
            "choose one that was trained for natural language inference",
        )
    return entailing[0], contradicting[0] if contradicting else None
