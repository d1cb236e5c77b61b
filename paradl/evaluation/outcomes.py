"""What a run came to, as columns of numbers: row i of each is about item i."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paradl.oracle.evidence import projection
from paradl.truth import V3, GeneralizedTruthValue

Integers = NDArray[np.int8]
Floats = NDArray[np.float64]
Booleans = NDArray[np.bool_]

_ORDER = (V3.T, V3.F, V3.E)
VALUES = tuple(
    sorted(
        (GeneralizedTruthValue(u, v) for u in _ORDER for v in _ORDER),
        key=lambda value: V3.E in (value.u, value.v),
    )
)
"""The nine pairs, those without e first; a column of values holds their places in it."""

TRUE, FALSE, ABSTAINED = 1, 0, -1

_PLACE = {value: place for place, value in enumerate(VALUES)}
_CLASSIFIED = {V3.T: TRUE, V3.F: FALSE, V3.E: ABSTAINED}
_PROJECTION = np.array([_CLASSIFIED[projection(value)] for value in VALUES], np.int8)


@dataclass(frozen=True, eq=False, slots=True)
class Outcomes:
    """The columns of a run over n items.

    Attributes:
        labels: whether each item is true; n.
        values: the place in `VALUES` of each item's value; n.
        seconds: spent on each item, not a number where that is not known; n.
        tokens: likewise.
    """

    labels: Booleans
    values: Integers
    seconds: Floats
    tokens: Floats

    @classmethod
    def of(
        cls,
        labels: Sequence[bool],
        values: Sequence[GeneralizedTruthValue],
        seconds: Sequence[float],
        tokens: Sequence[float],
    ) -> Outcomes:
        """From plain sequences, all of the same length."""
        places = [_PLACE[value] for value in values]
        return cls(
            np.array(labels, bool),
            np.array(places, np.int8),
            np.array(seconds, float),
            np.array(tokens, float),
        )

    @property
    def predictions(self) -> Integers:
        """`TRUE` for `<t,f>`, `FALSE` for `<f,t>`, else `ABSTAINED`.

        This is the projection to V3 of Allen et al. (2025), Appendix D.2.
        """
        projected: Integers = _PROJECTION[self.values]
        return projected

    def __len__(self) -> int:
        return len(self.labels)

    def __getitem__(self, rows: NDArray[np.intp]) -> Outcomes:
        """The rows that an array of indices names; where it has two dimensions, so have these."""
        return Outcomes(self.labels[rows], self.values[rows], self.seconds[rows], self.tokens[rows])


def pooled(parts: Sequence[Outcomes]) -> Outcomes:
    """One after the other."""
    return Outcomes(
        np.concatenate([part.labels for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.seconds for part in parts]),
        np.concatenate([part.tokens for part in parts]),
    )
