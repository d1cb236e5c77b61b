"""The language of restricted quantifiers, `[forall x bird(x)] flies(x)`, as a form of queries.

Source: T. M. Ferguson (2021), *Tableaux and restricted quantification for systems related to weak
Kleene logic*, definition 3; Allen et al. (2025), Definition 12. What has a form in OWL is put into
Manchester syntax: a quantifier over one variable at a time, as ALCH has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paradl.errors import QueryError

_TOKEN = re.compile(r"\s*(<[^<>\s]*>|'[^']*'|[\[\](),~&|¬∧∨∀∃]|[^\s\[\](),~&|¬∧∨∀∃<>']+)")
_ATOM = re.compile(r"(?!(?:not|inverse)\b)(<[^<>\s]*>|'[^']*'|[\w:.-]+)\([^()]*\)")
_WORDS = {"not": "~", "¬": "~", "and": "&", "∧": "&", "or": "|", "∨": "|"}
_QUANTIFIERS = {"forall": "only", "all": "only", "∀": "only", "exists": "some", "∃": "some"}
_HELP = "write it as [forall x bird(x)] flies(x), ~flies(penguin) or eats(rex, bone)"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A query as the reasoner takes it.

    Attributes:
        query: as it was written.
        text: in Manchester syntax.
        denied: the query is the negation of that.
    """

    query: str
    text: str
    denied: bool = False


def sentences(queries: Iterable[str], logic: str) -> tuple[Sentence, ...]:
    """Queries, of which some may be in this language.

    >>> for sentence in sentences(["[forall x bird(x)] flies(x)", "~flies(penguin)"], "ac"):
    ...     print(sentence.text, sentence.denied)
    bird SubClassOf: flies False
    penguin Type: flies True

    Raises:
        QueryError: one of them does not parse, or is for the logic ac only.
    """
    return tuple(_sentence(query, logic) for query in queries)


def _sentence(query: str, logic: str) -> Sentence:
    try:
        return _read(query, logic)
    except RecursionError:
        raise _unreadable(query, "it is nested too deeply") from None


def _read(query: str, logic: str) -> Sentence:
    text = query.lstrip("( \t\n")  # a class expression may begin with a parenthesis, too
    if not (text.startswith(("[", "~", "¬")) or _ATOM.match(text)):
        return Sentence(query, query)
    if logic != "ac":
        raise QueryError(
            f"{query!r} is in the language of the logic ac", "use --logic ac, or Manchester syntax"
        )
    formula = _Parser(query).whole()
    denied = False
    while isinstance(formula, _Not):
        formula, denied = formula.of, not denied
    if isinstance(formula, _Quantified) and not _constants(formula):
        below, above = (
            _class(formula.guard, formula.variable),
            _class(formula.body, formula.variable),
        )
        if formula.kind == "some":  # some C are D: not all C are not D
            return Sentence(query, f"{below} SubClassOf: {_not(above)}", not denied)
        return Sentence(query, f"{below} SubClassOf: {above}", denied)
    constants = _constants(formula)
    if isinstance(formula, _Atom) and len(formula.terms) == 2:
        return Sentence(query, f"{formula.terms[0]} {formula.name} {formula.terms[1]}", denied)
    if len(constants) != 1:
        raise _unreadable(query, "it speaks of several individuals at once")
    [one] = constants
    return Sentence(query, f"{one} Type: {_class(formula, one)}", denied)


def restored(result: Mapping[str, Any], asked: Sequence[Sentence]) -> dict[str, Any]:
    """An answer about Manchester sentences as one about the queries that they stand for."""
    whole = dict(result)
    if not asked:
        return whole
    for key in ("answers", "explanations"):
        if key in whole:
            pairs = zip(whole[key], asked, strict=True)
            whole[key] = [_restored(item, sentence) for item, sentence in pairs]
    return whole


_TURNED = {
    **{"true": "false", "false": "true"},
    **{"told_true": "told_false", "told_false": "told_true"},
    **{"verified": "refuted", "refuted": "verified"},
}


def _restored(item: Mapping[str, Any], sentence: Sentence) -> dict[str, Any]:
    if not sentence.denied:
        return {**item, "query": sentence.query}
    turned = {key: item[_TURNED.get(key, key)] for key in item}
    value = {"T": "F", "F": "T"}.get(item["value"], item["value"])
    return {**turned, "query": sentence.query, "value": value}


@dataclass(frozen=True, slots=True)
class _Atom:
    name: str
    terms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Not:
    of: _Formula


@dataclass(frozen=True, slots=True)
class _Joined:
    word: str
    parts: tuple[_Formula, ...]


@dataclass(frozen=True, slots=True)
class _Quantified:
    kind: str
    variable: str
    guard: _Formula
    body: _Formula


_Formula = _Atom | _Not | _Joined | _Quantified


def _class(formula: _Formula, term: str) -> str:
    """What a formula says of a term, as a class expression."""
    match formula:
        case _Atom(name, (one,)) if one == term:
            return name
        case _Not(of):
            return _not(_class(of, term))
        case _Joined(word, parts):
            return "(" + f" {word} ".join(_class(part, term) for part in parts) + ")"
        case _Quantified(kind, variable, _Atom(name, (one, other)), body) if (
            one == term and other == variable
        ):
            return f"({name} {kind} {_class(body, variable)})"
    raise _unreadable(_text(formula), f"it is no property of {term} alone that OWL can say")


def _not(expression: str) -> str:
    return f"(not {expression})"


def _constants(formula: _Formula, bound: frozenset[str] = frozenset()) -> list[str]:
    match formula:
        case _Atom(_, terms):
            return list(dict.fromkeys(term for term in terms if term not in bound))
        case _Not(of):
            return _constants(of, bound)
        case _Joined(_, parts):
            return list(dict.fromkeys(c for part in parts for c in _constants(part, bound)))
        case _Quantified(_, variable, guard, body):
            inner = bound | {variable}
            return list(dict.fromkeys([*_constants(guard, inner), *_constants(body, inner)]))


def _text(formula: _Formula) -> str:
    match formula:
        case _Atom(name, terms):
            return f"{name}({', '.join(terms)})"
        case _Not(of):
            return f"~{_text(of)}"
        case _Joined(word, parts):
            return f" {word} ".join(map(_text, parts))
        case _Quantified(kind, variable, guard, body):
            word = "forall" if kind == "only" else "exists"
            return f"[{word} {variable} {_text(guard)}] {_text(body)}"


def _unreadable(text: str, why: str) -> QueryError:
    return QueryError(f"{text!r} cannot be asked ({why})", _HELP)


class _Parser:
    def __init__(self, query: str) -> None:
        self._query = query
        self._tokens = [_WORDS.get(token, token) for token in _TOKEN.findall(query)]
        self._at = 0

    def whole(self) -> _Formula:
        formula = self._joined("|")
        if self._at < len(self._tokens):
            raise _unreadable(self._query, f"{self._tokens[self._at]!r} is too much")
        return formula

    def _joined(self, sign: str) -> _Formula:
        """A disjunction of conjunctions of single formulas."""
        parts = [self._joined("&") if sign == "|" else self._single()]
        while self._peek() == sign:
            self._at += 1
            parts.append(self._joined("&") if sign == "|" else self._single())
        return parts[0] if len(parts) == 1 else _Joined("or" if sign == "|" else "and", (*parts,))

    def _single(self) -> _Formula:
        token = self._next()
        if token == "~":
            return _Not(self._single())
        if token == "(":
            inner = self._joined("|")
            self._take(")")
            return inner
        if token == "[":
            kind = _QUANTIFIERS.get(self._next())
            if kind is None:
                raise _unreadable(self._query, "a quantifier is forall or exists")
            variable = self._next()
            guard = self._joined("|")
            self._take("]")
            return _Quantified(kind, variable, guard, self._single())
        self._take("(")
        terms = [self._next()]
        while self._peek() == ",":
            self._at += 1
            terms.append(self._next())
        self._take(")")
        if len(terms) > 2:
            raise _unreadable(self._query, "OWL has predicates of one place and of two")
        return _Atom(token, (*terms,))

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _next(self) -> str:
        token = self._peek()
        if not token:
            raise _unreadable(self._query, "it ends too early")
        self._at += 1
        return token

    def _take(self, expected: str) -> None:
        if self._next() != expected:
            raise _unreadable(self._query, f"{expected} is missing")
