"""What an entailment model is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from paradl.chains.chain import Chain, Claim


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
