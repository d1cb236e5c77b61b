"""What early stopping saves on real replies."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict
from paradl.oracle.voting import decided, majority

DATA = Path(os.environ.get("PARADL_DATA", Path(__file__).parents[3] / "shared" / "data"))


@dataclass(frozen=True)
class Saving:
    """Of one model's traces."""

    model: str
    asked: int
    of: int
    differing: int


def savings() -> Iterator[Saving]:
    """For each model of the traces."""
    for path in sorted((DATA / "judge-traces" / "bilateral").glob("*.json")):
        asked = of = differing = 0
        for trace in json.loads(path.read_text(encoding="utf-8")):
            for side in (Side.VERIFICATION, Side.REFUTATION):
                verdicts = [verdict(side, text) for text in trace[side]]
                k = len(verdicts)
                n = next(n for n in range(k + 1) if decided(verdicts[:n], k))
                asked, of = asked + n, of + k
                differing += majority(verdicts[:n]) is not majority(verdicts)
        yield Saving(path.stem, asked, of, differing)
