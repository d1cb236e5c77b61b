"""`python -m bench.serve`: how many questions a warm server answers at once, and how soon."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import click
import httpx2

from bench import machine

ROOT = Path(__file__).parents[1]
ZOO = ROOT / "examples" / "penguins" / "penguins.ofn"
QUESTION = {"queries": ["tweety Type: Flies"]}


@dataclass(frozen=True)
class Round:
    """So many questions at once: the seconds of each, and of all together."""

    each: Sequence[float]
    whole: float
    errors: int


@click.command()
@click.option("--rounds", default=20, show_default=True, type=click.IntRange(2))
@click.option("--at-once", default=100, show_default=True, type=click.IntRange(1))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(rounds: int, at_once: int, output: Path | None) -> None:
    """How soon a warm server answers many questions at once."""
    page = "".join(f"{line}\n" for line in _page(rounds, at_once))
    click.echo(page)
    if output is not None:
        output.write_text(page, encoding="utf-8")


def _page(rounds: int, at_once: int) -> Iterator[str]:
    with _server() as address:
        one_by_one = asyncio.run(_measured(address, ontologies=1, at_once=1, rounds=10 * rounds))
        one = asyncio.run(_measured(address, ontologies=1, at_once=at_once, rounds=rounds))
        several = asyncio.run(_measured(address, ontologies=4, at_once=at_once, rounds=rounds))
    yield "# Benchmarks of the server\n"
    yield "Written by `make servebench`; do not edit. A client in a process of its own on the same"
    yield f"machine sends {at_once} `ask` requests at once over {at_once} connections, waits for"
    yield f"all answers, and does so {rounds} times. The ontology is `examples/penguins`; the"
    yield "server is warm: its Java processes run, and have reasoned. An ontology answers one"
    yield "question after the other, so the last of many waits for all others.\n"
    yield from (f"- {fact}" for fact in machine.description()[:3])
    yield ""
    yield "| | requests | errors | a second | p50 (ms) | p99 (ms) | slowest (ms) |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    yield _row("one at a time", one_by_one)
    yield _row(f"{at_once} at once, one ontology", one)
    yield _row(f"{at_once} at once, four ontologies", several)


def _row(name: str, rounds: Sequence[Round]) -> str:
    each = [seconds * 1000 for one in rounds for seconds in one.each]
    rate = len(each) / sum(one.whole for one in rounds)
    errors = sum(one.errors for one in rounds)
    p99 = quantiles(each, n=100)[98]
    return (
        f"| {name} | {len(each):,} | {errors} | {rate:,.0f} | {median(each):.0f} | {p99:.0f} "
        f"| {max(each):.0f} |"
    )


async def _measured(address: str, *, ontologies: int, at_once: int, rounds: int) -> list[Round]:
    limits = httpx2.Limits(max_connections=at_once, max_keepalive_connections=at_once)
    async with httpx2.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
        ids = [await _loaded(client) for _ in range(ontologies)]
        for _ in range(3):
            await _round(client, ids, at_once)
        measured = [await _round(client, ids, at_once) for _ in range(rounds)]
        for id in ids:
            await client.delete(f"/ontologies/{id}")
    return measured


async def _loaded(client: httpx2.AsyncClient) -> str:
    reply = await client.post("/ontologies", content=ZOO.read_bytes())
    return str(reply.raise_for_status().json()["id"])


async def _round(client: httpx2.AsyncClient, ids: Sequence[str], at_once: int) -> Round:
    async def ask(id: str) -> tuple[float, bool]:
        began = time.perf_counter()
        reply = await client.post(f"/ontologies/{id}/ask", json=QUESTION)
        seconds = time.perf_counter() - began
        is_right = reply.status_code == 200 and '"value": "B"' in reply.text
        return seconds, is_right

    began = time.perf_counter()
    asked = await asyncio.gather(*(ask(ids[n % len(ids)]) for n in range(at_once)))
    whole = time.perf_counter() - began
    return Round([seconds for seconds, _ in asked], whole, sum(not right for _, right in asked))


@contextmanager
def _server() -> Iterator[str]:
    command = [sys.executable, "-m", "paradl.cli.main", "serve", "--port", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            yield process.stderr.readline().split()[3]
        finally:
            process.terminate()


if __name__ == "__main__":
    main()
