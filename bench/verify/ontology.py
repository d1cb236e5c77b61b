"""The knowledge base of a domain: an ontology in which the chains' steps are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bench.verify.chains import Chain

_SPACE = "http://paradl.org/bench/verify#"


def ontology(chains: Iterable[Chain]) -> bytes:
    """In functional syntax. What contradicts a step follows: nothing says it outright."""
    return "\n".join(_lines(chains)).encode()


def _lines(chains: Iterable[Chain]) -> Iterator[str]:
    yield f"Prefix(:=<{_SPACE}>) Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)"
    yield "Ontology("
    for name in ("causes", "leadsTo", "prevents"):
        yield f"Declaration(ObjectProperty(:{name}))"
    yield "AsymmetricObjectProperty(:causes) SubObjectPropertyOf(:causes :leadsTo)"
    yield "TransitiveObjectProperty(:leadsTo) DisjointObjectProperties(:causes :prevents)"
    for chain in chains:
        for name in chain.variables:
            yield f"Declaration(NamedIndividual({_name(name)}))"
            yield f'AnnotationAssertion(rdfs:label {_name(name)} "{name}")'
        for cause, _, effect in chain.steps:
            yield f"ObjectPropertyAssertion(:causes {_name(cause)} {_name(effect)})"
    yield ")"


def _name(words: str) -> str:
    return ":" + words.replace(" ", "_")
