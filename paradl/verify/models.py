"""Models that read the claims of a text, and that write texts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

from paradl import files, jsons
from paradl.errors import JudgeError
from paradl.oracle.verdicts import THOUGHT
from paradl.oracle.writing import Data, Scribe, Tasks, Written
from paradl.verify.constraints import Constraints
from paradl.verify.linking import Linker
from paradl.verify.normal import affirmed, normal, quantified
from paradl.verify.plain import plain
from paradl.verify.propositions import Proposition
from paradl.verify.triples import proposition
from paradl.verify.vocabulary import PROPERTIES, THINGS, Kind, Vocabulary

TRIES = 3
"""Of a reply that is not what was asked for."""

PIECE = 8000
"""Characters of a text that a model reads at once."""

NAMES = 150
"""That a model is told of each sort, at most: those that the text comes nearest to."""

_MORE = "allow more, as with --request max_tokens=4000"
_NOT_LISTED = "choose another model, or give the claims as triples"
_PLACES = {
    "extract": ("text", "properties", "things"),
    "draft": ("question",),
    "revise": ("question", "text", "true", "wrong", "disputed", "unknown"),
}
_OURS = Path(__file__).parent / "prompts"
_COMMA_TOO_MANY = re.compile(r",(?=\s*[}\]])")
_HEADING = r"(?:[#*\s]*(?:paragraph|section|part|passage|sentence|piece)\b[^\n\[{]{0,60}\n)?"
_NEXT = re.compile(
    r"(\[\s*)?(?:\]\s*\}\s*,?\s*(?:```\s*)?" + _HEADING + r"\s*(?:```\w*\s*)?"
    r'\{\s*"propositions"\s*:\s*\[\s*)+',
    re.IGNORECASE,
)
_ROW = r"\n(?=[ \t]*(?:[|+*•–\[<-]|\d)|[^\n]*[|\t])"
_NEXT_BARE = re.compile(
    r"(?<=\})\s*\]\s*,?\s*(?:```\s*)?" + _HEADING + r"\s*(?:```\w*\s*)?\[(?=\s*\{)", re.IGNORECASE
)
_ITEM = re.compile(r"(?:[-*•]|\d+[.)])\s+(?=[{\[])")
_NEGATED = {"negation", "is_negated", "isnegated", "negative"}
"""What else some models call it."""


def prompts(folder: Path | None = None) -> Tasks:
    """Our prompts, or those of a folder with `extract.txt`, `draft.txt` and `revise.txt`.

    Raises:
        DataError: a file cannot be read.
        UsageError: it lacks a place for data.

    >>> prompts().name
    'verify/1'
    """
    if folder is not None:
        tasks = Tasks.read(folder, folder.resolve().name, _PLACES)
        return Tasks(f"{tasks.name}/{tasks.digest[:8]}", tasks.texts)
    newest = max((p for p in _OURS.iterdir() if p.name.isdigit()), key=lambda p: int(p.name))
    return Tasks.read(newest, f"verify/{newest.name}", _PLACES)


class Reader(Protocol):
    """Finds the claims of a text."""

    def __call__(self, text: str, /) -> tuple[Proposition, ...]:
        """The claims, in the text's order.

        Raises:
            JudgeError: they cannot be found.
        """
        ...


class Writer(Protocol):
    """Writes texts. Each has the number of its round, by which a writer may try something else."""

    def draft(self, question: str) -> str:
        """A first answer to a question."""
        ...

    def revise(self, question: str, text: str, told: Constraints, number: int) -> str:
        """The text anew, as constraints want it."""
        ...


@dataclass(frozen=True, slots=True)
class ModelReader:
    """A model that reads; it is told the names that the ontology has."""

    scribe: Scribe
    linker: Linker

    def __call__(self, text: str, /) -> tuple[Proposition, ...]:
        """The claims of a text; a long one is read in pieces, all at once.

        But for the first: whose reply to that cannot be read is not asked about the others.

        Raises:
            JudgeError: the model cannot be asked, or does not reply in the form that it is told.
        """
        first, *others = pieces(text)
        return tuple(chain.from_iterable([*self._read([first]), *self._read(others)]))

    def _read(self, texts: Sequence[str]) -> list[tuple[Proposition, ...]]:
        asked = {text: self._data(text) for text in texts}
        found: dict[str, tuple[Proposition, ...]] = {}
        for sample in range(TRIES):
            left = [text for text in asked if text not in found]
            several = self.scribe.write_all(
                "extract", [asked[text] for text in left], sample=sample
            )
            replies = dict(zip(left, several, strict=True))
            read = {text: parse(w.text, stopped=w.stopped) for text, w in replies.items()}
            found |= {
                text: tuple(map(self._denied_once, claims))
                for text, claims in read.items()
                if claims is not None
            }
        for text in asked:
            if text not in found:
                raise _unlisted(replies[text])
        return [found[text] for text in texts]

    def _denied_once(self, claim: Proposition) -> Proposition:
        """What a model denies twice, as of no penguin that it flies, and negated, it denies once.

        A property whose own name is a denial is no denial of another.
        """
        denied = affirmed(claim.predicate)
        if denied is not None and self.linker.link(claim.predicate, PROPERTIES).score == 1:
            return replace(claim, negated=False)
        if denied is not None:
            claim = replace(claim, predicate=denied, negated=True)
        none = claim.negated and quantified(claim.subject)
        if not none or not none[1] or self.linker.link(claim.subject, THINGS).score == 1:
            return claim
        return replace(claim, negated=False)

    def _data(self, text: str) -> Data:
        names = self.linker.vocabulary
        return {
            "text": text,
            "properties": _names(text, names, PROPERTIES),
            "things": _names(text, names, THINGS),
        }


@dataclass(frozen=True, slots=True)
class ModelWriter:
    """A model that writes."""

    scribe: Scribe

    def draft(self, question: str) -> str:
        """A first answer to a question.

        Raises:
            JudgeError: the model cannot be asked, writes nothing, or is stopped in the midst of it.
        """
        return self._text("draft", {"question": question}, 0)

    def revise(self, question: str, text: str, told: Constraints, number: int) -> str:
        """The text anew, as constraints want it.

        Raises:
            JudgeError: the model cannot be asked, writes nothing, or is stopped in the midst of it.
        """
        data = {
            "question": question,
            "text": text,
            "true": told.true,
            "wrong": told.wrong,
            "disputed": told.disputed,
            "unknown": told.unknown,
        }
        return self._text("revise", data, number)

    def _text(self, task: str, data: Mapping[str, Any], sample: int) -> str:
        for number in range(TRIES):
            written: Written = self.scribe.write(task, data, sample=sample + number)
            if written.stopped:
                raise JudgeError(
                    f"{written.model} was stopped by a limit before its text ended", _MORE
                )
            text = plain(written.text, data.get("text", ""))
            if text:
                return text
        raise JudgeError(f"{written.model} wrote nothing in {TRIES} tries", "choose another model")


def pieces(text: str, size: int = PIECE) -> list[str]:
    r"""A text in pieces of at most so many characters, between paragraphs or else sentences.

    >>> pieces("One. Two.\n\nThree. Four.", 12)
    ['One. Two.', 'Three. Four.']
    >>> pieces("One. Two. Three.", 9)
    ['One. Two.', 'Three.']
    >>> pieces("| a | b |\n| c | d |\n| e | f |", 20)
    ['| a | b |\n| c | d |', '| e | f |']
    """
    for border in (r"\n\s*\n", _ROW, r"(?<=[.!?])\s+", r"\s+"):
        if len(text) <= size:
            break
        parts = [part for part in re.split(border, text) if part.strip()]
        if len(parts) > 1:
            joint = {r"\n\s*\n": "\n\n", _ROW: "\n"}.get(border, " ")
            return [one for whole in _packed(parts, joint, size) for one in pieces(whole, size)]
    return [text]


def _packed(parts: Sequence[str], joint: str, size: int) -> list[str]:
    """As many parts together as fit."""
    packed = [parts[0]]
    for part in parts[1:]:
        if len(packed[-1]) + len(joint) + len(part) <= size:
            packed[-1] += joint + part
        else:
            packed.append(part)
    return packed


def parse(reply: str, *, stopped: bool = False) -> tuple[Proposition, ...] | None:
    """The claims in a reply, those of the last list in it; None if it lists none in our form.

    What lists nothing, after a list of claims, is said of something else: of another paragraph, or
    of what a text wants to be told of it. Lists with nothing between them, or the heading of a
    paragraph, are one: some models begin anew with each claim or paragraph. The form that is asked
    for, said again, lists nothing. One that is amiss is among them, with its fault, if there is one
    that is not: left out, it would make the text look better than it is. Of a reply that a
    limit has stopped, a list has to have its end: of claims on lines of their own some may lack.

    >>> parse('Sure: {"propositions": [{"subject": "a", "predicate": "is a", "object": "b"}]}')
    (Proposition(subject='a', predicate='is a', object='b', negated=False, quote='', fault=''),)
    >>> parse("I would rather not.") is None
    True
    """
    said = _NEXT.sub(lambda ends: ends[1] or ",", THOUGHT.sub("", reply))
    said = _NEXT_BARE.sub(",", said)
    for text in (said, _COMMA_TOO_MANY.sub("", said)):
        listed = [_claims(told) for told in reversed([*jsons.within(text)])]
        lists = [claims for claims in listed if claims is not None]
        if lists:
            return next(filter(None, lists), ())
    return None if stopped else _claims(_lines(said))


def _lines(said: str) -> list[Any] | None:
    """The objects of a reply with one on each line; none if it has half of one, or of a list."""
    lines = (_ITEM.sub("", line.strip().rstrip(","), count=1) for line in files.lines(said))
    begun = [line for line in lines if line.startswith(("{", "["))]
    try:
        told = [jsons.loads(line) for line in begun]
    except ValueError:
        return None
    return told if all(isinstance(one, dict) for one in told) else None


def _claims(told: Any) -> tuple[Proposition, ...] | None:
    """Some models leave out the object around the list, or call it otherwise."""
    items = told
    if isinstance(told, dict):
        items = told.get("propositions", told.get(jsons.rows_within(told)))
    if not isinstance(items, list) or (items is told and not items):
        return None
    claims = tuple(map(_claim, items))
    if any(claim.subject == claim.predicate == claim.object == "..." for claim in claims):
        return None
    return None if claims and all(claim.fault for claim in claims) else claims


def _claim(told: Any) -> Proposition:
    try:
        if not isinstance(told, dict):
            raise ValueError("is no object")
        cells = {str(key).lower(): value for key, value in told.items()}
        named = {"negated" if key in _NEGATED else key: value for key, value in cells.items()}
        return proposition(named)
    except ValueError as error:
        return _amiss(told if isinstance(told, dict) else {"subject": told}, str(error))


def _amiss(told: Mapping[str, Any], fault: str) -> Proposition:
    """What can be shown of a claim that is not as it has to be."""
    subject, predicate, object, quote = (
        " ".join(str(told.get(part) or "").split())
        for part in ("subject", "predicate", "object", "quote")
    )
    return Proposition(
        subject, predicate, object, quote=quote, fault=f"as it was listed, it {fault}"
    )


def _unlisted(written: Written) -> JudgeError:
    said = written.text.strip()
    if not said:
        return JudgeError(f"{written.model} said nothing in {TRIES} tries", _NOT_LISTED)
    if written.stopped:
        return JudgeError(
            f"{written.model} was stopped by a limit before its claims could be read", _MORE
        )
    if '"subject"' in said:
        return JudgeError(
            f"{written.model} listed claims in no JSON that can be read, in {TRIES} tries: they "
            f"end with {said[-30:]!r}",
            f"if they break off, {_MORE}; or {_NOT_LISTED}",
        )
    return JudgeError(
        f"{written.model} listed no claims in {TRIES} tries, but said {said[:60]!r}", _NOT_LISTED
    )


def _names(text: str, vocabulary: Vocabulary, kinds: tuple[Kind, ...]) -> list[str]:
    """The first names of things, those first whose words are in the text."""
    iris = dict.fromkeys(name.iri for name in vocabulary.names if name.kind in kinds)
    labels = {iri: vocabulary.label(iri) for iri in iris}
    said = set(normal(text).split())

    def unlike(iri: str) -> float:
        words = {w for n in vocabulary.by_iri[iri] for w in normal(n.text).split()}
        return -len(words & said) / max(1, len(words))

    chosen = sorted(iris, key=lambda iri: (unlike(iri), labels[iri]))[:NAMES]
    return [labels[iri] for iri in chosen]
