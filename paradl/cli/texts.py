"""What `paradl verify` is to verify: a text, what a model says in a chat, or triples."""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paradl import files
from paradl.errors import DataError, NoClaims, UsageError

if TYPE_CHECKING:
    from paradl.verify.propositions import Proposition

TRIPLES = ("json", "csv", "tsv", "turtle")
_PATH = re.compile(r"\S+\.[A-Za-z]{1,5}|\S*/\S+")  # one word that can only be meant for a file


@dataclass(frozen=True, slots=True)
class Source:
    """A text, and its claims if they are known."""

    text: str
    claims: tuple[Proposition, ...] | None = None


def read(given: str | None, triples: str | None, ontologies: Collection[str]) -> Source | None:
    """The text of a command line; None if there is none.

    Raises:
        UsageError: it is standard input, and so is the ontology.
        DataError: it cannot be read, or triples are not as they have to be.
        NoClaims: it is empty, or a chat without a word of a model.
    """
    if given is None:
        return None
    if given == "-" and "-" in ontologies:
        raise UsageError("ontology and text are both standard input", "name a file for one")
    content, name = _content(given)
    if not content.strip():
        raise NoClaims(f"{name} is empty", "give a text that states facts")
    ending = files.ending(given) if name == given else ""
    from paradl.verify.chats import said
    from paradl.verify.triples import ENDINGS
    from paradl.verify.triples import read as read_triples

    format = triples or ENDINGS.get(ending)
    chat = None if triples else said(content, name)
    if chat is not None:
        return Source(chat)
    if format is None:
        return Source(content.strip())
    claims = read_triples(content, format, name)
    return Source(" ".join(_sentence(claim) for claim in claims), claims)


def _content(given: str) -> tuple[str, str]:
    """Of standard input, of the file of that name, else the word itself.

    A folder is refused as such: by its name a judge would be asked for claims.
    """
    if given == "-":
        return files.read_given(given, tables=True), files.STANDARD_INPUT
    if os.path.exists(given):
        return files.read_given(given, tables=True), given
    if _PATH.fullmatch(given):
        raise DataError(f"there is no file {given}", "check the path")
    return given, "the text"


def _sentence(claim: Proposition) -> str:
    words = f"{claim.subject} {claim.predicate} {claim.object}"
    return f"It is not so that {words}." if claim.negated else f"{words}."
