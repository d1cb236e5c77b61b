"""Lazy grounding answers as asking everything first does, and never asks more.

Each case is a made-up ontology with a judge that says anything of each atom. PARADL_CASES says how
many of each kind; `make groundcases` tries thousands.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from answers import recorded
from author import Author

import paradl
from paradl.grounding import Askable, ground
from paradl.grounding.candidates import candidates
from paradl.grounding.world import World
from paradl.oracle import oracle

CASES = int(os.environ.get("PARADL_CASES", "10"))
QUERIES = 3
BATCH = 10
EVERYTHING = Askable(asserted=True)
KINDS: dict[str, dict[str, Any]] = {
    "fde": {"logic": "fde"},
    "ac": {"logic": "ac"},
    "lp": {"logic": "lp"},
    # Which axioms are guarded must depend on no order for the answers to be the same.
    "fde, hard": {"logic": "fde", "exhaustive": True},
}


@pytest.mark.parametrize("batch", range(0, CASES, BATCH))
@pytest.mark.parametrize("kind", KINDS)
def test_lazy_is_eager(kind: str, batch: int, tmp_path: Path) -> None:
    for seed in range(batch, min(batch + BATCH, CASES)):
        _compare(kind, seed, tmp_path / f"{seed}.jsonl")


def _compare(kind: str, seed: int, judge_file: Path) -> None:
    author = Author(seed, hard="hard" in kind)
    ontology, queries = author.ontology().encode(), author.queries(QUERIES)
    with paradl.load(ontology, **KINDS[kind]) as kb:
        atoms = candidates(kb, (), World.of(kb), EVERYTHING)
        judge = recorded(judge_file, {str(atom): author.pair() for atom in atoms})
        with oracle(judge) as asked:
            eager = ground(kb, (), asked, askable=EVERYTHING, eager=True)
        expected = kb.ask(queries)
    assert eager.asked == len(atoms)
    for some in (*([query] for query in queries), queries):
        with paradl.load(ontology, **KINDS[kind]) as kb, oracle(judge) as asked:
            lazy = ground(kb, some, asked, askable=EVERYTHING)
        wanted = tuple(one for one in expected if one.query in some)
        assert lazy.answers == wanted, (kind, seed, some)
        assert lazy.asked <= lazy.candidates <= eager.asked, (kind, seed)
