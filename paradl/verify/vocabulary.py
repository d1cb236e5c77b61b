"""What an ontology's names are called: labels, synonyms, the words of their IRIs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from rdflib import OWL, RDF, RDFS, SKOS, XSD, Graph, Literal, URIRef
from rdflib.term import Node

from paradl.oracle.verbalization.atoms import Literal as Value
from paradl.oracle.verbalization.atoms import is_iri
from paradl.oracle.verbalization.rdf import builtin, rank
from paradl.oracle.verbalization.words import fragment, words
from paradl.verify.normal import has_inner_capitals, normal, text_form

_OBO = "http://www.geneontology.org/formats/oboInOwl#"
_LABELS = (RDFS.label, SKOS.prefLabel)
_SYNONYMS = (
    *(SKOS.altLabel, SKOS.hiddenLabel, URIRef("https://schema.org/alternateName")),
    URIRef(f"{_OBO}hasExactSynonym"),
    URIRef("http://purl.obolibrary.org/obo/IAO_0000118"),  # alternative label
)
_RELATED = tuple(URIRef(f"{_OBO}has{scope}Synonym") for scope in ("Related", "Broad", "Narrow"))


class Kind(StrEnum):
    """What a name is a name of."""

    CLASS = "class"
    INDIVIDUAL = "individual"
    OBJECT_PROPERTY = "object property"
    DATA_PROPERTY = "data property"


THINGS = (Kind.INDIVIDUAL, Kind.CLASS)
PROPERTIES = (Kind.OBJECT_PROPERTY, Kind.DATA_PROPERTY)

TYPES: dict[Node, Kind] = {
    OWL.Class: Kind.CLASS,
    RDFS.Class: Kind.CLASS,
    OWL.ObjectProperty: Kind.OBJECT_PROPERTY,
    OWL.DatatypeProperty: Kind.DATA_PROPERTY,
    OWL.NamedIndividual: Kind.INDIVIDUAL,
}


@dataclass(frozen=True, slots=True)
class Name:
    """One way to call something.

    Attributes:
        text: as it is written.
        iri: what it is a name of.
        kind: of that.
        source: `label`, `synonym`, `related` for what is called so by some and is something else
            to others, or `name` for the words of the IRI.
    """

    text: str
    iri: str
    kind: Kind
    source: str


@dataclass(frozen=True)
class Vocabulary:
    """The names of an ontology.

    Attributes:
        names: all of them, in order; one thing has several, and may be of two kinds.
        ranges: of data properties, where they are told: the IRI of a datatype.
        usual: of those whose values are all of one datatype and language: a value of that kind.
        told: of their values that are texts: by their form, those that alone have it.
        annotating: what individuals have values of that OWL reads as annotations, as those of
            properties that are not declared; in the form in which names are compared.

    >>> lamp = Vocabulary.read(Graph().parse("examples/formats/lamp.ttl"))
    >>> sorted(name.text for name in lamp.names if name.source == "label")[:3]
    ['blinking lamp', 'cellar lamp', 'controlled by']
    """

    names: tuple[Name, ...]
    ranges: dict[str, str]
    usual: dict[str, Value] = field(default_factory=dict)
    told: dict[str, dict[str, Value]] = field(default_factory=dict)
    annotating: frozenset[str] = frozenset()

    @classmethod
    def read(cls, graph: Graph, languages: Sequence[str] = ("en",)) -> Vocabulary:
        """Of an ontology in RDF: names in all languages, in those that are wanted first."""
        ranks = [*languages, ""]
        kinds = sorted(set(_kinds(graph)))
        names = (name for iri, kind in kinds for name in _names(graph, iri, kind, ranks))
        ranges = {
            str(own): str(datatype)
            for own, datatype in graph.subject_objects(RDFS.range)
            if isinstance(datatype, URIRef)
        }
        own = [iri for iri, kind in kinds if kind is Kind.DATA_PROPERTY]
        usual = {iri: found for iri in own if (found := _usual(graph, iri))}
        told = {iri: texts for iri in own if (texts := _told(graph, iri))}
        annotating = frozenset(_annotating(graph, {URIRef(iri) for iri, k in kinds if k in THINGS}))
        return cls(tuple(dict.fromkeys(names)), ranges, usual, told, annotating)

    @cached_property
    def by_iri(self) -> dict[str, tuple[Name, ...]]:
        """By IRI, its names."""
        return _grouped((name.iri, name) for name in self.names)

    @cached_property
    def kinds(self) -> dict[str, frozenset[Kind]]:
        """By IRI, the kinds of what it names."""
        return {iri: frozenset(n.kind for n in names) for iri, names in self.by_iri.items()}

    @cached_property
    def normals(self) -> dict[str, tuple[Name, ...]]:
        """By normal form, the names that have it."""
        return _grouped((normal(name.text), name) for name in self.names)

    @cached_property
    def caseless(self) -> dict[str, tuple[Name, ...]]:
        """By the normal form of its small letters, what has capitals within its words: HbA1c."""
        inner = (name for name in self.names if has_inner_capitals(name.text))
        return _grouped((normal(name.text.casefold()), name) for name in inner)

    def label(self, iri: str) -> str:
        """The first name of a thing."""
        names = self.by_iri.get(iri)
        return names[0].text if names else words(iri) or iri


def _grouped(pairs: Iterable[tuple[str, Name]]) -> dict[str, tuple[Name, ...]]:
    found: dict[str, list[Name]] = {}
    for key, name in pairs:
        found.setdefault(key, []).append(name)
    return {key: tuple(names) for key, names in found.items()}


def _kinds(graph: Graph) -> Iterator[tuple[str, Kind]]:
    for subject, type_ in graph.subject_objects(RDF.type):
        if not isinstance(subject, URIRef) or builtin(subject) or not is_iri(subject):
            continue
        if type_ in TYPES:
            yield str(subject), TYPES[type_]
        elif not (isinstance(type_, URIRef) and builtin(type_)):
            yield str(subject), Kind.INDIVIDUAL


def _annotating(graph: Graph, things: Set[Node]) -> Iterator[str]:
    """What annotation properties are called, by label and IRI, of which things have values."""
    for own in graph.subjects(RDF.type, OWL.AnnotationProperty):
        if isinstance(own, URIRef) and not things.isdisjoint(graph.subjects(own)):
            yield from (
                normal(text) for text in (words(str(own)), *_texts(graph, own, RDFS.label, ()))
            )


def _usual(graph: Graph, own: str) -> Value | None:
    """A value of the one kind that a property's are of."""
    told = [one for one in graph.objects(None, URIRef(own)) if isinstance(one, Literal)]
    kinds = {
        (str((not one.language and one.datatype) or XSD.string), one.language or "") for one in told
    }
    return Value(str(told[0]), *kinds.pop()) if len(kinds) == 1 else None


def _told(graph: Graph, own: str) -> dict[str, Value]:
    """The texts that are values of a property, by their form where they do not share it."""
    found: dict[str, set[Value]] = {}
    for one in graph.objects(None, URIRef(own)):
        if isinstance(one, Literal) and one.datatype in (None, XSD.string):
            value = Value(str(one), str(XSD.string), one.language or "")
            found.setdefault(text_form(value.text), set()).add(value)
    return {form: values.pop() for form, values in found.items() if len(values) == 1}


def _texts(graph: Graph, node: URIRef, own: URIRef, ranks: Sequence[str]) -> list[Literal]:
    """Those of an annotation property, first in the languages that rank first."""
    found = graph.objects(node, own)
    texts = [text for text in found if isinstance(text, Literal) and text.strip()]

    def place(text: Literal) -> tuple[int, Literal]:
        ranked = rank(text, ranks)
        return len(ranks) if ranked is None else ranked, text

    return sorted(texts, key=place)


def _names(graph: Graph, iri: str, kind: Kind, ranks: Sequence[str]) -> Iterator[Name]:
    node = URIRef(iri)
    sources = {"label": _LABELS, "synonym": _SYNONYMS, "related": _RELATED}
    for source, properties in sources.items():
        for own in properties:
            for text in _texts(graph, node, own, ranks):
                yield Name(str(text), iri, kind, source)
    for word in dict.fromkeys((words(iri), fragment(iri))):
        if word:
            yield Name(word, iri, kind, "name")
