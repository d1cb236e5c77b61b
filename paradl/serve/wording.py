"""Advice that names options and commands, as clients can follow it."""

from __future__ import annotations

import re
from collections.abc import Iterable

_COMMAND = re.compile(r"\bparadl (?=(?:check|classify|realize|ask|explain|query|ground)\b)")
_CHOSEN = re.compile(r"--(logic|reasoner|unsupported) (?!or\b)(?=\w)")
_FIELD = re.compile(r"--(?=(?:logic|reasoner|unsupported|askable|about|asserted|eager)\b)")
_OPERATORS = re.compile(r"\b(?:use|give more with|allow more with) (?=--(?:imports|timeout)\b)")


def for_clients(text: str) -> str:
    """With the fields of requests for options; what is the operator's, clients can ask for.

    >>> for_clients("use --logic adaptive, or paradl check to see the conflicts")
    'use logic=adaptive, or check to see the conflicts'
    >>> for_clients("put it beside the file, or use --imports remote")
    'put it beside the file, or have the server started with --imports remote'
    """
    chosen = _CHOSEN.sub(r"\1=", _COMMAND.sub("", text))
    return _OPERATORS.sub("have the server started with ", _FIELD.sub("", chosen))


def all_for_clients(texts: Iterable[str]) -> list[str]:
    """The same of several."""
    return [*map(for_clients, texts)]
