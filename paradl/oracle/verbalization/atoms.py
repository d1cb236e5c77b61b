"""Atomic sentences about individuals: class membership, a property's value, a literal."""

from __future__ import annotations

import re
from dataclasses import dataclass

from paradl.errors import QueryError
from paradl.literals import literal

XSD = "http://www.w3.org/2001/XMLSchema#"
_NOT_IN_IRIS = re.compile(r'[\x00-\x20<>"{}|^`\\]')


@dataclass(frozen=True, slots=True)
class Membership:
    """An individual is an instance of a class.

    >>> str(Membership("http://a#tweety", "http://a#Bird"))
    'ClassAssertion(<http://a#Bird> <http://a#tweety>)'
    """

    individual: str
    cls: str

    def __str__(self) -> str:
        return f"ClassAssertion({_iri(self.cls)} {_iri(self.individual)})"


@dataclass(frozen=True, slots=True)
class Relation:
    """An individual is related to another. An inverse property's is written the other way round."""

    subject: str
    property: str
    object: str

    def __str__(self) -> str:
        parts = " ".join(map(_iri, (self.property, self.subject, self.object)))
        return f"ObjectPropertyAssertion({parts})"


@dataclass(frozen=True, slots=True)
class Literal:
    """A value of a data property: its text, its datatype's IRI, its language."""

    text: str
    datatype: str = XSD + "string"
    language: str = ""

    def __str__(self) -> str:
        escaped = self.text.replace("\\", "\\\\").replace('"', '\\"')
        if self.language:
            return f'"{escaped}"@{self.language}'
        if self.datatype == XSD + "string":
            return f'"{escaped}"'
        return f'"{escaped}"^^{_iri(self.datatype)}'


@dataclass(frozen=True, slots=True)
class DataValue:
    """An individual has a literal for a value.

    >>> str(DataValue("http://a#rex", "http://a#age", Literal("7", XSD + "integer")))
    'DataPropertyAssertion(<http://a#age> <http://a#rex> "7"^^<http://www.w3.org/2001/XMLSchema#integer>)'
    """

    subject: str
    property: str
    value: Literal

    def __str__(self) -> str:
        subject, own = _iri(self.subject), _iri(self.property)
        return f"DataPropertyAssertion({own} {subject} {self.value})"


Atom = Membership | Relation | DataValue
"""What a judge can be asked of an ontology. Its text, in OWL's functional syntax, is canonical."""

_IRI = r"<([^<>\s]*)>"
_CLASS = re.compile(rf"ClassAssertion\({_IRI} {_IRI}\)")
_OBJECT = re.compile(rf"ObjectPropertyAssertion\({_IRI} {_IRI} {_IRI}\)")
_DATA = re.compile(
    rf'DataPropertyAssertion\({_IRI} {_IRI} ("(?:[^"\\]|\\.)*"'
    r"(?:@[\w-]+|\^\^<[^<>\s]*>|\^\^(?:xsd|rdfs?|owl):\w+)?)\)",
    re.DOTALL,
)


def parse(text: str) -> Atom | None:
    """Read an atom in its canonical form, or with a prefix of OWL's own; None if the text is none.

    >>> parse("ClassAssertion(<http://a#Bird> <http://a#tweety>)")
    Membership(individual='http://a#tweety', cls='http://a#Bird')
    >>> str(parse('DataPropertyAssertion(<a:share> <a:x> "1/3"^^owl:rational)'))
    'DataPropertyAssertion(<a:share> <a:x> "1/3"^^<http://www.w3.org/2002/07/owl#rational>)'
    """
    if match := _CLASS.fullmatch(text):
        return Membership(match[2], match[1])
    if match := _OBJECT.fullmatch(text):
        return Relation(match[2], match[1], match[3])
    if (match := _DATA.fullmatch(text)) and (told := literal(match[3])):
        value = Literal(told.text, told.datatype or XSD + "string", told.language)
        return DataValue(match[2], match[1], value)
    return None


def is_iri(text: str) -> bool:
    """Whether a text can stand between the brackets of an IRI, and cannot leave them.

    >>> is_iri("http://a#b"), is_iri("http://a> ?p ?o"), is_iri("")
    (True, False, False)
    """
    return bool(text) and not _NOT_IN_IRIS.search(text)


def _iri(text: str) -> str:
    if _NOT_IN_IRIS.search(text):
        raise QueryError(f"{text!r} is no IRI", "write it without spaces, quotes and brackets")
    return f"<{text}>"
