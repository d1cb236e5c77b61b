"""The hierarchy of properties, as a knowledge base answers it."""

from __future__ import annotations

from dataclasses import dataclass

from paradl.results import Json


@dataclass(frozen=True, slots=True)
class PropertyNode:
    """An object or data property in its place. IRIs are whole.

    Attributes:
        iri: the property.
        label: the same for people.
        kind: `object` or `data`.
        parents: the most specific ones above, one for those that mean the same; none where that is
            the top property.
        equivalents: the others that mean the same, perhaps the top or the bottom property.
    """

    iri: str
    label: str
    kind: str
    parents: tuple[str, ...]
    equivalents: tuple[str, ...]

    @classmethod
    def of(cls, data: Json) -> PropertyNode:
        """From the JSON of the door."""
        return cls(
            data["iri"],
            data["label"],
            data["kind"],
            tuple(data["parents"]),
            tuple(data["equivalents"]),
        )
