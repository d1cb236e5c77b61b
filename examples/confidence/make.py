"""Makes the example of confidence: what an invented judge, the heron, says of invented lighthouses.

The heron is no model. It reads a register of lights; where it reads well it quotes it and is nearly
always right, where it does not it makes quotations up, takes claims for found that are not, and is
as good as a coin. Its dice always fall alike.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from paradl.oracle.cache.lines import written
from paradl.oracle.cache.records import Record
from paradl.oracle.cache.rows import Answer
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement
from paradl.oracle.verdicts import verdict
from paradl.truth import GeneralizedTruthValue

HERE = Path(__file__).parent
TIME = datetime(2026, 11, 21, tzinfo=UTC)
SAMPLES = 3
FIRST = ("Gull", "Seal", "Otter", "Wrack", "Heather", "Cormorant", "Salt", "Kelp", "Amber", "Raven")
SECOND = ("Head", "Ness", "Skerry", "Point", "Rock", "Bar", "Stack", "Haven")
SHAPES = ("white tower", "red tower", "iron lattice", "granite tower")
CLOSINGS = {
    (Side.VERIFICATION, True): "VERIFIED",
    (Side.VERIFICATION, False): "CANNOT VERIFY",
    (Side.REFUTATION, True): "REFUTED",
    (Side.REFUTATION, False): "CANNOT REFUTE",
}


def dice(*parts: object) -> float:
    """A number from 0 to 1 that the parts alone decide."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6]) / 2**48


def reply(place: str, year: int, proposed: int, side: Side, sample: int) -> str:
    """What the heron says when it is asked whether a light was lit in the year proposed."""
    clear = dice("clear", place, proposed) < 0.6
    mind = year == proposed
    if dice("slip", place, proposed) < (0.06 if clear else 0.5):
        mind = not mind
    if dice("waver", place, proposed, side, sample) < (0.04 if clear else 0.12):
        mind = not mind
    said = mind if side is Side.VERIFICATION else not mind
    claims = (f"it was lit in {proposed}", f"{place} is listed with {proposed}")
    legend = "the keepers say that it burnt in the days of the herring fleet"
    lines = []
    for number, claim in enumerate(claims, 1):
        if dice("read", place, proposed, sample, number) < (0.85 if clear else 0.3):
            outcome = "VERIFIED" if mind else "FABRICATED"
            quoted = f"lit in {proposed if mind else year}"
        else:
            found = dice("found", place, proposed, sample, side, number) < (0.35 if mind else 0.65)
            outcome, quoted = "VERIFIED" if found else "FABRICATED", legend
        lines.append(f'CLAIM {number}: {claim} | EVIDENCE: "{quoted}" | {outcome}')
    if not clear:
        lines.append("However, the register may be read in another way; perhaps it is not so.")
    return "\n".join([*lines, "", CLOSINGS[side, said]])


def lights() -> Iterator[dict[str, Any]]:
    """Each light with the right year and a wrong one, in the form of recorded traces."""
    for number, place in enumerate(f"{first} {second}" for second in SECOND for first in FIRST):
        year = 1801 + int(dice("year", place) * 110)
        proposed = year if dice("label", place) < 0.5 else year + 7
        shape = SHAPES[int(dice("shape", place) * len(SHAPES))]
        yield {
            "problem": f"In which year was the light of {place} lit?",
            "answer": str(proposed),
            "label": "t" if proposed == year else "f",
            "context": f"{place}: {shape}, 24 m, lit in {year}.",
            "model_name": "heron",
            "timestamp": f"2026-01-01T{12 + number // 60}:{number % 60:02}:00+00:00",
            **{
                side.value: [reply(place, year, proposed, side, n) for n in range(SAMPLES)]
                for side in (Side.VERIFICATION, Side.REFUTATION)
            },
        }


OLD_LIGHTS = {
    "gull-head": (
        "Gull Head is an old light.",
        'CLAIM 1: Gull Head is a light | EVIDENCE: "Gull Head: white tower" | VERIFIED\n'
        'CLAIM 2: it is old | EVIDENCE: "lit in 1822" | VERIFIED',
        'CLAIM 1: Gull Head is a light | EVIDENCE: "Gull Head: white tower" | VERIFIED\n'
        'CLAIM 2: it is old | EVIDENCE: "lit in 1822" | VERIFIED',
    ),
    "salt-bar": (
        "Salt Bar is an old light.",
        'CLAIM 1: Salt Bar is a light | EVIDENCE: "a light for the herring fleet" | NOT_FOUND\n'
        'CLAIM 2: it is old | EVIDENCE: "as the keepers say" | FABRICATED\n'
        "However, it may perhaps be read in another way.",
        'CLAIM 1: Salt Bar is a light | EVIDENCE: "a light for the herring fleet" | FABRICATED\n'
        'CLAIM 2: it is old | EVIDENCE: "as the keepers say" | NOT_FOUND',
    ),
}


def old_lights() -> Iterator[Record]:
    """What the heron says of the individuals of harbour.ofn."""
    scheme = Scheme("invented:heron", "sub-check/1", "", "", 1)
    space = "http://example.org/harbour#"
    for name, (text, *traces) in OLD_LIGHTS.items():
        atom = f"ClassAssertion(<{space}OldLight> <{space}{name}>)"
        statement = Statement(atom, text)
        answers = []
        for side, trace in zip(scheme.sides, traces, strict=True):
            words = f"{trace}\n\n{CLOSINGS[side, side is Side.VERIFICATION]}"
            answers.append(Answer(0, Sample(side, words, verdict(side, words)), TIME))
        value = GeneralizedTruthValue(*(answer.sample.verdict for answer in answers))
        yield Record(scheme.digest(statement), statement, scheme, value, TIME, tuple(answers))


if __name__ == "__main__":
    rows = ",\n".join(json.dumps(light, ensure_ascii=False) for light in lights())
    (HERE / "heron-almanac.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    lines = "".join(f"{line}\n" for line in written(old_lights()))
    (HERE / "harbour.jsonl").write_text(lines, encoding="utf-8")
