"""Lazy grounding: ask only what an answer depends on.

A query that does not follow even if every open atom were told both true and false cannot be helped
by any judge. One that does has a justification, and only the candidates in it are asked about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from paradl.grounding import logics
from paradl.grounding.asking import Asking
from paradl.grounding.evidence import NS, document, fact
from paradl.kb import KnowledgeBase
from paradl.oracle.evidence import Policy
from paradl.oracle.verbalization.atoms import Atom

T = TypeVar("T")

SIDES = ("true", "false")
WAYS = 3
"""How many justifications of a goal to choose from."""
_TOLD = {"true": "told_true", "false": "told_false"}


@dataclass(frozen=True, slots=True)
class _Goal:
    """That a query, by its number, is told true, or told false."""

    query: int
    side: str


class LazySearch:
    """Asks about candidates until every query is settled, for told true and told false apart."""

    def __init__(
        self,
        kb: KnowledgeBase,
        queries: Sequence[str],
        candidates: Iterable[Atom],
        asking: Asking,
        policy: Policy,
    ) -> None:
        """Nothing is asked yet."""
        self._kb = kb
        self._queries = list(queries)
        self._candidates = list(candidates)
        self._asking = asking
        self._policy = policy
        self._by_key = {f"candidate {n}": atom for n, atom in enumerate(self._candidates)}
        self._keys = {atom: key for key, atom in self._by_key.items()}

    def run(self) -> None:
        """Ask.

        Raises:
            JudgeError: an atom could not be judged.
            BudgetExceeded: a limit was reached.
        """
        open_goals = [_Goal(q, side) for q in range(len(self._queries)) for side in SIDES]
        while open_goals := self._not_yet_told(open_goals):
            wanted = self._wanted(open_goals)
            self._asking.ask(dict.fromkeys(atom for atoms in wanted.values() for atom in atoms))
            open_goals = list(wanted)

    def _not_yet_told(self, goals: Sequence[_Goal]) -> list[_Goal]:
        if not goals:
            return []
        told = self._told(goals, (), self._kb.logic)
        return [goal for goal in goals if goal not in told]

    def _wanted(self, goals: Sequence[_Goal]) -> dict[_Goal, tuple[Atom, ...]]:
        """Of each goal that candidates could reach: those of one way to reach it."""
        remaining = self._remaining()
        if not remaining:
            return {}
        numbers = sorted({goal.query for goal in goals})
        explained = self._kb.run(
            "explain",
            under=logics.monotone(self._kb.logic),
            queries=[self._queries[number] for number in numbers],
            max=WAYS,
            suppose=self._supposed(remaining),
        ).result["explanations"]
        by_number = dict(zip(numbers, explained, strict=True))
        ways = {
            goal: self._ways(goal, by_number[goal.query][goal.side], remaining)
            for goal in goals
            if by_number[goal.query]["value"] in _reaching(goal.side)
        }
        return cheapest({goal: each for goal, each in ways.items() if each})

    def _ways(
        self,
        goal: _Goal,
        justifications: Sequence[Sequence[Mapping[str, Any]]],
        remaining: Sequence[Atom],
    ) -> list[tuple[Atom, ...]]:
        """The candidates in each justification; none where it takes none."""
        found = []
        for axioms in justifications:
            keys = (axiom.get("evidence") for axiom in axioms)
            cited = {self._by_key[key] for key in keys if key in self._by_key}
            found.append(tuple(sorted(cited, key=str)))
        if all(found) and found:
            return sorted(found, key=lambda atoms: (len(atoms), str(atoms)))
        contracted = self._contracted(goal, remaining)
        return [contracted] if contracted else []

    def _contracted(self, goal: _Goal, remaining: Sequence[Atom]) -> tuple[Atom, ...]:
        """As few candidates as suffice, where a justification does not say.

        So it is under ac with what an inclusion needs an instance for. And under adaptive what
        is told four-valuedly may not be told yet, though it takes no more evidence.
        """
        logic = logics.monotone(self._kb.logic)
        return tuple(smallest(remaining, lambda some: bool(self._told([goal], some, logic))))

    def _told(self, goals: Sequence[_Goal], supposed: Sequence[Atom], logic: str) -> set[_Goal]:
        answers = self._kb.run(
            "ask", under=logic, queries=self._queries, suppose=self._supposed(supposed)
        ).result["answers"]
        return {goal for goal in goals if answers[goal.query][_TOLD[goal.side]]}

    def _remaining(self) -> list[Atom]:
        return [atom for atom in self._candidates if atom not in self._asking.known]

    def _supposed(self, candidates: Iterable[Atom]) -> str:
        """The evidence, and these candidates in every channel, marked with their keys."""
        axioms = [a for e in self._asking.known.values() for a in e.axioms(self._policy)]
        for atom in candidates:
            mark = f'Annotation(<{NS}evidence> "{self._keys[atom]}")'
            for channel in logics.optimistic(self._policy):
                axioms.extend(fact(atom, channel, mark))
        return document(axioms)


def _reaching(side: str) -> tuple[str, str]:
    return ("T", "B") if side == "true" else ("F", "B")


def cheapest(ways: Mapping[_Goal, Sequence[tuple[Atom, ...]]]) -> dict[_Goal, tuple[Atom, ...]]:
    """Of each goal the way that adds fewest atoms to those of the goals with less choice."""
    wanted: dict[_Goal, tuple[Atom, ...]] = {}
    taken: set[Atom] = set()
    for goal, each in sorted(ways.items(), key=lambda item: len(item[1])):
        wanted[goal] = min(each, key=lambda atoms: len(set(atoms) - taken))
        taken.update(wanted[goal])
    return wanted


def smallest(items: Sequence[T], suffices: Callable[[Sequence[T]], bool]) -> list[T]:
    """A minimal part of the items that still suffices; none is needed if the empty one does.

    >>> smallest([1, 2, 3, 4, 5], lambda some: {2, 4} <= set(some))
    [4, 2]
    """
    found: list[T] = []
    left = list(items)
    while left and not suffices(found):
        low, high = 0, len(left)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if suffices([*found, *left[:middle]]) else (middle, high)
        found.append(left[high - 1])
        left = left[: high - 1]
    return found
