"""The majority of samples, and when more samples cannot change it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count

from paradl.truth import V3

_Votes = tuple[int, int, int]  # for t, f and e


def majority(verdicts: Sequence[V3]) -> V3:
    """The most frequent verdict; `e` where there is no one such.

    >>> majority([V3.T, V3.F, V3.T]), majority([V3.T, V3.F]), majority([])
    (V3.T, V3.E, V3.E)
    """
    return _winner(_votes(verdicts))


def decided(verdicts: Sequence[V3], k: int) -> bool:
    """Whether the majority of k samples is settled, whatever the ones still to come will say.

    >>> decided([V3.T, V3.T], k=3), decided([V3.T, V3.F], k=3)
    (True, False)
    """
    return _decided(_votes(verdicts), k)


def needed(verdicts: Sequence[V3], k: int) -> int:
    """How many more samples it takes at least: to ask for so many at once wastes none.

    >>> needed([], k=3), needed([V3.T, V3.F], k=3), needed([V3.T, V3.T], k=3)
    (2, 1, 0)
    """
    return _needed(_votes(verdicts), k)


def _votes(verdicts: Sequence[V3]) -> _Votes:
    return verdicts.count(V3.T), verdicts.count(V3.F), verdicts.count(V3.E)


def _winner(votes: _Votes) -> V3:
    most = max(votes)
    if votes.count(most) > 1:
        return V3.E
    return (V3.T, V3.F, V3.E)[votes.index(most)]


@cache
def _decided(votes: _Votes, k: int) -> bool:
    """Whether every way in which the rest may vote has the same winner."""
    t, f, e = votes
    rest = max(0, k - sum(votes))
    if rest > sum(votes):  # those alone could outvote all that there are, whichever way
        return False
    outcomes = (
        _winner((t + true, f + false, e + rest - true - false))
        for true in range(rest + 1)
        for false in range(rest + 1 - true)
    )
    return len(set(outcomes)) == 1


@cache
def _needed(votes: _Votes, k: int) -> int:
    t, f, e = votes
    return next(
        more
        for more in count()
        if any(_decided(then, k) for then in ((t + more, f, e), (t, f + more, e), (t, f, e + more)))
    )
