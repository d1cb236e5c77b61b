"""Entailment by the reasoner: claims in Manchester syntax, under any logic.

What is asked of the reasoner is asked at once. Where entailment is monotone, premises that are
sound entail what they entail however many more there are, and each claim that joined them adds
nothing: so a derived claim is sound just when the sound *base* claims entail it, that is when they
hold all of one of its justifications. Its stability is then the probability of that, exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import paradl
from paradl.bridge.facade import Progress
from paradl.chains.chain import Chain, Claim
from paradl.chains.models import vocabulary
from paradl.chains.models.model import Model, Question
from paradl.chains.models.proofs import MANY, justifications
from paradl.chains.probability import Sets, minimal, of_any, of_each
from paradl.errors import InconsistentOntology, QueryError
from paradl.kb import KnowledgeBase
from paradl.tables import DEFAULT_LOGIC, names

_NOT_BY_JUSTIFICATIONS = "ac"
"""Explanations under it are of an inclusion's first part: that there is a witness is not in."""
_BY_CLAUSES = ("adaptive", "classical", "fde", "lp", "k3")
"""Under them, inclusions as they come, clauses tell true what they entail classically."""


@dataclass(frozen=True)
class Reasoner(Model):
    """A logic as entailment model: 1 where a claim is told true by its premises, else 0.

    Under all but `classical` and `k3`, premises that contradict each other entail no more for it.

    Attributes:
        logic: as `paradl.load` takes it.
        ontology: background knowledge that every premise set has; its names may be used too.
        settings: what else `paradl.load` takes, as `{"reasoner": "elk"}`.
        progress: is told of a phase, how much of it is done, and of how much.
    """

    logic: str = DEFAULT_LOGIC
    ontology: Path | None = None
    settings: dict[str, Any] = field(default_factory=dict, hash=False)
    progress: Progress | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        """By the name that its table has: `AC` is `ac`."""
        if self.logic.lower() in names():
            object.__setattr__(self, "logic", self.logic.lower())

    @property
    def name(self) -> str:
        """As `reasoner, fde`."""
        return f"reasoner, {self.logic}"

    def entails(self, questions: Sequence[Question]) -> list[float]:
        """1.0 where the premises tell the hypothesis true.

        >>> rules = (Claim("A SubClassOf B"), Claim("x Type A"))
        >>> asked = Claim("x Type B")
        >>> Reasoner().entails([Question(rules, asked), Question((), asked)])
        [1.0, 0.0]

        Raises:
            QueryError: a claim is no sentence in Manchester syntax.
        """
        return [float(true) for true, _ in self._told(questions)]

    def contradicts(self, questions: Sequence[Question]) -> list[float]:
        """1.0 where the premises tell the hypothesis false."""
        return [float(false) for _, false in self._told(questions)]

    def exact(self, chain: Chain, priors: Sequence[float]) -> list[float] | None:
        """The stabilities by justifications; None where the logic is not monotone on this chain.

        Certain base claims are one premise set, and take one question for all derived claims.
        """
        if self.logic == _NOT_BY_JUSTIFICATIONS:
            return None
        claims = (*chain.base, *chain.derived)
        sentences = self._sentences(claims)
        if not self._monotone(sentences, claims):
            return None
        if set(priors) <= {0.0, 1.0}:
            sound = tuple(c for c, prior in zip(chain.base, priors, strict=True) if prior)
            return self.entails([Question(sound, claim) for claim in chain.derived])
        likely = self._likely(chain, priors, sentences)
        found = self._justified(chain, likely, sentences)
        if found is None or any(len(sets) >= MANY for sets in found):
            return None
        return [of_any(sets, likely) for sets in found]

    def _likely(
        self, chain: Chain, priors: Sequence[float], sentences: Mapping[Claim, str]
    ) -> dict[str, float]:
        """How likely each axiom is that a base claim says, or several; what is known is certain."""
        likely = of_each((sentences[claim] for claim in chain.base), priors)
        return likely | dict.fromkeys(likely.keys() & self._background(), 1.0)

    def _justified(
        self, chain: Chain, likely: Mapping[str, float], sentences: Mapping[Claim, str]
    ) -> list[Sets] | None:
        """Those of derived claims, from clauses where all are such; None if there are too many."""
        by_clauses = self.logic in _BY_CLAUSES and not self.settings.get("inclusion")
        if by_clauses and not self.ontology:
            found = justifications(likely, [sentences[claim] for claim in chain.derived], MANY)
            if found is not None:
                return found
        return self._explained(chain, likely)

    def _explained(self, chain: Chain, likely: Mapping[str, float]) -> list[Sets] | None:
        """The justifications of derived claims, as the reasoner finds them.

        Those that differ in what is known, or certain, alone are one. None where there are too
        many of one, or it would take too long to know that there are no more.
        """
        doubtful = sorted(axiom for axiom, chance in likely.items() if chance < 1)
        with self._loaded((*chain.base, *chain.derived), likely, progress=self.progress) as kb:
            asked = [claim.logical for claim in chain.derived]
            found = kb.run("parts", queries=asked, of=doubtful, max=MANY).result["parts"]
        if None in found:
            return None
        return [minimal([frozenset(part) for part in parts]) for parts in found]

    def _told(self, questions: Sequence[Question]) -> list[tuple[bool, bool]]:
        """Whether each hypothesis is told true, and told false, by premise sets at a time."""
        claims = {claim for premises, claim in questions} | {
            claim for premises, _ in questions for claim in premises
        }
        sentences = self._sentences(claims)
        together: dict[frozenset[str], list[int]] = {}
        for place, question in enumerate(questions):
            axioms = frozenset(sentences[claim] for claim in question.premises)
            together.setdefault(axioms, []).append(place)
        told = [(False, False)] * len(questions)
        for number, (axioms, places) in enumerate(together.items(), 1):
            asked = [questions[place].hypothesis.logical for place in places]
            for place, answer in zip(places, self._asked(claims, axioms, asked), strict=True):
                told[place] = answer
            if self.progress is not None:
                self.progress("asking the reasoner", number, len(together))
        return told

    def _asked(
        self, claims: Iterable[Claim], axioms: Iterable[str], queries: list[str]
    ) -> list[tuple[bool, bool]]:
        try:
            with self._loaded(claims, axioms) as kb:
                answers = kb.ask(queries)
        except InconsistentOntology:  # from which everything follows
            return [(True, True)] * len(queries)
        return [(answer.value.told_true, answer.value.told_false) for answer in answers]

    def _monotone(self, sentences: Mapping[Claim, str], claims: Sequence[Claim]) -> bool:
        """Whether more premises never entail less, on any part of these axioms.

        Under a logic that splits or guards where a conflict needs it, that is where none does.
        """
        try:
            with self._loaded(claims, sentences.values()) as kb:
                split = kb.run("check", measures=False, conflicts=None).result["split"]
                kb.ask(claims[0].logical)
        except InconsistentOntology:
            return False
        adapted = self.logic == "adaptive" and (split["classes"] or split["properties"])
        return not adapted and not split["guarded"]

    def _sentences(self, claims: Iterable[Claim]) -> dict[Claim, str]:
        """Each claim as an axiom in functional syntax."""
        ordered = list(dict.fromkeys(claims))
        with self._loaded(ordered, ()) as kb:
            queries = [claim.logical for claim in ordered]
            try:
                found = _axioms(kb, queries)
            except QueryError as error:
                if self.ontology is not None or "paradl classify" not in error.remedy:
                    raise
                raise QueryError(
                    error.message, "give the ontology that has it with --ontology, or a short name"
                ) from None
        for claim, axiom in zip(ordered, found, strict=True):
            if axiom is None:
                raise QueryError(
                    f"{claim.logical!r} can be asked, but not assumed", "choose another formula"
                )
        return dict(zip(ordered, found, strict=True))

    def _background(self) -> set[str]:
        """The logical axioms of the ontology behind all premise sets, in functional syntax."""
        if self.ontology is None:
            return set()
        with self._loaded((), ()) as kb:
            return {axiom["axiom"] for axiom in kb.run("axioms", queries=[]).result["axioms"]}

    def _loaded(
        self, claims: Iterable[Claim], axioms: Iterable[str], progress: Progress | None = None
    ) -> KnowledgeBase:
        """The axioms, with the background or with declarations of the names in the claims."""
        own = "\n".join(axioms)
        if self.ontology is not None:
            sources: Any = [self.ontology, f"Ontology(\n{own}\n)".encode()]
        else:
            declared = vocabulary.declarations(claim.logical for claim in claims)
            sources = f"{declared.removesuffix(')')}{own}\n)".encode()
        return paradl.load(sources, logic=self.logic, progress=progress, **self.settings)


def _axioms(kb: KnowledgeBase, queries: list[str]) -> list[str]:
    """Each sentence as an axiom; of one that does not parse, the error says which it is."""
    try:
        found: list[str] = kb.run("axioms", queries=queries).result["sentences"]
        return found
    except QueryError as error:
        if len(queries) == 1:
            raise QueryError(f"{queries[0]!r}: {error.message}", error.remedy) from None
        for query in queries:
            _axioms(kb, [query])
        raise
