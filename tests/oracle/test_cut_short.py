"""Replies that were cut short: what they name on the way is no verdict of the whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from endpoint import Answer, Serve, asking, completion

from paradl.oracle import Statement
from paradl.oracle.confidence import trace_signals
from paradl.oracle.judges import logprobs
from paradl.oracle.judges.answers import answers
from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import CUT_OFF, verdict
from paradl.truth import V3

ON_THE_WAY = "Its date is VERIFIED by the archive. As to its place, one would"
RAIN = Statement("It rains.", "It rains.")


def cut(text: str, reason: str = "length") -> bytes:
    """A completion that the endpoint says to have been stopped."""
    told = json.loads(completion(text))
    told["choices"][0]["finish_reason"] = reason
    return json.dumps(told).encode()


@pytest.mark.parametrize(
    "text",
    [
        ON_THE_WAY,
        "- Date: VERIFIED\n- Place: as to",
        '{"reasons": "the date is VERIFIED, and',
        "CANNOT VERI",
        "Claim 1: it rained.\n-> VERIFIED\nClaim 2: it",
        "It rained.\n- VERIFIED\nIt",
        "The archive makes it VERIFIED that",
        "<think>It is VERIFIED",
    ],
)
def test_what_is_named_on_the_way(text: str) -> None:
    assert verdict(Side.VERIFICATION, f"{text}\n{CUT_OFF}") is V3.E


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("VERIFIED\n\nAll sources", "t"),
        ("VERIFIED: all sources", "t"),
        ("- Verdict: CANNOT VERIFY\n- Reasons: no source", "f"),
        ("verified\n\nas the archive", "t"),
        ("**Final verdict: CANNOT VERIFY**\n\nNo source", "f"),
        ("The statement is VERIFIED. Explanation: all", "t"),
        ("No source tells. So the claim is not VERIFIED, as", "f"),
        ("I CANNOT VERIFY this, as", "f"),
        ('{"verdict": "VERIFIED", "reasons": "The date is VERIFIED and', "t"),
        (r"Thus: $\boxed{CANNOT VERIFY}$, as", "f"),
        ("CANNOT VERIFY\n\nStatement: Dogs bark.\nThe sound is VERIFIED and", "f"),
        ("Verdict: verified\nReason", "t"),
    ],
)
def test_what_is_given_before_the_end(text: str, value: str) -> None:
    assert str(verdict(Side.VERIFICATION, f"{text}\n{CUT_OFF}")) == value


@pytest.mark.parametrize("reason", ["length", "content_filter"])
def test_an_endpoint_that_stops_its_model(serve: Serve, reason: str) -> None:
    with asking(serve(lambda *_: Answer(body=cut(ON_THE_WAY, reason)))) as judge:
        found = judge.judge_one(RAIN)
        assert str(found.value) == "<e,e>"
        assert all(sample.text == f"{ON_THE_WAY}\n{CUT_OFF}" for sample in found.samples)


@pytest.mark.parametrize(
    "told",
    [
        json.loads(cut(ON_THE_WAY)),
        {"choices": [{"text": ON_THE_WAY, "finish_reason": "length"}]},
        {"content": [{"type": "text", "text": ON_THE_WAY}], "stop_reason": "max_tokens"},
        {
            "candidates": [
                {"content": {"parts": [{"text": ON_THE_WAY}]}, "finishReason": "MAX_TOKENS"}
            ]
        },
        {"candidates": [{"content": {"role": "model"}, "finishReason": "MAX_TOKENS"}]},
        {"message": {"content": ON_THE_WAY}, "done_reason": "length"},
        {
            "output": [
                {"type": "message", "content": [{"type": "output_text", "text": ON_THE_WAY}]}
            ],
            "status": "incomplete",
            "incomplete_details": {"reason": "max_output_tokens"},
        },
    ],
)
def test_recorded_answers(told: dict[str, Any]) -> None:
    [found] = answers(told)
    assert verdict(Side.VERIFICATION, found.text) is V3.E


BITS = ON_THE_WAY[:30], ON_THE_WAY[30:]


def of_openai(reason: str) -> list[dict[str, Any]]:
    """The pieces of a stream, the last of which says why it ended."""
    bits = [{"choices": [{"index": 0, "delta": {"content": bit}}]} for bit in BITS]
    return [*bits, {"choices": [{"index": 0, "delta": {}, "finish_reason": reason}]}]


def of_anthropic(reason: str) -> list[dict[str, Any]]:
    """Likewise."""
    deltas = ({"type": "text_delta", "text": bit} for bit in BITS)
    bits = [{"type": "content_block_delta", "delta": delta} for delta in deltas]
    return [*bits, {"type": "message_delta", "delta": {"stop_reason": reason}}]


def of_gemini(reason: str) -> list[dict[str, Any]]:
    """Likewise."""
    bits = [{"candidates": [{"content": {"parts": [{"text": bit}]}}]} for bit in BITS]
    return [*bits, {"candidates": [{"content": {"parts": []}, "finishReason": reason}]}]


@pytest.mark.parametrize(
    ("chunks", "reason", "whole"),
    [
        (of_openai, "length", "stop"),
        (of_anthropic, "max_tokens", "end_turn"),
        (of_gemini, "MAX_TOKENS", "STOP"),
    ],
)
def test_recorded_streams(
    chunks: Callable[[str], list[dict[str, Any]]], reason: str, whole: str
) -> None:
    for told, text in ((reason, f"{ON_THE_WAY}\n{CUT_OFF}"), (whole, ON_THE_WAY)):
        sent = "".join(f"data: {json.dumps(one)}\n\n" for one in chunks(told))
        for stream in (sent, chunks(told)):  # Gemini's is an array where no events are asked for
            [found] = answers(stream)
            assert found.text == text


def test_the_mark_is_none_of_the_judges_words() -> None:
    text = "VERIFIED\nAs the archive tells"
    marked = f"{text}\n{CUT_OFF}"
    whole, short = (trace_signals(one, Side.VERIFICATION, V3.T) for one in (text, marked))
    assert short == whole
    tokens = [{"token": text, "logprob": -0.5}]
    told = {"choices": [{"logprobs": {"content": tokens}}]}
    assert logprobs.of_verdict(told, Side.VERIFICATION, marked) == -0.5


@pytest.mark.parametrize("between", ["\n", " ", ". "])
def test_a_loop_of_both_verdicts_gives_neither(between: str) -> None:
    both = f"CANNOT VERIFY{between}VERIFIED{between}"
    assert verdict(Side.VERIFICATION, f"{both * 20}\n{CUT_OFF}") is V3.E
    once = f"Is it CANNOT VERIFY, or not? The archive has it.\n{both}"
    assert verdict(Side.VERIFICATION, f"{once}\n{CUT_OFF}") is not V3.E
