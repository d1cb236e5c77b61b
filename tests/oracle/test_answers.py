"""What models' APIs return, as their documentations show it, is read by its words."""

from __future__ import annotations

from typing import Any

import pytest

from paradl.oracle.judges.answers import answers
from paradl.oracle.valuation import Side

SAID = "It is so.\nVERIFIED"
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
    ],
)
def test_what_holds_no_words(told: Any) -> None:
    with pytest.raises(TypeError):
        answers(told)
