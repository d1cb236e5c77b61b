"""What a text claims, as subject, predicate and object in words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Proposition:
    """An atomic claim.

    Attributes:
        subject: a name, or a whole IRI.
        predicate: likewise; `is a` says what something is, or what all of a kind are.
        object: likewise, or the text of a value.
        negated: whether the text denies it.
        quote: the words of the text that it was read in.
        fault: why it cannot be read, if a model listed it amiss: then parts may be empty.

    >>> print(Proposition("Tweety", "is a", "bird"))
    Tweety is a bird
    >>> print(Proposition("penguins", "can", "fly", negated=True))
    not: penguins can fly
    """

    subject: str
    predicate: str
    object: str
    negated: bool = False
    quote: str = ""
    fault: str = ""

    def __str__(self) -> str:
        words = " ".join(filter(None, (self.subject, self.predicate, self.object)))
        return f"not: {words}" if self.negated else words
