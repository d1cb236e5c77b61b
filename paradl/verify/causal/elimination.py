"""Marginal distributions of a Bayesian network, exactly, by eliminating its variables.

Source: D. Koller, N. Friedman, *Probabilistic Graphical Models* (2009), Section 9.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from paradl.errors import UnsupportedConstruct

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

_BATCH = 0  # einsum's label of the first axis, which all factors share
LARGEST = 2**24
"""Cells of a table."""


@dataclass(frozen=True, slots=True)
class Factor:
    """A table over some variables; its first axis tells apart models of the same shape."""

    variables: tuple[str, ...]
    table: Floats


def marginal(factors: Sequence[Factor], variable: str) -> Floats:
    """The distribution of one variable, a row for each model.

    Raises:
        UnsupportedConstruct: the tables on the way would get too large.

    >>> rain = Factor(("rain",), np.array([[0.7, 0.3]]))
    >>> wet = Factor(("rain", "wet"), np.array([[[0.9, 0.1], [0.2, 0.8]]]))
    >>> marginal([rain, wet], "wet").round(2)
    array([[0.69, 0.31]])
    """
    left = list(factors)
    others = {name for factor in left for name in factor.variables} - {variable}
    while others:
        name = min(others, key=lambda name: (_cost(left, name), name))
        touched = [factor for factor in left if name in factor.variables]
        left = [factor for factor in left if name not in factor.variables]
        left.append(_product(touched, without=name))
        others.remove(name)
    table = _product(left).table
    shares: Floats = table / table.sum(axis=1, keepdims=True)
    return shares


def too_dense() -> UnsupportedConstruct:
    """What to say where a table would get too large."""
    return UnsupportedConstruct(
        "the causal model is too dense: one effect depends on too many causes at once",
        "leave causes out of it",
    )


def _cost(factors: Sequence[Factor], name: str) -> int:
    """The size of the table that eliminating a variable makes."""
    sizes: dict[str, int] = {}
    for factor in factors:
        if name in factor.variables:
            sizes |= dict(zip(factor.variables, factor.table.shape[1:], strict=True))
    return prod(sizes.values())


def _product(factors: Sequence[Factor], without: str | None = None) -> Factor:
    names = dict.fromkeys(name for factor in factors for name in factor.variables)
    labels = {name: place for place, name in enumerate(names, 1)}
    kept = tuple(name for name in names if name != without)
    sizes = {n: s for f in factors for n, s in zip(f.variables, f.table.shape[1:], strict=True)}
    models = max(factor.table.shape[0] for factor in factors)
    if models * prod(sizes.values()) > LARGEST:
        raise too_dense()
    operands: list[Any] = []
    for factor in factors:
        table = np.broadcast_to(factor.table, (models, *factor.table.shape[1:]))
        operands += [table, [_BATCH, *(labels[name] for name in factor.variables)]]
    table = np.einsum(*operands, [_BATCH, *(labels[name] for name in kept)], optimize=True)
    return Factor(kept, table)
