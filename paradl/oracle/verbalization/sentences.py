"""Puts atoms into English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from paradl.oracle.valuation import Statement
from paradl.oracle.verbalization.atoms import XSD, Atom, DataValue, Literal, Membership, Relation
from paradl.oracle.verbalization.grammar import negated, verb_phrase, with_article
from paradl.oracle.verbalization.lexicon import Lexicon

_PLACE = re.compile(r"\{(subject|object)\}")
_NUMBERS = {
    XSD + name for name in ("integer", "int", "long", "short", "byte", "decimal", "double", "float")
} | {XSD + f"{sign}Integer" for sign in ("nonNegative", "nonPositive", "positive", "negative")}
_CONTEXT_LINES, _CONTEXT_CHARACTERS = 12, 400


def statement(atom: Atom, lexicon: Lexicon, *, context: bool = False) -> Statement:
    """An atom as a judge is asked about it, on request with what is known of its names.

    >>> birds = Lexicon(templates={"http://a#Flies": "{subject} can fly"})
    >>> statement(Membership("http://a#tweety", "http://a#Flies"), birds).text
    'tweety can fly.'
    """
    known = tuple(_context(atom, lexicon)) if context else ()
    return Statement(str(atom), sentence(atom, lexicon), known)


def sentence(atom: Atom, lexicon: Lexicon, *, negative: bool = False) -> str:
    """An atom, or its negation, as a sentence.

    >>> eats = Relation("http://a#rex", "http://a#eats", "http://a#bone")
    >>> sentence(eats, Lexicon()), sentence(eats, Lexicon(), negative=True)
    ('rex eats bone.', 'rex does not eat bone.')
    """
    text = _template(atom, lexicon, negative=negative) or _plain(atom, lexicon, negative=negative)
    text = _one_line(text)
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _template(atom: Atom, lexicon: Lexicon, *, negative: bool) -> str:
    name = atom.cls if isinstance(atom, Membership) else atom.property
    own = (lexicon.negative_templates if negative else lexicon.templates).get(name)
    if own is not None:
        subject, other = _ends(atom, lexicon)
        ends = {"subject": subject, "object": other}
        return _PLACE.sub(lambda place: ends[place[1]], own)
    positive = negative and _template(atom, lexicon, negative=False)
    return f"It is not the case that {positive}" if positive else ""


def _plain(atom: Atom, lexicon: Lexicon, *, negative: bool) -> str:
    subject, other = _ends(atom, lexicon)
    if isinstance(atom, Membership):
        return f"{subject} is {'not ' if negative else ''}{with_article(other)}"
    if isinstance(atom, DataValue) and atom.value.datatype == XSD + "boolean":
        holds = atom.value.text in ("true", "1")
        return _boolean(subject, lexicon.name(atom.property), holds=holds is not negative)
    if isinstance(atom, Relation) and (turned := _turned(atom, lexicon)):
        return _plain(turned, lexicon, negative=negative)
    name = lexicon.name(atom.property)
    if phrase := verb_phrase(name):
        return f"{subject} {negated(phrase) if negative else phrase} {other}"
    return f"The {name} of {subject} is {'not ' if negative else ''}{other}"


def _turned(atom: Relation, lexicon: Lexicon) -> Relation | None:
    """The same said by the inverse property, if only that one has a label."""
    inverse = lexicon.inverses.get(atom.property)
    if inverse is None or atom.property in lexicon.labels or inverse not in lexicon.labels:
        return None
    return Relation(atom.object, inverse, atom.subject)


def _boolean(subject: str, name: str, *, holds: bool) -> str:
    phrase = verb_phrase(name) or f"is {name}"
    return f"{subject} {phrase if holds else negated(phrase)}"


def _ends(atom: Atom, lexicon: Lexicon) -> tuple[str, str]:
    """What the subject and the object are called; the object of a membership is the class."""
    if isinstance(atom, Membership):
        return lexicon.individual(atom.individual), lexicon.name(atom.cls)
    if isinstance(atom, Relation):
        return lexicon.individual(atom.subject), lexicon.individual(atom.object)
    return lexicon.individual(atom.subject), _value(atom.value)


def _value(value: Literal) -> str:
    if value.datatype in _NUMBERS:
        return value.text
    if value.datatype == XSD + "date":
        try:
            day = date.fromisoformat(value.text)
        except ValueError:
            return value.text
        return f"{day.day} {day:%B %Y}"
    if value.datatype != XSD + "string" and not value.language:
        return value.text
    return f'"{value.text}"' + (f" (in the language {value.language})" if value.language else "")


def _context(atom: Atom, lexicon: Lexicon) -> list[str]:
    lines = [_one_line(line)[:_CONTEXT_CHARACTERS] for line in _known(atom, lexicon)]
    return list(dict.fromkeys(lines))[:_CONTEXT_LINES]


def _known(atom: Atom, lexicon: Lexicon) -> Iterator[str]:
    """Notes on the atom's names, and the types of its individuals."""
    if isinstance(atom, Membership):
        individuals, name = [atom.individual], atom.cls
    else:
        individuals = [atom.subject] + ([atom.object] if isinstance(atom, Relation) else [])
        name = atom.property
    for note in lexicon.notes.get(name, ()):
        yield f"{lexicon.name(name)}: {note}"
    for individual in individuals:
        for note in lexicon.notes.get(individual, ()):
            yield f"{lexicon.individual(individual)}: {note}"
        for cls in lexicon.types.get(individual, ()):
            if Membership(individual, cls) != atom:  # which would answer the question
                yield sentence(Membership(individual, cls), lexicon)


def _one_line(text: str) -> str:
    return " ".join(text.split())
