"""Model checking: axioms and sentences in the interpretation that a judge gives.

Source: Allen et al. (2025), Definition 6 (LLM-grounded interpretations) and appendix C. The domain
is the named individuals, the values of atoms are the judge's, those of all else follow by the
nine-valued clauses of `paradl.semantics.ac`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product
from operator import and_

import numpy as np
from numpy.typing import NDArray

from paradl.errors import QueryError, UsageError
from paradl.grounding.askable import Askable
from paradl.grounding.asking import Asking
from paradl.grounding.counting import Counting
from paradl.grounding.evidence import Evidence
from paradl.grounding.world import World
from paradl.kb import KnowledgeBase
from paradl.oracle.verbalization.atoms import Atom, Membership, Relation
from paradl.oracle.zeta import Oracle
from paradl.results import Axiom, LeftOut
from paradl.semantics import functional
from paradl.semantics import syntax as owl
from paradl.semantics.ac import (
    AnalyticContainment,
    Kleene,
    Pair,
    PairInterpretation,
    unabbreviated,
)
from paradl.semantics.interpretation import Name, Signature
from paradl.sentences import Sentence, sentences
from paradl.truth import V3, GeneralizedTruthValue


@dataclass(frozen=True, slots=True)
class Checked:
    """The value of an axiom or of a sentence.

    Attributes:
        text: in Manchester syntax, or as the sentence was given.
        value: whether it is verified, and whether refuted.
        axiom: of the ontology; None of a given sentence.
    """

    text: str
    value: GeneralizedTruthValue
    axiom: Axiom | None = None


@dataclass(frozen=True, slots=True)
class ModelCheck:
    """What holds in a judge's interpretation.

    Attributes:
        axioms: of the ontology, each with its value.
        sentences: those given.
        evidence: the values of the atoms that these rest on.
        unread: the axioms that have no nine-valued reading.
    """

    axioms: tuple[Checked, ...]
    sentences: tuple[Checked, ...]
    evidence: tuple[Evidence, ...]
    unread: tuple[LeftOut, ...]


def model_check(
    kb: KnowledgeBase,
    given: Sequence[str],
    oracle: Oracle,
    *,
    askable: Askable | None = None,
    counting: Counting | None = None,
    context: bool = False,
    languages: Sequence[str] = ("en",),
) -> ModelCheck:
    """The values of all axioms and of given sentences over the named individuals.

    All atoms of their names are asked about, those of what may not be asked about are undefined.

    >>> import paradl
    >>> from paradl.oracle import oracle
    >>> penguins, answers = "examples/belnap/penguins.ofn", "examples/belnap/penguins.jsonl"
    >>> with paradl.load(penguins) as kb, oracle(f"recorded:{answers}") as judge:
    ...     checked = model_check(kb, ["~flies(penguin)"], judge)
    >>> for one in (*checked.axioms, *checked.sentences):
    ...     print(one.value, one.text)
    <f,t> bird SubClassOf flies
    <t,f> ~flies(penguin)

    Raises:
        UsageError: the ontology names no individual.
        QueryError: a sentence does not parse, or has no nine-valued reading.
        JudgeError: an atom could not be judged.
    """
    world = World.of(kb, languages)
    if not world.individuals:
        raise UsageError("the ontology names no individual", "name those that it is about")
    asked = sentences(given, "ac")
    result = kb.run("axioms", under="ac", queries=[s.text for s in asked]).result
    own = [axiom for axiom in map(Axiom.of, result["axioms"]) if axiom.origin == "asserted"]
    read, unread = _readable(own)
    nodes = [_sentence(s, text) for s, text in zip(asked, result["sentences"], strict=True)]
    signature = Signature.of(*(node for _, nodes in read for node in nodes), *nodes)
    asking = Asking(oracle, world.lexicon, counting or Counting(), context)
    atoms = _atoms(world, signature, askable or Askable())
    asking.ask(atoms)
    values = {atom: evidence.value for atom, evidence in asking.known.items()}
    clauses = AnalyticContainment(interpretation(signature, world.individuals, values))
    return ModelCheck(
        tuple(Checked(axiom.text, _value(clauses, nodes), axiom) for axiom, nodes in read),
        tuple(
            Checked(s.query, ~_value(clauses, node) if s.denied else _value(clauses, node))
            for s, node in zip(asked, nodes, strict=True)
        ),
        asking.among(atoms),
        tuple(unread),
    )


def interpretation(
    signature: Signature,
    individuals: Sequence[str],
    values: Mapping[Atom, GeneralizedTruthValue],
) -> PairInterpretation:
    """The interpretation over these individuals in which atoms have these values, else `<e,e>`."""
    place = {iri: number for number, iri in enumerate(individuals)}
    size = len(individuals)
    codes: dict[tuple[str, str], NDArray[np.int8]] = {}
    for name in signature.names:
        shape = (size, 1) if isinstance(name, owl.Class) else (size, size, 1)
        codes |= {(name.iri, side): np.zeros(shape, np.int8) for side in "uv"}
    for atom, value in values.items():
        name_, at = _place(atom, place)
        for side, worth in zip("uv", (value.u, value.v), strict=True):
            if (name_, side) in codes:
                codes[name_, side][at] = _CODES[worth]
    pairs: dict[Name, Pair] = {
        name: Pair(Kleene.of(codes[name.iri, "u"]), Kleene.of(codes[name.iri, "v"]))
        for name in signature.names
        if isinstance(name, owl.Class | owl.ObjectProperty)
    }
    points = np.eye(size, dtype=bool)
    elements = {owl.Individual(iri): points[:, [number]] for iri, number in place.items()}
    return PairInterpretation(size, pairs, elements)


_CODES = {V3.E: 0, V3.T: 1, V3.F: 2}


def _place(atom: Atom, place: Mapping[str, int]) -> tuple[str, tuple[int, ...]]:
    if isinstance(atom, Membership):
        return atom.cls, (place[atom.individual], 0)
    assert isinstance(atom, Relation)  # no other atoms are asked about
    return atom.property, (place[atom.subject], place[atom.object], 0)


def _atoms(world: World, signature: Signature, askable: Askable) -> list[Atom]:
    """All atoms of the names that may be asked about, over all individuals."""

    def allowed(kind: type) -> tuple[str, ...]:
        return askable.of([name.iri for name in signature.sorted(kind)], askable.names, world)

    each = world.individuals
    members: list[Atom] = [Membership(i, c) for c, i in product(allowed(owl.Class), each)]
    relations = product(allowed(owl.ObjectProperty), each, each)
    return members + [Relation(subject, p, object) for p, subject, object in relations]


def _readable(
    axioms: Iterable[Axiom],
) -> tuple[list[tuple[Axiom, list[owl.Axiom]]], list[LeftOut]]:
    """The axioms as sentences that have pairs, and those that have no such reading."""
    read, unread = [], []
    for axiom in axioms:
        try:
            nodes = list(unabbreviated(functional.axiom(axiom.axiom)))
            _try(nodes)
            read.append((axiom, nodes))
        except ValueError as why:
            unread.append(LeftOut(axiom.axiom, str(why)))
    return read, unread


def _sentence(sentence: Sentence, text: str) -> owl.Axiom:
    try:
        node = functional.axiom(text)
        _try([node])
    except ValueError as why:
        raise QueryError(
            f"{sentence.query!r} has no nine-valued reading ({why})", "ask it of the ontology"
        ) from None
    return node


def _try(nodes: Sequence[owl.Axiom]) -> None:
    """Read sentences over a single element, about which nothing is known.

    Raises:
        NoReading: one of them has no pair.
    """
    signature = Signature.of(*nodes)
    names = [name.iri for name in signature.sorted(owl.Individual)] or ["urn:one"]
    clauses = AnalyticContainment(interpretation(signature, names, {}))
    _value(clauses, nodes)


def _value(
    clauses: AnalyticContainment, nodes: owl.Axiom | Iterable[owl.Axiom]
) -> GeneralizedTruthValue:
    """The pair of a sentence, or of several together, in the only interpretation of a batch."""
    each = [nodes] if isinstance(nodes, owl.Axiom) else nodes
    pair = reduce(and_, map(clauses.value, each))
    return GeneralizedTruthValue(_worth(pair.u), _worth(pair.v))


def _worth(side: Kleene) -> V3:
    if bool(side.true[0]):
        return V3.T
    return V3.F if bool(side.false[0]) else V3.E
