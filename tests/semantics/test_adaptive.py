"""The properties that section 3 of the semantics promises of `adaptive`, on random ontologies.

The judges are HermiT on what was translated, and a search for classical models.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from random import Random

import pytest
from countermodels import Models
from manchester import sentence as asked
from ontologies import INDIVIDUALS, Author, Dialect
from splits import Splits
from translated import Item, notes, ontology

import paradl
from paradl import Belnap
from paradl.results import Check
from paradl.semantics import syntax as owl
from paradl.semantics.functional import Annotated, read
from paradl.semantics.interpretation import Signature

pytestmark = pytest.mark.slow

ONTOLOGIES = 120
SENTENCES = 8
SIZES = (1, 2, 3)
LIMIT = 20.0  # seconds, for what takes a few hundredths
DIALECT = Dialect(inclusions=("internal", "internal", "strong"))
CHAINS = 60
SPLIT = {"classes split", "properties split"}


@dataclass(frozen=True)
class Sample:
    """An ontology, and sentences to ask of it."""

    items: tuple[Item, ...]
    sentences: tuple[owl.Axiom, ...]

    @property
    def document(self) -> bytes:
        """As a document, in which every axiom says how it is meant."""
        annotated = (Annotated(item.axiom, notes(n, item)) for n, item in enumerate(self.items))
        return ontology(annotated, Signature.of(*self.sentences, *INDIVIDUALS))

    def answers(self, reasoner: str = "hermit", logic: str = "adaptive") -> Answers:
        """What ParaDL says."""
        with paradl.load(self.document, logic=logic, reasoner=reasoner, timeout=LIMIT) as kb:
            values = kb.ask([asked(sentence) for sentence in self.sentences])
            return Answers(kb.check(), tuple(a.value for a in values), kb.translate("ofn").content)


@dataclass(frozen=True)
class Answers:
    """What was found, said and translated."""

    check: Check
    values: tuple[Belnap, ...]
    translation: bytes


@cache
def samples() -> tuple[Sample, ...]:
    """The same ones each time; half of them without quantifiers, where more clashes."""
    authors = [Author(7, DIALECT), Author(8, replace(DIALECT, quantified=False))]
    return tuple(
        Sample(author.ontology(), tuple(author.sentences(SENTENCES)))
        for number in range(ONTOLOGIES)
        for author in [authors[number % 2]]
    )


@cache
def found() -> tuple[Answers, ...]:
    """That there is an answer to each within the limit is that the search ends."""
    return tuple(sample.answers() for sample in samples())


def test_there_are_clashes_of_all_sorts() -> None:
    kinds = Counter(
        "inconsistent" if not check.consistent else "incoherent" if check.incoherent else "fine"
        for check in (answers.check for answers in found())
    )
    assert min(kinds["inconsistent"], kinds["incoherent"], kinds["fine"]) >= 10, kinds


def test_the_search_is_complete() -> None:
    assert all(answers.check.complete for answers in found())


def test_the_result_is_consistent_and_coherent() -> None:
    for answers in found():
        left = classical(answers.translation)
        assert (left.consistent, left.incoherent) == (True, ()), answers.translation.decode()


def test_the_verdict_is_the_classical_one() -> None:
    for sample, answers in zip(samples(), found(), strict=True):
        plain = classical(sample.document)
        assert answers.check.consistent == plain.consistent
        assert answers.check.incoherent == plain.incoherent


def test_without_a_clash_the_answers_are_the_classical_ones() -> None:
    compared = 0
    for sample, answers in zip(samples(), found(), strict=True):
        check = answers.check
        clashes = not check.consistent or bool(check.incoherent)
        assert bool(check.conflicts) == clashes, sample.document.decode()
        if not clashes:
            assert (check.split_classes, check.split_properties, check.guarded) == ((), (), 0)
            assert answers.values == sample.answers(logic="classical").values
            compared += len(answers.values)
    assert compared >= 10 * SENTENCES


def test_each_justification_alone_is_a_clash() -> None:
    """It is inconsistent, or of a class that is unsatisfiable and said to be."""
    checked = 0
    for answers in found():
        for conflict in answers.check.conflicts:
            for justification in conflict.justifications:
                axioms = "\n".join(axiom.axiom for axiom in justification)
                alone = classical(f"Ontology(\n{axioms}\n)".encode())
                of_a_class = conflict.kind == "class" and conflict.subject in alone.incoherent
                assert not alone.consistent or of_a_class, (conflict, axioms)
                if not alone.consistent:
                    assert not has_models(Item(a.axiom) for a in read(f"Ontology({axioms})"))
                checked += 1
    assert checked >= 50


def test_growing_u_only_loses_consequences() -> None:
    """Whatever is split or guarded next."""
    random = Random(5)
    lost = 0
    for sample in samples()[:CHAINS]:
        splits = Splits(sample.document, ontology(Annotated(s) for s in sample.sentences))
        grown = random.sample([*splits.names, *splits.axioms], len(splits.names + splits.axioms))
        told = splits.told((), ())
        for count in range(1, len(grown) + 1):
            in_u = grown[:count]
            names, axioms = (
                [one for one in in_u if one in of] for of in (splits.names, splits.axioms)
            )
            fewer = splits.told(names, axioms)
            assert fewer <= told, (sample.document.decode(), str(in_u), fewer - told)
            lost += len(told - fewer)
            told = fewer
    assert lost >= CHAINS / 2


needs_openllet = pytest.mark.skipif(
    find_spec("paradl_openllet") is None, reason="Openllet is not installed"
)


@needs_openllet
@pytest.mark.parametrize("hard", [False, True])
def test_openllet_answers_the_same(hard: bool) -> None:
    """Where the first justification is another, so is the split."""
    author = Author(9, replace(DIALECT, hard=hard))
    clashes = 0
    same_split = 0
    for _ in range(ONTOLOGIES):
        sample = Sample(author.ontology(), tuple(author.sentences(SENTENCES)))
        hermit, openllet = sample.answers(), sample.answers("openllet")
        differ = differences(hermit, openllet)
        if SPLIT & set(differ):
            differ = [what for what in differ if what not in {*SPLIT, "values"}]
        else:
            same_split += bool(hermit.check.conflicts)
        assert differ == [], sample.document.decode()
        clashes += bool(hermit.check.conflicts)
    assert same_split >= 0.8 * clashes >= 8


def differences(one: Answers, other: Answers) -> list[str]:
    """What two engines say differently."""
    what = {
        "consistent": one.check.consistent == other.check.consistent,
        "incoherent": one.check.incoherent == other.check.incoherent,
        "conflicts": bool(one.check.conflicts) == bool(other.check.conflicts),
        "classes split": one.check.split_classes == other.check.split_classes,
        "properties split": one.check.split_properties == other.check.split_properties,
        "values": one.values == other.values,
    }
    return [name for name, same in what.items() if not same]


def classical(document: bytes) -> Check:
    """The classical verdict, which `tests/w3c` compares with bare HermiT's."""
    with paradl.load(document, logic="classical", reasoner="hermit") as kb:
        return kb.check()


def has_models(items: Iterable[Item]) -> bool:
    """Whether there are classical ones over a few elements."""
    given: Sequence[Item] = tuple(items)
    signature = Signature.of(*(item.axiom for item in given), *INDIVIDUALS)
    return any(Models("classical", given, signature, size).exist for size in SIZES)
