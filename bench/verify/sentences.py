"""Claims as sentences, and back: so simple that reading them takes no model."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bench.verify.chains import Claim
from paradl.verify.propositions import Proposition

_SENTENCE = re.compile(r"([\w ]+?) (is caused by|causes|leads to|prevents) ([\w ]+?)(?:\.|\n|$)")


def text(claims: Iterable[Claim]) -> str:
    """A sentence for each claim."""
    return " ".join(f"{' '.join(claim).capitalize()}." for claim in claims)


def read(said: str) -> tuple[Proposition, ...]:
    """The claims of a text; what is no such sentence is passed over.

    >>> [str(p) for p in read("Rain causes floods. Well. Loss is caused by floods.")]
    ['rain causes floods', 'floods causes loss']
    """
    return tuple(Proposition(*claim) for claim in claims(said))


def claims(said: str) -> tuple[Claim, ...]:
    """The same as plain triples."""
    found = []
    for subject, verb, object in _SENTENCE.findall(said):
        one, other = subject.strip().lower(), object.strip().lower()
        found.append((other, "causes", one) if verb == "is caused by" else (one, verb, other))
    return tuple(found)
