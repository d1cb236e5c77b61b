"""What an endpoint says is wrong, in whichever form it says so."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

_LOST = {"error", "network_error", "insufficient_system_resource", "abort"}
_WHOLE = {"stop", "length"}


def said(told: Any) -> str:
    """The words of an error, as OpenAI sends it, or Ollama, or FastAPI; "" if it has none.

    A page for a browser has none.

    >>> said({"error": {"message": "busy"}}), said({"error": "busy"}), said({"message": "busy"})
    ('busy', 'busy', 'busy')
    >>> said({"detail": [{"loc": ["body", "temperature"], "msg": "too high"}]})
    'body.temperature: too high'
    """
    return "; ".join(filter(None, map(str.strip, _said(told))))


def _said(told: Any) -> Iterator[str]:
    match told:
        case str() if not told.lstrip().startswith("<"):
            yield told
        case {"error": inner} | {"detail": inner} | {"message": inner} if inner:
            yield from _said(inner)
        case {"loc": [*place], "msg": str() as words}:
            yield f"{'.'.join(map(str, place))}: {words}"
        case [*several]:
            for one in several:
                yield from _said(one)


def of_choice(choice: Mapping[str, Any]) -> str | None:
    """Why a choice is not the model's answer, but what there was of it when the model was lost.

    Gateways tell so of what is behind them: by then they have sent that all is well.

    >>> of_choice({"message": {"content": "It is"}, "finish_reason": "error"})
    'error'
    >>> of_choice({"message": {"content": "It is."}, "finish_reason": "stop"})
    """
    reason, error = choice.get("finish_reason"), choice.get("error")
    if reason in _LOST or (error and reason not in _WHOLE):
        return said({"error": error}) or str(reason or json.dumps(error))
    return None
