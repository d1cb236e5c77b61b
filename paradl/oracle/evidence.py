"""What a judge's pair comes to: one value, or facts told to an ontology.

Sources: Allen et al. (2025), Section 5 (abstention) and the talk on it (projection); for `ac`,
T. M. Ferguson (2021), Definition 15.
"""

from __future__ import annotations

from enum import StrEnum

from paradl.truth import V3, GeneralizedTruthValue


def projection(value: GeneralizedTruthValue) -> V3:
    """The one value of a pair: `t` for `<t,f>`, `f` for `<f,t>`, else the judge abstains: `e`.

    >>> [projection(GeneralizedTruthValue.parse(pair)) for pair in ("<t,f>", "<f,t>", "<t,t>")]
    [V3.T, V3.F, V3.E]
    """
    if (value.u, value.v) == (V3.T, V3.F):
        return V3.T
    if (value.u, value.v) == (V3.F, V3.T):
        return V3.F
    return V3.E


class Policy(StrEnum):
    """When a pair becomes evidence.

    Attributes:
        BILATERAL: each side speaks for itself, so that gluts stay gluts (`fde`, `adaptive`, `lp`).
        DECIDED: only where the projection is t or f: a judge in two minds tells nothing.
        DEFINED: as BILATERAL, and what was denied is told to be defined (`ac`).
    """

    BILATERAL = "bilateral"
    DECIDED = "decided"
    DEFINED = "defined"


def channels(value: GeneralizedTruthValue, policy: Policy = Policy.BILATERAL) -> frozenset[str]:
    """The channels of a name, as the tables of the logics call them, in which a pair tells an atom.

    All of them are positive, so that no evidence silences other evidence.

    >>> glut = GeneralizedTruthValue.parse("<t,t>")
    >>> sorted(channels(glut)), sorted(channels(glut, Policy.DECIDED))
    (['+', '-'], [])
    >>> sorted(channels(GeneralizedTruthValue.parse("<t,f>"), Policy.DEFINED))
    ['*.d', '.t']
    """
    if policy is Policy.DEFINED:
        told = {V3.T: "t", V3.F: "d"}
        sides = (("", value.u), ("*", value.v))
        return frozenset(f"{mark}.{told[side]}" for mark, side in sides if side in told)
    if policy is Policy.DECIDED and projection(value) is V3.E:
        return frozenset()
    sides = (("+", value.u), ("-", value.v))
    return frozenset(channel for channel, side in sides if side is V3.T)
