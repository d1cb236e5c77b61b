"""The examples, with the questions that the guide asks of them."""

from __future__ import annotations

from pathlib import Path

import paradl
from paradl.grounding import Askable, ground
from paradl.grounding.candidates import candidates
from paradl.grounding.world import World
from paradl.oracle import oracle

FOLDER = Path(__file__).parents[2] / "examples" / "belnap"
EXAMPLES = {
    "penguins": (["penguins.ofn"], ["penguin Type: flies", "eagle Type: flies"]),
    "geography": (
        ["geography.ofn"],
        ["vienna locatedIn austria", "austria Type: CoastalCountry"],
    ),
    "drugs": (
        ["drugs.ofn", "leaflets.ofn", "register.ofn"],
        ["alvoxin interactsWith emtozine", "dolurin Type: PainReliever"],
    ),
}


def of_example(name: str) -> tuple[int, int, int]:
    """How many questions, how many atoms there are, and how many were asked about."""
    files, questions = EXAMPLES[name]
    sources = [FOLDER / file for file in files]
    with paradl.load(sources) as kb:
        atoms = len(candidates(kb, (), World.of(kb), Askable()))
    with paradl.load(sources) as kb, oracle(f"recorded:{FOLDER / name}.jsonl") as judge:
        return len(questions), atoms, ground(kb, questions, judge).asked
