"""The probability that at least one of several sets of independent events happens as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from math import prod


def of_any(sets: Collection[frozenset[str]], likely: Mapping[str, float]) -> float:
    """The probability that all events of some set happen; exact.

    Shannon's expansion over the event that is in most sets; those that share none are apart.

    >>> of_any([frozenset("ab"), frozenset("ac")], {"a": 0.5, "b": 0.5, "c": 0.5})
    0.375
    >>> of_any([frozenset()], {}), of_any([], {})
    (1.0, 0.0)
    """
    return _of_any(minimal(sets), likely, {})


Sets = frozenset[frozenset[str]]


def _of_any(sets: Sets, likely: Mapping[str, float], known: dict[Sets, float]) -> float:
    if not sets:
        return 0.0
    if sets not in known:
        if len(sets) == 1:
            [one] = sets
            return prod((likely[event] for event in sorted(one, reverse=True)), start=1.0)
        apart = _apart(sets)
        if len(apart) > 1:
            known[sets] = 1 - prod(1 - _of_any(some, likely, known) for some in apart)
            return known[sets]
        times = Counter(event for one in sets for event in one)
        event = max(sorted(times), key=times.__getitem__)
        happens = minimal([one - {event} for one in sets])
        fails = frozenset(one for one in sets if event not in one)
        known[sets] = likely[event] * _of_any(happens, likely, known) + (
            1 - likely[event]
        ) * _of_any(fails, likely, known)
    return known[sets]


def _apart(sets: Sets) -> list[Sets]:
    """Those that share an event, or are joined by others that do, together."""
    groups: list[tuple[set[str], list[frozenset[str]]]] = []
    for one in sorted(sets, key=sorted):
        events, members, others = set(one), [one], []
        for group in groups:
            if group[0].isdisjoint(one):
                others.append(group)
            else:
                events |= group[0]
                members += group[1]
        groups = [*others, (events, members)]
    return [frozenset(members) for _, members in groups]


def minimal(sets: Collection[frozenset[str]]) -> Sets:
    """Without those that have another in them."""
    return frozenset(one for one in sets if not any(other < one for other in sets))
