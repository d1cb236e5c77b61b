"""Questions about every type of axiom, over ontologies of every type, against counter-models.

What an ontology says is told true; of what else is told there is no counter-model. Questions about
keys are left out: engines ask whether they bind whoever might be named.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random

import pytest
from corpus import ONE, WORD, A, B, C, R, S, T, U, V, a, axioms, b
from countermodels import Models
from test_entailment import _guarded
from translated import Item, notes, ontology

import paradl
from paradl import InconsistentOntology, KnowledgeBase, UnsupportedConstruct
from paradl.semantics import syntax as owl
from paradl.semantics.functional import Annotated, write
from paradl.semantics.interpretation import Signature

pytestmark = pytest.mark.slow

ONTOLOGIES = 60
SENTENCES = 8
SIZES = (1, 2, 3)
NAMES = Signature(frozenset((A, B, C, R, S, T, U, V, a, b)), values=frozenset((ONE, WORD)))
FACTS = (
    owl.ClassAssertion(A, a),
    owl.ClassAssertion(A, b),
    owl.ObjectPropertyAssertion(R, a, b),
    owl.ObjectPropertyAssertion(R, b, a),
    owl.ObjectPropertyAssertion(S, a, b),
    owl.DataPropertyAssertion(U, a, ONE),
    owl.DataPropertyAssertion(V, a, WORD),
)


class Author:
    """Writes ontologies and sentences, as many of the one type of axiom as of the other."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        by_type = defaultdict(list)
        for axiom in axioms():
            by_type[type(axiom)].append(axiom)
        self._types = list(by_type.values())

    def axiom(self) -> owl.Axiom:
        return self._random.choice(self._random.choice(self._types))

    def ontology(self) -> tuple[Item, ...]:
        some = [self.axiom() for _ in range(self._random.randint(2, 4))]
        facts = self._random.sample(FACTS, self._random.randint(1, 3))
        return tuple(Item(axiom) for axiom in dict.fromkeys((*some, *facts)))


@pytest.mark.parametrize("logic", ["classical", "fde", "lp", "k3"])
def test_what_is_told_has_no_counter_model(logic: str) -> None:
    author = Author(3)
    counts: Counter[str] = Counter()
    wrong = []
    for _ in range(ONTOLOGIES):
        items = author.ontology()
        sentences = list(dict.fromkeys(author.axiom() for _ in range(SENTENCES)))
        for problem in _problems(logic, items, sentences, counts):
            wrong.append("\n".join([problem, *(f"  {write(item.axiom)}" for item in items)]))
    assert not wrong, "\n\n".join(wrong)
    assert counts["asked"] > 4 * ONTOLOGIES
    assert min(counts["told true"], counts["told false"]) > ONTOLOGIES / 4, counts


def _problems(
    logic: str, items: Sequence[Item], sentences: list[owl.Axiom], counts: Counter[str]
) -> list[str]:
    said = [item.axiom for item in items]
    annotated = (Annotated(item.axiom, notes(n, item)) for n, item in enumerate(items))
    with paradl.load(ontology(annotated, NAMES), logic=logic, reasoner="hermit") as kb:
        try:
            answers = {sentence: _told(kb, sentence) for sentence in (*sentences, *said)}
        except InconsistentOntology:
            sizes = [size for size in SIZES if Models(logic, items, NAMES, size).exist]
            return [f"{logic}: inconsistent, but has models of sizes {sizes}"] if sizes else []
        guarded = _guarded(kb)
    models = [Models(logic, items, NAMES, size, guarded) for size in SIZES]
    models = [model for model in models if model.exist]
    problems = []
    for sentence, told in answers.items():
        if told is None:
            continue
        true, false = told
        counts.update({"asked": 1, "told true": true, "told false": false})
        if sentence in said and not true:
            problems.append(f"{logic}: {write(sentence)} is said and not told true")
        if true and any(model.one_without(sentence) for model in models):
            problems.append(f"{logic}: {write(sentence)} is told true, but has a counter-model")
        if false and any(model.one_not_denying(sentence) for model in models):
            problems.append(f"{logic}: {write(sentence)} is told false, but has a counter-model")
    return problems


def _told(kb: KnowledgeBase, sentence: owl.Axiom) -> tuple[bool, bool] | None:
    """None where OWL 2 DL has no such question beside the ontology."""
    if isinstance(sentence, owl.HasKey):
        return None
    try:
        [answer] = kb.run("ask", queries=[], axioms=[write(sentence)]).result["answers"]
    except UnsupportedConstruct:
        return None
    return answer["told_true"], answer["told_false"]
