"""Facts in a SPARQL endpoint or an RDF file."""

from __future__ import annotations

from paradl.errors import UsageError
from paradl.oracle.judges.protocol import Judge


def SparqlJudge(place: str) -> Judge:
    raise UsageError("not built yet")
