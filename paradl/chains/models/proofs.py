"""Justifications of Horn clauses among Horn clauses.

A reasoner that is asked for all of them has to be asked again without each axiom in turn. What
follows from such clauses is reached from clause to clause, and the justifications on the way.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod

from paradl.chains.probability import Sets, minimal

_CLASS = r"<(?!http://www\.w3\.org/)[^<>\s]+>"  # no owl:Thing, which all is
_FACT = re.compile(rf"ClassAssertion\((?P<head>{_CLASS}) (?P<thing><[^<>\s]+>)\)")
_RULE = re.compile(
    rf"SubClassOf\((?P<body>{_CLASS}|ObjectIntersectionOf\({_CLASS}(?: {_CLASS})+\)) "
    rf"(?P<head>{_CLASS})\)"
)

MANY = 32
"""So many justifications of one claim are looked for; of more, premise sets are walked."""


@dataclass(frozen=True, slots=True)
class Clause:
    """Whatever is all of the body is the head; a fact has a thing and no body.

    One that is asked about may have both: of the thing all of the body is supposed.
    """

    axiom: str
    head: str
    body: frozenset[str]
    thing: str | None = None


class _TooMany(Exception):
    """There are more justifications than are looked for."""


def justifications(axioms: Iterable[str], asked: Iterable[str], most: int) -> list[Sets] | None:
    """All justifications of each axiom that is asked about.

    None where one is no Horn clause, or something on the way has more than `most` justifications.

    >>> rule, fact = "SubClassOf(<a:A> <a:B>)", "ClassAssertion(<a:A> <a:x>)"
    >>> [found] = justifications([rule, fact], ["ClassAssertion(<a:B> <a:x>)"], 32)
    >>> found == {frozenset([rule, fact])}
    True
    >>> told = "ClassAssertion(<a:B> <a:x>)"
    >>> justifications([rule, fact, told], [told], most=1) is None
    True
    """
    known, wanted = list(map(_clause, axioms)), list(map(_clause, asked))
    if None in known or None in wanted:
        return None
    return of_clauses([one for one in known if one], [one for one in wanted if one], most)


def of_clauses(clauses: Sequence[Clause], asked: Iterable[Clause], most: int) -> list[Sets] | None:
    """All justifications of each clause that is asked about, of the axioms of the others.

    None where something on the way has more than `most`.

    >>> rule = Clause("A SubClassOf B", "B", frozenset("A"))
    >>> of_clauses([rule], [rule, Clause("x Type B", "B", frozenset(), "x")], 32)
    [frozenset({frozenset({'A SubClassOf B'})}), frozenset()]
    """

    @cache
    def reached(thing: str | None, body: frozenset[str]) -> Mapping[str, Sets]:
        return _reached(clauses, thing, body, most)

    try:
        return [reached(one.thing, one.body).get(one.head, frozenset()) for one in asked]
    except _TooMany:
        return None


def _clause(axiom: str) -> Clause | None:
    if fact := _FACT.fullmatch(axiom):
        return Clause(axiom, fact["head"], frozenset(), fact["thing"])
    if rule := _RULE.fullmatch(axiom):
        return Clause(axiom, rule["head"], frozenset(re.findall(_CLASS, rule["body"])))
    return None


def _reached(
    clauses: Sequence[Clause], thing: str | None, body: Collection[str], most: int
) -> Mapping[str, Sets]:
    """Of each class, why it is one of a thing's, or of all that is of the classes of a body."""
    found: dict[str, Sets] = dict.fromkeys(body, frozenset([frozenset()]))
    rules: dict[str, list[Clause]] = defaultdict(list)
    for clause in clauses:
        for one in clause.body:
            rules[one].append(clause)
        if thing is not None and clause.thing == thing:
            found[clause.head] = frozenset([*found.get(clause.head, ()), frozenset([clause.axiom])])
    new = list(found)
    while new:
        for rule in rules[new.pop()]:
            before = found.get(rule.head, frozenset())
            own = frozenset([frozenset([rule.axiom])])
            after = _few({*before, *_by(rule.body, own, found, most)}, most)
            if after != before:
                found[rule.head] = after
                new.append(rule.head)
    return found


def _by(
    body: Collection[str], own: Sets, found: Mapping[str, Sets], most: int
) -> Iterator[frozenset[str]]:
    """The justifications of a head that end with a rule of this body, and of its own ones."""
    each = [found.get(one, frozenset()) for one in body]
    if prod(map(len, each)) * len(own) > most * most:
        raise _TooMany
    return (frozenset[str]().union(*sets) for sets in product(own, *each))


def _few(sets: Collection[frozenset[str]], most: int) -> Sets:
    few = minimal(sets)
    if len(few) > most:
        raise _TooMany
    return few


def of_steps(
    base: Iterable[Clause], steps: Iterable[Clause], hops: int, most: int
) -> list[Sets] | None:
    """All justifications in a base of each step by what is sound before it, so many rules far.

    None where something on the way has more than `most`.

    >>> fact, rule = Clause("A", "A", frozenset()), Clause("A < B", "B", frozenset("A"))
    >>> b, c = (Clause(head, head, frozenset()) for head in "BC")
    >>> base = [fact, rule, Clause("B < C", "C", frozenset("B"))]
    >>> [sorted(map(sorted, sets)) for sets in of_steps(base, [c, b, c], 1, 32)]
    [[], [['A', 'A < B']], [['A', 'A < B', 'B < C']]]
    """
    sound = [(one, frozenset([frozenset([one.axiom])])) for one in base]
    found = []
    try:
        for step in steps:
            sets = _within(sound, step, hops, most)
            found.append(sets)
            sound.append((step, sets))
    except _TooMany:
        return None
    return found


def _within(sound: Sequence[tuple[Clause, Sets]], step: Clause, hops: int, most: int) -> Sets:
    """The justifications of a step that is derived by so many rules in a row."""
    found: dict[str, Sets] = dict.fromkeys(step.body, frozenset([frozenset()]))
    rules = [(one, sets) for one, sets in sound if one.body]
    said = [sets for one, sets in rules if (one.head, one.body) == (step.head, step.body)]
    for one, sets in sound:
        if not one.body:
            found[one.head] = _few({*found.get(one.head, ()), *sets}, most)
    heads = [{step.head}]  # that rules may lead to with none after them, with one, ...
    while len(heads) < hops:
        bodies = (rule.body for rule, _ in rules if rule.head in heads[-1])
        if (more := heads[-1].union(*bodies)) == heads[-1]:
            break
        heads.append(more)
    new = set(found)
    for left in range(hops, 0, -1):
        reached: dict[str, set[frozenset[str]]] = defaultdict(set)
        for rule, sets in rules:
            if rule.head in heads[min(left, len(heads)) - 1] and not new.isdisjoint(rule.body):
                reached[rule.head].update(_by(rule.body, sets, found, most))
        after = {head: _few({*found.get(head, ()), *sets}, most) for head, sets in reached.items()}
        new = {head for head, sets in after.items() if sets != found.get(head)}
        if not new:
            break
        found |= after
    return _few(frozenset[frozenset[str]]().union(found.get(step.head, ()), *said), most)
