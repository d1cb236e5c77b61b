"""Names that only the facts at another place know, as those of an endpoint."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from paradl.oracle.stores import Store, literal
from paradl.oracle.verbalization.atoms import is_iri
from paradl.verify.vocabulary import PROPERTIES, TYPES, Kind

_LABELS = "rdfs:label|skos:prefLabel|skos:altLabel"
_MOST = 50


class Elsewhere:
    """Finds what is called so at another place: by label, exactly but for the first capital."""

    def __init__(self, facts: Store, languages: Sequence[str] = ("en",)) -> None:
        """In a store, by labels in these languages or in none."""
        self._facts = facts
        self._tags = ("", *languages)

    def find(self, words: str, kinds: Collection[Kind]) -> dict[str, frozenset[Kind]]:
        """The things that are called so and are of one of these kinds.

        What has no type is taken for what is looked for: an individual, or an object property.

        Raises:
            JudgeError: it cannot be asked.
        """
        from rdflib import URIRef

        forms = dict.fromkeys((words, words[:1].upper() + words[1:], words[:1].lower() + words[1:]))
        values = " ".join(literal(form, language=tag) for form in forms for tag in self._tags)
        rows = self._facts.select(
            "PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>\n"
            "PREFIX skos: <http://www.w3.org/2004/02/skos/core#>\n"
            f"SELECT DISTINCT ?x ?t WHERE {{ VALUES ?l {{ {values} }} ?x {_LABELS} ?l . "
            f"OPTIONAL {{ ?x a ?t }} FILTER (isIRI(?x)) }} LIMIT {_MOST}"
        )
        default = Kind.OBJECT_PROPERTY if set(kinds) & set(PROPERTIES) else Kind.INDIVIDUAL
        found: dict[str, set[Kind]] = {}
        for row in rows:
            if not is_iri(row["x"]):
                continue
            kind = TYPES.get(URIRef(row["t"]), Kind.INDIVIDUAL) if row.get("t") else default
            found.setdefault(row["x"], set()).add(kind)
        return {
            iri: frozenset(told & set(kinds)) for iri, told in found.items() if told & set(kinds)
        }
