"""Chats, of which what the model says is verified."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

from paradl.errors import DataError, NoClaims
from paradl.verify.chats import said

ASKED = {"role": "user", "content": "What do penguins do?"}
ANSWER = {"role": "assistant", "content": "They swim."}
LANGCHAIN = ["langchain", "schema", "messages"]

CHATS: dict[str, Any] = {
    "OpenAI": [{"role": "system", "content": "Be brief."}, ASKED, ANSWER],
    "a request": {"model": "m", "messages": [ASKED, ANSWER]},
    "tools": [
        ASKED,
        {"role": "assistant", "content": None, "tool_calls": [{"id": "1"}]},
        {"role": "tool", "content": "They fly.", "tool_call_id": "1"},
        ANSWER,
    ],
    "a completion": {"choices": [{"message": ANSWER}]},
    "thoughts among the words": [
        ASKED,
        {"role": "assistant", "content": "<think>They fly?</think>\n\nThey swim."},
        {"role": "assistant", "content": "<think>What else"},
    ],
    "a thought of Gemini's": {
        "contents": [
            {"role": "model", "parts": [{"text": "They fly?", "thought": True}]},
            {"role": "model", "parts": [{"text": "Or?", "thought": True}, {"text": "They swim."}]},
        ]
    },
    "a response": {
        "output": [
            {"type": "reasoning", "summary": [{"type": "summary_text", "text": "They fly?"}]},
            {
                "type": "message",
                "role": "assistant",
                "content": [{"type": "output_text", "text": "They swim."}],
            },
        ]
    },
    "responses": [
        ASKED,
        {
            "type": "message",
            "role": "assistant",
            "content": [{"type": "output_text", "text": "They swim."}],
        },
    ],
    "Anthropic": [
        ASKED,
        {
            "role": "assistant",
            "content": [
                {"type": "thinking", "thinking": "They fly?"},
                {"type": "text", "text": "They swim."},
                {"type": "tool_use", "id": "1", "name": "look", "input": {}},
            ],
        },
    ],
    "a message of Anthropic's": {
        "type": "message",
        "role": "assistant",
        "content": [{"type": "text", "text": "They swim."}],
    },
    "Gemini": {
        "contents": [
            {"role": "user", "parts": [{"text": "What?"}]},
            {"role": "model", "parts": [{"text": "They swim."}]},
        ]
    },
    "LangChain": [
        {"type": "human", "data": {"content": "What?"}},
        {"type": "ai", "data": {"content": "They swim."}},
    ],
    "LangChain, dumped": [
        {"type": "human", "content": "What?"},
        {"type": "ai", "content": "They swim."},
    ],
    "LangChain, serialized": [
        {"lc": 1, "id": [*LANGCHAIN, "HumanMessage"], "kwargs": {"content": "What?"}},
        {"lc": 1, "id": [*LANGCHAIN, "AIMessageChunk"], "kwargs": {"content": "They swim."}},
    ],
    "ShareGPT": {
        "conversations": [
            {"from": "human", "value": "What?"},
            {"from": "gpt", "value": "They swim."},
        ]
    },
}


@pytest.mark.parametrize("chat", CHATS.values(), ids=CHATS)
def test_what_the_model_says_is_the_text(chat: Any) -> None:
    assert said(json.dumps(chat), "x") == "They swim."
    assert said(json.dumps(chat, indent=1), "x") == "They swim."


def test_several_turns_and_lines() -> None:
    both = [ASKED, ANSWER, ASKED, {"role": "assistant", "content": " They dive."}]
    assert said(json.dumps(both), "x") == "They swim.\n\nThey dive."
    assert said("\n \n".join(map(json.dumps, both)), "x") == "They swim.\n\nThey dive."
    assert said(f"{json.dumps({'messages': both})}\n" * 2, "x") == (
        "They swim.\n\nThey dive.\n\nThey swim.\n\nThey dive."
    )


@pytest.mark.parametrize(
    "content",
    [
        "They swim.",
        "[1] They swim.",
        "{",
        "[]",
        "{}",
        '[["a", "b", "c"]]',
        json.dumps([ANSWER, ["a", "b", "c"]]),
        '[{"subject": "a", "predicate": "role", "object": "c"}]',
        '{"propositions": []}',
        '[{"type": "fact", "content": "They swim."}]',
    ],
)
def test_what_is_no_chat(content: str) -> None:
    assert said(content, "x") is None


def test_a_chat_that_cannot_be_verified() -> None:
    with pytest.raises(NoClaims, match=r"c\.json is a chat in which no model says anything: give"):
        said(json.dumps([ASKED]), "c.json")
    node = {"message": {"author": {"role": "assistant"}, "content": {"parts": ["They swim."]}}}
    for export in ({"mapping": {"a": node}}, {"chat_messages": [{"sender": "human"}]}):
        for content in (json.dumps([export, export]), json.dumps(export)):
            with pytest.raises(DataError, match=r"c\.json is an export of whole conversations"):
                said(content, "c.json")
    assert said(json.dumps({"mapping": {"a": {}}}), "c.json") is None
    assert said(json.dumps({"mapping": {"a": node, "b": ["message"]}}), "c.json") is None
    with pytest.raises(DataError, match=r"c\.json is a chat with a message of no form"):
        said(json.dumps([ASKED, {"role": "assistant", "content": 7}]), "c.json")


@pytest.mark.parametrize("name", ["chat.json", "-"])
def test_it_is_verified_as_its_text_is(
    paradl: Callable[..., Any], tmp_path: Path, name: str
) -> None:
    river = ROOT / "examples" / "verify"
    draft = (river / "draft.txt").read_text()
    chat = json.dumps([ASKED, {"role": "assistant", "content": draft}])
    (tmp_path / "chat.json").write_text(chat)
    judge = ("--judge", f"recorded:{river / 'replies.jsonl'}", "--no-cache")
    done = paradl("verify", river / "river.ttl", name, *judge, stdin=chat)
    assert done.stdout == paradl("verify", river / "river.ttl", river / "draft.txt", *judge).stdout
    assert done.stdout.startswith("rejected: score")


def test_nobody_reads_it(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "chat.json").write_text(json.dumps([ASKED, ANSWER]))
    done = paradl("verify", ROOT / "examples" / "verify" / "river.ttl", "chat.json")
    assert done.returncode == 2
    assert done.stderr.startswith("paradl: nobody reads the text: name a --judge")
