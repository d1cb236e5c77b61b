"""Under ac, what a justification has is enough, and no less is."""

from __future__ import annotations

import itertools
import random

import paradl
from paradl.results import Justification

CLASSES, INDIVIDUALS = "ABCD", "ab"
SENTENCES = [
    f"{c} SubClassOf: {sign}{d}"
    for c, d in itertools.permutations(CLASSES, 2)
    for sign in ("", "not ")
]


def _ontology(chance: random.Random) -> list[str]:
    def sign(name: str) -> str:
        return f":{name}" if chance.random() < 0.7 else f"ObjectComplementOf(:{name})"

    axioms = set()
    for _ in range(chance.randint(3, 6)):
        c, d = chance.sample(CLASSES, 2)
        axioms.add(
            f"SubClassOf(:{c} {sign(d)})"
            if chance.random() < 0.45
            else f"ClassAssertion({sign(c)} :{chance.choice(INDIVIDUALS)})"
        )
    return sorted(axioms)


def _tells(axioms: list[str], sentence: str) -> bool:
    names = [f"Declaration(Class(:{name}))" for name in CLASSES]
    lines = "\n".join([*names, *axioms])
    text = f"Prefix(:=<http://x/>)\nOntology(<http://x>\n{lines}\n)"
    with paradl.load(text.encode(), logic="ac") as kb:
        [answer] = kb.ask([sentence])
        return answer.told_true


def _check(justification: Justification, sentence: str) -> None:
    axioms = [axiom.axiom for axiom in justification]
    assert _tells(axioms, sentence), (axioms, sentence)
    for axiom in axioms:
        fewer = [other for other in axioms if other != axiom]
        assert not _tells(fewer, sentence), (fewer, sentence)


def test_justifications_of_inclusions_have_their_witnesses() -> None:
    chance = random.Random(3)
    checked = 0
    for _ in range(12):
        axioms = _ontology(chance)
        names = [f"Declaration(Class(:{name}))" for name in CLASSES]
        text = "Prefix(:=<http://x/>)\nOntology(<http://x>\n" + "\n".join([*names, *axioms]) + "\n)"
        with paradl.load(text.encode(), logic="ac") as kb:
            for explanation in kb.explain(SENTENCES):
                for justification in explanation.true:
                    _check(justification, explanation.query)
                    checked += 1
    assert checked > 20
