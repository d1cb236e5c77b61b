"""What is known of names: how they are called, what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from paradl.oracle.verbalization.words import proper, words


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Plain data by IRI; what is not in it is made of the IRI.

    Attributes:
        labels: of anything.
        templates: of classes and properties, as `{subject} can fly`, `{subject} eats {object}`.
        negative_templates: the same for their negations.
        notes: definitions and comments.
        types: the classes that an individual is told to be of.
        inverses: properties by their inverses.

    >>> birds = Lexicon(labels={"http://a#tweety": "Tweety"})
    >>> birds.individual("http://a#tweety"), birds.name("http://a#RedBird")
    ('Tweety', 'red bird')
    """

    labels: Mapping[str, str] = field(default_factory=dict)
    templates: Mapping[str, str] = field(default_factory=dict)
    negative_templates: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    types: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    inverses: Mapping[str, str] = field(default_factory=dict)

    def name(self, iri: str) -> str:
        """What a class or a property is called."""
        return self.labels.get(iri) or words(iri) or iri

    def individual(self, iri: str) -> str:
        """What an individual is called."""
        return self.labels.get(iri) or proper(iri) or iri
