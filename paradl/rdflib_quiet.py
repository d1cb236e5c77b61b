"""rdflib without its log: what is wrong is said in our own words, or by its exceptions."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet() -> Iterator[None]:
    """No traceback for each text that is no value of its datatype, no warning of what is no IRI.

    >>> from rdflib import XSD, Literal
    >>> with quiet():
    ...     Literal("lots", datatype=XSD.integer).value is None
    True
    """
    log = logging.getLogger("rdflib.term")
    before, log.disabled = log.disabled, True
    try:
        yield
    finally:
        log.disabled = before
