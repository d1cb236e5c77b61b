"""Answers questions over an ontology and a judge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from paradl.errors import ParadlError
from paradl.grounding import logics
from paradl.grounding.askable import Askable
from paradl.grounding.asking import Asking, Judging
from paradl.grounding.candidates import candidates
from paradl.grounding.counting import Counting
from paradl.grounding.evidence import Evidence
from paradl.grounding.facts import document
from paradl.grounding.lazy import LazySearch
from paradl.grounding.world import World
from paradl.kb import KnowledgeBase
from paradl.oracle.valuation import Statement
from paradl.oracle.verbalization.atoms import Atom
from paradl.oracle.verbalization.sentences import statement
from paradl.results import Answer

Purpose = Callable[["Ground"], None]
"""Asks what a question needs: `paradl.grounding.purposes` has one for each command."""


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
        return sum(evidence.cached for evidence in self.evidence)

    @property
    def asked(self) -> int:
        """How many values the judge was asked for."""
        return len(self.evidence) - self.cached

    @property
    def saved(self) -> int:
        """How many atoms need not be asked about, although they could have been."""
        return self.candidates - len(self.evidence)


@dataclass
class Ground:
    """A knowledge base, what may be asked about it, and whom to ask.

    Attributes:
        kb: it takes the evidence in, as it comes.
        queries: what it is all for; none where it is for every sentence.
        atoms: what may be asked about.
        asking: the judge, and what it has said so far.
    """

    kb: KnowledgeBase
    queries: list[str]
    atoms: tuple[Atom, ...]
    asking: Asking
    _told: dict[Atom, list[str]] = field(default_factory=dict)

    def everything(self) -> None:
        """Ask about all that may be asked about."""
        self.tell(self.atoms)

    def needed(self) -> None:
        """Ask what the answers to the queries depend on."""
        self.search(self.queries)

    def search(self, queries: Sequence[str], sides: Sequence[str] = ("true", "false")) -> None:
        """Ask what the answers to some queries depend on, which is for their told-`sides`."""
        policy = logics.policy(self.kb.logic)
        LazySearch(self.kb, queries, self.open, self.asking, policy, sides).run()
        if self.kb.logic == "adaptive" and self.open:
            self.kb.warnings.append(logics.ADAPTIVE)
        self._take()

    @property
    def open(self) -> list[Atom]:
        """What was not asked about yet."""
        return [atom for atom in self.atoms if atom not in self.asking.known]

    def tell(self, atoms: Iterable[Atom]) -> None:
        """Ask about atoms, and tell the knowledge base."""
        self.asking.ask(atoms)
        self._take()

    def _take(self) -> None:
        policy = logics.policy(self.kb.logic)
        fresh = [e for e in self.asking.among(self.atoms) if e.atom not in self._told]
        self._told |= {evidence.atom: list(evidence.axioms(policy)) for evidence in fresh}
        axioms = [axiom for evidence in fresh for axiom in self._told[evidence.atom]]
        if axioms:
            self.kb.add(document(axioms))

    def grounding(self) -> Grounding:
        """What came of it."""
        evidence = self.asking.among(self.atoms)
        axioms = document(axiom for one in evidence for axiom in self._told[one.atom])
        answers = self.kb.ask(self.queries) if self.queries else ()
        return Grounding(len(self.atoms), evidence, answers, axioms)


def ground(
    kb: KnowledgeBase,
    queries: Sequence[str],
    oracle: Judging,
    *,
    askable: Askable | None = None,
    counting: Counting | None = None,
    eager: bool = False,
    purpose: Purpose | None = None,
    context: bool = False,
    languages: Sequence[str] = ("en",),
    on_start: Callable[[Callable[[], Sequence[Evidence]]], None] | None = None,
    on_stop: Callable[[Sequence[Evidence]], None] | None = None,
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
        purpose: what to ask for, if not what the queries need.
        context: tell the judge what the ontology says of the names.
        languages: of labels, the dearest first.
        on_start: takes what says, from any thread and at any time, what was learned so far.
        on_stop: takes what was learned if an error or Ctrl-C ends it early.

    Raises:
        UsageError: the logic cannot take a judge's word.
        JudgeError: an atom could not be judged.
        BudgetExceeded: a limit was reached.

    >>> import paradl
    >>> from paradl.oracle import oracle
    >>> judge = oracle("recorded:examples/belnap/penguins.jsonl")
    >>> with paradl.load("examples/belnap/penguins.ofn") as kb, judge:
    ...     done = ground(kb, ["penguin Type: flies"], judge)
    >>> done.answers[0].value, [(one.statement, str(one.value)) for one in done.evidence]
    (Belnap.B, [('Penguins are birds.', '<t,f>'), ('Penguins fly.', '<f,t>')])
    """
    logics.policy(kb.logic)
    world = World.of(kb, languages)
    atoms = candidates(kb, queries, world, askable or Askable())
    asking = Asking(oracle, world.lexicon, counting or Counting(), context)
    work = Ground(kb, list(queries), atoms, asking)
    if on_start is not None:
        on_start(lambda: asking.among(atoms))
    try:
        if purpose and not eager:
            purpose(work)
        elif queries and not eager:
            work.needed()
        else:
            work.everything()
    except (ParadlError, KeyboardInterrupt):
        if on_stop is not None:
            on_stop(asking.among(atoms))
        raise
    return work.grounding()


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
