"""The formats that ontologies are written in, and the endings of their files."""

from __future__ import annotations

from pathlib import Path

from paradl.choices import one_of

ONTOLOGY = {
    "ofn": "OWL functional syntax",
    "owx": "OWL/XML",
    "omn": "Manchester syntax",
    "rdf": "RDF/XML",
    "ttl": "Turtle",
    "nt": "N-Triples",
    "jsonld": "JSON-LD",
    "obo": "OBO",
}

_ENDINGS = {
    ".owl": "rdf",
    ".xml": "rdf",
    ".fss": "ofn",
    ".turtle": "ttl",
    ".txt": "text",
    ".json": "json",
    ".tsv": "tsv",
    ".sarif": "sarif",
    ".csv": "csv",
    ".srj": "srj",
    ".srx": "xml",
    **{f".{name}": name for name in ONTOLOGY},
}


def of_path(path: Path) -> str | None:
    """The format that a file's ending stands for.

    >>> of_path(Path("inferred.owl")), of_path(Path("notes.doc"))
    ('rdf', None)
    """
    return _ENDINGS.get(path.suffix.lower())


def ontology_format(name: str) -> str:
    """The name of an ontology format, in lower case.

    Raises:
        UsageError: there is no such format.
    """
    return one_of(tuple(ONTOLOGY), "format", name)
