"""The characters that steer whoever shows or reads a text, rather than be read themselves."""

from __future__ import annotations

CONTROLS = "\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
"""Within the brackets of a regular expression: controls beyond ASCII's, what turns the direction of
writing, ends of lines that few know, and the byte order mark, which nobody sees.

Joiners are none: the words of some languages need them.
"""
