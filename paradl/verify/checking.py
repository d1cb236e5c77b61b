"""Checks propositions against a knowledge base: by entailment, and by SPARQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import reduce

from rdflib import Graph, Literal, URIRef

from paradl.errors import QueryError, UnsupportedConstruct
from paradl.kb import KnowledgeBase
from paradl.oracle.stores import GraphStore, Store
from paradl.results import Answer
from paradl.truth import Belnap
from paradl.verify.claims import Atom
from paradl.verify.clock import may_be
from paradl.verify.elsewhere import Elsewhere
from paradl.verify.linking import Embedder, Linker
from paradl.verify.propositions import Proposition
from paradl.verify.quantities import is_rounded
from paradl.verify.reading import Reading, readings
from paradl.verify.scoring import Status, Weights, status
from paradl.verify.vocabulary import THINGS, Vocabulary

PREFIXES = """PREFIX owl: <http://www.w3.org/2002/07/owl#>
PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>
PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
"""
_AT_ONCE = 8  # queries, to an endpoint
_SELECTED = 3


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one source says of a claim: `entailment` or `sparql`, the value, and what was asked."""

    source: str
    value: Belnap
    asked: str


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of a proposition.

    Attributes:
        proposition: what the text claims.
        reading: how it was understood.
        evidence: what each source says.
        value: what is told by any of them.
        status: what that comes to.
        why: in words, where it is neither verified nor contradicted.
    """

    proposition: Proposition
    reading: Reading
    evidence: tuple[Evidence, ...]
    value: Belnap
    status: Status
    why: str = ""


class Checker:
    """Checks claims against an ontology and, if there is one, the facts at another place.

    What was asked once is remembered. Its `reasoner` is the engine that was asked last.

    >>> import paradl
    >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
    ...     [found] = Checker(kb).check([Proposition("Tweety", "can", "fly")])
    >>> found.status, found.value
    (<Status.BOTH: 'both'>, Belnap.B)
    """

    def __init__(
        self,
        kb: KnowledgeBase,
        *,
        facts: Store | None = None,
        weights: Weights | None = None,
        embedder: Embedder | None = None,
        languages: Sequence[str] = ("en",),
    ) -> None:
        """Over a knowledge base.

        Args:
            kb: what entails, and whose names words are linked to.
            facts: what SPARQL is asked of, instead of the knowledge base's own graph.
            weights: how near names have to be.
            embedder: links by meaning, too.
            languages: of the names that things are told by, the dearest first; words are linked to
                names in all languages that the ontology has them in.
        """
        document = kb.run("source", without=[], format="nt", compared=False).output
        self.graph = Graph().parse(data=document, format="nt")
        self.kb = kb
        self.weights = weights or Weights()
        self.facts = facts or GraphStore(self.graph)
        elsewhere = None if facts is None else Elsewhere(facts, languages)
        self.linker = Linker(Vocabulary.read(self.graph, languages), embedder, elsewhere)
        self.reasoner = ""
        self._entailed: dict[str, Belnap] = {}
        self._held: dict[str, bool] = {}
        self._grounds: dict[str, tuple[str, ...]] = {}
        self._selected: dict[str, tuple[str, ...]] = {}

    @property
    def vocabulary(self) -> Vocabulary:
        """The ontology's names."""
        return self.linker.vocabulary

    def check(self, propositions: Iterable[Proposition]) -> tuple[Finding, ...]:
        """What becomes of each.

        Raises:
            JudgeError: the endpoint cannot be asked.
        """
        asked = [(p, readings(p, self.linker, self.weights.gamma)) for p in propositions]
        self._ask([(one, one.atom) for _, several in asked for one in several if one.atom])
        return tuple(
            _decided([self._finding(proposition, one) for one in several])
            for proposition, several in asked
        )

    def why_false(self, atoms: Sequence[Atom]) -> list[tuple[str, ...]]:
        """For each atom, the axioms of one justification of its being false; none if it is not."""
        self._explain([atom for atom in atoms if atom.sentence not in self._grounds])
        return [self._grounds[atom.sentence] for atom in atoms]

    def select(self, pattern: str) -> tuple[str, ...]:
        """What `?x` of a graph pattern may be, a few of them; blank nodes and OWL's own names not.

        Source: the second pattern of equation 6 of Georgiev and Gegov.
        """
        if pattern not in self._selected:
            own = 'FILTER (!isBlank(?x) && !strstarts(str(?x), "http://www.w3.org/2002/07/owl#"))'
            query = f"{PREFIXES}SELECT DISTINCT ?x WHERE {{ {pattern} {own} }} ORDER BY ?x"
            rows = self.facts.select(f"{query} LIMIT {_SELECTED}")
            self._selected[pattern] = tuple(row["x"] for row in rows)
        return self._selected[pattern]

    def _explain(self, atoms: Sequence[Atom]) -> None:
        """The sentence's falsity may have a justification, or else its opposite's truth."""
        sentences = list(
            dict.fromkeys(s for atom in atoms for s in (atom.sentence, atom.opposite) if s)
        )
        if not sentences:
            return
        try:
            told = dict(zip(sentences, self.kb.explain(sentences), strict=True))
        except (QueryError, UnsupportedConstruct):  # the findings stand without their grounds
            self._grounds |= {atom.sentence: () for atom in atoms}
            return
        for atom in atoms:
            found = list(told[atom.sentence].false)
            if atom.opposite is not None:
                found += told[atom.opposite].true
            axioms = found[0] if found else ()
            self._grounds[atom.sentence] = tuple(axiom.text for axiom in axioms)

    def _finding(self, proposition: Proposition, reading: Reading) -> Finding:
        atom = reading.atom
        if atom is None:
            return Finding(proposition, reading, (), Belnap.N, Status.FAILED, reading.why)
        evidence = [Evidence("sparql", self._sparql(atom), _query(atom.pattern))]
        if self._known_here(reading):
            evidence.insert(0, Evidence("entailment", self._entailment(atom), atom.sentence))
        value = reduce(_joined, (one.value for one in evidence))
        found = status(value, reading.score, self.weights)
        why = reading.why
        another = Status.VERIFIED if proposition.negated else Status.CONTRADICTION
        if found is another and (more := self._more_exactly(proposition, reading)):
            why = f"{proposition.object!r} may be {more!r}, told less exactly"
            return Finding(proposition, reading, tuple(evidence), Belnap.N, Status.FAILED, why)
        if found is Status.FAILED:
            why = why if reading.score < self.weights.sure else "the knowledge base does not say"
        return Finding(proposition, reading, tuple(evidence), value, found, why)

    def _more_exactly(self, proposition: Proposition, reading: Reading) -> str | None:
        """A value that is told, of which the proposition has but the first digits."""
        if reading.fact is None or reading.fact[2] is not None:
            return None
        subject, own = map(URIRef, reading.fact[:2])
        told = (str(one) for one in self.graph.objects(subject, own) if isinstance(one, Literal))
        text = proposition.object
        return next((one for one in told if is_rounded(text, one) or may_be(text, one)), None)

    def _entailment(self, atom: Atom) -> Belnap:
        """Of classes, "none is" being told true contradicts "all are" too."""
        value = self._entailed[atom.sentence]
        if atom.opposite is None:
            return value
        opposite = self._entailed[atom.opposite]
        against = opposite.told_true
        if atom.not_all:
            some = value.told_true or opposite.told_false
            return Belnap.from_told(told_true=some, told_false=against)
        return Belnap.from_told(told_true=value.told_true, told_false=value.told_false or against)

    def _sparql(self, atom: Atom) -> Belnap:
        return Belnap.from_told(
            told_true=self._held[_query(atom.pattern)], told_false=self._held[_query(atom.denial)]
        )

    def _known_here(self, reading: Reading) -> bool:
        """Whether the ontology has all the names, so that the reasoner can be asked."""
        return all(link.how != "endpoint" for link in reading.links)

    def _ask(self, readings: Sequence[tuple[Reading, Atom]]) -> None:
        sentences = dict.fromkeys(
            sentence
            for reading, atom in readings
            if self._known_here(reading)
            for sentence in (atom.sentence, atom.opposite)
            if sentence is not None and sentence not in self._entailed
        )
        self._entailed |= self._values(list(sentences))
        queries = dict.fromkeys(
            _query(part)
            for _, atom in readings
            for part in (atom.pattern, atom.denial)
            if _query(part) not in self._held
        )
        if queries:
            with ThreadPoolExecutor(_AT_ONCE) as pool:
                self._held |= dict(zip(queries, pool.map(self.facts.holds, queries), strict=True))

    def _values(self, sentences: list[str]) -> dict[str, Belnap]:
        if not sentences:
            return {}
        try:
            run = self.kb.run("ask", queries=sentences)
        except (QueryError, UnsupportedConstruct):
            return {sentence: self._value(sentence) for sentence in sentences}
        self.reasoner = run.reasoner
        answers = map(Answer.of, run.result["answers"])
        return {s: answer.value for s, answer in zip(sentences, answers, strict=True)}

    def _value(self, sentence: str) -> Belnap:
        """What the logic has no reading of, it says nothing of."""
        try:
            return self.kb.ask(sentence).value
        except (QueryError, UnsupportedConstruct):
            return Belnap.N


def _decided(findings: Sequence[Finding]) -> Finding:
    """The finding of a claim that can be read in several ways.

    It says what is told true, if that is so in one of them; it contradicts only if it does in all.
    """
    for value in (Belnap.T, Belnap.B):
        for finding in findings:
            if finding.value is value:
                failed = finding.status is Status.FAILED  # as what is told in another unit
                return replace(finding, value=Belnap.N) if failed else finding
    first = findings[0]
    if len(findings) == 1 or all(finding.value is Belnap.F for finding in findings):
        return first
    links = first.reading.links
    if several := next((link for link in links if link.others), None):
        words, things = several.words, f"the name of {len(several.others)} things"
    elif all(finding.value is not Belnap.F for finding in findings):
        return first
    elif punned := next((link for link in links if link.kinds.issuperset(THINGS)), None):
        words, things = punned.words, "an individual and a class"
    else:
        words, things = first.proposition.object, "one of several values"
    why = f"{words!r} is {things}, and not all are told so"
    return replace(first, value=Belnap.N, status=Status.FAILED, why=why)


def _joined(one: Belnap, other: Belnap) -> Belnap:
    """What is told by any of two sources."""
    return Belnap.from_told(
        told_true=one.told_true or other.told_true, told_false=one.told_false or other.told_false
    )


def _query(pattern: str) -> str:
    return f"{PREFIXES}ASK {{ {pattern} }}"
