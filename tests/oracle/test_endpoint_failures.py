"""An endpoint that fails: what is tried again, and what is left of what was answered."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from typing import Any

import pytest
from endpoint import Answer, Serve, agreeing, asking, question

from paradl import JudgeError
from paradl.oracle import Limits, Statement, oracle, retry_after

PENGUINS = Statement("Penguins can fly.", "Penguins can fly.")


def test_waiting_as_long_as_the_endpoint_says(serve: Serve) -> None:
    moments: list[float] = []

    def busy(number: int, body: dict[str, Any]) -> Answer:
        moments.append(time.monotonic())
        if number == 0:
            return Answer(status=429, headers={"Retry-After": "1"}, body=b"{}")
        return agreeing(number, body)

    with asking(serve(busy), concurrency=1) as judge:
        assert str(judge.judge_one(PENGUINS).value) == "<t,f>"
        assert judge.spent.calls == 4
    assert moments[1] - moments[0] >= 1.0


def test_of_a_long_wait_it_is_said_what_for(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, though many calls are told to wait."""
    monkeypatch.setattr("paradl.oracle.limits.LONG_SECONDS", 1.0)
    said: list[str] = []

    def busy(number: int, body: dict[str, Any]) -> Answer:
        if number < 4:
            return Answer(status=429, headers={"Retry-After": "1"}, body=b"{}")
        return agreeing(number, body)

    with asking(serve(busy), concurrency=4) as judge:
        judge.tells(said.append)
        judge.judge_one(PENGUINS)
    assert said == ["the endpoint asks to wait for 1 s"]


@pytest.mark.parametrize("told", ["nan", "inf", "1e999"])
def test_a_wait_that_is_no_number_of_seconds(told: str) -> None:
    """It is none: not no wait at all, nor one without end."""
    assert retry_after.seconds({"retry-after": told}) is None
    assert retry_after.seconds({"retry-after-ms": told, "retry-after": "2"}) == 2


def test_another_try_has_the_key_of_the_first(serve: Serve) -> None:
    """So that an endpoint that knows of such keys is paid once; every other call has its own."""
    endpoint = serve(lambda n, body: Answer(status=500) if n == 0 else agreeing(n, body))
    with asking(endpoint, concurrency=1) as judge:
        judge.judge_one(PENGUINS)
    keys = [re.findall("(?i)^idempotency-key: (.*?)$", head, re.M)[0] for head in endpoint.heads]
    assert sorted(Counter(keys).values()) == [1, 1, 1, 2]
    bodies = [json.dumps(body) for body, key in zip(endpoint.requests, keys, strict=True)]
    assert len(set(zip(bodies, keys, strict=True))) == 4


def test_a_pause_is_for_all_calls(serve: Serve) -> None:
    moments: list[float] = []

    def busy(number: int, body: dict[str, Any]) -> Answer:
        moments.append(time.monotonic())
        if number == 0:
            return Answer(status=429, headers={"retry-after-ms": "800"}, body=b"{}")
        return Answer(agreeing(number, body).text, delay=0.1)

    with asking(serve(busy), concurrency=1) as judge:
        list(judge.judge([PENGUINS, Statement("b", "b")]))
    assert moments[1] - moments[0] >= 0.8


@pytest.mark.parametrize(
    "fault",
    [
        Answer(status=500, body=b"<html>oh no</html>"),
        Answer(status=503, body=b"{}"),
        Answer("VERIFIED", cut=True),
        Answer(body=b'{"choices": ['),
        Answer(body=b'{"error": "busy"}'),
        Answer(body=b"[]"),
        Answer(body=b"\xff\xfe"),
        Answer(body=b'{"choices": [{"message": {"content": 7}}]}'),
        Answer("VERIFIED", delay=1.0),
    ],
    ids=[
        "500",
        "503",
        "cut",
        "half",
        "no choices",
        "list",
        "no text",
        "number",
        "slow",
    ],
)
def test_a_fault_that_passes(serve: Serve, fault: Answer) -> None:
    endpoint = serve(lambda n, body: fault if n == 0 else agreeing(n, body))
    limits = Limits(timeout=0.4, tries=3, concurrency=1)
    with asking(endpoint, limits=limits) as judge:
        assert str(judge.judge_one(PENGUINS).value) == "<t,f>"
        answered = fault.status == 200 and not fault.delay  # which is paid for, if of no use
        assert judge.spent.calls == (5 if answered else 4)
    assert len(endpoint.requests) == 5


def test_a_web_page_is_not_asked_again(serve: Serve) -> None:
    endpoint = serve(lambda n, body: Answer(body=b"<!doctype html><title>Log in</title>"))
    with (
        asking(endpoint, concurrency=1) as judge,
        pytest.raises(JudgeError, match="answered with a web page: check the address"),
    ):
        judge.judge_one(PENGUINS)
    assert len({str(body) for body in endpoint.requests}) == len(endpoint.requests)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (Answer(status=500, body=b"{}"), "says 500"),
        (Answer(cut=True), "broke off in the midst"),
        (Answer(body=b"nonsense"), "no chat completion"),
        (Answer("VERIFIED", delay=1.0), "did not answer in 0.3 s"),
    ],
)
def test_a_fault_that_stays_is_no_value(serve: Serve, cache: str, fault: Answer, said: str) -> None:
    broken = True

    def script(number: int, body: dict[str, Any]) -> Answer:
        return fault if broken and "fly" in question(body) else agreeing(number, body)

    endpoint = serve(script)
    swim = Statement("b", "Penguins swim.")
    limits = Limits(timeout=0.3, tries=2)
    with asking(endpoint, cache=cache, limits=limits) as judge:
        answers = judge.judge([PENGUINS, swim])
        assert next(answers).statement == swim  # the others' answers come, and are kept
        with pytest.raises(JudgeError, match=said) as error:
            next(answers)
    assert error.value.remedy.endswith("again: what was answered is in the cache")
    broken = False
    calls = len(endpoint.requests)
    with asking(endpoint, cache=cache) as judge:
        first, second = judge.judge([PENGUINS, swim])
    assert (first.statement, first.cached) == (swim, True)
    assert (second.statement, second.cached, str(second.value)) == (PENGUINS, False, "<t,f>")
    assert len(endpoint.requests) - calls == 4


def test_replies_that_came_before_a_failure_are_not_asked_for_again(
    serve: Serve, cache: str
) -> None:
    broken = True

    def script(number: int, body: dict[str, Any]) -> Answer:
        if broken and "REFUTE" in question(body):
            return Answer(status=400, body=b'{"error": {"message": "no"}}')
        return Answer(agreeing(number, body).text, delay=0.05)

    endpoint = serve(script)
    with asking(endpoint, cache=cache) as judge, pytest.raises(JudgeError):
        judge.judge_one(PENGUINS)
    broken = False
    endpoint.requests.clear()
    with asking(endpoint, cache=cache) as judge:
        judge.judge_one(PENGUINS)
    assert ["REFUTE" in question(body) for body in endpoint.requests] == [True, True]


@pytest.mark.parametrize(
    ("status", "body", "remedy"),
    [
        (401, b'{"error": {"message": "Incorrect API key"}}', "OPENAI_API_KEY"),
        (404, b'{"error": {"message": "no model m"}}', "--judge"),
        (400, b'{"error": {"message": "temperature is not supported"}}', "--temperature"),
        (402, b'{"error": {"message": "Insufficient Balance"}}', "credit"),
        (413, b"too large", "shorter"),
        (429, b'{"error": {"message": "pay", "code": "insufficient_quota"}}', "credit"),
    ],
)
def test_what_does_not_pass_is_not_tried_again(
    serve: Serve, status: int, body: bytes, remedy: str
) -> None:
    endpoint = serve(lambda n, _: Answer(status=status, body=body))
    with asking(endpoint, concurrency=1) as judge, pytest.raises(JudgeError) as error:
        judge.judge_one(PENGUINS)
    assert remedy in error.value.remedy
    assert error.value.exit_code == 6
    assert len(endpoint.requests) <= 4


def test_a_dead_endpoint_is_given_up(serve: Serve) -> None:
    """It does not cost a long list of statements its retries one by one."""
    endpoint = serve(lambda n, _: Answer(status=401, body=b"{}"))
    with (
        asking(endpoint, concurrency=4) as judge,
        pytest.raises(JudgeError, match="more statements"),
    ):
        list(judge.judge(Statement(f"a{i}", f"a{i}") for i in range(10_000)))
    assert len(endpoint.requests) < 200


def test_nobody_there() -> None:
    limits = Limits(tries=1)
    with (
        oracle("openai:m@http://127.0.0.1:1/v1", limits=limits) as judge,
        pytest.raises(
            JudgeError,
            match=r"reached \(Connection refused\): see that it runs, .* again: there is no cache",
        ),
    ):
        judge.judge_one(PENGUINS)
