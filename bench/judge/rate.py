"""Calls a second, of ParaDL and of bilateral-truth, against the same server."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx2
import openai

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


def bare_client(server: Server, calls: int, at_once: int) -> Run:
    """As many calls of the openai package's client alone, which does nothing with the replies."""
    return asyncio.run(_bare(server, calls, at_once))


async def _bare(server: Server, calls: int, at_once: int) -> Run:
    slots = asyncio.Semaphore(at_once)
    body = {"model": "m", "messages": [{"role": "user", "content": "Can it fly? " * 100}]}
    async with openai.AsyncOpenAI(
        base_url=server.address, api_key="none", http_client=openai.DefaultAioHttpClient()
    ) as client:

        async def call() -> None:
            async with slots:
                await client.post("/chat/completions", cast_to=httpx2.Response, body=body)

        await call()
        started = time.perf_counter()
        await asyncio.gather(*(call() for _ in range(calls)))
        return Run(0, calls, time.perf_counter() - started)


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
