"""Links words to what an ontology names: by label, synonym or IRI, else by what comes nearest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from paradl.oracle.verbalization.atoms import is_iri
from paradl.verify.elsewhere import Elsewhere
from paradl.verify.normal import closed, marks, mistyped, normal, run_together, spelt
from paradl.verify.turns import opposed, without_article
from paradl.verify.vocabulary import THINGS, Kind, Name, Vocabulary

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_LOOKED_AT = 20  # of the nearest names
_NEAR = 0.9


class Embedder(Protocol):
    """Texts as vectors."""

    def __call__(self, texts: Sequence[str]) -> NDArray[np.float64]:
        """A row of length 1 for each text."""
        ...


@dataclass(frozen=True, slots=True)
class Link:
    """What words were taken for.

    Attributes:
        words: of the proposition.
        iri: of what they name; None where nothing comes near, or several things are called so.
        score: how near, from 0 to 1, which is the same but for case, articles and plurals.
        name: the name that was found.
        how: `iri`, `label`, `synonym`, `name` (the words of the IRI), `fuzzy`, `embedding`, or
            `endpoint` for one that the endpoint knows alone.
        kinds: of what it names.
        others: the things that are called so, where they are several.
    """

    words: str
    iri: str | None = None
    score: float = 0.0
    name: str = ""
    how: str = ""
    kinds: frozenset[Kind] = frozenset()
    others: tuple[str, ...] = ()


class Linker:
    """Finds what words name.

    >>> from rdflib import Graph
    >>> linker = Linker(Vocabulary.read(Graph().parse("examples/formats/lamp.ttl")))
    >>> link = linker.link("the porch lamps", [Kind.INDIVIDUAL])
    >>> link.name, link.score, link.how
    ('porch lamp', 1.0, 'label')
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        embedder: Embedder | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        """Over the names of an ontology; also by meaning, and by what is known elsewhere."""
        self.vocabulary = vocabulary
        self._embedder = embedder
        self._elsewhere = elsewhere
        self._known: dict[tuple[str, tuple[Kind, ...]], Link] = {}

    def link(self, words: str, kinds: Collection[Kind]) -> Link:
        """What words name that is of one of these kinds."""
        key = (words, tuple(sorted(kinds)))
        if key not in self._known:
            self._known[key] = self._link(words, kinds)
        return self._known[key]

    def _link(self, words: str, kinds: Collection[Kind]) -> Link:
        if iri := _iri(words):
            return self._whole(words, iri, kinds)
        form = normal(words)
        if exact := self._same(words, form, kinds):
            return _one(words, exact, 1.0)
        for bare in without_article(words):
            if exact := self._same(bare, normal(bare), kinds):
                return _one(words, exact, 1.0)
        if self._elsewhere and (told := self._elsewhere.find(words, kinds)):
            return _one(words, [Name(words, i, k, "endpoint") for i in told for k in told[i]], 1.0)
        near = {name: (score, "fuzzy") for name, score in self._fuzzy(form, kinds).items()}
        for name, score in self._alike(words, kinds).items():
            near[name] = max(near.get(name, (0.0, "")), (score, "embedding"))
        if not near:
            return Link(words)
        best, how = max(near.values())
        return _one(words, [name for name, score in near.items() if score[0] == best], best, how)

    def _same(self, words: str, form: str, kinds: Collection[Kind]) -> list[Name]:
        """Names that are the same; of things called in the plural and the singular, those spelt so.

        Which letters within a word are capitals counts only where there are several such names.
        """
        names = self.vocabulary
        if same := _of_kinds(names.normals.get(form, ()), kinds):
            things = (name for name in same if name.kind in THINGS)  # verbs are inflected
            return [name for name in things if spelt(name.text) == spelt(words)] or same
        small = normal(words.casefold())
        found = (*names.caseless.get(small, ()), *names.normals.get(small, ()))
        return _of_kinds(dict.fromkeys(found), kinds)

    def _whole(self, words: str, iri: str, kinds: Collection[Kind]) -> Link:
        """An IRI that the ontology has; or any, where there are facts elsewhere."""
        found = self.vocabulary.kinds.get(iri, frozenset()).intersection(kinds)
        if found or self._elsewhere is None:
            return Link(words, iri if found else None, float(bool(found)), iri, "iri", found)
        kind = Kind.OBJECT_PROPERTY if Kind.OBJECT_PROPERTY in kinds else Kind.INDIVIDUAL
        if kind not in kinds:
            kind = Kind.CLASS
        return Link(words, iri, 1.0, iri, "endpoint", frozenset([kind]))

    def _fuzzy(self, form: str, kinds: Collection[Kind]) -> dict[Name, float]:
        """Names that are spelt alike, in any order of their words, and have the same marks.

        What has another word, and not just one with a typing mistake, is near at most, and so is
        what is a related synonym.
        """
        from rapidfuzz import fuzz, process

        nearest = process.extract(
            form, self._forms, scorer=fuzz.token_sort_ratio, limit=_LOOKED_AT, score_cutoff=1
        )
        found = {near: score for near, score, _ in nearest}
        for near in self._closed.get(closed(form), ()):  # words in order: sorted, they may be far
            found[near] = fuzz.ratio(form, near)
        return {
            name: score / 100
            if name.source != "related"
            and mistyped(form, near, self._said, proper=name.kind is Kind.INDIVIDUAL)
            else min(score / 100, _NEAR)
            for near, score in found.items()
            if (marks(near) == marks(form) or run_together(form, near))
            and not opposed(form.split(), near.split())
            for name in self.vocabulary.normals[near]
            if name.kind in kinds
        }

    def _alike(self, words: str, kinds: Collection[Kind]) -> Mapping[Name, float]:
        """Names that mean alike, by the cosine of their vectors."""
        if self._embedder is None or not self.vocabulary.names:
            return {}
        cosines = self._vectors @ self._embedder([words])[0]
        nearest = cosines.argsort()[::-1][:_LOOKED_AT]
        names = (self.vocabulary.names[place] for place in nearest)
        return {
            name: round(float(cosine), 4)
            for name, cosine in zip(names, cosines[nearest], strict=True)
            if name.kind in kinds and cosine > 0 and marks(name.text) == marks(words)
        }

    @cached_property
    def _forms(self) -> list[str]:
        return list(self.vocabulary.normals)

    @cached_property
    def _closed(self) -> dict[str, list[str]]:
        forms: dict[str, list[str]] = {}
        for form in self._forms:
            forms.setdefault(closed(form), []).append(form)
        return forms

    @cached_property
    def _said(self) -> set[str]:
        return {word for form in self._forms for word in form.split()}

    @cached_property
    def _vectors(self) -> NDArray[np.float64]:
        assert self._embedder is not None
        return self._embedder([name.text for name in self.vocabulary.names])


def _of_kinds(names: Iterable[Name], kinds: Collection[Kind]) -> list[Name]:
    return [name for name in names if name.kind in kinds and name.source != "related"]


def _iri(words: str) -> str | None:
    """The IRI that words are; what cannot stand in one never gets into a query."""
    bare = words.strip()
    if bare.startswith("<") and bare.endswith(">"):
        bare = bare[1:-1]
    elif "://" not in bare:
        return None
    return bare if is_iri(bare) else None


def _one(words: str, names: Sequence[Name], score: float, how: str = "") -> Link:
    """The one thing that these are names of; if they are of several, none."""
    iris = tuple(dict.fromkeys(name.iri for name in names))
    name = names[0]
    score = round(score, 4)
    if len(iris) > 1:
        return Link(words, None, score, name.text, how or name.source, others=iris)
    kinds = frozenset(name.kind for name in names)
    return Link(words, iris[0], score, name.text, how or name.source, kinds)
