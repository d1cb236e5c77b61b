"""A language model behind any endpoint that speaks OpenAI's protocol: cloud, vLLM, Ollama, ..."""

from __future__ import annotations

import os
import re
import time
import uuid
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any
from urllib.parse import SplitResult, urlsplit

import aiohttp
import openai

from paradl.errors import JudgeError, UsageError
from paradl.oracle import addresses, retry_after
from paradl.oracle.judges import faults, logprobs, parts
from paradl.oracle.judges.client import Client, Moved, WebPage
from paradl.oracle.judges.lost import loss
from paradl.oracle.judges.protocol import Reply
from paradl.oracle.judges.retrying import Transient, retried
from paradl.oracle.limits import Gate
from paradl.oracle.sampling import Sampling
from paradl.oracle.scheme import Scheme
from paradl.oracle.tokens import estimated
from paradl.oracle.valuation import Side, Statement, Usage
from paradl.oracle.verdicts import cut

_KEY = "OPENAI_API_KEY"
_ADDRESS = "OPENAI_BASE_URL"
_CREDIT = "add credit to the account"
_LEAST_SECRET = 16  # characters
_NO_PAGE = "check the address in --judge: it is that of an API, and mostly ends in /v1"
_NO_TOOLS = "leave tools out of --request and the endpoint's settings, or choose another model"


class EndpointJudge:
    """One model at one address. The key comes from the environment and goes nowhere else."""

    def __init__(self, model: str, address: str | None, sampling: Sampling, gate: Gate) -> None:
        """A judge that has not connected yet.

        Raises:
            UsageError: the address is none, or holds a password.
        """
        self._model = model
        self._address = address or os.environ.get(_ADDRESS) or None
        if self._address is not None:
            _check(self._address)
        self._sampling = sampling
        self._gate = gate
        self._price = gate.prices.price(model)
        self._opened: Client | None = None
        self._id, self._calls = uuid.uuid4().hex, count()

    @property
    def name(self) -> str:
        """With the address, unless it is OpenAI's own: the same name elsewhere is another model."""
        return f"openai:{self._model}" + (f"@{self._address}" if self._address else "")

    @property
    def model(self) -> str:
        """As the endpoint knows it."""
        return self._model

    def scheme(self, wanted: Scheme) -> Scheme:
        """As is wanted."""
        return wanted

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        """One call, a request of its own: its seed tells it from those of the other samples.

        Raises:
            JudgeError: the endpoint refuses, or failed as often as may be tried.
            BudgetExceeded: a limit in all is reached.
        """
        body = {
            "model": self._model,
            "messages": [{"role": "user", "content": prompt}],
            "seed": sample,
            **self._sampling.fields,
        }
        tokens = estimated(prompt)
        async with self._gate.call(tokens, self._price):
            attempt = partial(self._try, body, side, tokens, key=f"{self._id}-{next(self._calls)}")
            gate = self._gate
            reply = await retried(attempt, gate.limits.tries, gate.pause, gate.kept)
            gate.paid(reply.usage, tokens, self._price)
        return reply

    async def close(self) -> None:
        """Close the connections."""
        if self._opened is not None:
            await self._opened.close()

    async def _try(self, body: Mapping[str, Any], side: Side, tokens: int, key: str) -> Reply:
        await self._gate.attempt(tokens, self._price)
        started = time.perf_counter()
        answer: Any = None
        try:
            answer = await self._client().completion(body, key)
            if lost := faults.of_choice(answer["choices"][0]):
                self._gate.paid(_wasted(answer, tokens), tokens, self._price)
                raise Transient(f"{self.name} lost its model ({self._clean(lost)})")
            reply = _reply(answer, side, tokens, time.perf_counter() - started)
            if not reply.text and _calls_tool(answer):
                self._gate.paid(reply.usage, tokens, self._price)
                raise JudgeError(f"{self.name} called a tool and said nothing", _NO_TOOLS)
            return _marked(reply, answer, side)
        except WebPage:
            raise JudgeError(f"{self.name} answered with a web page", _NO_PAGE) from None
        except Moved as moved:
            raise JudgeError(
                f"{self.name} leads to {self._clean(addresses.shown(str(moved)))}",
                "write that address in --judge",
            ) from None
        except openai.APIStatusError as error:
            raise self._refused(error) from None
        except openai.APIConnectionError as error:
            if isinstance(error.__cause__, aiohttp.ClientPayloadError):  # in the midst of an answer
                self._gate.paid(Usage(tokens), tokens, self._price)
            raise self._lost(error) from None
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            self._gate.paid(_wasted(answer, tokens), tokens, self._price)
            raise Transient(self._useless(answer)) from None

    def _useless(self, answer: Any) -> str:
        """What came in place of a completion: gateways tell of errors behind them so, with 200."""
        told = faults.said({"error": answer.get("error")}) if isinstance(answer, dict) else ""
        shown = f" ({self._clean(told)})" if told else ""
        return f"{self.name} answered something that is no chat completion{shown}"

    def _lost(self, error: openai.APIConnectionError) -> Exception:
        """Worth another try, or not."""
        if isinstance(error, openai.APITimeoutError):
            return Transient(f"{self.name} did not answer in {self._gate.limits.timeout:g} s")
        lost = loss(error.__cause__)
        said = f"{self.name} cannot be reached ({lost.reason})"
        return JudgeError(said, lost.remedy) if lost.remedy else Transient(said, first=lost.first)

    def _refused(self, error: openai.APIStatusError) -> Exception:
        """Worth another try, or not."""
        told = self._clean(faults.said(error.body))
        said = f"{self.name} says {error.status_code}{told and f' - {told}'}"
        passing = error.status_code in (408, 409, 429) or error.status_code >= 500
        if passing and error.code != "insufficient_quota":
            return Transient(said, retry_after.seconds(error.response.headers))
        remedies = {
            401: f"set {_KEY} to a key that this endpoint accepts",
            402: _CREDIT,
            403: f"set {_KEY} to a key that may use this model",
            404: "check the model's name and the address in --judge, which mostly ends in /v1",
            405: "check the address in --judge",
            407: "write the proxy's user and password into HTTP_PROXY",
            413: "ask of shorter texts, or without --context",
            429: _CREDIT,
        }
        remedy = remedies.get(
            error.status_code, "change what it objects to with --temperature or --request"
        )
        return JudgeError(said, remedy)

    def _clean(self, text: str) -> str:
        """What an endpoint says, fit to be shown: short, no control characters, no key."""
        key = _key()
        shown = text.replace(key, "***") if key else text
        return re.sub(r"[^\x20-\x7e\xa0-\uffff]+", " ", shown)[:200]

    def _client(self) -> Client:
        """Made at the first call, in the event loop that will use it."""
        if self._opened is None:
            key = _key()
            if not key and self._address is None:
                raise JudgeError(f"{_KEY} is not set", "export it, or name a judge that needs none")
            if not key.isprintable():
                raise JudgeError(
                    f"{_KEY} holds a line break or the like", "set it to the key alone"
                )
            self._opened = Client(key or "none", self._address, self._gate.limits.timeout)
        return self._opened


def _key() -> str:
    """Without the line's end that a file may have added."""
    return os.environ.get(_KEY, "").strip()


def _check(address: str) -> None:
    parts = _parts(address)
    if parts is None or parts.scheme not in ("http", "https") or not parts.hostname:
        shown = "the judge's address" if {"@", "?"} & {*address} else repr(address)
        raise UsageError(f"{shown} is no address", "write openai:MODEL@http://host/v1")
    if parts.username or parts.password or parts.query:
        raise UsageError(
            "the judge's address holds a user, a password or a query",
            f"leave it out: it would be stored as the judge's name; keys go into {_KEY}",
        )


def _parts(address: str) -> SplitResult | None:
    """None if the host or the port can be none."""
    try:
        parts = urlsplit(address)
        (parts.hostname or "").encode("idna")
        return parts if parts.port != 0 else None
    except ValueError:
        return None


def _reply(answer: Any, side: Side, tokens: int, seconds: float) -> Reply:
    """The model's words, of which a refusal is some."""
    message = answer["choices"][0]["message"]
    text = parts.text(message.get("content")) or message.get("refusal") or ""
    if not isinstance(text, str):
        raise TypeError
    usage = _usage(answer, tokens, estimated(text), seconds)
    return Reply(_without_key(text), usage, logprobs.of_verdict(answer, side, text))


def _marked(reply: Reply, answer: Any, side: Side) -> Reply:
    """With a mark if it was cut short, as it may read otherwise then."""
    text = cut.reply(reply.text, answer["choices"][0])
    if text == reply.text:
        return reply
    return replace(reply, text=text, logprob=logprobs.of_verdict(answer, side, text))


def _calls_tool(answer: Any) -> bool:
    """Whether the model wants something done first, which nobody here does."""
    message = answer["choices"][0]["message"]
    return bool(message.get("tool_calls") or message.get("function_call"))


def _without_key(text: str) -> str:
    """What a proxy repeats of a request; a word that stands for no key, as "none", is no secret."""
    key = _key()
    return text.replace(key, "***") if len(key) >= _LEAST_SECRET else text


def _usage(answer: Any, tokens: int, completion: int, seconds: float) -> Usage:
    """What an answer cost; what is not counted is as was estimated."""
    told = answer.get("usage")
    counted = told if isinstance(told, dict) else {}
    return Usage(
        _count(counted.get("prompt_tokens"), tokens),
        _count(counted.get("completion_tokens"), completion),
        round(seconds, 4),
    )


def _wasted(answer: Any, tokens: int) -> Usage:
    """What an answer cost that is of no use; None was no JSON."""
    try:
        return _usage(answer, tokens, 0, 0.0)
    except AttributeError:
        return Usage(tokens)


def _count(told: Any, otherwise: int) -> int:
    """What is no number of tokens must not keep a reply that is paid for out of the cache."""
    return int(told) if isinstance(told, int | float) and 0 < told < 2**31 else otherwise
