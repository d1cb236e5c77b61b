"""From a proposition's words to the atom that it is, by what its words are linked to."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from paradl.oracle.verbalization.atoms import XSD
from paradl.verify import claims
from paradl.verify.claims import Atom
from paradl.verify.linking import Link, Linker
from paradl.verify.normal import affirmed, normal, other_voice, quantified
from paradl.verify.propositions import Proposition
from paradl.verify.quantities import UNSURE
from paradl.verify.values import is_boolean, values
from paradl.verify.vocabulary import PROPERTIES, THINGS, Kind, Vocabulary

_SENSES = 4  # of a word, at most, that are told apart by what is told of them
_WORTH_SAYING = 0.6  # how near a name has to come
_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
_IS_A = {
    *("is a", "is an", "is", "are", "was", "were", "a", "an", "be", "is one of the", "are all"),
    *("type", "is of type", "has type", "rdf:type", "instance of", "is an instance of"),
    *("kind of", "is a kind of", "are a kind of", "is a type of", "is a subclass of"),
    *("subclass of", "subclassof", "rdfs:subclassof", "type:", "subclassof:"),
    "<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>",
    "<http://www.w3.org/2000/01/rdf-schema#subclassof>",
}
_ALL = {"are all", "is all", "were all"}
_CAN = {"can", "is able to", "are able to", "does", "do"}
_SAME = {
    *("is the same as", "same as", "equals", "is identical to", "sameas", "owl:sameas"),
    "<http://www.w3.org/2002/07/owl#sameas>",
}


@dataclass(frozen=True, slots=True)
class Reading:
    """How a proposition is understood.

    Attributes:
        links: what its words were taken for; of a value, and of `is a`, there is none.
        atom: what can be asked; None if the words name nothing that can be.
        score: how sure the reading is: that of the least sure link.
        why: why there is no atom, or whose name is only near.
        fact: the IRIs of subject and predicate, and of the object where it has one.
    """

    links: tuple[Link, ...]
    atom: Atom | None
    score: float
    why: str = ""
    fact: tuple[str, str, str | None] | None = None


def readings(proposition: Proposition, linker: Linker, floor: float) -> list[Reading]:
    """What a proposition says, if its words come nearer to names than `floor`.

    There are several where a word is the name of several things: one for each of them. An
    individual and a class of one IRI are two things.
    """
    if proposition.fault:
        return [Reading((), None, 0.0, proposition.fault)]
    told = _readings(_unquantified(proposition, linker), linker, floor)
    return [*map(_not_all, told)] if _denies_all(proposition, linker) else told


def _readings(proposition: Proposition, linker: Linker, floor: float) -> list[Reading]:
    denied = affirmed(proposition.predicate)
    if denied is not None and linker.link(proposition.predicate, PROPERTIES).score < 1:
        positive = replace(proposition, predicate=denied, negated=not proposition.negated)
        return readings(positive, linker, floor)
    first = _read(proposition, linker, floor)
    several = next((one for one in first.links if one.others and one.score > floor), None)
    words = (proposition.subject, proposition.predicate, proposition.object)
    if several is None or len(several.others) > _SENSES or several.words not in words:
        punned = _as_class(first, proposition, linker, floor)
        return [first, *punned, *_other_values(first, proposition, linker)]
    return [
        _taken(reading, several, iri, linker)
        for iri in several.others
        for reading in readings(_meaning(proposition, several.words, iri), linker, floor)
    ]


@dataclass(frozen=True, slots=True)
class _AsClass:
    """A linker to which some words name a class alone."""

    linker: Linker
    words: str

    @property
    def vocabulary(self) -> Vocabulary:
        return self.linker.vocabulary

    def link(self, words: str, kinds: Collection[Kind]) -> Link:
        only = words == self.words and Kind.CLASS in kinds
        return self.linker.link(words, [Kind.CLASS] if only else kinds)


_Links = Linker | _AsClass


def _as_class(
    first: Reading, proposition: Proposition, linker: Linker, floor: float
) -> Iterator[Reading]:
    """The other reading, where one speaks of an individual that is a class, too."""
    punned = next((link for link in first.links if link.kinds.issuperset(THINGS)), None)
    if punned is not None:
        other = _read(proposition, _AsClass(linker, punned.words), floor)
        if other.atom is not None and other.atom != first.atom:
            yield other


def _unquantified(proposition: Proposition, linker: Linker) -> Proposition:
    """The proposition without "no" and "all", unless something is called so, or it is a value."""
    told = quantified(proposition.subject)
    if told and linker.link(proposition.subject, THINGS).score < 1:
        subject, none = told
        return replace(proposition, subject=subject, negated=proposition.negated ^ none)
    told = quantified(proposition.object)
    if told and told[1] and linker.link(proposition.object, THINGS).score < 1:
        valued = Kind.DATA_PROPERTY in linker.link(proposition.predicate, PROPERTIES).kinds
        if not valued:
            return replace(proposition, object=told[0], negated=not proposition.negated)
    return proposition


def _denies_all(proposition: Proposition, linker: Linker) -> bool:
    """Whether it denies something of all, which may be to say that some are not: "not all are"."""
    denied = affirmed(proposition.predicate)
    if denied is None and not proposition.negated:
        return False
    if denied in _ALL or (denied is None and proposition.predicate.strip().lower() in _ALL):
        return True
    told = quantified(proposition.subject)
    every = told is not None and not told[1]
    return every and linker.link(proposition.subject, THINGS).score < 1


def _not_all(reading: Reading) -> Reading:
    if reading.atom is None or reading.atom.opposite is None:
        return reading
    return replace(reading, atom=replace(reading.atom, not_all=True))


def _meaning(proposition: Proposition, words: str, iri: str) -> Proposition:
    """The proposition with an IRI in the place of words."""
    said = (proposition.subject, proposition.predicate, proposition.object)
    subject, predicate, object = (f"<{iri}>" if part == words else part for part in said)
    return replace(proposition, subject=subject, predicate=predicate, object=object)


def _taken(reading: Reading, several: Link, iri: str, linker: Linker) -> Reading:
    """A reading of the words as the name of that thing: no surer than the words are."""
    links = _named(reading.links, several, iri)
    if several.score >= reading.score:
        return replace(reading, links=links)
    why = reading.why or _near(several.words, linker.vocabulary.label(iri))
    return replace(reading, links=links, score=several.score, why=why)


def _named(links: tuple[Link, ...], several: Link, iri: str) -> tuple[Link, ...]:
    """The links, with that to an IRI shown as the one of the words that it stands for."""
    return tuple(
        replace(several, iri=iri, kinds=link.kinds) if link.words == f"<{iri}>" else link
        for link in links
    )


def _read(proposition: Proposition, linker: _Links, floor: float) -> Reading:
    predicate = " ".join(proposition.predicate.split()).lower()
    subject = linker.link(proposition.subject, THINGS)
    if missing := _missing(subject, floor):
        return Reading((subject,), None, 0.0, missing)
    if predicate in _IS_A or predicate in _CAN:
        found = _is_a(proposition, subject, linker, floor)
    elif predicate in _SAME:
        found = _same(proposition, subject, linker, floor)
    else:
        found = _related(proposition, subject, linker, floor)
    if found.atom is None or not proposition.negated:
        return found
    return Reading(found.links, found.atom.negated(), found.score, found.why, found.fact)


def _is_a(proposition: Proposition, subject: Link, linker: _Links, floor: float) -> Reading:
    cls = linker.link(proposition.object, [Kind.CLASS])
    if cls.score < 1 and linker.link(proposition.object, [Kind.INDIVIDUAL]).score == 1:
        return _same(proposition, subject, linker, floor)
    own = linker.link(proposition.object, [Kind.DATA_PROPERTY])
    if cls.score < 1 and own.score == 1 and own.iri and is_boolean(own.iri, linker.vocabulary):
        return _valued(replace(proposition, object="true"), subject, own, linker)
    if missing := _missing(cls, floor):
        return Reading((subject, cls), None, 0.0, missing)
    assert subject.iri
    assert cls.iri
    if Kind.INDIVIDUAL not in subject.kinds:
        return _reading((subject, cls), claims.inclusion(subject.iri, cls.iri))
    fact = (subject.iri, _TYPE, None)
    return _reading((subject, cls), claims.membership(subject.iri, cls.iri), fact)


def _same(proposition: Proposition, subject: Link, linker: _Links, floor: float) -> Reading:
    other = linker.link(proposition.object, [Kind.INDIVIDUAL])
    if missing := _missing(other, floor):
        return Reading((subject, other), None, 0.0, missing)
    assert subject.iri
    assert other.iri
    if Kind.INDIVIDUAL not in subject.kinds:
        return Reading((subject, other), None, 0.0, f"{subject.words!r} is no individual")
    return _reading((subject, other), claims.identity(subject.iri, other.iri))


def _related(proposition: Proposition, subject: Link, linker: _Links, floor: float) -> Reading:
    own = linker.link(proposition.predicate, PROPERTIES)
    for verb in other_voice(proposition.predicate) if own.score < 1 else ():
        if linker.link(verb, PROPERTIES).score == 1:
            turned = replace(
                proposition, subject=proposition.object, predicate=verb, object=proposition.subject
            )
            return _read(replace(turned, negated=False), linker, floor)
    if missing := _missing(own, floor):
        if normal(own.words) in linker.vocabulary.annotating:
            missing = f"{own.words!r} is not declared as a property: its values are annotations"
        return Reading((subject, own), None, 0.0, missing)
    assert subject.iri
    assert own.iri
    if Kind.DATA_PROPERTY in own.kinds:
        return _valued(proposition, subject, own, linker)
    other = linker.link(proposition.object, THINGS)
    if missing := _missing(other, floor):
        return Reading((subject, own, other), None, 0.0, missing)
    assert other.iri
    links = (subject, own, other)
    triple = (subject.iri, own.iri, other.iri)
    if Kind.INDIVIDUAL not in subject.kinds:
        to_class = Kind.INDIVIDUAL not in other.kinds
        return _reading(links, claims.class_relation(*triple, to_class=to_class), triple)
    if Kind.INDIVIDUAL not in other.kinds:
        return _reading(links, claims.individual_relation(*triple), triple)
    return _reading(links, claims.relation(*triple), triple)


def _valued(
    proposition: Proposition, subject: Link, own: Link, linker: _Links, *, place: int = 0
) -> Reading:
    """The claim that something has a value; what a value may be too is at other places."""
    links = (subject, own)
    assert subject.iri
    assert own.iri
    if Kind.INDIVIDUAL not in subject.kinds:
        return Reading(links, None, 0.0, f"{subject.words!r} is a class, and has no values")
    several = values(proposition.object, own.iri, linker.vocabulary)
    literal, likeness = several[place]
    if proposition.negated and (len(several) > 1 or likeness < 1):
        likeness = min(likeness, UNSURE)  # of one that may be another, that it is none is not sure
    if not claims.well_typed(literal):
        datatype = literal.datatype.removeprefix(XSD)
        return Reading(links, None, 0.0, f"{proposition.object!r} is no {datatype}")
    found = _reading(
        links, claims.value(subject.iri, own.iri, literal), (subject.iri, own.iri, None)
    )
    if likeness >= found.score:
        return found
    told = f"{proposition.object!r} may be {literal.text!r}"
    why = told if likeness <= UNSURE else _near(proposition.object, literal.text)
    return replace(found, score=likeness, why=why)


def _other_values(first: Reading, proposition: Proposition, linker: Linker) -> Iterator[Reading]:
    """The other readings of a claim, where its value may be one of several."""
    if first.atom is None or Kind.DATA_PROPERTY not in first.links[-1].kinds:
        return
    subject, own = first.links
    assert own.iri
    for place in range(1, len(values(proposition.object, own.iri, linker.vocabulary))):
        found = _valued(proposition, subject, own, linker, place=place)
        if found.atom is not None:
            negated = found.atom.negated() if proposition.negated else found.atom
            yield replace(found, atom=negated)


def _reading(
    links: tuple[Link, ...], atom: Atom, fact: tuple[str, str, str | None] | None = None
) -> Reading:
    worst = min(links, key=lambda link: link.score)
    why = _near(worst.words, worst.name) if worst.score < 1 else ""
    return Reading(links, atom, worst.score, why, fact)


def _near(words: str, name: str) -> str:
    return f"{words!r} was taken for {name!r}"


def _missing(link: Link, floor: float) -> str:
    """Why a link is none."""
    if link.others and link.score > floor:
        return f"{link.words!r} is the name of {len(link.others)} things"
    if link.how == "iri" and link.iri is None:
        return f"the ontology has no {link.words}"
    if link.iri is None or link.score <= floor:
        near = f", {link.name!r} comes nearest" if link.score >= _WORTH_SAYING else ""
        return f"nothing is called {link.words!r}{near}"
    return ""
