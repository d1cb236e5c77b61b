"""What grounding knows of an ontology: its names, what is told of them, how they are called."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rdflib import OWL, RDF, RDFS, XSD, BNode, Graph, Literal, URIRef
from rdflib.term import Node

from paradl.grounding.evidence import judged
from paradl.grounding.graphs import graph
from paradl.kb import KnowledgeBase
from paradl.oracle.verbalization import atoms
from paradl.oracle.verbalization.atoms import Atom, DataValue, Membership, Relation
from paradl.oracle.verbalization.lexicon import Lexicon
from paradl.oracle.verbalization.rdf import builtin, lexicon

ASKABLE = URIRef("https://paradl.org/ns#askable")
"""On a class, a property or an individual: whether a judge may be asked about it."""

TELLS = URIRef("https://paradl.org/ns#tells")
"""On a name by which evidence says what only one channel has: the name that it speaks of."""

_NOMINALS = (OWL.oneOf, OWL.hasValue, OWL.sameAs, OWL.hasSelf, OWL.hasKey)
_COUNTS = (
    *(OWL.maxCardinality, OWL.maxQualifiedCardinality, OWL.cardinality, OWL.qualifiedCardinality),
    *(OWL.oneOf, OWL.hasValue, OWL.hasKey),
)
_ONE_WAY = (XSD.boolean, XSD.integer)
"""Values that are written in one way, so that none is asked about twice: true for 1, 1 for 01."""

_FUNCTIONAL = (OWL.FunctionalProperty, OWL.InverseFunctionalProperty)


@dataclass(frozen=True)
class World:
    """The names of an ontology by their kinds, each kind in order, and what it says of them.

    Attributes:
        classes, properties, data, individuals: those that it names; properties are object
            properties, data are data properties.
        told: the atoms that it asserts.
        domains, ranges: the named classes that properties are told to go from and to.
        above: of each class, the named classes that it is told to be under, itself among them.
        judged: the atoms that it has evidence of already.
        askable: what the annotation says of whether names may be asked about.
        values: of data properties, the literals that the ontology lists: an enumeration for a
            range, those of hasValue, true and false.
        links: which names of classes and properties stand in one axiom.
        merging: those in an axiom that may say of two individuals that they are one: whatever holds
            of the one then holds of the other.
        beside: named individuals that facts connect through anonymous ones, group by group.
        nominals: whether individuals stand in class expressions, are identified, or are all
            connected by the universal property.
        lexicon: how everything is called.
    """

    classes: tuple[str, ...]
    properties: tuple[str, ...]
    data: tuple[str, ...]
    individuals: tuple[str, ...]
    told: frozenset[Atom]
    judged: frozenset[Atom]
    domains: Mapping[str, frozenset[str]]
    ranges: Mapping[str, frozenset[str]]
    above: Mapping[str, frozenset[str]]
    askable: Mapping[str, bool]
    values: Mapping[str, tuple[atoms.Literal, ...]]
    links: Mapping[str, frozenset[str]]
    merging: frozenset[str]
    beside: tuple[frozenset[str], ...]
    nominals: bool
    lexicon: Lexicon

    @classmethod
    def of(cls, kb: KnowledgeBase, languages: Sequence[str] = ("en",)) -> World:
        """What a knowledge base has to say."""
        return cls.read(graph(kb), languages)

    @classmethod
    def read(cls, graph: Graph, languages: Sequence[str] = ("en",)) -> World:
        """What an ontology in RDF has to say."""
        aside = set(graph.subjects(TELLS))
        classes = _names(graph, OWL.Class, aside)
        properties = _names(graph, OWL.ObjectProperty, aside)
        data = _names(graph, OWL.DatatypeProperty, aside)
        individuals = _individuals(graph, {*properties, *data})
        told = frozenset(_told(graph, individuals, {*classes}, {*properties}, {*data}))
        return cls(
            tuple(sorted(map(str, classes))),
            tuple(sorted(map(str, properties))),
            tuple(sorted(map(str, data))),
            tuple(sorted(map(str, individuals))),
            told,
            judged(graph),
            _named(graph, RDFS.domain),
            _named(graph, RDFS.range),
            _closure(_named(graph, RDFS.subClassOf), classes),
            _askable(graph),
            {str(own): values for own in sorted(data) if (values := _listed(graph, own))},
            *_links(graph, {*classes, *properties, *data}),
            tuple(_beside(graph, properties)),
            any(next(graph.triples((None, p, None)), None) for p in _NOMINALS)
            or (None, None, OWL.topObjectProperty) in graph,
            lexicon(graph, languages),
        )

    def types(self, individual: str) -> frozenset[str]:
        """The classes that an individual is asserted to be in, and those above them."""
        return self._types.get(individual, frozenset())

    @cached_property
    def _types(self) -> Mapping[str, frozenset[str]]:
        types: defaultdict[str, set[str]] = defaultdict(set)
        for atom in self.told:
            if isinstance(atom, Membership):
                types[atom.individual] |= self.above.get(atom.cls, {atom.cls})
        return {individual: frozenset(classes) for individual, classes in types.items()}

    @cached_property
    def neighbours(self) -> Mapping[str, set[str]]:
        """The individuals that told facts connect with each."""
        near = neighbours(atom for atom in self.told if isinstance(atom, Relation))
        for group in self.beside:
            for one in group:
                near.setdefault(one, set()).update(group)
        return near

    def connected(self, names: Iterable[str]) -> frozenset[str]:
        """Those names of classes and properties that axioms connect with some, these included."""
        found: set[str] = set()
        waiting = [name for name in (*names, *self.merging) if name in self.links]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting.extend(self.links[name])
        return frozenset(found)


def neighbours(relations: Iterable[Relation]) -> dict[str, set[str]]:
    """The individuals that relations connect with each."""
    near: defaultdict[str, set[str]] = defaultdict(set)
    for relation in relations:
        near[relation.subject].add(relation.object)
        near[relation.object].add(relation.subject)
    return near


def _names(graph: Graph, kind: URIRef, aside: set[Node]) -> set[URIRef]:
    return {
        name
        for name in graph.subjects(RDF.type, kind)
        if isinstance(name, URIRef) and not builtin(name) and name not in aside
    }


def _individuals(graph: Graph, properties: set[URIRef]) -> set[URIRef]:
    """Those declared, and those that facts are about."""
    found = {n for n in graph.subjects(RDF.type, OWL.NamedIndividual) if isinstance(n, URIRef)}
    for subject, cls in graph.subject_objects(RDF.type):
        if isinstance(subject, URIRef) and not (isinstance(cls, URIRef) and builtin(cls)):
            found.add(subject)
    for own in properties:
        for pair in graph.subject_objects(own):
            found.update(end for end in pair if isinstance(end, URIRef))
    return found


def _neighbours(graph: Graph, properties: set[URIRef]) -> dict[BNode, set[Node]]:
    """The values of anonymous individuals, and what they are values of."""
    near: defaultdict[BNode, set[Node]] = defaultdict(set)
    for own in properties:
        for subject, value in graph.subject_objects(own):
            if isinstance(subject, BNode):
                near[subject].add(value)
            if isinstance(value, BNode):
                near[value].add(subject)
    return near


def _beside(graph: Graph, properties: set[URIRef]) -> Iterator[frozenset[str]]:
    """The named individuals around anonymous ones, for each group of these that is connected."""
    near = _neighbours(graph, properties)
    while near:
        group: set[Node] = set()
        waiting: set[Node] = {next(iter(near))}
        while waiting:
            node = waiting.pop()
            group.add(node)
            if isinstance(node, BNode):
                waiting |= near.pop(node, set()) - group
        yield frozenset(str(node) for node in group if isinstance(node, URIRef))


def _told(
    graph: Graph,
    individuals: set[URIRef],
    classes: set[URIRef],
    properties: set[URIRef],
    data: set[URIRef],
) -> Iterator[Atom]:
    for individual in individuals:
        for own, value in graph.predicate_objects(individual):
            if own == RDF.type and value in classes:
                yield Membership(str(individual), str(value))
            elif own in properties and isinstance(value, URIRef):
                yield Relation(str(individual), str(own), str(value))
            elif own in data and isinstance(value, Literal):
                yield DataValue(str(individual), str(own), _literal(value))


def _literal(value: Literal) -> atoms.Literal:
    datatype = str(value.datatype or atoms.XSD + "string")
    known = value.datatype in _ONE_WAY and value.value is not None
    text = str(Literal(value.value)) if known else str(value)
    return atoms.Literal(text, datatype, value.language or "")


def _listed(graph: Graph, own: URIRef) -> tuple[atoms.Literal, ...]:
    """The literals that the ontology itself names for a data property, in order."""
    ranges = set(graph.objects(own, RDFS.range))
    found = [value for range in ranges for value in _enumerated(graph, range)]
    restrictions = graph.subjects(OWL.onProperty, own)
    found += [value for one in restrictions for value in graph.objects(one, OWL.hasValue)]
    literals = {_literal(value) for value in found if isinstance(value, Literal)}
    if XSD.boolean in ranges:
        literals |= {atoms.Literal(word, str(XSD.boolean)) for word in ("true", "false")}
    return tuple(sorted(literals, key=str))


def _enumerated(graph: Graph, range: Node) -> Iterator[Node]:
    for members in graph.objects(range, OWL.oneOf):
        yield from graph.items(members)


def _named(graph: Graph, property: URIRef) -> dict[str, frozenset[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for subject, value in graph.subject_objects(property):
        if isinstance(subject, URIRef) and isinstance(value, URIRef) and not builtin(value):
            found[str(subject)].add(str(value))
    return {name: frozenset(values) for name, values in found.items()}


def _closure(
    parents: Mapping[str, frozenset[str]], classes: Iterable[URIRef]
) -> dict[str, frozenset[str]]:
    def above(name: str) -> frozenset[str]:
        found: set[str] = set()
        waiting = [name]
        while waiting:
            one = waiting.pop()
            if one not in found:
                found.add(one)
                waiting.extend(parents.get(one, ()))
        return frozenset(found)

    return {str(name): above(str(name)) for name in classes}


def _askable(graph: Graph) -> dict[str, bool]:
    return {
        str(name): str(value).lower() in ("true", "1")
        for name, value in graph.subject_objects(ASKABLE)
        if isinstance(name, URIRef)
    }


def _links(graph: Graph, names: set[URIRef]) -> tuple[dict[str, frozenset[str]], frozenset[str]]:
    """By the triples of axioms: blank nodes hold expressions and lists together.

    Which names stand together, and which stand where individuals are counted or named.
    """
    near: defaultdict[Node, set[Node]] = defaultdict(set)
    for subject, _, value in graph:
        ends = {subject, value}
        if all(end in names or isinstance(end, BNode) for end in ends):
            near[subject].add(value)
            near[value].add(subject)

    def reached(start: Iterable[Node]) -> frozenset[str]:
        found: set[Node] = set()
        waiting = [*start]
        while waiting:
            node = waiting.pop()
            if node not in found:
                found.add(node)
                if isinstance(node, BNode):
                    waiting.extend(near[node])
        return frozenset(str(n) for n in found if n in names)

    counting = {node for count in _COUNTS for node in graph.subjects(count)}
    functional = {node for kind in _FUNCTIONAL for node in graph.subjects(RDF.type, kind)}
    return {str(name): reached(near[name]) for name in names}, reached(counting | functional)
