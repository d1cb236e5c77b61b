"""What models' APIs return, as their documentations show it, is read by its words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from paradl.oracle.judges.answers import answers
from paradl.oracle.valuation import Side

SAID = "It is so.\nVERIFIED"
TEXT = {"type": "text", "text": SAID}
AI = {"lc": 1, "type": "constructor", "kwargs": {"content": SAID}}
TOKENS = [("It is so.\n", -0.1), ("VER", -0.25), ("IFIED", -0.5)]
_CHAT = [{"token": token, "logprob": p, "top_logprobs": []} for token, p in TOKENS]
_LEGACY = {"tokens": [t for t, _ in TOKENS], "token_logprobs": [p for _, p in TOKENS]}
_GEMINI = [{"token": token, "logProbability": p, "tokenId": 1} for token, p in TOKENS]


def chat(content: Any, **message: Any) -> dict[str, Any]:
    choice = {"message": {"role": "assistant", "content": content, **message}, "index": 0}
    return {"object": "chat.completion", "choices": [choice]}


def logged(answer: dict[str, Any], logprobs: Any) -> dict[str, Any]:
    answer["choices"][0]["logprobs"] = logprobs
    return answer


@pytest.mark.parametrize(
    "told",
    [
        SAID,
        [SAID],
        chat(SAID, reasoning_content="Or is it?"),
        chat([{"type": "text", "text": SAID}]),
        chat([{"type": "output_text", "text": SAID}]),
        chat([{"text": SAID[:4]}, SAID[4:]]),
        chat(None, refusal=SAID),
        {"custom_id": "1", "response": {"status_code": 200, "body": chat(SAID)}},
        {"object": "text_completion", "choices": [{"text": SAID, "logprobs": None}]},
        {
            "output": [
                {"type": "reasoning", "summary": []},
                {"type": "message", "content": [{"type": "output_text", "text": SAID}]},
            ]
        },
        {"content": [{"type": "thinking", "thinking": "?"}, {"type": "text", "text": SAID}]},
        {"candidates": [{"content": {"parts": [{"text": "?", "thought": True}, {"text": SAID}]}}]},
        {"message": {"role": "assistant", "content": SAID, "thinking": "?"}, "done": True},
        {"response": SAID, "done": True},
        {"content": SAID, "stop": True},
        {"role": "assistant", "content": SAID},
        {"custom_id": "1", "result": {"type": "succeeded", "message": {"content": [TEXT]}}},
        {"output": {"message": {"role": "assistant", "content": [{"text": SAID}]}}},
        {"message": {"role": "assistant", "content": [TEXT]}},
        [{"role": "user", "content": "Statement: x"}, {"role": "assistant", "content": SAID}],
        {"messages": [{"role": "system", "content": "?"}, {"role": "assistant", "content": SAID}]},
        {"request_id": "0", "outputs": [{"text": SAID, "logprobs": [{"5": {"logprob": -0.1}}]}]},
        {"generated_text": SAID},
        [{"generated_text": [{"role": "user", "content": "?"}, {"role": "ai", "content": SAID}]}],
        {"generations": [[{"text": SAID, "message": AI}]], "llm_output": None},
        {"type": "ai", "data": {"content": [TEXT]}},
        [{"role": "assistant", "parts": [{"type": "text", "content": SAID}]}],
        {"parts": [{"text": "?", "thought": True}, {"functionCall": {}}, TEXT], "role": "model"},
        {"id": "1", "type": "GENERATION", "input": [], "output": {"content": SAID}},
        {"run_type": "llm", "inputs": {}, "outputs": chat(SAID)},
    ],
)
def test_words(told: Any) -> None:
    [answer] = answers(told)
    assert (answer.text, answer.logprob(Side.VERIFICATION)) == (SAID, None)


@pytest.mark.parametrize(
    "told",
    [
        logged(chat(SAID), {"content": _CHAT}),
        {"choices": [{"text": SAID, "logprobs": _LEGACY}]},
        {
            "output": [
                {
                    "type": "message",
                    "content": [{"type": "output_text", "text": SAID, "logprobs": _CHAT}],
                }
            ]
        },
        {
            "candidates": [
                {
                    "content": {"parts": [{"text": SAID}]},
                    "logprobsResult": {"chosenCandidates": _GEMINI},
                }
            ]
        },
        {"message": {"content": SAID}, "logprobs": _CHAT},
        {"content": SAID, "completion_probabilities": _CHAT},
    ],
)
def test_log_probabilities(told: Any) -> None:
    [answer] = answers(told)
    assert answer.logprob(Side.VERIFICATION) == -0.75


def sent(*events: Any, end: str = "data: [DONE]") -> str:
    """What a server sends, with comments and names as some do."""
    return (
        ": here\n\n"
        + "".join(
            f"event: {event.get('type', 'message')}\ndata: {json.dumps(event)}\n\n"
            for event in events
        )
        + f"{end}\n"
    )


def pieces(*texts: str | None) -> list[dict[str, Any]]:
    return [{"choices": [{"index": 0, "delta": {"content": text}}]} for text in texts]


CHUNKS = [*pieces("", "It is so.\n", "VERI", "FIED", None), {"choices": [], "usage": {}}]
LEGACY = [{"choices": [{"index": 0, "text": text}]} for text in ("It is so.\n", "VERIFIED")]
EVENTS = [
    {"type": "message_start", "message": {"role": "assistant", "content": []}},
    {"type": "content_block_delta", "delta": {"type": "thinking_delta", "thinking": "?"}},
    {"type": "content_block_delta", "delta": {"type": "text_delta", "text": "It is so.\n"}},
    {"type": "ping"},
    {"type": "content_block_delta", "delta": {"type": "text_delta", "text": "VERIFIED"}},
    {"type": "message_stop"},
]
WHOLE = {"output": [{"type": "message", "content": [{"type": "output_text", "text": SAID}]}]}
RESPONSES = [
    {"type": "response.created", "response": {"output": []}},
    {"type": "response.output_text.delta", "delta": "It"},
    {"type": "response.completed", "response": WHOLE},
]
GEMINI: list[dict[str, Any]] = [
    {"candidates": [{"content": {"parts": [{"text": "?", "thought": True}]}}]},
    *({"candidates": [{"content": {"parts": [{"text": t}]}}]} for t in ("It is so.\n", "VERIFIED")),
]


@pytest.mark.parametrize(
    "told",
    [CHUNKS, EVENTS, RESPONSES]
    + [sent(*one) for one in (CHUNKS, LEGACY, EVENTS, RESPONSES, GEMINI)]
    + [sent(*EVENTS, end=""), sent(*CHUNKS).replace("\n", "\r\n")],
)
def test_a_stream_is_one_reply(told: Any) -> None:
    assert [answer.text for answer in answers(told)] == [SAID]


def test_an_array_of_pieces_that_look_like_replies() -> None:
    """They are told by their response, or by the end that the last alone has."""
    told = [one | {"responseId": "a"} for one in GEMINI]
    assert [answer.text for answer in answers(told)] == [SAID]
    told = [one | {"responseId": str(place)} for place, one in enumerate(GEMINI)]
    assert len(answers(told)) == len(answers(GEMINI)) == 3
    ended = {"content": {"parts": [{"text": SAID}]}, "finishReason": "STOP"}
    whole = {"candidates": [ended]}
    assert [one.text for one in answers([whole] * 2)] == [SAID] * 2
    assert len(answers([whole, GEMINI[1], whole])) == 3


def test_a_stream_of_several_choices() -> None:
    two = [{"choices": [{"index": n, "delta": {"content": t}}]} for n, t in enumerate("ab")]
    assert [answer.text for answer in answers([*two, *two])] == ["aa", "bb"]


def test_what_only_looks_like_a_stream() -> None:
    text = "data: of the census\nVERIFIED"
    assert [answer.text for answer in answers(text)] == [text]


def test_all_choices_of_all_objects() -> None:
    several = {"choices": [{"message": {"content": text}} for text in "ab"]}
    assert [answer.text for answer in answers([several, "c", None])] == ["a", "b", "c"]


@pytest.mark.parametrize(
    "told",
    [
        1,
        {},
        {"choices": []},
        {"choices": [1]},
        {"choices": [{"delta": {"content": "a"}}]},
        {"output": [{"type": "message", "content": "a"}]},
        {"candidates": [{"finishReason": "SAFETY"}]},
        {"error": {"message": "no"}},
        {"custom_id": "1", "result": {"type": "errored", "error": {"type": "error"}}},
        sent(*pieces("VERIFIED"), {"error": {"message": "overloaded"}}),
        sent({"choices": [{"delta": {"tool_calls": []}}]}),
        "data: {\n",
    ],
)
def test_what_holds_no_words(told: Any) -> None:
    with pytest.raises(TypeError):
        answers(told)
