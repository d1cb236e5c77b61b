"""What `paradl judge` is to judge: sentences in English, or atoms of an ontology."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from paradl import files, formats
from paradl.errors import OntologyError, UsageError
from paradl.oracle.valuation import Statement

if TYPE_CHECKING:
    from rdflib import Graph

_RDF = {"rdf": "xml", "ttl": "turtle", "nt": "nt", "jsonld": "json-ld"}


def read(
    words: Sequence[str],
    file: str | None,
    *,
    ontology: str | None,
    languages: Sequence[str],
    context: bool,
) -> list[Statement]:
    """The statements of a command line, each once.

    Raises:
        UsageError: there are none.
        DataError: the file cannot be read.
        OntologyError: the ontology cannot be read.
        QueryError: an atom does not parse, or names what the ontology does not have.
    """
    texts = [*words, *(_lines(file) if file else ())]
    texts = list(dict.fromkeys(filter(None, (" ".join(text.split()) for text in texts))))
    if not texts:
        raise UsageError("there is no statement", "give one, or a file with --statements")
    if ontology is None:
        return [Statement(text, text) for text in texts]
    from paradl.oracle.verbalization.names import Names
    from paradl.oracle.verbalization.rdf import lexicon
    from paradl.oracle.verbalization.sentences import statement

    graph = _graph(ontology)
    known = lexicon(graph, languages)
    names = Names(graph, known)
    return [statement(names.atom(text), known, context=context) for text in texts]


def _lines(file: str) -> list[str]:
    return [line for line in files.lines(files.read_given(file)) if line.strip()]


def _graph(ontology: str) -> Graph:
    """An ontology as RDF; what rdflib does not read, the reasoner's side rewrites."""
    from rdflib import Graph

    from paradl import rdflib_files

    format = _RDF.get(formats.of_path(Path(ontology)) or "")
    try:
        if format is not None:
            return rdflib_files.read(Path(ontology), format)
    except OSError as error:
        reason = error.strerror or error
        raise OntologyError(f"cannot read {ontology} ({reason})", "check the path") from None
    except Exception:  # of any of rdflib's parsers: an .owl file may hold any syntax
        pass
    import paradl

    with paradl.load(ontology, logic="classical") as kb:
        return Graph().parse(data=kb.translate("nt").content, format="nt")
