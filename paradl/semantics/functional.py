"""OWL's functional syntax, read and written.

Source: *OWL 2: structural specification and functional-style syntax*, section 3.7. What is no
logical axiom (declarations, annotation assertions, SWRL rules) is passed over.

>>> ontology = read('''
...     Prefix(:=<http://example.org/#>)
...     Ontology(Declaration(Class(:Bird)) SubClassOf(:Penguin ObjectComplementOf(:Flies)))
... ''')
>>> ontology[0].axiom.sup
ObjectComplementOf(operand=Class(iri='http://example.org/#Flies'))
>>> print(write(ontology[0].axiom))
SubClassOf(<http://example.org/#Penguin> ObjectComplementOf(<http://example.org/#Flies>))
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from paradl.semantics import syntax
from paradl.semantics.syntax import Axiom, Class, DataProperty, Datatype, Individual, Literal
from paradl.semantics.syntax import ObjectProperty as Property

_TOKEN = re.compile(
    r'\s*(?:#[^\n]*\s*)*(<[^>]*>|"(?:[^"\\]|\\.)*"|[()]|\^\^|@[\w-]+|:?=|[^\s()<>"=^@]+)', re.S
)
_PREFIXES = {
    "owl": syntax.OWL,
    "rdfs": syntax.RDFS,
    "xsd": syntax.XSD,
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
}
_NAMES = {
    syntax.ClassExpression: Class,
    syntax.ObjectPropertyExpression: Property,
    syntax.DataRange: Datatype,
    Class: Class,
    Property: Property,
    DataProperty: DataProperty,
    Individual: Individual,
}
# Passed over: the axioms without meaning, and those beyond OWL 2.
_SKIPPED = {
    "Declaration",
    "AnnotationAssertion",
    "SubAnnotationPropertyOf",
    "AnnotationPropertyDomain",
    "AnnotationPropertyRange",
    "DatatypeDefinition",
    "DLSafeRule",
    "Import",
}


@dataclass(frozen=True, slots=True)
class Annotated:
    """An axiom with its annotations: pairs of a property's IRI and a value, a literal or an IRI."""

    axiom: Axiom
    annotations: tuple[tuple[str, Literal | str], ...] = ()

    def values(self, property: str) -> list[str]:
        """The annotations by this property; of a literal its lexical form."""
        return [
            v.lexical if isinstance(v, Literal) else v for p, v in self.annotations if p == property
        ]


def read(document: str) -> list[Annotated]:
    """The logical axioms of an ontology document.

    Raises:
        ValueError: the text is not functional syntax.
    """
    return list(_Reader(document).ontology())


def axiom(text: str) -> Axiom:
    """One axiom, its annotations dropped.

    Raises:
        ValueError: the text is not functional syntax.
    """
    return _Reader(text).annotated().axiom


def expression(text: str) -> syntax.ClassExpression:
    """One class expression.

    >>> expression("ObjectMinCardinality(2 <R>)").filler == syntax.THING
    True

    Raises:
        ValueError: the text is not functional syntax.
    """
    read: syntax.ClassExpression = _Reader(text).value(syntax.ClassExpression)
    return read


def write(node: Any) -> str:
    """The text of an axiom, an expression or a name."""
    match node:
        case int():
            return str(node)
        case Literal(lexical, datatype):
            escaped = lexical.replace("\\", "\\\\").replace('"', '\\"')
            return f'"{escaped}"^^<{datatype}>'
        case Class(iri) | Property(iri) | DataProperty(iri) | Individual(iri) | Datatype(iri):
            return iri if iri.startswith("_:") else f"<{iri}>"
    return f"{type(node).__name__}({' '.join(_arguments(node))})"


def annotated(item: Annotated) -> str:
    """The text of an axiom with its annotations."""
    name, rest = write(item.axiom).split("(", 1)
    notes = (
        f"Annotation(<{p}> {write(v) if isinstance(v, Literal) else f'<{v}>'})"
        for p, v in item.annotations
    )
    return f"{name}({' '.join(notes)} {rest}"


def _arguments(node: Any) -> Iterator[str]:
    for field in fields(node):
        argument = getattr(node, field.name)
        if not isinstance(argument, tuple):
            yield write(argument)
        elif isinstance(node, syntax.HasKey):
            yield f"({' '.join(map(write, argument))})"
        else:
            yield from map(write, argument)


@cache
def _signature(constructor: str) -> tuple[type, list[tuple[Any, bool]]] | None:
    """The class of this name, and for each of its fields the type, and whether it has a default."""
    kind = getattr(syntax, constructor, None)
    if kind is None or not hasattr(kind, "__dataclass_fields__"):
        return None
    hints = get_type_hints(kind)
    return kind, [(hints[f.name], f.default is not MISSING) for f in fields(kind)]


class _Reader:
    def __init__(self, text: str) -> None:
        self._tokens = _tokens(text)
        self._at = 0
        self._prefixes = dict(_PREFIXES)

    def ontology(self) -> Iterator[Annotated]:
        while self._peek() == "Prefix":
            self._prefix()
        self._take("Ontology")
        self._take("(")
        while self._peek().startswith("<"):
            self._next()
        while self._peek() != ")":
            if self._peek() in _SKIPPED or self._peek() == "Annotation":
                self._skip()
            else:
                yield self.annotated()

    def annotated(self) -> Annotated:
        name = self._next()
        self._take("(")
        annotations = []
        while self._peek() == "Annotation":
            annotations.append(self._annotation())
        read = self._construct(name)
        if not isinstance(read, Axiom):
            raise ValueError(f"{name} is no axiom")
        return Annotated(read, tuple(annotations))

    def value(self, kind: Any) -> Any:
        """An argument of this type."""
        if kind is int:
            return int(self._next())
        if kind is Literal:
            return self._literal()
        if isinstance(kind, UnionType):
            kind = get_args(kind)[0]
        token = self._next()
        is_name = token.startswith("<") or ":" in token
        if self._peek() == "(" and not is_name:  # what a key is of stands before brackets
            self._take("(")
            return self._construct(token)
        return _NAMES[kind](token if token.startswith("_:") else self._iri(token))

    def _construct(self, name: str) -> Any:
        """The arguments, up to the closing bracket."""
        signature = _signature(name)
        if signature is None:
            raise ValueError(f"there is no constructor {name}")
        kind, types = signature
        arguments = []
        for type_, optional in types:
            if optional and self._peek() == ")":
                break
            if get_origin(type_) is tuple:
                arguments.append(self._many(get_args(type_)[0]))
            else:
                arguments.append(self.value(type_))
        self._take(")")
        return kind(*arguments)

    def _many(self, kind: Any) -> tuple[Any, ...]:
        bracketed = self._peek() == "("
        if bracketed:
            self._next()
        items = []
        while self._peek() != ")":
            items.append(self.value(kind))
        if bracketed:
            self._next()
        return tuple(items)

    def _annotation(self) -> tuple[str, Literal | str]:
        self._take("Annotation")
        self._take("(")
        property = self._iri(self._next())
        value = self._literal() if self._peek().startswith('"') else self._iri(self._next())
        self._take(")")
        return property, value

    def _literal(self) -> Literal:
        lexical = re.sub(r"\\(.)", r"\1", self._next()[1:-1], flags=re.S)
        if self._peek() == "^^":
            self._next()
            return Literal(lexical, self._iri(self._next()))
        if self._peek().startswith("@"):
            return Literal(lexical + self._next(), _PREFIXES["rdf"] + "langString")
        return Literal(lexical)

    def _prefix(self) -> None:
        self._take("Prefix")
        self._take("(")
        name = self._next()
        while self._peek() in ("=", ":="):
            self._next()
        self._prefixes[name.removesuffix(":") if name != ":=" else ""] = self._next()[1:-1]
        self._take(")")

    def _iri(self, token: str) -> str:
        if token.startswith("<"):
            return token[1:-1]
        prefix, colon, local = token.partition(":")
        if not colon or prefix not in self._prefixes:
            raise ValueError(f"{token!r} is no IRI")
        return self._prefixes[prefix] + local

    def _skip(self) -> None:
        self._next()
        self._take("(")
        depth = 1
        while depth:
            token = self._next()
            depth += (token == "(") - (token == ")")

    def _peek(self) -> str:
        return self._tokens[self._at]

    def _next(self) -> str:
        if self._at == len(self._tokens) - 1:
            raise ValueError("the text ends too early")
        self._at += 1
        return self._tokens[self._at - 1]

    def _take(self, expected: str) -> None:
        if self._next() != expected:
            found = self._tokens[self._at - 1]
            raise ValueError(f"expected {expected!r}, found {found or 'the end'!r}")


def _tokens(text: str) -> list[str]:
    tokens, at = [], 0
    while match := _TOKEN.match(text, at):
        tokens.append(match[1])
        at = match.end()
    if text[at:].strip():
        raise ValueError(f"not functional syntax: {text[at:].strip()[:40]!r}")
    return [*tokens, ""]
