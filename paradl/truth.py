"""Truth values: the three of weak Kleene logic, pairs of them, and the four of Belnap and Dunn.

Sources: N. Belnap, *A useful four-valued logic* (1977); T. M. Ferguson, *Tableaux and restricted
quantification for systems related to weak Kleene logic* (2021); B. P. Allen et al., *Sound and
complete neurosymbolic reasoning with LLM-grounded interpretations* (2025).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class V3(Enum):
    """A truth value of weak Kleene logic: true, undefined, false. The undefined is infectious.

    >>> V3.T & V3.E, V3.F | V3.E, ~V3.F
    (V3.E, V3.E, V3.T)
    """

    T = "t"
    E = "e"
    F = "f"

    def __invert__(self) -> V3:
        return {V3.T: V3.F, V3.F: V3.T, V3.E: V3.E}[self]

    def __and__(self, other: V3) -> V3:
        if V3.E in (self, other):
            return V3.E
        return V3.F if V3.F in (self, other) else V3.T

    def __or__(self, other: V3) -> V3:
        return ~(~self & ~other)

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"V3.{self.name}"


class Belnap(Enum):
    """What was told of a sentence: true, false, both (a glut) or neither (a gap).

    >>> Belnap.from_told(told_true=True, told_false=True)
    Belnap.B
    >>> ~Belnap.T, ~Belnap.B
    (Belnap.F, Belnap.B)
    >>> Belnap.T & Belnap.B, Belnap.F | Belnap.N, Belnap.B & Belnap.N
    (Belnap.B, Belnap.N, Belnap.F)

    `if value:` would hold of F and N, too, as of every object:

    >>> bool(Belnap.F)
    Traceback (most recent call last):
    TypeError: Belnap.F is none of Python's truth values: compare it, or ask whether it is told_true
    """

    T = "T"
    F = "F"
    B = "B"
    N = "N"

    @classmethod
    def from_told(cls, *, told_true: bool, told_false: bool) -> Belnap:
        """The value of a sentence that was told true, or told false, or both, or neither."""
        if told_true:
            return cls.B if told_false else cls.T
        return cls.F if told_false else cls.N

    @property
    def told_true(self) -> bool:
        """Whether the sentence is at least told true, that is, designated."""
        return self in (Belnap.T, Belnap.B)

    @property
    def told_false(self) -> bool:
        """Whether the sentence is at least told false."""
        return self in (Belnap.F, Belnap.B)

    def __bool__(self) -> bool:
        raise TypeError(
            f"{self!r} is none of Python's truth values: compare it, or ask whether it is told_true"
        )

    def __invert__(self) -> Belnap:
        return Belnap.from_told(told_true=self.told_false, told_false=self.told_true)

    def __and__(self, other: Belnap) -> Belnap:
        return Belnap.from_told(
            told_true=self.told_true and other.told_true,
            told_false=self.told_false or other.told_false,
        )

    def __or__(self, other: Belnap) -> Belnap:
        return ~(~self & ~other)

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Belnap.{self.name}"


@dataclass(frozen=True, slots=True)
class GeneralizedTruthValue:
    """A pair `<u, v>`: whether a sentence could be verified, and whether it could be refuted.

    >>> verified = GeneralizedTruthValue(V3.T, V3.F)
    >>> str(verified), verified.belnap
    ('<t,f>', Belnap.T)
    >>> str(~verified)
    '<f,t>'
    >>> GeneralizedTruthValue.parse("<t,t>").belnap
    Belnap.B
    """

    u: V3
    v: V3

    @classmethod
    def parse(cls, text: str) -> GeneralizedTruthValue:
        """Read `<u,v>`, as `str` writes it.

        Raises:
            ValueError: the text is not a pair of t, e and f.
        """
        u, comma, v = text.strip().removeprefix("<").removesuffix(">").partition(",")
        if not comma:
            raise ValueError(f"not a generalized truth value: {text!r}")
        return cls(V3(u.strip()), V3(v.strip()))

    @property
    def told_true(self) -> bool:
        """Whether the sentence was verified."""
        return self.u is V3.T

    @property
    def told_false(self) -> bool:
        """Whether the sentence was refuted."""
        return self.v is V3.T

    @property
    def belnap(self) -> Belnap:
        """The projection to what was told, in which f and e are alike."""
        return Belnap.from_told(told_true=self.told_true, told_false=self.told_false)

    def __invert__(self) -> GeneralizedTruthValue:
        return GeneralizedTruthValue(self.v, self.u)

    def __str__(self) -> str:
        return f"<{self.u},{self.v}>"
