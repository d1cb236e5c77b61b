"""Evidence as linked data: RDF in the terms of PROV-O, with the judge's own words.

Source: W3C, *PROV-O: The PROV Ontology* (2013). Statements are reified, so nothing that a judge
said is asserted: to have it told, use annotated axioms.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from urllib.parse import quote

from rdflib import PROV, RDF, RDFS, XSD, Graph, Literal, Namespace, URIRef

from paradl.grounding.evidence import RECORD, Evidence, writable
from paradl.grounding.facts import NS
from paradl.oracle.verbalization.atoms import Atom, DataValue, Membership
from paradl.rdflib_quiet import quiet

FORMATS = {"ttl": "turtle", "nt": "nt", "jsonld": "json-ld", "rdf": "xml"}
_OURS = Namespace(NS)


def document(evidence: Iterable[Evidence], format: str = "ttl") -> bytes:
    """Each judgement as a `prov:Entity` with the activity, the judge and the replies behind it."""
    graph = Graph()
    graph.bind("paradl", _OURS)
    graph.bind("prov", PROV)
    with quiet(), warnings.catch_warnings():  # of literals that are no values of their datatypes
        warnings.filterwarnings("ignore", module="rdflib")
        for one in evidence:
            _add(graph, one)
        return graph.serialize(format=FORMATS[format], encoding="utf-8")


def _add(graph: Graph, one: Evidence) -> None:
    entity = URIRef(RECORD + one.key)
    activity = URIRef(f"{entity}:judging")
    judge = URIRef("urn:paradl:judge:" + quote(one.judge, safe=""))
    graph.add((entity, RDF.type, PROV.Entity))
    graph.add((entity, RDF.type, RDF.Statement))
    for own, value in zip((RDF.subject, RDF.predicate, RDF.object), _triple(one.atom), strict=True):
        graph.add((entity, own, value))
    for name, text in (*one.notes.items(), *one.words.items()):
        graph.add((entity, _OURS[name], Literal(text)))
    graph.add((entity, PROV.wasGeneratedBy, activity))
    graph.add((entity, PROV.wasAttributedTo, judge))
    graph.add((activity, RDF.type, PROV.Activity))
    graph.add((activity, PROV.wasAssociatedWith, judge))
    if one.judged:
        graph.add((activity, PROV.endedAtTime, Literal(one.judged, datatype=XSD.dateTime)))
    person = one.judge == "human"
    graph.add((judge, RDF.type, PROV.Person if person else PROV.SoftwareAgent))
    graph.add((judge, RDFS.label, Literal(writable(one.judge))))
    _add_replies(graph, one, entity, activity)
    if one.review:
        reviewer = URIRef("urn:paradl:reviewer:" + quote(one.reviewer or "somebody", safe=""))
        graph.add((reviewer, RDF.type, PROV.Person))
        graph.add((reviewer, RDFS.label, Literal(writable(one.reviewer) or "somebody")))
        graph.add((entity, PROV.wasInfluencedBy, reviewer))


def _add_replies(graph: Graph, one: Evidence, entity: URIRef, activity: URIRef) -> None:
    for number, (side, verdict, text) in enumerate(one.replies, 1):
        reply = URIRef(f"{entity}:reply:{number}")
        graph.add((reply, RDF.type, PROV.Entity))
        graph.add((reply, PROV.value, Literal(text)))
        graph.add((reply, _OURS["side"], Literal(side)))
        graph.add((reply, _OURS["verdict"], Literal(verdict)))
        graph.add((reply, PROV.wasGeneratedBy, activity))
        graph.add((entity, PROV.wasDerivedFrom, reply))


def _triple(atom: Atom) -> tuple[URIRef, URIRef, URIRef | Literal]:
    if isinstance(atom, Membership):
        return URIRef(atom.individual), RDF.type, URIRef(atom.cls)
    if isinstance(atom, DataValue):
        value = atom.value
        literal = (
            Literal(value.text, lang=value.language)
            if value.language
            else Literal(value.text, datatype=URIRef(value.datatype), normalize=False)
        )
        literal._value = None  # with it, "1"^^xsd:boolean is a number in Turtle, NaN bare in JSON
        return URIRef(atom.subject), URIRef(atom.property), literal
    return URIRef(atom.subject), URIRef(atom.property), URIRef(atom.object)
