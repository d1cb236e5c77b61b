"""Names as a Python program has them, for a sentence."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"""[A-Za-z][A-Za-z0-9+.-]*:(?://[^<>]*|[^\s<>"]*)""")
_CUT = re.compile(r"://|[][#(){}*,=?@^`\\]")
"""Where Manchester syntax would end a name; else `a:b` is a prefixed name, or an IRI as it is."""


def bracketed(term: str) -> str:
    """A whole IRI in the brackets that Manchester syntax wants; anything else as it is.

    >>> bracketed("http://example.org/zoo#Cat"), bracketed("urn:zoo#Cat")
    ('<http://example.org/zoo#Cat>', '<urn:zoo#Cat>')
    >>> bracketed("zoo:Cat"), bracketed("'see http://example.org/zoo'")
    ('zoo:Cat', "'see http://example.org/zoo'")
    """
    return f"<{term}>" if _WHOLE.fullmatch(term) and _CUT.search(term) else term
