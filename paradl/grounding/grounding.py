"""Answers queries over an ontology and a judge."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from paradl.errors import UsageError
from paradl.grounding import logics
from paradl.grounding.askable import Askable
from paradl.grounding.asking import Asking
from paradl.grounding.evidence import Counting, Evidence, document
from paradl.grounding.lazy import LazySearch
from paradl.grounding.world import World
from paradl.kb import KnowledgeBase
from paradl.oracle.valuation import Statement
from paradl.oracle.verbalization.atoms import Atom
from paradl.oracle.verbalization.sentences import statement
from paradl.oracle.zeta import Oracle
from paradl.results import Answer

_IRI = re.compile(r"<([^<>\s]+)>")


@dataclass(frozen=True, slots=True)
class Grounding:
    """What was asked, and what follows now.

    Attributes:
        candidates: how many atoms could have been asked about.
        evidence: those that were, with what the judge said of them, in the order of the candidates.
        answers: of the queries, from the ontology with the evidence.
        axioms: the evidence as an ontology document, to be kept or loaded again.
    """

    candidates: int
    evidence: tuple[Evidence, ...]
    answers: tuple[Answer, ...]
    axioms: str

    @property
    def cached(self) -> int:
        """How many values the cache had."""
        return sum(evidence.valuation.cached for evidence in self.evidence)

    @property
    def asked(self) -> int:
        """How many values the judge was asked for."""
        return len(self.evidence) - self.cached

    @property
    def saved(self) -> int:
        """How many atoms need not be asked about, although they could have been."""
        return self.candidates - len(self.evidence)


def ground(
    kb: KnowledgeBase,
    queries: Sequence[str],
    oracle: Oracle,
    *,
    askable: Askable | None = None,
    counting: Counting | None = None,
    eager: bool = False,
    context: bool = False,
    languages: Sequence[str] = ("en",),
) -> Grounding:
    """Answer queries, asking the judge what the ontology leaves open.

    What the judge says is told to the knowledge base, so that it also shows in what is asked of it
    later: in explanations, such an axiom has the origin `oracle`.

    Args:
        kb: under `adaptive`, `fde`, `lp` or `ac`. It takes the evidence in.
        queries: as `KnowledgeBase.ask` takes them. If there are none, all candidates are asked.
        oracle: whom to ask.
        askable: what may be asked about.
        counting: what of the judge's answers counts.
        eager: ask about all candidates, whatever the queries need.
        context: tell the judge what the ontology says of the names.
        languages: of labels, the dearest first.

    Raises:
        UsageError: the logic cannot take a judge's word.
        JudgeError: an atom could not be judged.
        BudgetExceeded: a limit was reached.
    """
    policy = logics.policy(kb.logic)
    world = World.of(kb, languages)
    atoms = candidates(kb, queries, world, askable or Askable())
    asking = Asking(oracle, world.lexicon, counting or Counting(), context)
    if eager or not queries:
        asking.ask(atoms)
    else:
        LazySearch(kb, queries, atoms, asking, policy).run()
        if kb.logic == "adaptive" and len(asking.known) < len(atoms):
            kb.warnings.append(logics.ADAPTIVE)
    evidence = asking.among(atoms)
    told = document(axiom for one in evidence for axiom in one.axioms(policy))
    kb.add(told)
    answers = kb.ask(list(queries)) if queries else ()
    return Grounding(len(atoms), evidence, answers, told)


def preview(
    kb: KnowledgeBase,
    queries: Sequence[str],
    askable: Askable | None = None,
    *,
    context: bool = False,
    languages: Sequence[str] = ("en",),
) -> list[Statement]:
    """What the judge could be asked for the sake of queries; `Oracle.estimate` says at what cost.

    >>> import paradl
    >>> with paradl.load("examples/belnap/penguins.ofn") as kb:
    ...     [statement.text for statement in preview(kb, ["penguin Type: flies"])]
    ['Penguins are birds.', 'Penguins fly.']
    """
    world = World.of(kb, languages)
    atoms = candidates(kb, queries, world, askable or Askable())
    return [statement(atom, world.lexicon, context=context) for atom in atoms]


def candidates(
    kb: KnowledgeBase, queries: Sequence[str], world: World, askable: Askable
) -> tuple[Atom, ...]:
    """The atoms that may be asked about for the sake of queries; without any, all.

    Raises:
        UsageError: there are none.
    """
    if queries:
        sentences = kb.run("axioms", queries=list(queries)).result["sentences"]
        each = (askable.candidates(world, _IRI.findall(sentence)) for sentence in sentences)
        atoms = tuple(dict.fromkeys(atom for some in each for atom in some))
    else:
        atoms = askable.candidates(world)
    if not atoms:
        raise UsageError(
            "there is nothing to ask a judge about",
            "the ontology needs named individuals, and what may be asked about is for --askable",
        )
    return atoms
