"""No key or password shows in the cache, an answer, a log or an error."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest
from endpoint import Answer, Endpoint, agreeing

from paradl import JudgeError
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
