"""How inconsistent and how incomplete an ontology is.

The ground atoms of an ontology are `A(a)` and `R(a, b)` for every class, object property and named
individual. Its inconsistency is the share of them that is told both true and false, and its
incompleteness the share of which nothing is told; the same for each name by itself.

The degree of inconsistency is that of Yue Ma, Guilin Qi, Pascal Hitzler and Zuoquan Lin, "Measuring
Inconsistency for Description Logics Based on Paraconsistent Semantics" (ECSQARU 2007), with one
difference. They take, for each size n of domain, the least share of conflicting atoms in any
four-valued model. Here an atom counts if it is in conflict in every model, and the domain is that
of the named individuals: a lower bound of their degree for it, equal to it unless the ontology has
conflicts that could be in one place or in another. Incompleteness is the same for gaps. Both are
taken under `fde`, whatever the logic of the knowledge base, as they are about four-valued models.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Degree:
    """A share of ground atoms.

    Attributes:
        atoms: how many there are.
        both: how many are told true and false.
        neither: of how many nothing is told.

    >>> Degree(atoms=8, both=2, neither=4).inconsistency
    0.25
    """

    atoms: int
    both: int
    neither: int

    @property
    def inconsistency(self) -> float:
        """From 0 to 1."""
        return self.both / self.atoms if self.atoms else 0.0

    @property
    def incompleteness(self) -> float:
        """From 0 to 1."""
        return self.neither / self.atoms if self.atoms else 0.0

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Degree:
        """From the JSON of the interface."""
        return cls(data["atoms"], data["both"], data["neither"])


@dataclass(frozen=True, slots=True)
class NameMeasure:
    """The degree of a class or an object property."""

    iri: str
    label: str
    degree: Degree


@dataclass(frozen=True, slots=True)
class Measures:
    """The degree of a whole ontology, and of each of its names."""

    degree: Degree
    names: tuple[NameMeasure, ...]

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Measures:
        """From the JSON of the interface."""
        names = (NameMeasure(n["iri"], n["label"], Degree.of(n)) for n in data["names"])
        return cls(Degree.of(data), tuple(names))
