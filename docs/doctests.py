"""Shows the doctests of docstrings as code: a griffe extension for the API reference."""

from __future__ import annotations

import re
from typing import Any

import griffe

SESSION = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)


class Doctests(griffe.Extension):
    """Puts a fence around each run of `>>>` lines and what they print."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            text = SESSION.sub(lambda m: f"```pycon\n{m[0]}\n```", obj.docstring.value)
            obj.docstring.value = text
