"""What follows from a premise, axiom by axiom of a conclusion."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bare import classified, java, read, reasoner
from outcome import Outcome, Verdict
from sentences import NoSentence, sentences
from suite import conclusion_of

import paradl
from paradl import KnowledgeBase
from paradl.errors import QueryError


def entailment(premise: Path) -> Outcome:
    """Each axiom of the conclusion, asked under `classical` and under `adaptive`.

    The message names what these two answer differently, and what bare HermiT does. Where classes of
    the premise are unsatisfiable, `adaptive` lets them be, as `classical` does.
    """
    conclusion = read(conclusion_of(premise), imports=premise.parent)
    axioms, unasked = _put(conclusion)
    sources: list[Path | bytes] = [premise, _names(conclusion)]
    with paradl.load(sources, logic="classical", reasoner="hermit") as kb:
        told, refused = _answers(kb, sorted({s for said in axioms.values() for s in said}))
    with paradl.load(sources, logic="adaptive", reasoner="hermit") as kb:
        incoherent = len(kb.check().incoherent)
    with paradl.load(
        sources, logic="adaptive", reasoner="hermit", keep_unsatisfiable=incoherent > 0
    ) as kb:
        check = kb.check()
        adaptive, _ = _answers(kb, told)
    hermit = reasoner(read(premise))
    asked = {axiom: said for axiom, said in axioms.items() if told.keys() >= set(said)}
    follows = {axiom: all(told[s].told_true for s in said) for axiom, said in asked.items()}
    differ = [
        *(s for s, value in told.items() if adaptive[s] is not value),
        *(str(axiom) for axiom in _otherwise(hermit, premise, follows)),
    ]
    return Outcome(
        Verdict.CONSISTENT if check.consistent else Verdict.INCONSISTENT,
        incoherent,
        check.guarded,
        len(check.split_classes) + len(check.split_properties),
        asked=len(asked),
        untold=sum(not told for told in follows.values()),
        unasked=tuple(sorted(unasked | refused)),
        message="; ".join(differ),
    )


def _otherwise(hermit: Any, premise: Path, follows: Mapping[Any, bool]) -> list[Any]:
    """What HermiT denies, or entails, against us; where it does, asked again once classified."""
    differ = [axiom for axiom in follows if bool(hermit.isEntailed(axiom)) != follows[axiom]]
    if not differ:
        return []
    sure = classified(read(premise))
    return [axiom for axiom in differ if bool(sure.isEntailed(axiom)) != follows[axiom]]


def _put(conclusion: Any) -> tuple[dict[Any, list[str]], set[str]]:
    """The sentences for each axiom, and why others have none."""
    axioms, unasked = {}, set()
    imports = java("org.semanticweb.owlapi.model.parameters.Imports").INCLUDED
    for axiom in conclusion.getLogicalAxioms(imports):
        try:
            axioms[axiom] = sentences(axiom)
        except NoSentence as reason:
            unasked.add(str(reason))
    return axioms, unasked


def _answers(kb: KnowledgeBase, asked: Iterable[str]) -> tuple[dict[str, paradl.Belnap], set[str]]:
    """The values of those that parse, and what the others have that does not."""
    values, refused = {}, set()
    for sentence in asked:
        try:
            values[sentence] = kb.ask(sentence).value
        except QueryError as error:
            refused.add(str(error))
    return values, refused


def _names(ontology: Any) -> bytes:
    """An ontology that declares the names of another, so that they may be asked about."""
    imports = java("org.semanticweb.owlapi.model.parameters.Imports").INCLUDED
    declared = (
        f"Declaration({entity.getEntityType().getName()}({entity.getIRI().toQuotedString()}))"
        for entity in ontology.getSignature(imports)
        if not entity.isBuiltIn()
    )
    return "\n".join(["Ontology(", *declared, ")"]).encode()
