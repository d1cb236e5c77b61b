"""Which axioms cause most conflicts, and where a drawing of them and the conflicts puts each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

DRAWN_AXIOMS = 60
DRAWN_CONFLICTS = 90
ROW = 34.0
GAP = 26.0
_SWEEPS = 6

Node = tuple[str, int]
Causes = Sequence[frozenset[int]]
"""Of each conflict, the axioms in its justifications, by number."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Axioms on the left, conflicts on the right, a line from each axiom to what it is part of.

    Attributes:
        axioms, conflicts: the number and the height of each that is drawn, from above.
        height: of the whole.
    """

    axioms: tuple[tuple[int, float], ...]
    conflicts: tuple[tuple[int, float], ...]
    height: float


def ranked(causes: Causes) -> list[tuple[int, int]]:
    """The axioms with the number of conflicts that each is part of, the worst first.

    >>> ranked([frozenset({1, 2}), frozenset({2})])
    [(2, 2), (1, 1)]
    """
    counts: dict[int, int] = defaultdict(int)
    for axioms in causes:
        for axiom in axioms:
            counts[axiom] += 1
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def drawing(causes: Causes) -> Drawing:
    """The worst axioms and the conflicts that they are in, with few lines crossing.

    What is connected stands together, the largest part first. Within a part each node moves to the
    mean place of its neighbours, side by side in turn: the barycentre method of Sugiyama, Tagawa
    and Toda, "Methods for visual understanding of hierarchical system structures" (1981).
    """
    import networkx

    blame = dict(ranked(causes)[:DRAWN_AXIOMS])
    seen = [n for n, axioms in enumerate(causes) if not axioms.isdisjoint(blame)][:DRAWN_CONFLICTS]
    graph = networkx.Graph()
    graph.add_edges_from(
        (("axiom", axiom), ("conflict", n)) for n in seen for axiom in causes[n] if axiom in blame
    )
    parts = sorted(networkx.connected_components(graph), key=lambda part: (-len(part), min(part)))
    placed: dict[Node, float] = {}
    top = 0.0
    for part in parts:
        left, right = _ordered(part, graph.adj, blame)
        rows = max(len(left), len(right))
        for column in (left, right):
            start = top + (rows - len(column)) * ROW / 2
            placed |= {node: start + place * ROW for place, node in enumerate(column)}
        top += rows * ROW + GAP
    return Drawing(_column(placed, "axiom"), _column(placed, "conflict"), max(0.0, top - GAP))


def _ordered(
    part: set[Node], neighbours: Mapping[Node, Mapping[Node, object]], blame: Mapping[int, int]
) -> tuple[list[Node], list[Node]]:
    """The two columns of a connected part."""
    left = sorted((n for n in part if n[0] == "axiom"), key=lambda n: (-blame[n[1]], n[1]))
    right = sorted(n for n in part if n[0] == "conflict")
    for _ in range(_SWEEPS):
        right = _by_barycentre(right, left, neighbours)
        left = _by_barycentre(left, right, neighbours)
    return left, right


def _by_barycentre(
    column: Sequence[Node],
    fixed: Sequence[Node],
    neighbours: Mapping[Node, Mapping[Node, object]],
) -> list[Node]:
    # By share of the height, as the columns are centred on each other.
    place = {node: (number + 0.5) / len(fixed) for number, node in enumerate(fixed)}

    def mean(node: Node) -> float:
        around = [place[neighbour] for neighbour in neighbours[node]]
        return sum(around) / len(around)

    return sorted(column, key=mean)


def _column(placed: Mapping[Node, float], kind: str) -> tuple[tuple[int, float], ...]:
    found = ((number, round(y, 1)) for (own, number), y in placed.items() if own == kind)
    return tuple(sorted(found, key=lambda item: item[1]))
