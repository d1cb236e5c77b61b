"""Repair advice: the smallest sets of axioms whose removal ends every conflict.

To end a conflict is to take at least one axiom out of each of its justifications, so a smallest
repair is a minimum hitting set of all justifications (Reiter, "A Theory of Diagnosis from First
Principles", 1987). Not all of them are found beforehand: a minimum hitting set of those that are
known is tried, and what is still in conflict without its axioms adds to the known ones, until
nothing is. The first set that ends all conflicts is then a smallest one.

Repairs of one size are ranked by what else they cost, as Kalyanpur, Parsia, Sirin and Cuenca Grau
do in "Repairing Unsatisfiable Concepts in OWL Ontologies" (ESWC 2006): by *impact*, which is how
many sentences `A SubClassOf B` and `a Type B`, or with `not B`, follow now and would not then, for
the names of the ontology, the removed axioms and what is in conflict itself aside; then by *usage*,
which is how often the names of the removed axioms occur in other axioms. What is tried first is
what costs least by the impact of each axiom alone, where that is not too much to find out.

They are ranked ten by ten, in the order in which they are tried: however many are wanted, the n-th
is the same one. Time alone can change that: once a minute is over, none is tried just to be ranked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING

from paradl.choices import REPAIRS, limit
from paradl.results import Axiom, Conflict, Json

if TYPE_CHECKING:
    from paradl.kb import KnowledgeBase

_BLOCK = 10  # so many of one size are ranked among themselves
_PATIENCE = 60.0  # seconds, after which no more are tried than are wanted

HURRIED = (
    "to compare repairs took more than a minute and was cut short, so another run may number them "
    "otherwise: name the axioms to take out, with translate --without"
)


@dataclass(frozen=True, slots=True)
class Repair:
    """Axioms whose removal ends the conflicts, and what it costs.

    Attributes:
        remove: the axioms to take out.
        lost: the other consequences that go with them, or the first of them; None where they
            cannot be told, as in classical logic.
        impact: how many there are of these.
        usage: how often the names of the axioms occur in other axioms.
        remaining: conflicts that no axiom can be blamed for, and that therefore stay.
    """

    remove: tuple[Axiom, ...]
    lost: tuple[Axiom, ...] | None
    impact: int
    usage: int
    remaining: tuple[Conflict, ...] = ()

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """The less the better."""
        return len(self.remaining), len(self.remove), self.impact, self.usage


@dataclass(frozen=True, slots=True)
class Advice:
    """What can be done about the conflicts of an ontology.

    Attributes:
        conflicts: how many there are.
        repairs: the best ones, the best one first.
        reasoner: what was asked.
        seconds: how long it took.
    """

    conflicts: int
    repairs: tuple[Repair, ...]
    reasoner: str
    seconds: float


def advise(
    kb: KnowledgeBase, wanted: int = REPAIRS, *, thorough: bool = True, named: int | None = None
) -> Advice:
    """Find the best repairs. The ontology is not changed.

    Args:
        kb: what to repair.
        wanted: how many repairs.
        thorough: whether to find out the impact of single axioms, and to compare more repairs than
            are wanted, which takes a classification each of the names that it bears on.
        named: how many of the lost consequences of a repair to name; None for all.

    Raises:
        EngineTimeout: it took too long.
    """
    diagnosis = kb.run("diagnose", impacts=thorough)
    seconds = diagnosis.seconds["reason"]
    known = _Blame()
    known.learn(diagnosis.result)
    blocks: list[list[Repair]] = []  # each is ranked in itself
    while removal := known.cheapest(_removed(chain(*blocks))):
        joins = bool(blocks) and _joins(blocks[-1], len(removal))
        compared = not joins or not thorough or seconds >= _PATIENCE
        if compared and sum(map(len, blocks)) >= wanted:
            break
        trial = kb.run("without", without=removal, impacts=thorough, lost=limit(named))
        seconds += trial.seconds["reason"]
        outcome = trial.result
        # What is in conflict still, and blames nothing new, cannot be helped.
        if outcome["conflicts"] and known.learn(outcome):
            continue
        if not joins:
            blocks.append([])
        blocks[-1].append(known.repair(removal, outcome))
    best = tuple(chain(*(sorted(block, key=lambda repair: repair.rank) for block in blocks)))
    if thorough and seconds >= _PATIENCE and len(best) > 1 and HURRIED not in kb.warnings:
        kb.warnings.append(HURRIED)
    conflicts = len(diagnosis.result["conflicts"])
    return Advice(conflicts, best[:wanted], diagnosis.reasoner, round(seconds, 3))


def _removed(repairs: Iterable[Repair]) -> list[list[str]]:
    return [[axiom.axiom for axiom in repair.remove] for repair in repairs]


def _joins(block: Sequence[Repair], size: int) -> bool:
    """Whether a repair of that size, which is no smaller, is ranked with these."""
    return len(block) < _BLOCK and len(block[0].remove) == size


@dataclass(slots=True)
class _Blame:
    """The justifications that are known, and the axioms in them by their functional syntax."""

    axioms: dict[str, Axiom] = field(default_factory=dict)
    usage: dict[str, int] = field(default_factory=dict)
    impact: dict[str, int] = field(default_factory=dict)
    sets: set[frozenset[str]] = field(default_factory=set)

    def learn(self, outcome: Json) -> bool:
        """Take in the conflicts of an answer; whether there was a justification new in it."""
        before = len(self.sets)
        for conflict in map(Conflict.of, outcome["conflicts"]):
            for axioms in filter(None, conflict.justifications):
                self.axioms.update((axiom.axiom, axiom) for axiom in axioms)
                self.sets.add(frozenset(axiom.axiom for axiom in axioms))
        self.usage.update(outcome["usage"])
        self.impact.update(outcome["impact"])
        return len(self.sets) > before

    def cheapest(self, blocked: Iterable[Iterable[str]]) -> list[str]:
        """A smallest hitting set, of the least impact and usage, that holds none of the blocked.

        Where not every impact is known, of the least usage.
        """
        cost = self.usage
        if self.impact.keys() >= cost.keys():  # else those of unknown impact would look cheapest
            once = 1 + sum(cost.values())
            cost = {axiom: once * self.impact[axiom] + usage for axiom, usage in cost.items()}
        return smallest_hitting_set(self.sets, cost, blocked)

    def repair(self, removal: Sequence[str], outcome: Json) -> Repair:
        lost = outcome.get("lost")
        return Repair(
            tuple(self.axioms[axiom] for axiom in removal),
            None if lost is None else tuple(map(Axiom.of, lost)),
            outcome.get("losing", 0),
            sum(self.usage[axiom] for axiom in removal),
            tuple(map(Conflict.of, outcome["conflicts"])),
        )


def smallest_hitting_set(
    sets: Iterable[frozenset[str]],
    cost: Mapping[str, int],
    blocked: Iterable[Iterable[str]] = (),
) -> list[str]:
    """A set that has something in common with each of the sets, as small as can be.

    Of those that are equally small it is the one that costs least. It holds none of the `blocked`
    sets. Empty where there is none. MaxSAT finds it (RC2, by PySAT's Hitman).

    >>> sets = [frozenset("ab"), frozenset("bc")]
    >>> smallest_hitting_set(sets, {"a": 0, "b": 9, "c": 0})
    ['b']
    >>> smallest_hitting_set(sets, {"a": 0, "b": 9, "c": 0}, blocked=["b"])
    ['a', 'c']
    """
    from pysat.examples.hitman import Hitman

    to_hit = [sorted(each) for each in sets]
    if not to_hit:
        return []
    # Numbers in a fixed order, so that each run finds the same set.
    names = sorted({name for each in to_hit for name in each})
    number = {name: place for place, name in enumerate(names)}
    one_more = 1 + sum(cost[name] for name in names)
    with Hitman(
        bootstrap_with=sorted([number[name] for name in each] for each in to_hit),
        weights={place: one_more + cost[name] for place, name in enumerate(names)},
        htype="sorted",
    ) as hitman:
        for each in blocked:
            hitman.block([number[name] for name in each])
        found: list[int] | None = hitman.get()
    return [names[place] for place in sorted(found or ())]
