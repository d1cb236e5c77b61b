"""What a judge said, as axioms that carry where they come from, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from rdflib import PROV, RDF, Graph, URIRef
from rdflib.term import Node

from paradl.errors import UsageError
from paradl.grounding.facts import NS, fact, quoted
from paradl.oracle.evidence import Policy, channels
from paradl.oracle.valuation import Side, Valuation
from paradl.oracle.verbalization.atoms import Atom, DataValue, parse
from paradl.truth import V3, GeneralizedTruthValue

RECORD = "urn:paradl:evidence:"
"""With the key: the IRI of evidence that tells nothing, so that it is on record all the same."""

_REFUTING = ("-", "*.t", "*.d")


class Review(StrEnum):
    """What a person made of evidence.

    Attributes:
        ACCEPTED: the person vouches for it: it counts as asserted.
        OPINION: it stays the judge's word.
        REJECTED: it tells nothing; it stays on record, so that it is not asked about again.
    """

    ACCEPTED = "accepted"
    OPINION = "opinion"
    REJECTED = "rejected"


@dataclass(frozen=True, slots=True)
class Evidence:
    """An atom that was judged.

    Attributes:
        atom: of the ontology.
        statement: the same in English.
        said: the pair that the judge's answers came to.
        value: what of it counts.
        key: of the valuation in the cache: `paradl cache show KEY` prints the judge's words.
        judge, prompt, policy: who was asked, with which prompts, how often.
        judged: when, in ISO 8601.
        confidence: that the value is right, where it is known, from 0 to 1.
        confidence_by: the weights that say so; empty where it is not known.
        words: for each side, a reply that agrees with its value.
        review: what a person made of it; None where nobody has looked yet.
        reviewer: who that was.
        valuation: all that the judge said, where it was asked just now.
        replies: the same as linked data has it: for each reply its side, verdict and text.
    """

    atom: Atom
    statement: str
    said: GeneralizedTruthValue
    value: GeneralizedTruthValue
    key: str
    judge: str
    prompt: str
    policy: str
    judged: str
    confidence: float | None
    words: Mapping[Side, str]
    review: Review | None = None
    reviewer: str = ""
    confidence_by: str = ""
    valuation: Valuation | None = None
    replies: tuple[tuple[str, str, str], ...] = ()

    @classmethod
    def of(
        cls, atom: Atom, valuation: Valuation, value: GeneralizedTruthValue, key: str
    ) -> Evidence:
        """A judge's answers, of which so much counts."""
        sides = {Side.VERIFICATION: valuation.value.u, Side.REFUTATION: valuation.value.v}
        words = {side: _words(valuation, side, worth) for side, worth in sides.items()}
        return cls(
            atom,
            valuation.statement.text,
            valuation.value,
            value,
            key,
            valuation.judge,
            valuation.prompt,
            valuation.policy,
            valuation.when or "",
            valuation.confidence,
            {side: text for side, text in words.items() if text},
            confidence_by=valuation.confidence_by or "",
            valuation=valuation,
            replies=tuple(
                (str(sample.side), str(sample.verdict), writable(sample.text))
                for sample in valuation.samples
            ),
        )

    @property
    def cached(self) -> bool:
        """Whether it was known before it was asked for."""
        return self.valuation is None or self.valuation.cached

    def reviewed(self, review: Review, reviewer: str) -> Evidence:
        """The same after a person has looked at it."""
        return replace(self, review=review, reviewer=reviewer)

    @property
    def notes(self) -> dict[str, str]:
        """Where it comes from, as annotations have it."""
        given = {
            "evidence": self.key,
            "atom": str(self.atom),
            "statement": writable(self.statement),
            "judge": writable(self.judge),
            "prompt": writable(self.prompt),
            "policy": self.policy,
            "value": str(self.said),
            "counted": str(self.value),
            "judged": self.judged,
            "confidence": "" if self.confidence is None else str(self.confidence),
            "confidenceBy": self.confidence_by,
            "review": str(self.review or ""),
            "reviewer": writable(self.reviewer),
        }
        return {name: text for name, text in given.items() if text}

    def axioms(self, policy: Policy) -> Iterator[str]:
        """What it tells, in functional syntax, each axiom annotated with where it comes from.

        Where it tells nothing, annotations alone, by which it is known to have been asked.
        """
        told = sorted(channels(self.value, policy)) if self._tells(policy) else ()
        for channel in told:
            side = Side.REFUTATION if channel in _REFUTING else Side.VERIFICATION
            yield from fact(self.atom, channel, " ".join(self._annotations([side])))
        if not told:
            for annotation in self._annotations(Side):
                own, _, text = annotation.removeprefix("Annotation(").partition(" ")
                yield f"AnnotationAssertion({own} <{RECORD}{self.key}> {text}"

    def _tells(self, policy: Policy) -> bool:
        """Whether it tells anything; that a value is defined is not said of data properties."""
        unsayable = policy is Policy.DEFINED and isinstance(self.atom, DataValue)
        return self.review is not Review.REJECTED and not unsayable

    def _annotations(self, sides: Iterable[Side]) -> list[str]:
        words = {str(side): self.words[side] for side in sides if side in self.words}
        notes = self.notes | words
        return [f"Annotation(<{NS}{name}> {quoted(text)})" for name, text in notes.items()]


def _words(valuation: Valuation, side: Side, worth: V3) -> str:
    """The first reply of the side that agrees with its value, without control characters."""
    samples = (s for s in valuation.samples if (s.side, s.verdict) == (side, worth))
    return writable(next((sample.text for sample in samples), ""))


def writable(text: str) -> str:
    """A text without the characters that some format, such as XML, cannot hold."""
    spaced = (" " if c.isspace() and c != "\n" else c for c in text)
    return "".join(c for c in spaced if c.isprintable() or c == "\n")


def read(graph: Graph) -> tuple[Evidence, ...]:
    """The evidence in an RDF graph: of annotated axioms, or as `paradl.grounding.prov` writes it.

    Raises:
        UsageError: some of it is not as it has to be.
    """
    found: dict[str, dict[str, str]] = {}
    replies: dict[str, tuple[tuple[str, str, str], ...]] = {}
    for node, key in graph.subject_objects(URIRef(NS + "evidence")):
        found.setdefault(str(key), {}).update(_notes(graph, node))
        replies[str(key)] = replies.get(str(key)) or _replies(graph, node)
    return tuple(
        replace(_evidence(key, notes), replies=replies[key]) for key, notes in sorted(found.items())
    )


def judged(graph: Graph) -> frozenset[Atom]:
    """The atoms that there is evidence of."""
    atoms = (parse(str(text)) for text in graph.objects(None, URIRef(NS + "atom")))
    return frozenset(atom for atom in atoms if atom is not None)


def _notes(graph: Graph, node: Node) -> dict[str, str]:
    return {
        str(own).removeprefix(NS): str(value)
        for own, value in graph.predicate_objects(node)
        if str(own).startswith(NS) and own != RDF.type
    }


def _replies(graph: Graph, node: Node) -> tuple[tuple[str, str, str], ...]:
    """Those that linked data has, in their order."""
    parts = (URIRef(NS + "side"), URIRef(NS + "verdict"), PROV.value)
    nodes = sorted(graph.objects(node, PROV.wasDerivedFrom), key=lambda n: (len(str(n)), str(n)))
    side, verdict, text = (
        [str(next(graph.objects(reply, part), "")) for reply in nodes] for part in parts
    )
    return tuple(zip(side, verdict, text, strict=True))


def _evidence(key: str, notes: Mapping[str, str]) -> Evidence:
    try:
        atom = parse(notes["atom"])
        if atom is None:
            raise ValueError(f"{notes['atom']!r} is no atom")
        said = GeneralizedTruthValue.parse(notes["value"])
        return Evidence(
            atom,
            notes.get("statement", str(atom)),
            said,
            GeneralizedTruthValue.parse(notes.get("counted", str(said))),
            key,
            notes["judge"],
            notes.get("prompt", ""),
            notes.get("policy", ""),
            notes.get("judged", ""),
            _share(notes["confidence"]) if "confidence" in notes else None,
            {side: notes[side] for side in Side if side in notes},
            Review(notes["review"]) if "review" in notes else None,
            notes.get("reviewer", ""),
            notes.get("confidenceBy", ""),
        )
    except (KeyError, ValueError) as error:
        raise UsageError(
            f"the evidence {key!r} is not complete ({error})",
            "give what paradl ground --save wrote",
        ) from None


def _share(text: str) -> float:
    """A number from 0 to 1, which NaN is not."""
    share = float(text)
    if not 0 <= share <= 1:
        raise ValueError(f"a confidence of {text}, which is not from 0 to 1")
    return share
