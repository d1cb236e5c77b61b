"""Facts in a SPARQL endpoint or an RDF file: told true if the triple is there, told false if its
negation is. What is not there is neither: the world is open.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

from paradl.oracle.addresses import shown
from paradl.oracle.judges.protocol import Reply
from paradl.oracle.scheme import Scheme
from paradl.oracle.stores import literal, store
from paradl.oracle.valuation import Side, Statement
from paradl.oracle.verbalization.atoms import Atom, DataValue, Membership, parse

_PREFIXES = """PREFIX owl: <http://www.w3.org/2002/07/owl#>
PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>
"""
_TOLD = {
    (Side.VERIFICATION, True): "VERIFIED",
    (Side.REFUTATION, False): "REFUTED",
    (Side.UNILATERAL, True): "TRUE",
    (Side.UNILATERAL, False): "FALSE",
}


class SparqlJudge:
    """Answers about atoms of an ontology; statements in English alone it knows nothing of."""

    def __init__(self, place: str) -> None:
        """Of an endpoint's address, or of the path of an RDF file.

        Raises:
            DataError: the file cannot be read.
        """
        self._place = place
        self._store = store(place, "--judge")

    @property
    def name(self) -> str:
        """With the place, without user, password and keys: it is stored with what it says."""
        return shown(f"sparql:{self._place}")

    @property
    def model(self) -> None:
        """Its answers are free."""

    def scheme(self, wanted: Scheme) -> Scheme:
        """Once a side, without prompts."""
        return replace(wanted, prompt="sparql", prompt_digest="", sampling="", k=1)

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        """VERIFIED or REFUTED if that is told, else nothing.

        Raises:
            JudgeError: the endpoint cannot be asked.
        """
        atom = parse(statement.atom)
        if atom is None:
            return Reply("")
        for told_true, pattern in ((True, asserted(atom)), (False, denied(atom))):
            word = _TOLD.get((side, told_true))
            if word and await self._told(pattern):
                return Reply(word)
        return Reply("")

    async def _told(self, pattern: str) -> bool:
        return await asyncio.to_thread(self._store.holds, f"{_PREFIXES}ASK {{ {pattern} }}")

    async def close(self) -> None:
        """Nothing is open."""


def asserted(atom: Atom) -> str:
    """The graph pattern of an atom.

    >>> asserted(Membership("http://a#tweety", "http://a#Bird"))
    '<http://a#tweety> rdf:type <http://a#Bird>'
    """
    if isinstance(atom, Membership):
        return f"<{atom.individual}> rdf:type <{atom.cls}>"
    return f"<{atom.subject}> <{atom.property}> {_object(atom)}"


def denied(atom: Atom) -> str:
    """The graph pattern of its negation, as OWL writes it in RDF."""
    if isinstance(atom, Membership):
        return f"<{atom.individual}> rdf:type [ owl:complementOf <{atom.cls}> ]"
    target = "owl:targetValue" if isinstance(atom, DataValue) else "owl:targetIndividual"
    return (
        f"[] owl:sourceIndividual <{atom.subject}> ; "
        f"owl:assertionProperty <{atom.property}> ; {target} {_object(atom)}"
    )


def _object(atom: Atom) -> str:
    if isinstance(atom, DataValue):
        value = atom.value
        datatype = "" if value.datatype.endswith("#string") else value.datatype
        return literal(value.text, datatype=datatype, language=value.language)
    assert not isinstance(atom, Membership)
    return f"<{atom.object}>"
