"""A real language model, over HTTP: gemma3-270m in llama.cpp's server, both from PyPI.

It is a base model of 0.27 billion parameters: it takes a few-shot prompt, or a grammar, to get a
verdict out of it, and what it says is not to be relied on. That requests, replies, verdicts, votes,
usage and cache go together with a real server is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.local_model import available, served
from paradl.oracle import Statement, oracle
from paradl.truth import V3

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not available(),
        reason="there is no local model: pip install 'paradl[local]' (it compiles llama.cpp)",
    ),
]

STATEMENTS = [
    Statement("fire", "Fire is hot."),
    Statement("paris", "Paris is the capital of France."),
]
Paradl = Callable[..., Any]
ROOT = Path(__file__).parents[2]
WORDS = 'root ::= "VERIFIED" | "CANNOT VERIFY" | "REFUTED" | "CANNOT REFUTE"'


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    with served(tmp_path_factory.mktemp("model")) as where:
        yield where


def test_a_grammar(address: str, tmp_path: Path) -> None:
    """Every reply is one of the four verdicts; those of the other side are none."""
    asked = _judged(address, tmp_path, request={"grammar": WORDS, "max_tokens": 8})
    for valuation in asked:
        for sample in valuation.samples:
            assert sample.text in ("VERIFIED", "CANNOT VERIFY", "REFUTED", "CANNOT REFUTE")
            assert sample.usage.prompt_tokens > 50
            assert 1 <= sample.usage.completion_tokens <= 8
            assert sample.usage.seconds > 0


def test_few_shots(address: str, tmp_path: Path) -> None:
    """The examples are enough for it to come to verdicts of its own."""
    asked = _judged(address, tmp_path, prompt="few-shot", request={"max_tokens": 120})
    verdicts = [sample.verdict for valuation in asked for sample in valuation.samples]
    assert sum(verdict is not V3.E for verdict in verdicts) >= len(verdicts) / 4
    assert len({sample.text for valuation in asked for sample in valuation.samples}) > 4


CLAIMS = r"""
root ::= "{\"propositions\": [" claim ("," claim)? "]}"
claim ::= "{\"subject\": " name ", \"predicate\": " verb ", \"object\": " name "}"
name ::= "\"KITT\"" | "\"motor\"" | "\"car\""
verb ::= "\"has part\"" | "\"is a\""
"""


def test_it_reads_and_writes_texts(address: str, tmp_path: Path) -> None:
    """A grammar gives its replies their form; what they say is then checked as it is."""
    import paradl
    from paradl.oracle.writing import scribe
    from paradl.verify import Checker, ModelReader, ModelWriter, verify
    from paradl.verify.models import prompts

    text = "KITT is a car. KITT has a motor."
    with paradl.load("examples/judge/garage.ttl") as kb:
        checker = Checker(kb)
        request = {"grammar": CLAIMS, "max_tokens": 120}
        judge = {"extract": f"openai:gemma@{address}"}
        for calls in (1, 0):
            with scribe(judge, prompts(), cache=tmp_path / "c.sqlite", request=request) as asked:
                done = verify(checker, text, reader=ModelReader(asked, checker.linker))
                assert asked.spent.calls == calls
    assert 1 <= len(done.best.findings) <= 2
    writer = {"draft": f"openai:gemma@{address}"}
    one_sentence = {"grammar": 'root ::= "KITT is a " ("car" | "truck") "."', "max_tokens": 30}
    with scribe(writer, prompts(), request=one_sentence) as asked:
        assert ModelWriter(asked).draft("What is KITT?").startswith("KITT is a ")


def _judged(address: str, folder: Path, **options: Any) -> list[Any]:
    """The valuations, which the cache then has as they are."""
    cache = folder / "judge.sqlite"
    judge = f"openai:gemma@{address}"
    with oracle(judge, cache=cache, concurrency=1, temperature=0.8, **options) as asked:
        fresh = {valuation.statement: valuation for valuation in asked.judge(STATEMENTS)}
        assert asked.spent.calls >= 4 * len(STATEMENTS)
    with oracle(judge, cache=cache, temperature=0.8, **options) as asked:
        for valuation in asked.judge(STATEMENTS):
            assert valuation.cached
            assert valuation.samples == fresh[valuation.statement].samples
        assert asked.spent.calls == 0
    return list(fresh.values())


def test_the_belnap_computer(address: str, paradl: Paradl) -> None:
    """An ontology and this model together come to an answer, which then stays as it is."""
    ask = ("ask", ROOT / "examples" / "belnap" / "penguins.ofn", "penguin Type: flies")
    judge = ("--oracle", f"openai:gemma@{address}", "-k", "1", "--cache", "judge.db")
    few_words = ("--request", f"grammar={WORDS}", "--request", "max_tokens=8")
    first = paradl(*ask, *judge, *few_words)
    assert first.returncode == 0, first.stderr
    assert first.stdout[0] in "TFBN"
    again = paradl(*ask, *judge, *few_words)
    assert again.stdout == first.stdout
    assert "0 of 2 atoms asked" in again.stderr
