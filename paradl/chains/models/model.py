"""What an entailment model is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from paradl.chains.chain import Chain, Claim
from paradl.errors import DataError

_ROUNDING = 1e-6  # so far a sum of shares may be off


class Question(NamedTuple):
    """Does the hypothesis follow from just these premises?

    Attributes:
        premises: in the order of the chain.
        hypothesis: the claim.
    """

    premises: tuple[Claim, ...]
    hypothesis: Claim


class Model(ABC):
    """A probabilistic entailment model: premises and a claim to a number from 0 to 1.

    Asked many questions at once, so that a judge is asked in parallel and a reasoner in batches.
    """

    dear: bool = False
    """Whether a question costs so much that an estimate from fewer is better than an exact sum."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What answers say that they are by."""

    @abstractmethod
    def entails(self, questions: Sequence[Question]) -> list[float]:
        """How likely the premises of each are to entail its hypothesis."""

    @abstractmethod
    def contradicts(self, questions: Sequence[Question]) -> list[float]:
        """How likely they are to contradict it."""

    def whole(self, chain: Chain) -> list[float]:
        """Of each derived claim, what is said of it by who sees the whole chain at once."""
        claims = (*chain.base, *chain.derived)
        return self.entails(
            [Question(tuple(c for c in claims if c is not step), step) for step in chain.derived]
        )

    def exact(self, chain: Chain, priors: Sequence[float]) -> list[float] | None:
        """The stability of each derived claim, where it can be had without premise sets."""
        del chain, priors
        return None


def entailed(model: Model, questions: Sequence[Question]) -> list[float]:
    """What the model says of entailment, if it is a probability for each question.

    Raises:
        DataError: it is not, and no stability would be one.

    >>> from paradl.chains.models.horn import Horn
    >>> claim = Claim("tom Type Cat")
    >>> entailed(Horn(), [Question((claim,), claim)])
    [1.0]
    """
    return _probabilities(model, model.entails(questions), len(questions))


def contradicted(model: Model, questions: Sequence[Question]) -> list[float]:
    """What the model says of contradiction, likewise.

    Raises:
        DataError: it says something that is no probability.

    >>> from paradl.chains.models.horn import Horn
    >>> contradicted(Horn(), [Question((Claim("tom Type Cat"),), Claim("tom Type Dog"))])
    [0.0]
    """
    return _probabilities(model, model.contradicts(questions), len(questions))


def _probabilities(model: Model, said: list[float], asked: int) -> list[float]:
    if len(said) != asked:
        raise DataError(
            f"the entailment model {model.name} answered {len(said)} of {asked} questions",
            "have it answer each",
        )
    for one in said:
        if not -_ROUNDING <= one <= 1 + _ROUNDING:  # also where it is not a number
            raise DataError(
                f"the entailment model {model.name} says {one:g}, which is no probability",
                "have it say numbers from 0 to 1",
            )
    return [min(1.0, max(0.0, one)) for one in said]
