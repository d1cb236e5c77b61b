"""A chat completion that came piece by piece, though none was asked for so: some gateways do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from paradl.oracle.judges import parts, streams

_END = re.compile(rb"\ndata: ?\[DONE\]\s*\Z")
_TAIL = 64  # bytes in which the end is


def is_over(content: bytes | bytearray) -> bool:
    r"""Whether a stream says that nothing more comes: some keep the connection open after that.

    >>> is_over(b'data: {}\n\ndata: [DONE]\n\n')
    True
    """
    return bool(_END.search(content[-_TAIL:]))


def completion(text: str) -> dict[str, Any]:
    r"""The completion whose pieces a stream of events has, or the error that it ended with.

    >>> completion('data: {"choices": [{"delta": {"content": "It is."}, "finish_reason": "stop"}]}')
    {'choices': [{'message': {'content': 'It is.'}, 'finish_reason': 'stop'}]}

    Raises:
        ValueError: an event is no JSON, or the stream broke off before its end.
        AttributeError: it is a stream of something else; or TypeError, or LookupError.
    """
    chunks = streams.events(text)
    for chunk in chunks:
        if chunk.get("error"):
            return {"error": chunk["error"]}
    pieces = [piece for chunk in chunks for piece in chunk.get("choices") or () if _first(piece)]
    reason = _last(piece.get("finish_reason") for piece in pieces)
    if not pieces or not (reason or is_over(text[-_TAIL:].encode(errors="replace"))):
        raise ValueError("a stream that broke off")
    choice = {
        "message": _message([piece.get("delta") or piece.get("message") or {} for piece in pieces]),
        "finish_reason": reason,
        "error": _last(piece.get("error") for piece in pieces),
        "logprobs": _logprobs(pieces),
    }
    told = {"choices": [_some(choice)], "usage": _last(chunk.get("usage") for chunk in chunks)}
    return _some(told)


def _first(choice: Mapping[str, Any]) -> bool:
    """One was asked for."""
    return not choice.get("index")


def _message(pieces: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    texts = [parts.text(piece.get("content")) or "" for piece in pieces]
    refusals = [piece.get("refusal") or "" for piece in pieces]
    calls = [call for piece in pieces for call in piece.get("tool_calls") or ()]
    said = {"refusal": "".join(refusals), "tool_calls": calls}
    return {"content": "".join(texts), **_some(said)}


def _logprobs(pieces: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
    told = [piece.get("logprobs") or {} for piece in pieces]
    tokens = [token for one in told for token in one.get("content") or ()]
    return {"content": tokens} if tokens else None


def _last(told: Iterator[Any]) -> Any:
    """Of what is told: who counts as it goes counts all at the end."""
    return next((one for one in reversed([*told]) if one), None)


def _some(told: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if value}
