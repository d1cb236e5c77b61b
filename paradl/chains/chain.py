"""What a reasoning chain is: claims that are given, and claims that are derived, in order."""

from __future__ import annotations

from dataclasses import dataclass, field

from paradl.errors import DataError

PRIOR = 0.95
"""How likely a base claim is to be sound where nobody says (You et al., appendix C.2)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim.

    Attributes:
        text: in English; or, for a reasoner, in Manchester syntax.
        formula: in Manchester syntax, where the text is in English.
        prior: of a base claim: how likely it is to be sound; None is what the chain's user says.
        id: by which later claims may cite it.
        cites: of a derived claim: the ids of earlier claims that it says it rests on.
        because: of a derived claim: premises that it states itself, word for word.
        sound: of a derived claim: whether it is known to be sound, or not.
    """

    text: str
    formula: str | None = None
    prior: float | None = None
    id: str | None = None
    cites: tuple[str, ...] = ()
    because: tuple[str, ...] = ()
    sound: bool | None = None

    @property
    def logical(self) -> str:
        """What a reasoner reads."""
        return self.formula or self.text


@dataclass(frozen=True, slots=True)
class Chain:
    """A reasoning chain (Definition 2.1's `C_1 ... C_n, C_n+1 ... C_n+m`).

    Attributes:
        base: n claims that are given.
        derived: m claims, each from what is before it.
        name: for people.

    Raises:
        DataError: a claim is empty, a prior is no probability, or one cites what is not before it.
    """

    base: tuple[Claim, ...]
    derived: tuple[Claim, ...]
    name: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        """Check it."""
        if not self.derived:
            raise self._wrong("it derives nothing", "give at least one derived claim")
        later = [claim.id for claim in (*self.base, *self.derived)]
        seen: set[str] = set()
        for number, claim in enumerate((*self.base, *self.derived), 1):
            self._check(number, claim, seen, later)
            if claim.id is not None:
                seen.add(claim.id)

    def before(self, step: int) -> tuple[Claim, ...]:
        """All claims before a derived one, which are counted from 0."""
        return (*self.base, *self.derived[:step])

    def priors(self, default: float = PRIOR) -> tuple[float, ...]:
        """Of the base claims."""
        return tuple(default if claim.prior is None else claim.prior for claim in self.base)

    def cited(self, step: int) -> tuple[Claim, ...]:
        """What a derived claim says it rests on: claims that it cites, and those stated in it."""
        ids = {claim.id: claim for claim in self.before(step)}
        claim = self.derived[step]
        return (*(ids[one] for one in claim.cites), *map(Claim, claim.because))

    def _check(self, number: int, claim: Claim, seen: set[str], later: list[str | None]) -> None:
        if not claim.text.strip():
            raise self._wrong(f"claim {number} is empty", "write it, or take it out")
        if claim.prior is not None and not 0 <= claim.prior <= 1:
            raise self._wrong(
                f"claim {number} has the prior {claim.prior:g}", "write one from 0 to 1"
            )
        if claim.prior is not None and number > len(self.base):
            raise self._wrong(
                f"claim {number} is derived and has a prior", "its soundness is what is computed"
            )
        if claim.id in seen:
            raise self._wrong(f"claim {number} has the id {claim.id} again", "give each its own")
        for cited in claim.cites:
            if cited not in seen:
                where = "refers forward to" if cited in later else "cites"
                what = "comes no earlier" if cited in later else "is nowhere"
                raise self._wrong(
                    f"claim {number} {where} {cited}, which {what}",
                    "cite claims that are before it",
                )

    def _wrong(self, what: str, remedy: str) -> DataError:
        return DataError(f"{self.name or 'the chain'}: {what}", remedy)
