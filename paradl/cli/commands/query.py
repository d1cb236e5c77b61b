"""`paradl query`."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import click

from paradl import files
from paradl.cli import grounding
from paradl.cli.options import Options
from paradl.cli.session import Session, command
from paradl.errors import UsageError


@command("text", "json", "srj", "csv", "tsv", "xml", "ttl")
@click.argument("words", nargs=-1, metavar="[FILE] SPARQL")
@grounding.EVIDENCE
def query(session: Session, words: tuple[str, ...], evidence: tuple[Path, ...]) -> None:
    """Ask in SPARQL 1.1 what is told, and with which value.

    SPARQL is a query, or the path of a file with one. Patterns find what is told true. What is told
    false is in the graph paradl:toldFalse, what is told true in paradl:toldTrue too; and in
    paradl:facts each fact is a paradl:Fact with its rdf:subject, rdf:predicate, rdf:object and
    paradl:value (paradl:T, F or B), each conflict a paradl:Conflict with its justifications.

    The prefixes are the ontology's, those of --prefix, and the usual ones. In JSON the result is
    that of SPARQL; srj is that alone. A CONSTRUCT is written with ttl or xml.

    \b
    Examples:
      paradl query zoo.owl "SELECT ?x WHERE { ?x a :Bird }"
      paradl query -i zoo.owl -i more.owl all-conflicts.rq
      paradl query zoo.owl "SELECT * { GRAPH paradl:toldFalse { ?x a ?class } }" -f csv
      paradl query zoo.owl "SELECT ?s ?text { GRAPH paradl:facts { ?c a paradl:Conflict ;
          paradl:about ?s ; paradl:justification/paradl:axiom/paradl:text ?text } }"
    """
    import json

    from rich.text import Text

    from paradl.rdf import FORMATS, dataset, lines, prepare, require_writable, select, written
    from paradl.results import Realization
    from paradl.taxonomy import Taxonomy

    file, sparql = _file_and_query(words, session.options)
    if _is_path(sparql):
        session.spare([sparql])
        sparql = files.read_text(Path(sparql))
    with grounding.opened(session, file, evidence) as kb:
        prefixes = {**kb.loaded.prefixes, **dict(session.options.prefixes)}
        nothing = dataset(Taxonomy(()), Realization(()), (), prefixes=prefixes)
        prepared = prepare(sparql, nothing)
        if session.format in FORMATS:
            require_writable(session.format, makes_graph=prepared.makes_graph)
        run = kb.run("realize")
        realization = Realization.of(run.result)
        told = dataset(kb.classify(), realization, kb.conflicts(), prefixes=prefixes)
        with session.evaluating():
            result = select(told, prepared)
        if session.format == "json":
            bare = written(result, "ttl" if result.graph is not None else "srj").decode()
            graph = {"turtle": bare} if result.graph is not None else json.loads(bare)
            run = replace(run, result=graph)
        session.answer(
            kb,
            run,
            text=lambda: map(Text, lines(result, told)),
            tsv=lambda: written(result, "tsv").decode(),
            others={
                format: (lambda: written(result, session.format).decode())
                for format in ("srj", "csv", "xml", "ttl")
            },
        )


def _is_path(sparql: str) -> bool:
    """Whether it is the path of a query: as it ends, or as there is such a file."""
    return Path(sparql).suffix in (".rq", ".sparql") or os.path.isfile(sparql)


def _file_and_query(words: tuple[str, ...], options: Options) -> tuple[str | None, str]:
    """The ontology, where it is among the words of the command, and the query.

    Raises:
        UsageError: there is no query, or more than one.
    """
    if len(words) < 2 and not (words and options.inputs):
        raise UsageError("there is no query", "name an ontology and give a query in SPARQL")
    if len(words) > 2:
        raise UsageError(f"{words[2]!r} is too much", "put the query in quotes")
    return (words[0] if len(words) == 2 else None), words[-1]
