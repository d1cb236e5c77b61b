"""What comes through the door when an ontology is loaded, and when it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from paradl.results import Json


@dataclass(frozen=True, slots=True)
class Loaded:
    """What was read: IRI, size, format, every document it came from, and its prefixes."""

    iri: str | None
    axioms: int
    logical_axioms: int
    format: str
    documents: tuple[str, ...]
    prefixes: Mapping[str, str]
    seconds: float

    @classmethod
    def of(cls, data: Json) -> Loaded:
        """From the JSON of the interface."""
        return cls(
            data["iri"],
            data["axioms"],
            data["logicalAxioms"],
            data["format"],
            tuple(data["documents"]),
            data["prefixes"],
            data["seconds"],
        )


@dataclass(frozen=True, slots=True)
class Run:
    """One answer as the interface's JSON has it, and how it came about."""

    result: Json
    output: bytes
    reasoner: str
    seconds: Mapping[str, float]
