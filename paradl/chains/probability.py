"""The probability that at least one of several sets of independent events happens as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from math import prod


def of_any(sets: Collection[frozenset[str]], likely: Mapping[str, float]) -> float:
    """The probability that all events of some set happen; exact.

    Shannon's expansion over the event that is in most sets; those that share none are apart. What
    is certain or impossible is no event to expand over.

    >>> of_any([frozenset("ab"), frozenset("ac")], {"a": 0.5, "b": 0.5, "c": 0.5})
    0.375
    >>> of_any([frozenset()], {}), of_any([], {})
    (1.0, 0.0)
    """
    possible = [one for one in sets if all(likely[event] > 0 for event in one)]
    events = sorted({event for one in possible for event in one if likely[event] < 1})
    places = {event: 1 << place for place, event in enumerate(events)}
    masks = [sum(places[event] for event in one if event in places) for one in possible]
    return _of_any(_minimal(masks), {places[e]: likely[e] for e in events}, {})


def of_each(said: Iterable[str], likely: Iterable[float]) -> dict[str, float]:
    """The probability that each of several is true, where it may be said more than once.

    >>> of_each(["a", "b", "a"], [0.5, 1.0, 0.5])
    {'a': 0.75, 'b': 1.0}
    """
    unsaid: dict[str, float] = {}
    for one, chance in zip(said, likely, strict=True):
        unsaid[one] = unsaid.get(one, 1.0) * (1 - chance)
    return {one: 1 - chance for one, chance in unsaid.items()}


Sets = frozenset[frozenset[str]]

_Masks = frozenset[int]
"""Sets of events, each a bit: half the time that sets of names take."""


def _of_any(sets: _Masks, likely: Mapping[int, float], known: dict[_Masks, float]) -> float:
    if not sets:
        return 0.0
    if sets not in known:
        if len(sets) == 1:
            [one] = sets
            return prod((likely[event] for event in _events(one)), start=1.0)
        apart = _apart(sets)
        if len(apart) > 1:
            known[sets] = 1 - prod(1 - _of_any(some, likely, known) for some in apart)
            return known[sets]
        times = Counter(event for one in sets for event in _events(one))
        event = min(times, key=lambda one: (-times[one], one))
        happens = _minimal([one & ~event for one in sets])
        fails = frozenset(one for one in sets if not one & event)
        known[sets] = likely[event] * _of_any(happens, likely, known) + (
            1 - likely[event]
        ) * _of_any(fails, likely, known)
    return known[sets]


def _events(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


def _apart(sets: _Masks) -> list[_Masks]:
    """Those that share an event, or are joined by others that do, together."""
    groups: list[tuple[int, list[int]]] = []
    for one in sorted(sets):
        events, members, others = one, [one], []
        for group in groups:
            if group[0] & one:
                events |= group[0]
                members += group[1]
            else:
                others.append(group)
        groups = [*others, (events, members)]
    return [frozenset(members) for _, members in groups]


def _minimal(masks: Iterable[int]) -> _Masks:
    """Without those that have another in them."""
    kept: list[int] = []
    for one in sorted(set(masks), key=int.bit_count):
        if not any(other & one == other for other in kept):
            kept.append(one)
    return frozenset(kept)


def minimal(sets: Collection[frozenset[str]]) -> Sets:
    """Without those that have another in them."""
    return frozenset(one for one in sets if not any(other < one for other in sets))
