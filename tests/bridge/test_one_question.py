"""The time limit of several operations together."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

import paradl
from paradl.errors import EngineTimeout


def test_the_limit_of_the_outermost_block_counts(penguins: Path) -> None:
    """What takes several operations itself, as repairs do, neither extends nor ends it."""
    with paradl.load(penguins) as kb:
        kb.timeout = 0.001
        with kb.one_question():
            with suppress(EngineTimeout):
                kb.repairs()
            kb.timeout = 60.0
            with pytest.raises(EngineTimeout):
                kb.classify()
        assert kb.classify().classes
