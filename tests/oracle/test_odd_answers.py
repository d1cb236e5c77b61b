"""Answers of an endpoint that are not as they should be: what is still read, and what is none."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

import pytest
from endpoint import COMPLETION_TOKENS, PROMPT_TOKENS, Answer, Serve, agreeing, asking

from paradl import JudgeError
from paradl.oracle import Limits, Statement
from paradl.oracle.judges import streams

PENGUINS = Statement("Penguins can fly.", "Penguins can fly.")
STREAM = {"Content-Type": "text/event-stream"}
USAGE = {"prompt_tokens": PROMPT_TOKENS, "completion_tokens": COMPLETION_TOKENS}
END = {"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}


def stream(chunks: Sequence[dict[str, Any]], end: str = "data: [DONE]\n\n") -> bytes:
    return ("".join(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks) + end).encode()


def pieces(text: str) -> list[dict[str, Any]]:
    """Of four letters each, with their probabilities."""
    words = [text[at : at + 4] for at in range(0, len(text), 4)]
    first = {"index": 0, "delta": {"role": "assistant", "content": None}, "finish_reason": None}
    return [{"choices": [first]}] + [
        {
            "choices": [
                {
                    "index": 0,
                    "delta": {"content": word},
                    "logprobs": {"content": [{"token": word, "logprob": -0.5}]},
                }
            ]
        }
        for word in words
    ]


def streamed(text: str) -> bytes:
    return stream([*pieces(text), END, {"choices": [], "usage": USAGE}])


def of_message(message: dict[str, Any], **choice: Any) -> bytes:
    return json.dumps({"choices": [{"message": message, **choice}], "usage": USAGE}).encode()


def test_a_stream_that_was_not_asked_for(serve: Serve) -> None:
    """Some gateways send nothing else: the words, what they cost and how probable they were."""

    def script(number: int, body: dict[str, Any]) -> Answer:
        text = f"It is so.\n{agreeing(number, body).text}"
        return Answer(body=b": PROCESSING\n\n" + streamed(text), headers=STREAM)

    with asking(serve(script), k=1) as judge:
        valuation = judge.judge_one(PENGUINS)
        assert (judge.spent.calls, judge.spent.tokens) == (2, 2 * sum(USAGE.values()))
    assert str(valuation.value) == "<t,f>"
    verified, unrefuted = valuation.samples
    assert (verified.text, unrefuted.text) == ("It is so.\nVERIFIED", "It is so.\nCANNOT REFUTE")
    assert verified.logprob == -1.5  # of the three pieces that the word is in


def test_a_stream_that_stays_open(serve: Serve) -> None:
    """It says itself when it is over; nobody waits for the connection to end."""
    headers = {**STREAM, "Content-Length": "100000"}
    endpoint = serve(lambda n, body: Answer(body=streamed("VERIFIED"), headers=headers))
    started = time.monotonic()
    with asking(endpoint, k=1, limits=Limits(timeout=20.0, tries=1)) as judge:
        assert str(judge.judge_one(PENGUINS).value).startswith("<t,")
    assert time.monotonic() - started < 15


@pytest.mark.parametrize(
    "body",
    [
        stream([*pieces("VERIFIED"), END], end=""),
        stream(pieces("VERIFIED")),
        stream([{"choices": [{"message": {"content": "VERIFIED"}, "finish_reason": "stop"}]}]),
        streamed("VERIFIED").replace(b"\n", b"\r\n"),
        of_message({"content": ["VERI", "FIED"]}),
        of_message({"content": [{"text": "VERIFIED"}]}),
        of_message({"content": [{"type": "output_text", "text": "VERIFIED"}]}),
    ],
    ids=["no end", "no reason", "whole", "CRLF", "strings", "no type", "output_text"],
)
def test_a_reply_in_another_form(serve: Serve, body: bytes) -> None:
    endpoint = serve(lambda n, asked: Answer(body=body))
    with asking(endpoint, k=1, limits=Limits(tries=1)) as judge:
        valuation = judge.judge_one(PENGUINS)
    assert valuation.samples[0].text == "VERIFIED"


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (stream(pieces("VERIFIED"), end=""), "no chat completion"),
        (streamed("VERIFIED")[:200], "no chat completion"),
        (stream([]), "no chat completion"),
        (stream([*pieces("VERIFIED"), {"error": {"message": "gone"}}]), "completion .gone."),
        (of_message({"content": "VERIFIED"}, finish_reason="error"), "lost its model .error."),
        (of_message({"content": ""}, error={"message": "gone"}), "lost its model .gone."),
        (stream([*pieces("VERIFIED"), {"choices": [{"error": "gone"}]}]), "its model .gone."),
    ],
    ids=["broke off", "in a piece", "nothing", "error", "reason", "empty", "in a choice"],
)
def test_a_model_that_was_lost_is_no_value(serve: Serve, fault: bytes, said: str) -> None:
    """What it had said by then may be anything, and would be kept for ever."""
    broken = [True]
    endpoint = serve(lambda n, body: Answer(body=fault) if broken[0] else agreeing(n, body))
    with asking(endpoint, k=1, limits=Limits(tries=1)) as judge:
        with pytest.raises(JudgeError, match=said):
            judge.judge_one(PENGUINS)
        assert judge.spent.calls == 2  # which were paid for
        broken[0] = False
        assert str(judge.judge_one(PENGUINS).value) == "<t,f>"


def test_an_error_beside_a_whole_answer(serve: Serve) -> None:
    body = of_message({"content": "VERIFIED"}, finish_reason="stop", error={"message": "slow"})
    with asking(serve(lambda n, asked: Answer(body=body)), k=1) as judge:
        assert judge.judge_one(PENGUINS).samples[0].text == "VERIFIED"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b'{"error": {"message": "no such model"}}', "says 400 - no such model:"),
        (b'{"error": "no such model"}', "says 400 - no such model:"),
        (b'{"detail": "no such model"}', "says 400 - no such model:"),
        (b'{"detail": [{"loc": ["body", "n"], "msg": "bad"}]}', r"says 400 - body\.n: bad:"),
        (b"no such model", "says 400 - no such model:"),
        (b"<html>Bad Request</html>", "says 400:"),
        (b"", "says 400:"),
    ],
)
def test_what_an_endpoint_objects_to_is_told(serve: Serve, body: bytes, said: str) -> None:
    endpoint = serve(lambda n, asked: Answer(status=400, body=body))
    with asking(endpoint) as judge, pytest.raises(JudgeError, match=said):
        judge.judge_one(PENGUINS)


@pytest.mark.parametrize("status", [301, 302])
def test_an_endpoint_that_has_moved(serve: Serve, status: int) -> None:
    """As from http to https: what is asked there has lost its question, whatever the answer."""
    there = serve(lambda n, body: Answer(status=405, body=b"Method Not Allowed"))
    to = {"Location": f"{there.address}/chat/completions"}
    here = serve(lambda n, body: Answer(status=status, headers=to, body=b""))
    with asking(here) as judge, pytest.raises(JudgeError, match=f"leads to {there.address}") as one:
        judge.judge_one(PENGUINS)
    assert one.value.remedy == "write that address in --judge"


def test_an_endpoint_elsewhere_that_is_asked_the_same(serve: Serve) -> None:
    there = serve(agreeing)
    to = {"Location": f"{there.address}/chat/completions"}
    with asking(serve(lambda n, body: Answer(status=308, headers=to, body=b""))) as judge:
        assert str(judge.judge_one(PENGUINS).value) == "<t,f>"


def test_blank_lines_before_an_answer_take_no_time() -> None:
    """Endpoints send them while a model thinks."""
    started = time.monotonic()
    assert not streams.is_stream("\n" * 200_000 + "{}")
    assert time.monotonic() - started < 5
