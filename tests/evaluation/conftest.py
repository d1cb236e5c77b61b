"""The shared traces, and runs made by hand."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from paradl.evaluation.outcomes import Outcomes
from paradl.truth import GeneralizedTruthValue

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def traces() -> Path:
    """The traces of Allen et al.: a folder with `bilateral` and `unilateral` in it."""
    data = Path(os.environ.get("PARADL_DATA", ROOT.parent / "shared" / "data"))
    if not (data / "judge-traces").is_dir():
        pytest.skip(f"the shared data is not at {data}; set PARADL_DATA")
    return data / "judge-traces"


@pytest.fixture
def example() -> Path:
    """The traces that come with ParaDL."""
    return ROOT / "examples" / "judge-evaluation"


Columns = Callable[[str, str], Outcomes]


@pytest.fixture
def columns() -> Columns:
    """`columns("tf", "tf ft")`: a false item that was called true, and so on."""

    def make(labels: str, values: str) -> Outcomes:
        pairs = [GeneralizedTruthValue.parse(",".join(pair)) for pair in values.split()]
        n = len(pairs)
        return Outcomes.of([c == "t" for c in labels], pairs, [1.0] * n, [10.0] * n)

    return make
