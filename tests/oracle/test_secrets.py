"""No key or password shows in the cache, an answer, a log or an error."""

from __future__ import annotations

import logging
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from endpoint import Answer, Endpoint, agreeing

from paradl import JudgeError, UsageError
from paradl.oracle import Limits, Statement, oracle

KEY = "sk-test-0123456789abcdefSECRET"
ECHO = f'{{"error": {{"message": "bad key {KEY}, header Bearer {KEY}"}}}}'.encode()


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)


def test_the_key_is_sent_and_goes_nowhere_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with (
        Endpoint(agreeing) as endpoint,
        oracle(f"openai:m@{endpoint.address}", cache=tmp_path / "judge.sqlite") as judge,
    ):
        valuation = judge.judge_one(Statement("a", "a"))
        assert endpoint.heads
        assert all(KEY in head for head in endpoint.heads)
    assert KEY not in repr(valuation)
    assert KEY not in caplog.text
    for path in tmp_path.iterdir():
        assert KEY.encode() not in path.read_bytes(), path


@pytest.mark.parametrize("status", [400, 401, 429, 500])
def test_an_endpoint_that_repeats_the_key(
    tmp_path: Path, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    limits = Limits(tries=2)
    with (
        Endpoint(lambda n, body: Answer(status=status, body=ECHO)) as endpoint,
        oracle(
            f"openai:m@{endpoint.address}", cache=tmp_path / "judge.sqlite", limits=limits
        ) as judge,
        pytest.raises(JudgeError) as error,
    ):
        judge.judge_one(Statement("a", "a"))
    assert "bad key ***" in str(error.value)
    chain: BaseException | None = error.value
    while chain is not None:
        assert KEY not in f"{chain!r}"
        chain = chain.__cause__ or (None if chain.__suppress_context__ else chain.__context__)
    assert KEY not in caplog.text
    for path in tmp_path.iterdir():
        assert KEY.encode() not in path.read_bytes(), path


def always(said: Answer, number: int, body: dict[str, Any]) -> Answer:
    return said


def test_a_reply_that_repeats_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is kept without; what a local server takes for a key is a word like others."""
    for key, kept in ((KEY, "*** VERIFIED"), ("none", "none VERIFIED")):
        monkeypatch.setenv("OPENAI_API_KEY", key)
        said = Answer(f"{key} VERIFIED")
        with (
            Endpoint(partial(always, said)) as endpoint,
            oracle(f"openai:m@{endpoint.address}", cache=tmp_path / "judge.sqlite") as judge,
        ):
            assert judge.judge_one(Statement("a", "a")).samples[0].text == kept
    for path in tmp_path.iterdir():
        assert KEY.encode() not in path.read_bytes(), path


@pytest.mark.parametrize(
    "address", [f"http://me:{KEY}@127.0.0.1:9/q", f"http://127.0.0.1:9/q?graph=a&apikey={KEY}"]
)
def test_a_sparql_endpoint_of_ones_own(tmp_path: Path, address: str) -> None:
    """Its password is sent, and is no part of the judge's name."""
    with (
        oracle(f"sparql:{address}", cache=tmp_path / "judge.sqlite") as judge,
        pytest.raises(JudgeError, match=r"the SPARQL endpoint http://127.0.0.1:9/q") as error,
    ):
        judge.judge_one(Statement("ClassAssertion(<a:A> <a:x>)", "x is an a."))
    assert KEY not in str(error.value) + judge.scheme().judge
    for path in tmp_path.iterdir():
        assert KEY.encode() not in path.read_bytes(), path
    for wrong in (f"gpt-4o@{address}", f"sparq:{address}"):
        with pytest.raises(UsageError) as refused:
            oracle(wrong)
        assert KEY not in str(refused.value)


@pytest.mark.parametrize("debug", ["", "1"])
def test_the_command_line_keeps_it_too(tmp_path: Path, debug: str) -> None:
    """Whatever it is told to print, and whatever goes wrong."""
    import os

    environment = {**os.environ, "PARADL_DEBUG": debug, "OPENAI_LOG": "debug" if debug else ""}
    with Endpoint(
        lambda n, b: Answer(status=400, body=ECHO) if "odd" in str(b) else agreeing(n, b)
    ) as endpoint:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "paradl.cli.main", "judge", "even", "odd", "-vv"),
                *("--judge", f"openai:m@{endpoint.address}", "--cache", "judge.sqlite"),
            ],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
        )
        assert len(endpoint.requests) >= 5
    assert done.stdout.startswith("T  <t,f>  even")
    assert "bad key ***" in done.stderr
    assert KEY not in done.stdout + done.stderr
    for path in tmp_path.iterdir():
        assert KEY.encode() not in path.read_bytes(), path
