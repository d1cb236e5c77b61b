"""The reply that a model's API sent piece by piece, put together again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from paradl import files, jsons

_BEGIN = re.compile(r"(?:(?:event|id|retry):[^\n]*\n|:[^\n]*\n|\s)*data:")
_DONE = "[DONE]"


def is_stream(text: str) -> bool:
    r"""Whether a text is a stream of server-sent events.

    >>> is_stream('event: ping\ndata: {}\n'), is_stream("data: of the census\n")
    (True, False)
    """
    return bool(_BEGIN.match(text)) and text.partition("data:")[2].lstrip().startswith(("{", "["))


def events(text: str) -> list[Any]:
    r"""The data of the events of a stream.

    >>> events('data: {"a": 1}\n\ndata: [DONE]\n')
    [{'a': 1}]

    Raises:
        ValueError: the data of one is no JSON.
    """
    found: list[list[str]] = [[]]
    for line in files.lines(text):
        if line.startswith("data:"):
            found[-1].append(line.removeprefix("data:").strip())
        elif not line.strip():
            found.append([])
    told = ("\n".join(lines) for lines in found if lines)
    return [jsons.loads(one) for one in told if one != _DONE]


def is_chunks(told: Sequence[Any]) -> bool:
    """Whether these objects are the pieces of a stream, and not each a reply.

    >>> bits = [{"candidates": [{"content": {"parts": [{"text": "VERI"}]}}]}]
    >>> end = {"candidates": [{"content": {"parts": [{"text": "FIED"}]}, "finishReason": "STOP"}]}
    >>> is_chunks([*bits, end]), is_chunks([end, end])
    (True, False)
    """
    if _is_array(told):
        return True
    return any(isinstance(one, Mapping) and _is_chunk(one) for one in told)


def _is_array(told: Sequence[Any]) -> bool:
    """Whether it is what Gemini streams where no events are asked for: pieces look like replies.

    They are of one response, or the last alone has ended.
    """
    pieces = [one for one in told if isinstance(one, Mapping) and "candidates" in one]
    if len(told) < 2 or len(pieces) < len(told):
        return False
    responses = {one.get("responseId") for one in pieces}
    if None not in responses:
        return len(responses) == 1
    *ended, last = (bool(_reasons(one)) for one in pieces)
    return last and not any(ended)


def _is_chunk(one: Mapping[str, Any]) -> bool:
    match one:
        case {"choices": [{"delta": _}, *_]} | {"type": "content_block_delta" | "message_start"}:
            return True
        case {"type": str() as type, "response": dict()}:
            return type.startswith("response.")
    return False


def joined(chunks: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The replies of which these are the pieces, as an API returns them where it does not stream.

    >>> joined([{"choices": [{"delta": {"content": word}}]} for word in ("VERI", "FIED")])
    [{'content': 'VERIFIED'}]
    >>> end = {"choices": [{"delta": {}, "finish_reason": "length"}]}
    >>> joined([{"choices": [{"delta": {"content": "VERI"}}]}, end])
    [{'content': 'VERI', 'finish_reason': 'length'}]

    Raises:
        TypeError: the stream ended with an error, or has no words.
    """
    texts: dict[int, list[str]] = {}
    reasons: dict[int, str] = {}
    for chunk in chunks:
        match chunk:
            case {"error": dict() | str() as error}:
                raise TypeError(f"a stream that ended with an error ({error})")
            case {"type": "response.completed" | "response.incomplete", "response": whole}:
                return [whole]
            case _:
                reasons |= _reasons(chunk)
                for choice, text in _words(chunk):
                    texts.setdefault(choice, []).append(text)
    if not texts:
        raise TypeError("a stream without words")
    return [
        {"content": "".join(texts[choice])}
        | ({"finish_reason": reasons[choice]} if choice in reasons else {})
        for choice in sorted(texts)
    ]


def _reasons(chunk: Mapping[str, Any]) -> dict[int, str]:
    """Why each reply ended, where this piece tells: a reply may have been cut short."""
    told: list[tuple[int, Any]] = []
    match chunk:
        case {"choices": [*choices]}:
            told = [(one.get("index", 0), one.get("finish_reason")) for one in choices]
        case {"type": "message_delta", "delta": {"stop_reason": reason}}:
            told = [(0, reason)]
        case {"candidates": [*candidates]}:
            told = [(one.get("index", 0), one.get("finishReason")) for one in candidates]
    return {choice: reason for choice, reason in told if isinstance(reason, str) and reason}


def _words(chunk: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    match chunk:
        case {"choices": [*choices]}:
            for choice in choices:
                said = (choice.get("delta") or {}).get("content") or choice.get("text")
                if isinstance(said, str):
                    yield choice.get("index", 0), said
        case {
            "type": "content_block_delta",
            "delta": {"type": "text_delta", "text": str() as said},
        }:
            yield 0, said
        case {"candidates": [*candidates]}:
            for one in candidates:
                parts = (one.get("content") or {}).get("parts") or ()
                spoken = (part.get("text", "") for part in parts if not part.get("thought"))
                yield one.get("index", 0), "".join(spoken)
