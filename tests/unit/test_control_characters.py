"""No text of an ontology steers a terminal, a page or a model; what words need is left alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paradl.control_characters import printable
from paradl.oracle.prompts.quoting import quoted
from paradl.report.html.embedded import script_json

SHOWN = pytest.mark.parametrize("shown", [printable, script_json, quoted])
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@SHOWN
@pytest.mark.parametrize("character", [*TURNING, "\x7f", "\x9b", "\u2028", "\u2029", "\ufeff"])
def test_what_steers_is_told(shown: Callable[[str], str], character: str) -> None:
    text = shown(f"a{character}b")
    assert character not in text
    assert f"{ord(character):02x}b" in text


@SHOWN
@pytest.mark.parametrize("word", ["می\u200cخواهم", "क्\u200dष", "Straße", "日本"])
def test_words_stay(shown: Callable[[str], str], word: str) -> None:
    assert word in shown(word)
