"""What a model said in a chat, as APIs and frameworks write it down, to be verified as a text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from paradl import files, jsons
from paradl.errors import DataError, NoClaims
from paradl.oracle.judges.answers import answers
from paradl.oracle.verdicts import THOUGHT

_MODELS = {"assistant", "model", "ai", "gpt", "chatbot"}
_OTHERS = {"system", "developer", "user", "human", "tool", "function"}


def said(content: str, name: str) -> str | None:
    r"""All that the model says in a chat in JSON or JSON Lines; None where it is no chat.

    Known are the messages of OpenAI, Anthropic, Gemini, LangChain and ShareGPT, lists of them,
    objects that have such a list, and what the APIs return. What a model marks as its thinking it
    does not say.

    >>> said('[{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Ho."}]', "a")
    'Ho.'
    >>> said('[["Tweety", "is a", "bird"]]', "a") is None
    True

    Args:
        content: of the file.
        name: what messages call it.

    Raises:
        NoClaims: the model says nothing in it.
        DataError: a message of it is of no form that is known, or it is an export of ChatGPT
            or Claude.
    """
    told = _loaded(content)
    if _exported(told):
        problem = f"{name} is an export of whole conversations, which is not read"
        raise DataError(problem, "give what the model said as a text")
    turns = _turns(told)
    if not turns:
        return None
    try:
        texts = [text for turn in turns if _speaker(turn) in _MODELS for text in _texts(turn)]
    except TypeError:
        problem = f"{name} is a chat with a message of no form that is known"
        raise DataError(problem, "give what the model said as a text") from None
    if not texts:
        raise NoClaims(f"{name} is a chat in which no model says anything", "give what it said")
    return "\n\n".join(texts)


def _loaded(content: str) -> Any:
    try:
        return jsons.loads(content)
    except ValueError:
        pass
    try:
        return [jsons.loads(line) for line in files.lines(content) if line.strip()]
    except ValueError:
        return None


def _exported(told: Any) -> bool:
    """Whether it is what ChatGPT or Claude gives of all conversations, with answers given up."""
    match told:
        case list() as each:
            return bool(each) and all(map(_exported, each))
        case {"mapping": dict() as nodes}:
            messages = [isinstance(node, dict) and "message" in node for node in nodes.values()]
            return bool(messages) and all(messages)
        case {"chat_messages": list()}:
            return True
    return False


def _turns(told: Any) -> list[Mapping[str, Any]] | None:
    """The messages of a chat, or of several; None where something else is there."""
    match told:
        case {"messages": list() as turns} | {"conversations": list() as turns}:
            return _turns(turns)
        case {"contents": list() as turns}:
            return _turns(turns)
        case dict():
            return [told] if _speaker(told) else None
        case list():
            each = [_turns(one) if isinstance(one, dict) else None for one in told]
            known = [turns for turns in each if turns is not None]
            return [turn for turns in known for turn in turns] if len(known) == len(each) else None
    return None


def _speaker(turn: Mapping[str, Any]) -> str | None:
    """Who says it, in small letters."""
    match turn:
        case {"choices": [*_]} | {"candidates": [*_]} | {"output": [{"type": str()}, *_]}:
            return "assistant"
        case {"id": [*_, str() as kind], "kwargs": dict()}:  # as AIMessageChunk
            who = kind.removesuffix("Chunk").removesuffix("Message")
        case {"role": str() as who, "content": _} | {"role": str() as who, "parts": _}:
            pass
        case {"from": str() as who, "value": _}:
            pass
        case {"type": str() as who, "data": _} | {"type": str() as who, "content": _}:
            pass
        case _:
            return None
    return who.lower() if who.lower() in _MODELS | _OTHERS else None


def _texts(turn: Mapping[str, Any]) -> Iterator[str]:
    match turn:
        case {"content": None} | {"data": {"content": None}}:  # it calls a tool, without a word
            return
        case {"value": value}:
            told: Any = value
        case {"content": [{"type": "output_text"}, *_]}:
            told = {"output": [{**turn, "type": "message"}]}
        case _:
            told = turn
    texts = (THOUGHT.sub("", one.text).strip() for one in answers(told))
    yield from filter(None, texts)
