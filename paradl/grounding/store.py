"""Evidence in files: as annotated axioms in any ontology format, or as linked data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rdflib import PROV, Graph

import paradl
from paradl import formats
from paradl.errors import DataError, UsageError
from paradl.files import read_text
from paradl.grounding import logics, prov
from paradl.grounding.evidence import Evidence, Review, read
from paradl.grounding.facts import document
from paradl.grounding.graphs import graph
from paradl.rdflib_files import check
from paradl.rdflib_quiet import quiet


def told(evidence: Iterable[Evidence], logic: str) -> str:
    """What evidence tells under a logic, as an ontology in functional syntax."""
    policy = logics.policy(logic)
    return document(axiom for one in evidence for axiom in one.axioms(policy))


def load(path: Path) -> tuple[Evidence, ...]:
    """The evidence of a file of either kind.

    Raises:
        OntologyError: the file, an ontology, cannot be read.
        DataError: likewise, where it is RDF in the terms of PROV-O; or there is no evidence in it.
    """
    found = read(_graph(path))
    if not found:
        raise DataError(f"{path} holds no evidence", "give what paradl ground --save wrote")
    return found


def written(evidence: Iterable[Evidence], path: Path, logic: str, *, linked: bool) -> bytes:
    """Evidence as a file with that name would hold it, `linked` in the terms of PROV-O.

    Raises:
        UsageError: the name says no format, or one that cannot hold it.
    """
    format = formats.of_path(path)
    if linked:
        if format not in prov.FORMATS:
            raise _nameless(path, prov.FORMATS)
        return prov.document(evidence, format)
    if format not in formats.ONTOLOGY or format == "obo":
        raise _nameless(path, [name for name in formats.ONTOLOGY if name != "obo"])
    text = told(evidence, logic)
    if format == "ofn":
        return text.encode()
    with paradl.load(text.encode()) as kb:
        return kb.without((), format).content


def contested(paths: Sequence[Path]) -> list[str]:
    """A warning for each rejection that another file knows nothing of: what is told stays told."""
    each = [(path, one) for path in paths for one in load(path)]
    rejected = {one.key: path for path, one in each if one.review is Review.REJECTED}
    return [
        f"{path} tells what {rejected[one.key]} rejects, {one.statement!r}: leave {path} out"
        for path, one in each
        if one.key in rejected and one.review is not Review.REJECTED
    ]


def is_linked_data(path: Path) -> bool:
    """Whether a file is RDF in the terms of PROV-O, and not an ontology."""
    if formats.of_path(path) not in prov.FORMATS:
        return False
    return str(PROV) in read_text(path)


def _graph(path: Path) -> Graph:
    if is_linked_data(path):
        format = prov.FORMATS[formats.of_path(path) or ""]
        content = read_text(path)
        try:
            check(content, format, str(path))
            with quiet():
                return Graph().parse(data=content, format=format)
        except DataError:
            raise
        except Exception as error:
            reason = str(error).split(" at ^ in:")[0]  # after it rdflib quotes the document
            raise DataError(
                f"{path} cannot be read ({' '.join(reason.split())})",
                "give what paradl ground --prov wrote",
            ) from None
    with paradl.load(path) as kb:
        return graph(kb)


def _nameless(path: Path, known: Iterable[str]) -> UsageError:
    return UsageError(
        f"the name {path.name} says no format for evidence",
        f"end it with one of {', '.join('.' + name for name in known)}",
    )
