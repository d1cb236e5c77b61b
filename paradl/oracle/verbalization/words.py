"""Splits the names that IRIs end with into words."""

from __future__ import annotations

import re
from urllib.parse import unquote

_BORDERS = re.compile(r"[_\-.+\s]+|(?<=[a-zß-öø-ÿ0-9])(?=[A-ZÀ-ÖØ-Þ])|(?<=[A-Z])(?=[A-Z][a-z])")


def fragment(iri: str) -> str:
    """What stands behind the last # or / or : of an IRI.

    >>> fragment("http://example.org/zoo#tweety"), fragment("urn:isbn:123")
    ('tweety', '123')
    """
    return re.split(r"[#/:]", iri.rstrip("#/:"))[-1]


def words(iri: str) -> str:
    """The name of an IRI in words; capitals stay where they are more than a word's beginning.

    >>> words("http://a#hasPart"), words("http://a#big_red-bird"), words("http://a#DNAStrand")
    ('has part', 'big red bird', 'DNA strand')
    """
    parts = [part for part in _BORDERS.split(unquote(fragment(iri))) if part]
    return " ".join(part if part.isupper() and len(part) > 1 else part.lower() for part in parts)


def proper(iri: str) -> str:
    """The same for an individual, whose name keeps its capitals.

    >>> proper("http://a#NewYork"), proper("http://a#tweety")
    ('New York', 'tweety')
    """
    return " ".join(part for part in _BORDERS.split(unquote(fragment(iri))) if part)
