"""What a knowledge base tells, as an RDF dataset."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from urllib.parse import quote

from rdflib import RDF, RDFS, XSD, BNode, Dataset, Graph, Literal, Namespace, URIRef
from rdflib.term import Node

from paradl.literals import literal
from paradl.rdflib_quiet import quiet
from paradl.results import Axiom, Conflict, Individual, Realization
from paradl.taxonomy import Taxonomy
from paradl.truth import Belnap

NS = Namespace("https://paradl.org/ns#")
"""The vocabulary: see `vocabulary.ttl`."""

Triple = tuple[Node, Node, Node]

_NOT_IN_IRIS = re.compile(r"[\x00-\x20<>\"{}|\\^`]")


def dataset(
    taxonomy: Taxonomy,
    realization: Realization,
    conflicts: Iterable[Conflict],
    *,
    prefixes: Mapping[str, str] = {},
) -> Dataset:
    """Named graphs of what is told true and told false, and one of facts with their values.

    The default graph holds what is told true, so that a query that knows nothing of ParaDL finds
    what it would find after a classical reasoner. Values are told once for each fact. Queries can
    use the `prefixes`, and `paradl`.

    >>> from paradl.results import Individual, TypeValue
    >>> tweety = Individual("urn:tweety", "", (TypeValue("urn:Flies", "", Belnap.B, True),), ())
    >>> told = dataset(Taxonomy(()), Realization((tweety,)), ())
    >>> [len(told.graph(NS[name])) for name in ("toldTrue", "toldFalse", "facts")]
    [1, 1, 5]
    """
    whole = Dataset()
    for prefix, namespace in {**prefixes, "paradl": str(NS)}.items():
        whole.bind(prefix, namespace, replace=True)
    told = _Told(whole)
    with quiet():  # an ontology may have literals that are no values of their datatypes
        for node in taxonomy.classes:
            for above in (*node.parents, *node.equivalents):
                told.true((iri(node.iri), RDFS.subClassOf, iri(above)))
        for individual in realization.individuals:
            told.individual(individual)
        for conflict in conflicts:
            told.conflict(conflict)
    return whole


class _Told:
    def __init__(self, whole: Dataset) -> None:
        self._default: Graph = whole.default_graph
        self._true = whole.graph(NS.toldTrue)
        self._false = whole.graph(NS.toldFalse)
        self._facts = whole.graph(NS.facts)
        self._nodes: dict[Triple, BNode] = {}

    def true(self, triple: Triple) -> None:
        self._default.add(triple)
        self._true.add(triple)

    def individual(self, individual: Individual) -> None:
        subject = iri(individual.iri)
        for told in individual.types:
            self._fact((subject, RDF.type, iri(told.class_iri)), told.value)
        for value in individual.properties:
            self._fact((subject, iri(value.property_iri), term(value.object)), value.value)

    def conflict(self, conflict: Conflict) -> None:
        node = self._node(conflict)
        self._facts.add((node, RDF.type, NS.Conflict))
        self._facts.add((node, NS.kind, Literal(conflict.kind)))
        self._facts.add((node, NS.about, iri(conflict.subject)))
        if conflict.predicate is not None:
            self._facts.add((node, NS.predicate, iri(conflict.predicate)))
        for axioms in conflict.justifications:
            justification = BNode()
            self._facts.add((node, NS.justification, justification))
            self._facts.add((justification, RDF.type, NS.Justification))
            for axiom in axioms:
                self._axiom(justification, axiom)

    def _fact(self, triple: Triple, value: Belnap) -> None:
        if value.told_true:
            self.true(triple)
        if value.told_false:
            self._false.add(triple)
        node = self._nodes[triple] = BNode()
        self._facts.add((node, RDF.type, NS.Fact))
        for role, part in zip((RDF.subject, RDF.predicate, RDF.object), triple, strict=True):
            self._facts.add((node, role, part))
        self._facts.add((node, NS.value, NS[value.value]))

    def _node(self, conflict: Conflict) -> BNode:
        """The fact that it is about, where it is about one."""
        if conflict.predicate is None:
            return BNode()
        subject, predicate = iri(conflict.subject), iri(conflict.predicate)
        if conflict.object is not None:
            return self._nodes.get((subject, predicate, term(conflict.object))) or BNode()
        return self._nodes.get((subject, RDF.type, predicate)) or BNode()

    def _axiom(self, justification: BNode, axiom: Axiom) -> None:
        node = BNode()
        told = {
            NS.functionalSyntax: axiom.axiom,
            NS.text: axiom.text,
            NS.origin: axiom.origin,
            NS.file: axiom.file,
            NS.line: axiom.line,
        }
        self._facts.add((justification, NS.axiom, node))
        self._facts.add((node, RDF.type, NS.Axiom))
        for predicate, value in told.items():
            if value is not None:
                self._facts.add((node, predicate, Literal(value)))


def term(text: str) -> URIRef | Literal:
    """An IRI, or a literal as functional syntax has it.

    >>> term('"2"^^xsd:integer').value, str(term("http://x#a"))
    (2, 'http://x#a')
    """
    found = literal(text)
    if found is None:
        return iri(text)
    # rdflib tells "a" from "a"^^xsd:string, which RDF 1.1 does not; queries have the short one.
    is_plain = found.datatype in ("", str(XSD.string))
    datatype = None if is_plain else URIRef(found.datatype)
    # As it is written, as literals in queries are: rdflib would make "inf" of INF, and 1 of 01.
    return Literal(found.text, lang=found.language or None, datatype=datatype, normalize=False)


def iri(text: str) -> URIRef:
    """An IRI; what RFC 3987 has no place for, but ontologies have, is percent-encoded.

    >>> iri("http://x#two words"), iri("http://x#été")
    (rdflib.term.URIRef('http://x#two%20words'), rdflib.term.URIRef('http://x#été'))
    """
    return URIRef(_NOT_IN_IRIS.sub(lambda found: quote(found[0]), text))
