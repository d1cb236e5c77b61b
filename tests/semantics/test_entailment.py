"""Entailment end to end: `ask` through HermiT, against a search for counter-models.

What is told must have no counter-model over one to four elements. What is not told must have one
wherever it is sure that these are enough for it (`witnesses`); elsewhere it is counted where there
was none, and rare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle, islice

import pytest
from countermodels import Models
from manchester import sentence as asked
from ontologies import INDIVIDUALS, Author, Dialect
from translated import PARADL, Item, notes, number, ontology
from witnesses import enough

import paradl
from paradl import InconsistentOntology, KnowledgeBase
from paradl.semantics import syntax as owl
from paradl.semantics.functional import Annotated, read, write
from paradl.semantics.interpretation import Signature

pytestmark = pytest.mark.slow

SIZES = (1, 2, 3, 4)
SIZES_OF_AC = (1, 2, 4, 8)  # every inclusion wants an element
ONTOLOGIES = 80
SENTENCES = 8
DIALECTS = {
    "classical": Dialect(),
    "fde": Dialect(inclusions=("internal", "internal", "strong", "material")),
    "lp": Dialect(inclusions=("internal", "strong", "material")),
    "k3": Dialect(inclusions=("internal", "strong")),
    "ac": Dialect(hard=False),
}


@pytest.mark.parametrize("logic", DIALECTS)
def test_what_is_told_has_no_counter_model(logic: str) -> None:
    dialect = DIALECTS[logic]
    authors = cycle([Author(1, dialect), Author(2, replace(dialect, quantified=False))])
    counts: Counter[str] = Counter()
    wrong = []
    for author in islice(authors, ONTOLOGIES):
        axioms, sentences = author.ontology(), author.sentences(SENTENCES)
        for problem in _problems(logic, axioms, sentences, counts):
            wrong.append("\n".join([problem, *(f"  {_text(item)}" for item in axioms)]))
    assert not wrong, "\n\n".join(wrong)
    assert counts["told"] > ONTOLOGIES / 2
    assert counts["sure"] > ONTOLOGIES
    assert counts["no counter-model found"] < counts["not told"] / 10


@pytest.mark.parametrize("logic", ["classical", "fde", "lp", "k3"])
def test_nor_has_what_is_told_of_hard_parts(logic: str) -> None:
    dialect = DIALECTS[logic]
    authors = cycle([Author(7, dialect), Author(8, replace(dialect, quantified=False))])
    counts: Counter[str] = Counter()
    wrong = []
    for author in islice(authors, ONTOLOGIES):
        axioms, sentences = author.ontology(), author.inclusions(SENTENCES)
        for problem in _problems(logic, axioms, sentences, counts):
            wrong.append("\n".join([problem, *(f"  {_text(item)}" for item in axioms)]))
    assert not wrong, "\n\n".join(wrong)
    assert counts["told"] > ONTOLOGIES
    assert counts["sure"] > ONTOLOGIES / 2
    assert logic in ("classical", "k3") or counts["guarded"] > 4


def _problems(
    logic: str, axioms: Sequence[Item], sentences: list[owl.Axiom], counts: Counter[str]
) -> list[str]:
    document = ontology(
        (Annotated(item.axiom, notes(n, item)) for n, item in enumerate(axioms)),
        Signature.of(*sentences, *INDIVIDUALS),
    )
    with paradl.load(document, logic=logic, reasoner="hermit") as kb:
        try:
            answers = kb.ask([asked(sentence) for sentence in sentences])
        except InconsistentOntology:
            counts["inconsistent"] += 1
            return _models_of_the_inconsistent(logic, axioms)
        guarded = _guarded(kb)
    counts["guarded"] += bool(guarded)
    signature = Signature.of(*(item.axiom for item in axioms), *sentences, *INDIVIDUALS)
    sizes = SIZES_OF_AC if logic == "ac" else SIZES
    models = [Models(logic, axioms, signature, size, guarded) for size in sizes]
    problems = []
    for sentence, answer in zip(sentences, answers, strict=True):
        open_, undenied = (
            any(m.exist and m.one_without(sentence) for m in models),
            any(m.exist and m.one_not_denying(sentence) for m in models),
        )
        size = enough(logic, axioms, sentence, len(INDIVIDUALS))
        sure = size is not None and size <= max(sizes) and not guarded
        for what, told, has_counter_model in (
            ("told true", answer.value.told_true, open_),
            ("told false", answer.value.told_false, undenied),
        ):
            counts["told" if told else "not told"] += 1
            counts["sure"] += sure
            if told and has_counter_model:
                problems.append(f"{logic}: {write(sentence)} is {what}, but has a counter-model")
            if not told and not has_counter_model:
                counts["no counter-model found"] += 1
                if sure:
                    problems.append(f"{logic}: {write(sentence)} should be {what}")
    return problems


def _models_of_the_inconsistent(logic: str, axioms: Sequence[Item]) -> list[str]:
    signature = Signature.of(*(item.axiom for item in axioms), *INDIVIDUALS)
    found = [size for size in SIZES if Models(logic, axioms, signature, size).exist]
    return [f"{logic}: said to be inconsistent, but has models of sizes {found}"] if found else []


def _guarded(kb: KnowledgeBase) -> set[int]:
    """The axioms in which elements in conflict may escape."""
    translated = read(kb.translate("ofn").content.decode())
    sources = (
        source
        for item in translated
        if (PARADL + "absurd").lower() in write(item.axiom).lower()
        for source in item.values(PARADL + "source")
    )
    return {number(source) for source in sources}


def _text(item: Item) -> str:
    return f"{write(item.axiom)} ({item.inclusion})"
