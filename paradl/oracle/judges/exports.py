"""What a file seems to be that holds a model's answers, but not which statements they judge."""

from __future__ import annotations

from typing import Any

from paradl import files, jsons
from paradl.oracle.judges.streams import is_stream

REMEDY = "make rows of it: statement, label, verification, refutation, each reply as it is there"
_KEYS = {
    "OpenTelemetry spans": ({"resourceSpans"}, {"resource_spans"}, {"context", "span_kind"}),
    "a log of Inspect": ({"eval", "samples"},),
    "an export of DeepEval": ({"testCases"}, {"test_cases"}),
    "an export of promptfoo": ({"evalId", "results"},),
    "samples of lm-evaluation-harness": ({"doc", "resps"},),
    "an export of LangSmith": ({"run_type", "outputs"}, {"dotted_order"}),
    "an export of Langfuse": ({"observations"}, {"traceId", "output"}),
    "a log of LiteLLM": ({"litellm_call_id"}, {"call_type", "response"}),
    "an export of RAGAS": ({"user_input", "response"},),
    "the output of a batch": ({"custom_id"},),
    "what a model's API returned": (
        *({"choices", "object"}, {"object", "output"}, {"candidates"}, {"content", "role"}),
        *({"content", "stop"}, {"done", "message"}, {"done", "response"}, {"generated_text"}),
    ),
    "a log of chats": ({"messages"}, {"conversations"}),
}


def kind(told: Any) -> str | None:
    """What an object, or a list of such, was exported by.

    >>> kind({"custom_id": "1", "response": {}})
    'the output of a batch'
    """
    one = told[0] if isinstance(told, list) and told else told
    if not isinstance(one, dict):
        return None
    found = (name for name, keys in _KEYS.items() if any(one.keys() >= some for some in keys))
    return next(found, None)


def kind_of_text(text: str) -> str | None:
    """The same of the content of a file in JSON or JSON Lines, or of a stream of events."""
    if is_stream(text):
        return "a stream of server-sent events"
    first = next((line for line in files.lines(text) if line.strip()), "")
    for part in (text, first):
        try:
            return kind(jsons.loads(part))
        except ValueError:
            continue
    return None
