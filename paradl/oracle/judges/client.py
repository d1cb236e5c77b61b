"""The openai package's client, with a way of its own to ask for a chat completion.

To build and send a request the package takes several times as long as aiohttp alone does, which
with many calls at once is what limits how many a second are answered: `python -m bench.judge` has
both. The key, the address, the headers and the errors are the package's.
"""

from __future__ import annotations

import json
import ssl
from collections.abc import Mapping
from contextvars import ContextVar
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass
from weakref import WeakSet

import aiohttp
import httpx2
import openai

from paradl.errors import JudgeError
from paradl.oracle.judges import streamed, streams

MOST_BYTES = 32 * 2**20
"""A longer answer is none: it would fill the memory."""

_PATH = "/chat/completions"
_SET_PROXY = "set HTTPS_PROXY and HTTP_PROXY to http://host:port, or NO_PROXY to this host"


class WebPage(Exception):
    """What was answered is for a browser."""


class Moved(Exception):
    """What is at its address leads elsewhere, in a way by which the question is lost."""


class Client(openai.AsyncOpenAI):
    """Connections to one endpoint. Made in the event loop that uses it."""

    def __init__(self, key: str, address: str | None, timeout: float) -> None:
        """Nothing is sent yet; `timeout` is for a whole call, in seconds.

        Raises:
            JudgeError: the certificates or the proxy that the environment names are of no use.
        """
        secured = _secured()
        super().__init__(
            api_key=key,
            base_url=address,
            timeout=timeout,
            max_retries=0,
            http_client=httpx2.AsyncClient(verify=secured, trust_env=False),  # it sends nothing
        )
        self._completions = f"{str(self.base_url).rstrip('/')}{_PATH}"
        given = {**self.default_headers, **self.auth_headers}
        self._session = aiohttp.ClientSession(
            headers={name: value for name, value in given.items() if isinstance(value, str)},
            connector=_Connector(limit=0, ssl=secured),
            timeout=aiohttp.ClientTimeout(total=timeout),
            cookie_jar=aiohttp.DummyCookieJar(),
            proxy=_proxy(self._completions),
        )

    async def completion(self, body: Mapping[str, Any], key: str) -> Any:
        """What is answered, as JSON, and whole, should it come as a stream.

        The endpoint knows another try of a call by its key.

        Raises:
            openai.APIStatusError: the endpoint answered, but not with success.
            openai.APITimeoutError: it did not answer in time.
            openai.APIConnectionError: it could not be reached, or was lost.
            WebPage: something is at its address that is no endpoint.
            Moved: it is at another address, which is told.
            ValueError: it answered something else than JSON, or without end.
        """
        try:
            answer, content = await self._posted(body, {"Idempotency-Key": key})
        except aiohttp.ConnectionTimeoutError as error:
            raise openai.APIConnectionError(request=self._request()) from error
        except TimeoutError as error:
            raise openai.APITimeoutError(request=self._request()) from error
        except aiohttp.ClientError as error:
            raise openai.APIConnectionError(request=self._request()) from error
        led = str(answer.url)
        if answer.method != "POST" and led.endswith(_PATH):  # of 301 and 302, as browsers do
            raise Moved(led.removesuffix(_PATH))
        if answer.ok and content.lstrip()[:1] == b"<":
            raise WebPage
        if answer.ok:
            return _json(content)
        raise self._make_status_error_from_response(
            httpx2.Response(
                answer.status,
                headers=[
                    (name, value)
                    for name, value in answer.headers.items()
                    if name.lower() != "content-encoding"
                ],
                content=content,
                request=self._request(),
            )
        )

    async def _posted(
        self, body: Mapping[str, Any], headers: Mapping[str, str]
    ) -> tuple[aiohttp.ClientResponse, bytes]:
        """The answer, whole. That an idle connection had been closed is found out by using it."""
        _anew.set(False)
        try:
            return await self._sent(body, headers)
        except (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError):
            if not _reused.get():
                raise
        _anew.set(True)
        return await self._sent(body, headers)

    async def _sent(
        self, body: Mapping[str, Any], headers: Mapping[str, str]
    ) -> tuple[aiohttp.ClientResponse, bytes]:
        async with self._session.post(self._completions, json=body, headers=headers) as answer:
            return answer, await _content(answer)

    async def close(self) -> None:
        """Close the connections."""
        await self._session.close()
        await super().close()

    def _request(self) -> httpx2.Request:
        """What the package's errors are about."""
        return httpx2.Request("POST", self._completions)


_reused: ContextVar[bool] = ContextVar("reused")
"""Whether the connection of the request under way served another before."""

_anew: ContextVar[bool] = ContextVar("anew", default=False)
"""Whether it must not: the one before had been closed, and others may have been, too."""


class _Connector(aiohttp.TCPConnector):
    """Sees to both. The package's own way, tracing, would take a tenth longer a call."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._used: WeakSet[Any] = WeakSet()

    async def connect(self, *request: Any, **options: Any) -> aiohttp.connector.Connection:
        _reused.set(False)  # where a redirect leads to may be out of reach
        connection = await super().connect(*request, **options)
        while _anew.get() and connection.protocol in self._used:
            connection.close()
            connection = await super().connect(*request, **options)
        _reused.set(connection.protocol in self._used)
        self._used.add(connection.protocol)
        return connection


def _json(content: bytes) -> Any:
    """What it holds; a byte that is no text spoils a character, and not a reply that is paid for.

    A model that is stopped at `max_tokens` may stop in the midst of one.
    """
    text = content.decode(json.detect_encoding(content), "replace")
    return streamed.completion(text) if streams.is_stream(text) else json.loads(text)


async def _content(answer: aiohttp.ClientResponse) -> bytes:
    content = bytearray()
    is_stream = answer.content_type == "text/event-stream"
    async for part in answer.content.iter_any():
        content += part
        if len(content) > MOST_BYTES:
            raise ValueError
        if is_stream and streamed.is_over(content):
            break
    return bytes(content)


def _secured() -> ssl.SSLContext:
    try:
        return httpx2.create_ssl_context()
    except OSError as error:
        raise JudgeError(
            f"the certificates for TLS cannot be read ({error.strerror or error})",
            "correct SSL_CERT_FILE and SSL_CERT_DIR",
        ) from None


def _proxy(url: str) -> str | None:
    """As HTTPS_PROXY and NO_PROXY say; aiohttp would ask a thread for it at every call."""
    parts, proxies = urlsplit(url), getproxies()
    proxy = proxies.get(parts.scheme) or proxies.get("all")
    if not proxy or proxy_bypass(parts.netloc) or _within(parts.hostname, proxies.get("no", "")):
        return None
    proxy = proxy if "://" in proxy else f"http://{proxy}"
    kind = proxy.partition("://")[0].lower()
    if kind not in ("http", "https"):  # the rest may hold a password, and is not repeated
        raise JudgeError(
            f"the proxy for {parts.scheme} is of a kind that is not known here ({kind})",
            _SET_PROXY,
        )
    if not _is_address(proxy):
        raise JudgeError(f"the proxy for {parts.scheme} is no address", _SET_PROXY)
    return proxy


def _within(host: str | None, networks: str) -> bool:
    """Whether it is an address in one of the networks of NO_PROXY: Python knows names alone."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return False
    return any(address in network for network in map(_network, networks.split(",")) if network)


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text.strip(), strict=False) if "/" in text else None
    except ValueError:
        return None


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
