"""Lazy grounding: ask only what an answer depends on.

A query that does not follow even if every open atom were told both true and false cannot be helped
by any judge. One that does has a justification, and only the candidates in it are asked about. The
reasoner, in `org.paradl.reason.Grounder`, keeps the state, so that each round is one call.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paradl.grounding import logics
from paradl.grounding.asking import Asking
from paradl.grounding.facts import document
from paradl.kb import KnowledgeBase
from paradl.oracle.evidence import Policy
from paradl.oracle.verbalization.atoms import Atom, DataValue, Membership

SIDES = ("true", "false")
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
        asked: list[int] = []
        while goals:
            wanted = cheapest(self._ways(logic, goals, asked))
            asked = list(dict.fromkeys(key for way in wanted.values() for key in way))
            self._asking.ask(self._candidates[key] for key in asked)
            goals = list(wanted)

    def _ways(
        self, logic: str, goals: Sequence[Goal], asked: Sequence[int]
    ) -> dict[Goal, list[Way]]:
        """Of each goal that candidates could reach, some of the ways."""
        sides: dict[int, list[Goal]] = {}
        for goal in goals:
            sides.setdefault(goal.query, []).append(goal)
        found = self._kb.run(
            "lacks",
            under=logic,
            goals=[{"query": q, "sides": [goal.side for goal in of]} for q, of in sides.items()],
            ways=WAYS if len(goals) <= FEW else 1,
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


def cheapest(ways: Mapping[Goal, Sequence[Way]]) -> dict[Goal, Way]:
    """Of each goal the way that adds fewest atoms to those of the goals with less choice."""
    wanted: dict[Goal, Way] = {}
    taken: set[int] = set()
    for goal, each in sorted(ways.items(), key=lambda item: len(item[1])):
        wanted[goal] = min(each, key=lambda way: (len(set(way) - taken), way))
        taken.update(wanted[goal])
    return wanted
