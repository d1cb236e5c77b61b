"""What was learned stays: Lemma 7 of Allen et al. (2025), and runs that end early."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from subprocess import Popen
from typing import Any

import pytest
from endpoint import Answer, Endpoint, agreeing

ROOT = Path(__file__).parents[2]
PENGUINS = ROOT / "examples" / "belnap" / "penguins.ofn"
QUERIES = [f"{bird} Type: flies" for bird in ("penguin", "eagle", "sparrow")]
Paradl = Callable[..., Any]
Start = Callable[..., "Popen[str]"]


def asking(endpoint: Endpoint) -> tuple[object, ...]:
    judge = f"openai:m@{endpoint.address}"
    return ("ask", PENGUINS, *QUERIES, "--oracle", judge, "--cache", "j.db", "-q")


def test_a_fickle_judge_is_heard_once(paradl: Paradl, start: Start) -> None:
    """Concurrent and repeated runs give the same answers from one cache."""
    random = Random(7)

    def fickle(number: int, body: dict[str, Any]) -> Answer:
        verdicts = ("VERIFIED", "CANNOT VERIFY", "REFUTED", "CANNOT REFUTE", "Who knows?")
        return Answer(random.choice(verdicts), delay=0.02)

    with Endpoint(fickle) as endpoint:
        running = [start(*asking(endpoint)) for _ in range(2)]
        answers = [process.communicate(timeout=120)[0] for process in running]
        calls = len(endpoint.requests)
        answers += [paradl(*asking(endpoint)).stdout for _ in range(2)]
        assert len(endpoint.requests) == calls
    assert all(answers)
    assert len(set(answers)) == 1


def test_without_a_cache_what_was_learned_is_saved(paradl: Paradl) -> None:
    """Where a limit ends it, what was paid for goes into the file all the same."""
    with Endpoint(agreeing) as endpoint:
        judge = ("--judge", f"openai:m@{endpoint.address}", "--no-cache", "--concurrency", "1")
        asked = ("ground", PENGUINS, "--eager", *judge)
        done = paradl(*asked, "--max-calls", "5", "--save", "said.ofn")
        assert done.returncode == 6
        assert done.stdout == ""
        assert "1 answer is in said.ofn: go on with --evidence said.ofn" in done.stderr
        done = paradl(*asked, "--evidence", "said.ofn", "-f", "json")
        assert done.returncode == 0
        assert len(endpoint.requests) == 5 + 5 * 4  # of six atoms, one was known already


def test_what_was_learned_before_the_limit_is_kept(paradl: Paradl) -> None:
    with Endpoint(agreeing) as endpoint:
        done = paradl(*asking(endpoint), "--max-calls", "4", "--concurrency", "1")
        assert done.returncode == 6
        assert done.stdout == ""
        assert len(endpoint.requests) == 4
        done = paradl(*asking(endpoint))
        assert done.returncode == 0
        assert len(endpoint.requests) == 3 * 4  # three atoms, two sides, majorities of two


@pytest.mark.parametrize("eager", [True, False])
def test_the_judge_is_not_asked_in_vain(paradl: Paradl, eager: bool) -> None:
    """What no answer can change is not asked; eager grounding asks it all the same."""
    with Endpoint(agreeing) as endpoint:
        done = paradl(
            *("ground", PENGUINS, "--query", "penguin Type: bird", "--askable", "flies"),
            *("--judge", f"openai:m@{endpoint.address}", "--no-cache"),
            *(["--eager"] if eager else []),
        )
        assert done.stdout.startswith("N  penguin Type: bird")
        assert len(endpoint.requests) == (4 if eager else 0)
