"""A linked proposition as what can be asked: of a reasoner as sentences, of a store as patterns.

An *atom* is what a reasoner or a store is asked about. Of individuals it is an assertion; of
classes it is an inclusion, since "penguins are birds" speaks of all penguins, and "smoking causes
cancer" of all smoking: `Smoking SubClassOf: causes some Cancer`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from paradl.oracle import stores
from paradl.oracle.verbalization.atoms import XSD, Literal
from paradl.rdflib_quiet import quiet

if TYPE_CHECKING:
    from rdflib import Literal as Term

_TRIED = (  # the datatypes of a value whose property has none, by how it looks
    (re.compile(r"[+-]?[0-9]+"), XSD + "integer"),
    (re.compile(r"[+-]?[0-9]+\.[0-9]+"), XSD + "decimal"),
    (re.compile(r"true|false"), XSD + "boolean"),
)
_DECIMAL = r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)"
_REAL = re.compile(rf"{_DECIMAL}(?:[eE][+-]?[0-9]+)?|[+-]?INF|NaN")
_INTEGER = re.compile(r"[+-]?[0-9]+")
_YEAR, _MONTH, _DAY = r"-?(?:[1-9][0-9]{4,}|[0-9]{4})", r"-[0-9]{2}", r"-[0-9]{2}"
_TIME, _ZONE = r"[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?", r"(?:Z|[+-][0-9]{2}:[0-9]{2})"
_DATED = {
    "dateTime": rf"{_YEAR}{_MONTH}{_DAY}T{_TIME}{_ZONE}?",
    "dateTimeStamp": rf"{_YEAR}{_MONTH}{_DAY}T{_TIME}{_ZONE}",
    "date": rf"{_YEAR}{_MONTH}{_DAY}{_ZONE}?",
    "time": rf"{_TIME}{_ZONE}?",
    "gYear": rf"{_YEAR}{_ZONE}?",
    "gYearMonth": rf"{_YEAR}{_MONTH}{_ZONE}?",
}
_WRITTEN = {  # where rdflib takes what Python does: 1_000, a decimal NaN, a dateTime without time
    **dict.fromkeys(("integer", "long", "int", "short", "byte"), _INTEGER),
    **dict.fromkeys(("nonNegativeInteger", "nonPositiveInteger"), _INTEGER),
    **dict.fromkeys(("positiveInteger", "negativeInteger"), _INTEGER),
    **dict.fromkeys(("unsignedLong", "unsignedInt", "unsignedShort", "unsignedByte"), _INTEGER),
    **dict.fromkeys(("double", "float"), _REAL),
    "decimal": re.compile(_DECIMAL),
    "boolean": re.compile(r"true|false|1|0"),
    **{datatype: re.compile(pattern) for datatype, pattern in _DATED.items()},
}


@dataclass(frozen=True, slots=True)
class Atom:
    """What is asked.

    Attributes:
        sentence: told true, it verifies; told false, it contradicts. As `KnowledgeBase.ask` has it.
        opposite: told true, it contradicts too. Of classes: "all are" and "none is" exclude each
            other without being each other's negation.
        pattern: a SPARQL pattern of the fact.
        denial: one of what contradicts it.
        not_all: whether it denies that all are without saying that none is: the opposite told false
            verifies it, and the sentence told false says nothing.
    """

    sentence: str
    opposite: str | None
    pattern: str
    denial: str
    not_all: bool = False

    def negated(self) -> Atom:
        """The atom of the denial: of individuals the negation, of classes that none is."""
        if self.opposite is not None:
            return Atom(self.opposite, self.sentence, self.denial, self.pattern)
        subject, type_, cls = self.sentence.partition(" Type: ")
        denied = f"{subject} Type: not ({cls})" if type_ else f"not {self.sentence}"
        return Atom(denied, None, self.denial, self.pattern)


def membership(individual: str, cls: str) -> Atom:
    """An individual is of a class.

    >>> membership("a:tweety", "a:Bird").sentence
    '<a:tweety> Type: <a:Bird>'
    """
    i, c = f"<{individual}>", f"<{cls}>"
    return Atom(
        f"{i} Type: {c}",
        None,
        f"{i} a/rdfs:subClassOf* {c}",
        f"{i} a/rdfs:subClassOf* ?k . {_excluding('?k', c)}",
    )


def inclusion(cls: str, other: str) -> Atom:
    """All of a class are of another.

    >>> inclusion("a:Penguin", "a:Bird").opposite
    '<a:Penguin> SubClassOf: not (<a:Bird>)'
    """
    c, d = f"<{cls}>", f"<{other}>"
    return Atom(
        f"{c} SubClassOf: {d}",
        f"{c} SubClassOf: not ({d})",
        f"{c} (rdfs:subClassOf|owl:equivalentClass|^owl:equivalentClass)+ {d}",
        f"{c} rdfs:subClassOf* ?k . {_excluding('?k', d)}",
    )


def relation(subject: str, property: str, object: str) -> Atom:
    """An individual is related to another.

    >>> relation("a:rex", "a:eats", "a:bone").negated().sentence
    'not <a:rex> <a:eats> <a:bone>'
    """
    s, p, o = f"<{subject}>", f"<{property}>", f"<{object}>"
    return Atom(
        f"{s} {p} {o}",
        None,
        f"{{ {_related(s, p, o)} }} UNION {{ {o} ?r {s} . ?r (owl:inverseOf|^owl:inverseOf) {p} }}",
        f"[] owl:sourceIndividual {s} ; owl:assertionProperty {p} ; owl:targetIndividual {o}",
    )


def value(subject: str, property: str, literal: Literal) -> Atom:
    """An individual has a value.

    >>> value("a:rex", "a:age", Literal("7", XSD + "integer")).sentence
    '<a:rex> <a:age> "7"^^<http://www.w3.org/2001/XMLSchema#integer>'
    """
    s, p = f"<{subject}>", f"<{property}>"
    term = _term(literal)
    text = literal.datatype == XSD + "string"
    same = f"str(?v) = {term}" if text else f"?v = {term}"
    return Atom(
        f"{s} {p} {literal}",
        None,
        f"{_related(s, p, '?v')} FILTER ({same})",
        f"[] owl:sourceIndividual {s} ; owl:assertionProperty {p} ; owl:targetValue ?v "
        f"FILTER ({same})",
    )


def class_relation(cls: str, property: str, filler: str, *, to_class: bool) -> Atom:
    """All of a class are related to something of a class, or to an individual.

    >>> class_relation("a:Rain", "a:causes", "a:Flood", to_class=True).sentence
    '<a:Rain> SubClassOf: <a:causes> some <a:Flood>'
    """
    c, p, f = f"<{cls}>", f"<{property}>", f"<{filler}>"
    expression = f"{p} {'some' if to_class else 'value'} {f}"
    held = f"owl:onProperty {p} ; owl:{'someValuesFrom' if to_class else 'hasValue'} {f}"
    return Atom(
        f"{c} SubClassOf: {expression}",
        f"{c} SubClassOf: not ({expression})",
        f"{{ {_related(c, p, f)} }} UNION "
        f"{{ {c} (rdfs:subClassOf|owl:equivalentClass)+ ?x . ?x {held} }}",
        f"{c} (rdfs:subClassOf|owl:equivalentClass)+/owl:complementOf ?x . ?x {held}",
    )


def individual_relation(individual: str, property: str, cls: str) -> Atom:
    """An individual is related to something of a class.

    >>> individual_relation("a:rex", "a:eats", "a:Bone").sentence
    '<a:rex> Type: <a:eats> some <a:Bone>'
    """
    i, p, c = f"<{individual}>", f"<{property}>", f"<{cls}>"
    return Atom(
        f"{i} Type: {p} some {c}",
        None,
        f"{{ {_related(i, p, c)} }} UNION {{ {_related(i, p, '?x')} ?x a/rdfs:subClassOf* {c} }}",
        f"{i} a/owl:complementOf ?x . ?x owl:onProperty {p} ; owl:someValuesFrom {c}",
    )


def identity(one: str, other: str) -> Atom:
    """Two individuals are the same."""
    a, b = f"<{one}>", f"<{other}>"
    return Atom(
        f"{a} SameAs: {b}",
        f"{a} DifferentFrom: {b}",
        f"{a} (owl:sameAs|^owl:sameAs)+ {b}",
        f"{a} (owl:differentFrom|^owl:differentFrom) {b}",
    )


def literal(text: str, datatype: str | None, usual: Literal | None = None) -> Literal:
    """A value that is given in words, of its property's datatype, or of what it looks like.

    Where the property's other values are of one kind, it is taken for one of them, if it can be:
    what looks like an integer may be a year, a code, or a double.

    >>> str(literal("7", None)), str(literal("Rex", None))
    ('"7"^^<http://www.w3.org/2001/XMLSchema#integer>', '"Rex"')
    """
    bare = text.strip()
    if datatype and datatype.startswith(XSD):
        return Literal(bare, datatype)
    if usual is not None and well_typed(other := replace(usual, text=bare)):
        return other
    looks = (kind for pattern, kind in _TRIED if pattern.fullmatch(bare))
    return Literal(bare, next(looks, XSD + "string"))


def is_number(datatype: str) -> bool:
    """Whether a datatype is one of numbers.

    >>> is_number(XSD + "double"), is_number(XSD + "gYear")
    (True, False)
    """
    return _WRITTEN.get(datatype.removeprefix(XSD)) in (_INTEGER, _REAL, _WRITTEN["decimal"])


def well_typed(literal: Literal) -> bool:
    """Whether a value's text is one of its datatype.

    >>> well_typed(Literal("7", XSD + "integer")), well_typed(Literal("1931", XSD + "dateTime"))
    (True, False)
    >>> well_typed(Literal("NaN", XSD + "decimal"))
    False
    """
    written = _WRITTEN.get(literal.datatype.removeprefix(XSD))
    if written is not None and not written.fullmatch(literal.text):
        return False
    return not _rdf(literal).ill_typed


def _related(subject: str, property: str, object: str) -> str:
    """By a property, or by one below it."""
    return f"{subject} ?q {object} . ?q rdfs:subPropertyOf* {property} ."


def _excluding(cls: str, other: str) -> str:
    return (
        f"{{ {cls} owl:complementOf {other} }} UNION "
        f"{{ {cls} rdfs:subClassOf/owl:complementOf {other} }} UNION "
        f"{{ {cls} (owl:disjointWith|^owl:disjointWith) {other} }}"
    )


def _term(literal: Literal) -> str:
    plain = literal.datatype == XSD + "string"
    return stores.literal(literal.text, datatype="" if plain else literal.datatype)


def _rdf(literal: Literal) -> Term:
    from rdflib import Literal as Made
    from rdflib import URIRef

    datatype = None if literal.datatype == XSD + "string" else URIRef(literal.datatype)
    with quiet():
        return Made(literal.text, datatype=datatype)
