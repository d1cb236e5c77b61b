"""Calls a second, of ParaDL and of bilateral-truth, against the same server."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.judge.server import Server
from paradl.oracle import Limits, Statement, oracle


@dataclass(frozen=True)
class Run:
    """One run over some atoms."""

    atoms: int
    calls: int
    seconds: float

    @property
    def rate(self) -> float:
        """Calls a second."""
        return self.calls / self.seconds


def statements(n: int) -> list[Statement]:
    """Atoms to ask about."""
    return [Statement(f"atom{i}", f"Entity number {i} is a thing that can fly.") for i in range(n)]


def paradl(server: Server, atoms: Sequence[Statement], cache: Path, at_once: int) -> Run:
    """All of them, each reply written to the disk before it counts."""
    limits = Limits(concurrency=at_once)
    with oracle(f"openai:m@{server.address}", cache=cache, limits=limits) as judge:
        judge.judge_one(Statement("warm", "The oven is warm."))
        before, started = server.calls(), time.perf_counter()
        found = sum(1 for _ in judge.judge(atoms))
        seconds = time.perf_counter() - started
    assert found == len(atoms)
    return Run(found, server.calls() - before, seconds)


def bilateral_truth(server: Server, atoms: Sequence[Statement]) -> Run:
    """The same with the other package, which asks one thing after the other, k times each."""
    os.environ["OPENAI_BASE_URL"] = server.address
    try:
        from bilateral_truth import Assertion, zeta_c
        from bilateral_truth.llm_evaluators import OpenAIEvaluator

        evaluator = OpenAIEvaluator(api_key="none", model="m")
        before, started = server.calls(), time.perf_counter()
        for atom in atoms:
            zeta_c(Assertion(atom.text), evaluator, samples=3)
        seconds = time.perf_counter() - started
    finally:
        del os.environ["OPENAI_BASE_URL"]
    return Run(len(atoms), server.calls() - before, seconds)
