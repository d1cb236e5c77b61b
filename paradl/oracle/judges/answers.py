"""The words of a recorded answer, as models' APIs return it: a text, or the whole object."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from paradl.oracle.judges import logprobs, streams
from paradl.oracle.judges.parts import text as words
from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import cut

_JUDGE = frozenset({"assistant", "model", "ai"})  # the roles of who replies


@dataclass(frozen=True, slots=True)
class Answer:
    """What a model said to a question.

    Attributes:
        text: its words, without what it thought on a field of its own.
        tokens: its tokens with their `logprob`, where they were asked for.
    """

    text: str
    tokens: tuple[Mapping[str, Any], ...] = ()

    def logprob(self, side: Side) -> float | None:
        """That of the verdict, if it is told."""
        told = {"choices": [{"logprobs": {"content": self.tokens}}]}
        return logprobs.of_verdict(told, side, self.text)


def answers(told: Any) -> list[Answer]:
    r"""All that is in a text, in what an API returned, or in a list of such.

    Known are the objects of OpenAI's chat completions, completions, responses and batches, and so
    of vLLM and LiteLLM; of Anthropic's messages and batches, Gemini, Ollama, llama.cpp, Bedrock,
    Cohere, LangChain, and of vLLM and transformers in Python; the messages of OpenTelemetry; what
    Langfuse and LangSmith keep of a call; and streams of events, or the list of their pieces. Of
    the messages of a chat, the judge's last is the answer.

    >>> answers({"content": [{"type": "text", "text": "It is so.\\nVERIFIED"}]})
    [Answer(text='It is so.\\nVERIFIED', tokens=())]

    Raises:
        TypeError: it is nothing of these.
    """
    try:
        return list(_answers(told))
    except (LookupError, AttributeError, ValueError) as error:
        raise TypeError(f"an answer of no API that is known ({error!r})") from None


def _answers(told: Any) -> Iterator[Answer]:
    match told:
        case None:
            return
        case str() if streams.is_stream(told):
            yield from _answers(streams.joined(streams.events(told)))
        case str():
            yield Answer(told)
        case list() if streams.is_chunks(told):
            yield from _answers(streams.joined(told))
        case list() if _is_chat(told):
            yield from _answers([m for m in told if m["role"] in _JUDGE][-1:])
        case list():
            for one in told:
                yield from _answers(one)
        case _:
            yield from _of_object(told)


def _is_chat(told: list[Any]) -> bool:
    """Whether they are the messages of one chat, and not a reply each."""
    roles = {one.get("role") for one in told if isinstance(one, dict)}
    return all(isinstance(one, dict) and "role" in one for one in told) and not roles <= _JUDGE


def _of_object(told: Any) -> Iterator[Answer]:
    """What is said in an object: within what batches, libraries and traces put around it."""
    match told:
        case (
            {"response": {"body": inner}}
            | {"custom_id": _, "result": {"message": inner}}
            | {"generations": [_, *_] as inner}
            | {"lc": _, "kwargs": dict() as inner}
            | {"type": "ai", "data": dict() as inner}
            | {"text": _, "message": dict() as inner}
            | {"messages": [_, *_] as inner}
            | {"generated_text": inner}
        ):
            yield from _answers(inner)
        case {"choices": [_, *_] as choices} | {"outputs": [{"text": _}, *_] as choices}:
            yield from map(_choice, choices)
        case {"candidates": [_, *_] as candidates}:
            yield from map(_candidate, candidates)
        case {"output": [_, *_] as output}:
            parts = [p for item in output if item["type"] == "message" for p in item["content"]]
            yield _marked(_of_parts(parts, "output_text"), told.get("incomplete_details") or {})
        case {"output": dict() | str() as inner} | {"outputs": dict() | str() as inner}:
            yield from _answers(inner)
        case _:
            yield _marked(_message(told), told)


def _message(told: Any) -> Answer:
    """One message, of whoever does not send several."""
    match told:
        case {"parts": [*parts], "role": _} | {"message": {"content": [*parts]}}:
            return _of_parts(parts, "text")
        case {"message": {"content": str() as text}} | {"response": str() as text}:
            return Answer(text, tuple(told.get("logprobs") or ()))
        case {"content": str() as text}:
            return Answer(text, tuple(told.get("completion_probabilities") or ()))
        case {"content": [*parts]}:
            return _of_parts(parts, "text")
    raise TypeError("an answer of no API that is known")


def _candidate(candidate: Mapping[str, Any]) -> Answer:
    """Of Gemini."""
    chosen = (candidate.get("logprobsResult") or {}).get("chosenCandidates") or ()
    tokens = tuple({"token": c["token"], "logprob": c["logProbability"]} for c in chosen)
    parts = candidate["content"].get("parts") or ()  # none where thinking took all tokens
    spoken = (part for part in parts if not part.get("thought"))
    return Answer(cut.reply("".join(part.get("text", "") for part in spoken), candidate), tokens)


def _choice(choice: Mapping[str, Any]) -> Answer:
    """Of OpenAI, and of all that speak its protocol."""
    told = choice.get("logprobs")
    if not isinstance(told, dict):  # vLLM's in Python are by the numbers of tokens
        told = {}
    if "message" not in choice:
        pairs = zip(told.get("tokens") or (), told.get("token_logprobs") or (), strict=True)
        return Answer(
            cut.reply(choice["text"], choice), tuple({"token": t, "logprob": p} for t, p in pairs)
        )
    message = choice["message"]
    content = message.get("content") or message.get("refusal") or ""
    return Answer(cut.reply(words(content), choice), tuple(told.get("content") or ()))


def _marked(said: Answer, told: Mapping[str, Any]) -> Answer:
    return replace(said, text=cut.reply(said.text, told))


def _of_parts(parts: list[Mapping[str, Any]], kind: str) -> Answer:
    told = (part for part in parts if not part.get("thought"))  # as Gemini marks it
    spoken = [part for part in told if part.get("type", kind if "text" in part else "") == kind]
    tokens = (token for part in spoken for token in part.get("logprobs") or ())
    texts = (part["text"] if "text" in part else part["content"] for part in spoken)
    return Answer("".join(texts), tuple(tokens))
