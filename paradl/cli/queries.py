"""The queries of a command line, and those of files that hold one a line."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

import click

from paradl import files
from paradl.cli.headings import together
from paradl.cli.options import Options, option
from paradl.errors import UsageError

EXAMPLE = "ask a sentence such as 'tweety Type: Bird'"


@dataclass(frozen=True, slots=True)
class Queries:
    """What is asked.

    Attributes:
        file: the ontology, where it is among the words of the command.
        texts: the queries, in order.
        places: where each was written, for messages.
        single: there is one, and it is not from a file: it is answered by itself.
    """

    file: str | None
    texts: tuple[str, ...]
    places: tuple[str, ...]
    single: bool


def read(words: Sequence[str], file: str | None, options: Options) -> Queries:
    """What a command line asks, `file` being its list of queries.

    Raises:
        UsageError: it asks nothing, wants standard input twice, names a file as a query, or has
            no quotes around a sentence.
        DataError: the list cannot be read.
    """
    if options.inputs and words and os.path.isfile(words[0]):  # no sentence, though it is a word
        raise UsageError(
            f"with --input every word is a query, and {words[0]} is a file",
            f"name it as -i {words[0]}",
        )
    ontology, given = (None, words) if options.inputs else (words[:1], words[1:])
    name = ontology[0] if ontology else None
    if file == "-" and "-" in (name, *options.inputs):
        raise UsageError("standard input cannot be both ontology and queries", "put one in a file")
    listed = [] if file is None else _listed(file)
    if not given and not listed:
        raise UsageError("there is no query", EXAMPLE if file is None else f"put one in {file}")
    _require_sentences(given)
    several = len(given) + len(listed) > 1
    return Queries(
        name,
        (*given, *(text for _, text in listed)),
        (*(f'"{text}"' if several else "" for text in given), *(place for place, _ in listed)),
        single=len(given) == 1 and file is None,
    )


def _require_sentences(words: Sequence[str]) -> None:
    """Else an error would be about the grammar of each."""
    if other := next(filter(os.path.isfile, words), None):
        raise UsageError(
            f"{other} is a file, not a query", "to merge several ontologies, name each with -i"
        )
    whole = any("(" in word or len(word.split()) > 1 for word in words)
    if len(words) > 1 and not whole:
        raise UsageError(
            "each word is taken for a query", f"put a sentence between quotes: '{' '.join(words)}'"
        )


def _listed(file: str) -> list[tuple[str, str]]:
    """The queries of a file, each with its place; comments and empty lines are left out."""
    name = files.STANDARD_INPUT if file == "-" else file
    text = files.lines(files.read_given(file))
    lines = ((number, line.strip()) for number, line in enumerate(text, start=1))
    return [(f"{name}:{n}", line) for n, line in lines if line and not line.startswith("#")]


query_options = together(
    click.argument("words", nargs=-1, metavar="[FILE] QUERY..."),
    option(
        "--queries",
        "query_file",
        metavar="FILE",
        help="More queries, one a line; # begins a comment line. - is standard input.",
    ),
    option(
        "--unknown-names",
        type=click.Choice(["error", "N"]),
        default="error",
        show_default=True,
        help="A query with a name that the ontology does not have is an error, or has value N.",
    ),
)
"""The words of the command and the options about queries."""
