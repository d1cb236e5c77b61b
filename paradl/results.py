"""What a knowledge base answers, as values that do not change. IRIs are whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from paradl import files
from paradl.measures import Measures
from paradl.shown import Shown
from paradl.truth import V3, Belnap

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Axiom:
    """An axiom of the source.

    Attributes:
        axiom: in functional syntax.
        text: in Manchester syntax, with labels, for people.
        origin: who said it: `asserted` or `oracle`.
        file: the document that it stands in; None where it cannot be said where.
        line: the line that it begins on, from 1.
        evidence: of what a judge told: the key by which `paradl cache show` prints its replies.
        judge, value, words: then, who it was, the pair that it came to, and one of its replies.
        review: what a person made of it: `accepted` or `opinion`; None where nobody has looked.
    """

    axiom: str
    text: str
    origin: str
    file: str | None = None
    line: int | None = None
    evidence: str | None = None
    judge: str | None = None
    value: str | None = None
    words: str | None = None
    review: str | None = None

    @classmethod
    def of(cls, data: Json) -> Axiom:
        """From the JSON of the interface."""
        further = ("file", "line", "evidence", "judge", "value", "words", "review")
        own = {name: data.get(name) for name in further}
        return cls(data["axiom"], data["text"], data["origin"], **own)

    def __str__(self) -> str:
        return self.text


Justification = tuple[Axiom, ...]
"""A minimal set of axioms from which something follows (Horridge 2011)."""


def justifications(data: Iterable[Iterable[Json]]) -> tuple[Justification, ...]:
    """From the JSON of the interface."""
    return tuple(tuple(Axiom.of(axiom) for axiom in axioms) for axioms in data)


@dataclass(frozen=True, slots=True)
class Conflict(Shown):
    """A sentence that the ontology tells both true and false.

    Attributes:
        kind: `class-assertion`, `property-assertion`, `class`, `equality`, `cardinality` or `data`.
        subject: the individual or class that it is about.
        predicate: the class or property; None where there is none.
        object: the other individual or the literal; None where there is none.
        value: always `B`.
        justifications: why, each a minimal set of source axioms.
        subject_label, predicate_label, object_label: the same for people.
    """

    kind: str
    subject: str
    predicate: str | None
    object: str | None
    value: Belnap
    justifications: tuple[Justification, ...]
    subject_label: str
    predicate_label: str | None
    object_label: str | None

    @classmethod
    def of(cls, data: Json) -> Conflict:
        """From the JSON of the interface."""
        return cls(
            data["kind"],
            data["subject"],
            data["predicate"],
            data["object"],
            Belnap(data["value"]),
            justifications(data["justifications"]),
            data["subjectLabel"],
            data["predicateLabel"],
            data["objectLabel"],
        )


class Conflicts(tuple[Conflict, ...], Shown):
    """Several conflicts."""

    __slots__ = ()

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """IPython has its own way with tuples, which goes before a bundle."""
        printer.text(self._repr_mimebundle_()["text/plain"])


@dataclass(frozen=True, slots=True)
class Check(Shown):
    """Whether the ontology is consistent and coherent classically, and what is in conflict if not.

    Attributes:
        consistent: the classical verdict on the ontology.
        incoherent: the classes that are classically unsatisfiable.
        conflicts: the gluts that follow.
        split_classes: the classes that had to be split into a told-true and a told-false side.
        split_properties: the properties likewise.
        guarded: how many axioms had a hard constraint softened.
        complete: whether these are all conflicts; not where the search was ended before.
        measures: how inconsistent and incomplete it is, where that was asked for.
    """

    consistent: bool
    incoherent: tuple[str, ...]
    conflicts: Conflicts
    split_classes: tuple[str, ...]
    split_properties: tuple[str, ...]
    guarded: int
    complete: bool = True
    measures: Measures | None = None

    @classmethod
    def of(cls, data: Json) -> Check:
        """From the JSON of the interface."""
        split = data["split"]
        return cls(
            data["consistent"],
            tuple(data["incoherent"]),
            Conflicts(Conflict.of(conflict) for conflict in data["conflicts"]),
            tuple(split["classes"]),
            tuple(split["properties"]),
            split["guarded"],
            data.get("complete", True),
            Measures.of(data["measures"]) if "measures" in data else None,
        )

    @property
    def unlisted(self) -> tuple[str, ...]:
        """The unsatisfiable classes that are the subject of no conflict."""
        told = {conflict.subject for conflict in self.conflicts if conflict.kind == "class"}
        return tuple(iri for iri in self.incoherent if iri not in told)

    @property
    def unexplained(self) -> bool:
        """Whether the search ended before it was found why it is inconsistent or incoherent.

        Of what is new, whether it ended before any of that was found.
        """
        found = self.conflicts or (self.consistent and self.incoherent)
        return not self.complete and not found


@dataclass(frozen=True, slots=True)
class TypeValue:
    """That an individual is told to be in a class, told not to be, or both."""

    class_iri: str
    label: str
    value: Belnap
    direct: bool

    @classmethod
    def of(cls, data: Json) -> TypeValue:
        """From the JSON of the interface."""
        return cls(data["class"], data["label"], Belnap(data["value"]), data["direct"])


@dataclass(frozen=True, slots=True)
class PropertyValue:
    """That an individual is told to have a property value, told not to, or both."""

    property_iri: str
    label: str
    object: str
    object_label: str
    value: Belnap

    @classmethod
    def of(cls, data: Json) -> PropertyValue:
        """From the JSON of the interface."""
        return cls(
            data["property"],
            data["label"],
            data["object"],
            data["objectLabel"],
            Belnap(data["value"]),
        )


@dataclass(frozen=True, slots=True)
class Individual:
    """What is told of an individual."""

    iri: str
    label: str
    types: tuple[TypeValue, ...]
    properties: tuple[PropertyValue, ...]

    @classmethod
    def of(cls, data: Json) -> Individual:
        """From the JSON of the interface."""
        return cls(
            data["iri"],
            data["label"],
            tuple(TypeValue.of(told) for told in data["types"]),
            tuple(PropertyValue.of(told) for told in data["properties"]),
        )


@dataclass(frozen=True)
class Realization(Shown):
    """The types and property values of every individual."""

    individuals: tuple[Individual, ...]

    @classmethod
    def of(cls, data: Json) -> Realization:
        """From the JSON of the interface."""
        return cls(tuple(Individual.of(individual) for individual in data["individuals"]))

    @cached_property
    def _by_iri(self) -> dict[str, Individual]:
        return {individual.iri: individual for individual in self.individuals}

    def __getitem__(self, iri: str) -> Individual:
        return self._by_iri[iri]

    def __contains__(self, iri: object) -> bool:
        return iri in self._by_iri

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_iri)

    def __len__(self) -> int:
        return len(self._by_iri)


@dataclass(frozen=True, slots=True)
class Answer(Shown):
    """The value of a sentence.

    Attributes:
        query: the sentence.
        value: what is told of it.
        bilateral: whether the logic, as `ac` does, also tells being defined from being told.
        verified: then, whether it is verified: t, f or e, and None where that is not settled.
        refuted: likewise, whether it is refuted.
    """

    query: str
    value: Belnap
    bilateral: bool = False
    verified: V3 | None = None
    refuted: V3 | None = None

    @classmethod
    def of(cls, data: Json) -> Answer:
        """From the JSON of the interface."""
        sides = [V3(side) if (side := data.get(key)) else None for key in ("verified", "refuted")]
        return cls(data["query"], Belnap(data["value"]), "verified" in data, *sides)

    @property
    def told_true(self) -> bool:
        """Whether the sentence follows."""
        return self.value.told_true

    @property
    def told_false(self) -> bool:
        """Whether its negation follows."""
        return self.value.told_false


@dataclass(frozen=True, slots=True)
class Explanation(Shown):
    """Why a sentence has its value.

    Attributes:
        query: the sentence.
        value: its value.
        true: the justifications of its being told true; one without axioms where it follows
            from nothing at all.
        false: the justifications of its being told false.
    """

    query: str
    value: Belnap
    true: tuple[Justification, ...]
    false: tuple[Justification, ...]

    @classmethod
    def of(cls, data: Json) -> Explanation:
        """From the JSON of the interface."""
        return cls(
            data["query"],
            Belnap(data["value"]),
            justifications(data["true"]),
            justifications(data["false"]),
        )


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An axiom that the logic has no reading for, and why."""

    axiom: str
    why: str


@dataclass(frozen=True, slots=True)
class Document:
    """An ontology as bytes in one of the formats of OWLAPI.

    Attributes:
        format: the name of the format.
        content: the document.
        unsupported: the axioms of the source that have no counterpart in it.
    """

    format: str
    content: bytes = field(repr=False)
    unsupported: tuple[LeftOut, ...] = ()

    def save(self, path: str | Path, *, force: bool = False) -> None:
        """Write it to a file, over another one only if told so.

        Raises:
            UsageError: the file is there already, or cannot be written.
        """
        files.write(Path(path), self.content, force=force)
