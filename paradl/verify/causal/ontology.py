"""Reads a causal model from an ontology: who causes and who prevents what.

A property is causal if it is called so (`causes`, `leads to`, ...; `prevents`, `inhibits`, ...), if
it is below one that is, or if https://paradl.org/ns#causal says of it "causes" or "prevents".
Its edges are what is told of individuals, and of classes by `A SubClassOf causes some B`. The
strength of an edge is annotated on its axiom with https://paradl.org/ns#strength, the probability
that a thing is present by itself on the thing, with https://paradl.org/ns#leak.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rdflib import OWL, RDFS, Graph, Literal, URIRef
from rdflib.term import Node

from paradl.errors import OntologyError, UsageError
from paradl.verify.causal.model import CausalModel, NoisyOr, Variable
from paradl.verify.normal import normal
from paradl.verify.vocabulary import Kind, Vocabulary

CAUSAL = URIRef("https://paradl.org/ns#causal")
STRENGTH = URIRef("https://paradl.org/ns#strength")
LEAK = URIRef("https://paradl.org/ns#leak")

_RO = "http://purl.obolibrary.org/obo/RO_"
_NAMES = {
    **dict.fromkeys(
        ("cause", "lead to", "result in", "produce", "induce", "trigger", "give rise to"), 1
    ),
    **dict.fromkeys(("prevent", "inhibit", "block", "suppress", "protect against"), -1),
}
_IRIS = {f"{_RO}0002411": 1, f"{_RO}0002304": 1, f"{_RO}0002418": 1, f"{_RO}0002305": -1}
_SIGNS = {"causes": 1, "prevents": -1}

_Edges = dict[tuple[str, str, int], float | None]
"""Cause, effect and sign, of which one thing may have both, to the strength, if that is told."""


@dataclass(frozen=True, slots=True)
class Defaults:
    """Where the ontology says no numbers: the strength of an edge, the leak, that of a root."""

    strength: float = 0.8
    leak: float = 0.05
    root: float = 0.5


def properties(graph: Graph, names: Vocabulary) -> dict[str, int]:
    """The causal properties by IRI: 1 for those that say what causes, -1 for what prevents."""
    found = {}
    for name in names.names:
        if name.kind is Kind.OBJECT_PROPERTY and name.iri not in found:
            sign = _IRIS.get(name.iri) or _NAMES.get(normal(name.text))
            if sign:
                found[name.iri] = sign
    for own, told in graph.subject_objects(CAUSAL):
        if str(told) not in _SIGNS:
            raise OntologyError(
                f"{own} is said to be causal as {told!r}", "write causes or prevents"
            )
        found[str(own)] = _SIGNS[str(told)]
    waiting = list(found)
    while waiting:
        above = waiting.pop()
        for below in graph.subjects(RDFS.subPropertyOf, URIRef(above)):
            if isinstance(below, URIRef) and str(below) not in found:
                found[str(below)] = found[above]
                waiting.append(str(below))
    return found


def read(graph: Graph, names: Vocabulary, defaults: Defaults | None = None) -> CausalModel:
    """The causal model that an ontology tells.

    Raises:
        UsageError: it tells none, or one that goes in a circle.
        OntologyError: a strength or a leak is no probability.
    """
    told = defaults or Defaults()
    edges: _Edges = {}
    for own, sign in sorted(properties(graph, names).items()):
        for cause, effect, strength in _edges(graph, URIRef(own)):
            if strength is not None or (cause, effect, sign) not in edges:
                edges[cause, effect, sign] = strength
    if not edges:
        raise UsageError(
            "the ontology tells no causes", "annotate a property with https://paradl.org/ns#causal"
        )
    things = sorted({thing for cause, effect, _ in edges for thing in (cause, effect)})
    return CausalModel({thing: _variable(graph, thing, edges, told) for thing in things})


def _variable(graph: Graph, thing: str, edges: _Edges, told: Defaults) -> Variable:
    causes = {edge: edges[edge] for edge in sorted(edges) if edge[1] == thing}
    strengths = [
        sign * (told.strength if strength is None else strength)
        for (_, _, sign), strength in causes.items()
    ]
    leak = _probability(graph.value(URIRef(thing), LEAK), thing)
    if leak is None:
        leak = told.root if not any(s > 0 for s in strengths) else told.leak
    return Variable(tuple(cause for cause, _, _ in causes), NoisyOr(leak, tuple(strengths)))


def _edges(graph: Graph, own: URIRef) -> Iterator[tuple[str, str, float | None]]:
    yield from _facts(graph, own)
    for inverse in (*graph.subjects(OWL.inverseOf, own), *graph.objects(own, OWL.inverseOf)):
        if isinstance(inverse, URIRef):
            for effect, cause, strength in _facts(graph, inverse):
                yield cause, effect, strength
    yield from _restrictions(graph, own)


def _facts(graph: Graph, own: URIRef) -> Iterator[tuple[str, str, float | None]]:
    for subject, value in graph.subject_objects(own):
        if isinstance(subject, URIRef) and isinstance(value, URIRef):
            yield str(subject), str(value), _strength(graph, subject, own, value)


def _restrictions(graph: Graph, own: URIRef) -> Iterator[tuple[str, str, float | None]]:
    for restriction in graph.subjects(OWL.onProperty, own):
        effect_of_all = graph.value(restriction, OWL.someValuesFrom)
        if isinstance(effect_of_all, URIRef):
            for cause in graph.subjects(RDFS.subClassOf, restriction):
                if isinstance(cause, URIRef):
                    strength = _strength(graph, cause, RDFS.subClassOf, restriction)
                    yield str(cause), str(effect_of_all), strength


def _strength(graph: Graph, source: Node, own: URIRef, target: Node) -> float | None:
    """What an axiom's annotation says."""
    for axiom in graph.subjects(OWL.annotatedSource, source):
        same = graph.value(axiom, OWL.annotatedProperty) == own
        if same and graph.value(axiom, OWL.annotatedTarget) == target:
            return _probability(graph.value(axiom, STRENGTH), str(source))
    return None


def _probability(told: Node | None, about: str) -> float | None:
    if told is None:
        return None
    try:
        number = float(str(told)) if isinstance(told, Literal) else -1.0
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise OntologyError(f"{told!s} of {about} is no probability", "write it from 0 to 1")
    return number
