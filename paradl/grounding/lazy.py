"""Lazy grounding: ask only what an answer depends on.

A query that does not follow even if every open atom were told both true and false cannot be helped
by any judge. One that does has a justification, and only the candidates in it are asked about. The
reasoner, in `org.paradl.reason.ground.Grounder`, keeps the state, so that each round is one call.

The goals go in two lanes: while the judge is asked for the one, the reasoner looks at the other.
What a lane sees depends on whose turn it is and on nothing that takes time, so that the same judge
is always asked the same. A person, whose answers come in order, is asked in one lane; and so are a
few goals, of which two lanes could ask more than one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from paradl.errors import BudgetExceeded, JudgeError
from paradl.grounding import logics
from paradl.grounding.asking import Asking
from paradl.grounding.facts import document
from paradl.kb import KnowledgeBase
from paradl.oracle.evidence import Policy
from paradl.oracle.verbalization.atoms import Atom, DataValue, Membership

SIDES = ("true", "false")
LANES, ONE_LANE = 2, 8
"""Up to so many goals go in one lane."""
WAYS, FEW = 3, 20
"""How many justifications of a goal to choose from; where there are more than a few goals, one."""

Way = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """That a query, by its number, is told true, or told false."""

    query: int
    side: str


class LazySearch:
    """Asks about candidates until every goal is settled."""

    def __init__(
        self,
        kb: KnowledgeBase,
        queries: Sequence[str],
        candidates: Iterable[Atom],
        asking: Asking,
        policy: Policy,
        sides: Sequence[str] = SIDES,
    ) -> None:
        """Nothing is asked yet."""
        self._kb = kb
        self._queries = list(queries)
        self._candidates = list(candidates)
        self._asking = asking
        self._policy = policy
        self._goals = [Goal(query, side) for query in range(len(self._queries)) for side in sides]
        self._put: set[int] = set()
        self._told: set[int] = set()

    def run(self) -> None:
        """Ask.

        Raises:
            JudgeError: an atom could not be judged.
            BudgetExceeded: a limit was reached.
        """
        goals = self._not_yet_told()
        if not goals:
            return
        logic = logics.monotone(self._kb.logic)
        self._kb.run(
            "ground", under=logic, queries=self._queries, candidates=compact(self._candidates)
        )
        try:
            self._search(logic, goals)
        except (JudgeError, BudgetExceeded):
            self._asking.finish()
            raise
        except BaseException:
            self._asking.call_off()
            raise

    def _search(self, logic: str, goals: Sequence[Goal]) -> None:
        alone = self._asking.oracle.in_turn or len(goals) <= ONE_LANE
        count = 1 if alone else LANES
        lanes = ([goal for goal in goals if goal.query % count == n] for n in range(count))
        turns: deque[tuple[list[Goal], list[int]]] = deque((lane, []) for lane in lanes if lane)
        while turns:
            lane, asked = turns.popleft()
            self._asking.ask(self._candidates[key] for key in asked)
            fresh = [key for key in asked if key not in self._told]
            few = len(lane) + sum(len(goals) for goals, _ in turns) <= FEW
            ways = self._ways(logic, lane, fresh, WAYS if few else 1)
            self._told.update(asked)
            if wanted := cheapest(ways, self._put - self._told):
                keys = list(dict.fromkeys(key for way in wanted.values() for key in way))
                self._put.update(keys)
                self._asking.begin(self._candidates[key] for key in keys)
                turns.append((list(wanted), keys))

    def _ways(
        self, logic: str, goals: Sequence[Goal], asked: Sequence[int], most: int
    ) -> dict[Goal, list[Way]]:
        """Of each goal that candidates could reach, some of the ways, at `most` so many."""
        sides: dict[int, list[Goal]] = {}
        for goal in goals:
            sides.setdefault(goal.query, []).append(goal)
        found = self._kb.run(
            "lacks",
            under=logic,
            goals=[{"query": q, "sides": [goal.side for goal in of]} for q, of in sides.items()],
            ways=most,
            asked=asked,
            evidence=self._evidence(asked),
        ).result["goals"]
        return {
            goal: [tuple(way) for way in lack["ways"]]
            for of, lacks in zip(sides.values(), found, strict=True)
            for goal, lack in zip(of, lacks, strict=True)
            if lack["ways"]
        }

    def _not_yet_told(self) -> list[Goal]:
        """Under adaptive more may be told than four-valuedly, which needs no judge then."""
        if self._kb.logic != "adaptive":
            return self._goals
        answers = self._kb.run("ask", queries=self._queries).result["answers"]
        return [goal for goal in self._goals if not answers[goal.query][f"told_{goal.side}"]]

    def _evidence(self, asked: Iterable[int]) -> str | None:
        atoms = [self._candidates[key] for key in asked]
        axioms = [a for e in self._asking.among(atoms) for a in e.axioms(self._policy)]
        return document(axioms) if axioms else None


def compact(atoms: Sequence[Atom]) -> dict[str, Any]:
    """Atoms as `org.paradl.door.Grounding` takes them; the place of each is its key.

    >>> compact([Membership("http://a#tweety", "http://a#Bird")])
    {'names': ['http://a#Bird', 'http://a#tweety'], 'atoms': [[0, 1]]}
    """
    places: dict[str, int] = {}

    def at(name: str) -> int:
        return places.setdefault(name, len(places))

    def parts(atom: Atom) -> list[int | str]:
        if isinstance(atom, Membership):
            return [at(atom.cls), at(atom.individual)]
        if isinstance(atom, DataValue):
            value = atom.value
            literal = [value.text, value.datatype, value.language]
            return [at(atom.property), at(atom.subject), *literal]
        return [at(atom.property), at(atom.subject), at(atom.object)]

    rows = [parts(atom) for atom in atoms]
    return {"names": list(places), "atoms": rows}


def cheapest(ways: Mapping[Goal, Sequence[Way]], asked: Set[int] = frozenset()) -> dict[Goal, Way]:
    """Of each goal the way that adds fewest atoms to those of the goals with less choice.

    What is `asked` anyway adds nothing.

    >>> goal, other = Goal(0, "true"), Goal(1, "true")
    >>> cheapest({goal: [(1, 2), (3,)], other: [(1, 2)]})[goal]
    (1, 2)
    >>> cheapest({goal: [(1,), (3,)]}, {3})[goal]
    (3,)
    """
    wanted: dict[Goal, Way] = {}
    taken = {*asked}
    for goal, each in sorted(ways.items(), key=lambda item: len(item[1])):
        wanted[goal] = min(each, key=lambda way: (len(set(way) - taken), way))
        taken.update(wanted[goal])
    return wanted
