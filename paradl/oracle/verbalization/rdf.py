"""Reads a lexicon from RDF."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from rdflib import OWL, RDF, RDFS, SKOS, Graph, Literal, URIRef
from rdflib.namespace import DC, DCTERMS

from paradl.oracle.verbalization.lexicon import Lexicon

TEMPLATE = URIRef("https://paradl.org/ns#template")
NEGATIVE_TEMPLATE = URIRef("https://paradl.org/ns#negativeTemplate")

_DEFINITION_OF_OBO = URIRef("http://purl.obolibrary.org/obo/IAO_0000115")
_LABELS = (RDFS.label, SKOS.prefLabel)
_NOTES = (SKOS.definition, _DEFINITION_OF_OBO, DCTERMS.description, DC.description, RDFS.comment)


def lexicon(graph: Graph, languages: Sequence[str] = ("en",)) -> Lexicon:
    """What an RDF graph says of its names.

    Args:
        graph: an ontology.
        languages: those that are wanted, the dearest first; then come texts without a language.

    >>> from rdflib import Graph
    >>> birds = lexicon(Graph().parse("examples/formats/lamp.ttl"))
    """
    ranks = [*languages, ""]
    types = defaultdict(list)
    for individual, cls in graph.subject_objects(RDF.type):
        if isinstance(individual, URIRef) and isinstance(cls, URIRef) and not builtin(cls):
            types[str(individual)].append(str(cls))
    inverses = {
        str(one): str(other)
        for pair in graph.subject_objects(OWL.inverseOf)
        if all(isinstance(end, URIRef) for end in pair)
        for one, other in (pair, pair[::-1])
    }
    return Lexicon(
        labels=_best(graph, _LABELS, ranks),
        templates=_best(graph, (TEMPLATE,), ranks),
        negative_templates=_best(graph, (NEGATIVE_TEMPLATE,), ranks),
        notes=_notes(graph, ranks),
        types={individual: tuple(sorted(classes)) for individual, classes in types.items()},
        inverses=inverses,
    )


def _best(graph: Graph, properties: Iterable[URIRef], ranks: Sequence[str]) -> dict[str, str]:
    """The text of each subject whose language ranks first, then whose property does."""
    found: dict[str, tuple[int, int, str]] = {}
    for order, own in enumerate(properties):
        for subject, value in graph.subject_objects(own):
            place = rank(value, ranks)
            if place is not None and isinstance(subject, URIRef) and str(value).strip():
                candidate = (place, order, str(value))
                found[str(subject)] = min(candidate, found.get(str(subject), candidate))
    return {subject: text for subject, (_, _, text) in found.items()}


def _notes(graph: Graph, ranks: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """One text a property, in the order of the properties."""
    notes: defaultdict[str, list[str]] = defaultdict(list)
    for own in _NOTES:
        for subject, text in _best(graph, (own,), ranks).items():
            notes[subject].append(text)
    return {subject: tuple(dict.fromkeys(texts)) for subject, texts in notes.items()}


def rank(value: object, ranks: Sequence[str]) -> int | None:
    """The place of a text's language among those wanted; `en` takes `en-GB` in."""
    if not isinstance(value, Literal):
        return None
    language = (value.language or "").lower()
    for place, wanted in enumerate(ranks):
        if language == wanted.lower() or (wanted and language.startswith(f"{wanted.lower()}-")):
            return place
    return None


def builtin(name: URIRef) -> bool:
    """Whether a name is OWL's own, or RDF's."""
    return str(name).startswith((str(OWL), str(RDF), str(RDFS)))
