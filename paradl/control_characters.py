"""The characters that steer whoever shows or reads a text, rather than be read themselves."""

from __future__ import annotations

import re

CONTROLS = "\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
"""Within the brackets of a regular expression: controls beyond ASCII's, what turns the direction of
writing, ends of lines that few know, and the byte order mark, which nobody sees.

Joiners are none: the words of some languages need them.
"""

# A label must not steer the terminal. And halves of surrogate pairs, as in the names of files, and
# those that XML has no place for.
_UNSAFE = re.compile(f"[\x00-\x1f{CONTROLS}\ud800-\udfff\ufffe\uffff]")


def printable(text: str) -> str:
    r"""The text on one line, with control characters made visible.

    >>> printable("a\x1b[31m b\n c")
    'a\\x1b[31m b\\x0a c'
    >>> printable("\udce9 and \uffff")
    '\\udce9 and \\uffff'
    """
    return _UNSAFE.sub(lambda found: _visible(found[0]), text)


def readable(text: str) -> str:
    r"""The same of a text of several lines.

    >>> readable("so it is\n\x1b[2Jit is not")
    'so it is\n\\x1b[2Jit is not'
    """
    return "\n".join(map(printable, text.splitlines()))


def _visible(character: str) -> str:
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
