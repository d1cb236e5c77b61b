"""All justifications of a sentence are all minimal sets of axioms from which it follows.

They are held against every subset of the axioms, of ontologies of every type of axiom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations

import pytest
from corpus import A, B, C, R, S, a, b
from manchester import sentence as asked
from test_every_axiom import NAMES, Author
from translated import Item, notes, number, ontology

import paradl
from paradl import InconsistentOntology, KnowledgeBase, UnsupportedConstruct
from paradl.results import Justification
from paradl.semantics import syntax as owl
from paradl.semantics.functional import Annotated, read

pytestmark = pytest.mark.slow

ONTOLOGIES = 12
SENTENCES = [
    asked(sentence)
    for sentence in (
        *(owl.ClassAssertion(c, i) for c in (A, B, C) for i in (a, b)),
        *(owl.ObjectPropertyAssertion(p, i, j) for p in (R, S) for i in (a, b) for j in (a, b)),
        *(owl.SubClassOf(c, d) for c in (A, B, C) for d in (A, B, C) if c != d),
    )
]
Sides = tuple[bool, bool]
"""Whether a sentence is told true, and whether it is told false."""
Told = Callable[[frozenset[int]], Sequence[Sides]]


_SOURCE = "https://paradl.org/ns#source"


def test_classically_all_are_found_and_no_others() -> None:
    author = Author(11)
    found = 0
    for _ in range(ONTOLOGIES):
        items = author.ontology()

        @cache
        def told(some: frozenset[int], items: Sequence[Item] = items) -> Sequence[Sides]:
            return _values(_document(items, some))

        with (
            suppress(UnsupportedConstruct),
            paradl.load(_document(items), logic="classical", reasoner="hermit") as kb,
        ):
            found += _compare(kb, range(len(items)), told, (0, 1))
    assert found > ONTOLOGIES


@pytest.mark.parametrize("logic", ["fde", "lp", "k3", "adaptive"])
def test_all_are_found_among_what_is_split_and_guarded(logic: str) -> None:
    """Told true is what follows classically of what the axioms became.

    Of fewer axioms other names would be split, and fewer axioms guarded.
    """
    author = Author(12)
    found = 0
    for _ in range(ONTOLOGIES):
        items = author.ontology()
        with (
            suppress(UnsupportedConstruct),
            paradl.load(_document(items), logic=logic, reasoner="hermit") as kb,
        ):
            became = read(kb.translate("ofn").content.decode())

            @cache
            def told(some: frozenset[int], became: Sequence[Annotated] = became) -> Sequence[Sides]:
                return _values(ontology(_of(some, became), NAMES))

            found += _compare(kb, range(len(items)), told, (0,))
    assert found > ONTOLOGIES


def _of(some: frozenset[int], became: Sequence[Annotated]) -> Iterator[Annotated]:
    """What these axioms became, and what stands by itself."""
    for axiom in became:
        sources = axiom.values(_SOURCE)
        if not sources or some & set(map(number, sources)):
            yield Annotated(axiom.axiom)


def _document(items: Sequence[Item], some: Iterable[int] | None = None) -> bytes:
    numbers = range(len(items)) if some is None else sorted(some)
    return ontology((Annotated(items[n].axiom, notes(n, items[n])) for n in numbers), NAMES)


def _values(document: bytes) -> Sequence[Sides]:
    """What follows classically; of what is inconsistent everything does."""
    with paradl.load(document, logic="classical", reasoner="hermit") as kb:
        try:
            return [(answer.told_true, answer.told_false) for answer in kb.ask(SENTENCES)]
        except InconsistentOntology:
            return [(True, True)] * len(SENTENCES)


def _compare(kb: KnowledgeBase, numbers: Sequence[int], told: Told, sides: Sequence[int]) -> int:
    """How many justifications there are; of what is inconsistent none is asked for."""
    try:
        explanations = kb.explain(SENTENCES, max=None)
    except InconsistentOntology:
        return 0
    found = 0
    for place, explanation in enumerate(explanations):
        for side in sides:

            def follows(some: frozenset[int], place: int = place, side: int = side) -> bool:
                return told(some)[place][side]

            expected = _minimal(numbers, follows)
            justifications = (explanation.true, explanation.false)[side]
            assert sorted(map(_numbers, justifications)) == sorted(expected), explanation
            found += sum(map(bool, expected))
    return found


def _numbers(justification: Justification) -> list[int]:
    return sorted(number(axiom.axiom) for axiom in justification)


def _minimal(numbers: Sequence[int], follows: Callable[[frozenset[int]], bool]) -> list[list[int]]:
    minimal: list[frozenset[int]] = []
    if not follows(frozenset(numbers)):
        return []
    for size in range(len(numbers) + 1):
        for some in map(frozenset, combinations(numbers, size)):
            if not any(less <= some for less in minimal) and follows(some):
                minimal.append(some)
    return [sorted(some) for some in minimal]
