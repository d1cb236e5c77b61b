"""Reads atoms as people write them: `tweety Type: Flies`, `rex eats bone`."""

from __future__ import annotations

import re
from collections import defaultdict
from difflib import get_close_matches

from rdflib import Graph, URIRef

from paradl.errors import QueryError
from paradl.oracle.verbalization.atoms import (
    XSD,
    Atom,
    DataValue,
    Literal,
    Membership,
    Relation,
    parse,
)
from paradl.oracle.verbalization.lexicon import Lexicon
from paradl.oracle.verbalization.rdf import builtin
from paradl.oracle.verbalization.words import fragment

_TOKEN = re.compile(
    r"""\s*(?:(?P<iri><[^<>\s]+>)
      |(?P<text>"(?:[^"\\]|\\.)*")(?:@(?P<language>[\w-]+)|\^\^(?P<datatype>\S+))?
      |(?P<quoted>'[^']+')
      |(?P<name>\S+))""",
    re.VERBOSE,
)
_AXIOM = re.compile(r"(Sub|Equivalent|Disjoint|Inverse|Same|Different)[A-Z][A-Za-z]*:?")
_TYPES = ("Type:", "Types:", "rdf:type", "a")
_NUMBER = re.compile(r"[+-]?\d+(?:(\.\d+)|)")


class Names:
    """The names of an ontology, found by IRI, by prefixed name, by the end of the IRI, by label."""

    def __init__(self, graph: Graph, lexicon: Lexicon) -> None:
        """Of all IRIs in the graph."""
        self._graph = graph
        self._known: defaultdict[str, set[str]] = defaultdict(set)
        for node in {node for triple in graph for node in triple if isinstance(node, URIRef)}:
            if not builtin(node):
                self._known[fragment(node)].add(str(node))
        for iri, label in lexicon.labels.items():
            self._known[label].add(iri)

    def atom(self, text: str) -> Atom:
        """The atom that a text names.

        Raises:
            QueryError: it does not parse, or names what the ontology does not have.
        """
        if atom := parse(text.strip()):
            return atom
        tokens = [match for match in _TOKEN.finditer(text) if match[0].strip()]
        if len(tokens) != 3 or tokens[0]["text"] or tokens[1]["text"]:
            raise QueryError(
                f"{text!r} is no atom",
                "write it as 'tweety Type: Flies' or 'rex eats bone'; quote names with spaces",
            )
        subject, verb, other = tokens
        if (word := verb["name"]) and _AXIOM.fullmatch(word) and word not in self._known:
            raise QueryError(
                f"a judge is asked about atoms alone, and {text!r} is none",
                "write 'tweety Type: Flies' or 'rex eats bone'",
            )
        individual = self._iri(subject)
        if verb["name"] in _TYPES or (word in ("Type", "Types") and word not in self._known):
            return Membership(individual, self._iri(other))
        own = self._iri(verb)
        value = self._literal(other)
        if value is not None:
            return DataValue(individual, own, value)
        return Relation(individual, own, self._iri(other))

    def _iri(self, token: re.Match[str]) -> str:
        if token["iri"]:
            return token["iri"][1:-1]
        name = token["quoted"][1:-1] if token["quoted"] else token["name"]
        found = self._known.get(name) or self._prefixed(name)
        if not found:
            near = get_close_matches(name, self._known, 1)
            hint = f"did you mean {near[0]}?" if near else "check the name"
            raise QueryError(f"the ontology has nothing called {name!r}", hint)
        if len(found) > 1:
            raise QueryError(
                f"{name!r} is the name of {len(found)} things", f"write one of {_list(found)}"
            )
        return next(iter(found))

    def _prefixed(self, name: str) -> set[str]:
        prefix, colon, local = name.partition(":")
        space = dict(self._graph.namespaces()).get(prefix) if colon else None
        return {f"{space}{local}"} if space is not None else set()

    def _literal(self, token: re.Match[str]) -> Literal | None:
        if token["text"]:
            text = re.sub(r"\\(.)", r"\1", token["text"][1:-1])
            named = token["datatype"] or f"<{XSD}string>"
            whole = {named[1:-1]} if named.startswith("<") else self._prefixed(named)
            return Literal(text, next(iter(whole), named), token["language"] or "")
        name = token["name"] or ""
        if name in ("true", "false"):
            return Literal(name, XSD + "boolean")
        if match := _NUMBER.fullmatch(name):
            return Literal(name, XSD + ("decimal" if match[1] else "integer"))
        return None


def _list(iris: set[str]) -> str:
    return ", ".join(f"<{iri}>" for iri in sorted(iris))
