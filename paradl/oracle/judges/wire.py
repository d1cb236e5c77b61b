"""Sends requests in OpenAI's protocol, with the head that the openai package gives them.

To build and send them the package takes several times as long as aiohttp alone does, which with
many calls at once is what limits how many a second are answered: `python -m bench.judge` has both.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import aiohttp
import httpx2
import openai


class Refused(Exception):
    """An answer that is no success.

    Attributes:
        status: of HTTP.
        said: the endpoint's message, or the start of what it sent.
        code: its word for the error, as `insufficient_quota`.
        headers: of the answer; their names in any case.
    """

    def __init__(self, status: int, text: str, headers: Mapping[str, str]) -> None:
        """With the body of the answer."""
        super().__init__(status)
        error = _error(text)
        self.status = status
        self.said = str(error.get("message") or text.strip())
        self.code = error.get("code")
        self.headers = headers


class Wire:
    """Connections to one endpoint. Made in the event loop that uses it."""

    def __init__(self, key: str, address: str | None, timeout: float) -> None:
        """Nothing is sent yet; `timeout` is for a whole call, in seconds."""
        client = openai.OpenAI(api_key=key, base_url=address)
        self._url = f"{client.base_url}chat/completions"
        given = {
            **client.default_headers,
            **client.auth_headers,
            "X-Stainless-Async": "async:asyncio",
        }
        self._session = aiohttp.ClientSession(
            headers={name: value for name, value in given.items() if isinstance(value, str)},
            connector=aiohttp.TCPConnector(limit=0, ssl=httpx2.create_ssl_context()),
            timeout=aiohttp.ClientTimeout(total=timeout),
            cookie_jar=aiohttp.DummyCookieJar(),
            proxy=_proxy(self._url),
        )
        client.close()

    async def post(self, body: Mapping[str, Any], key: str) -> Any:
        """What is answered, as JSON. The endpoint knows another try of a call by its key.

        Raises:
            Refused: the endpoint answered, but not with success.
            aiohttp.ClientError: it could not be reached, or was lost.
            TimeoutError: it did not answer in time.
            ValueError: it answered something else than JSON.
        """
        head = {"Idempotency-Key": key}
        async with self._session.post(self._url, json=body, headers=head) as answer:
            content = await answer.read()
            if not answer.ok:
                raise Refused(answer.status, content.decode(errors="replace"), answer.headers)
            return json.loads(content)

    async def close(self) -> None:
        """Close the connections."""
        await self._session.close()


def _proxy(url: str) -> str | None:
    """As HTTPS_PROXY and NO_PROXY say; aiohttp would ask a thread for it at every call."""
    parts = urlsplit(url)
    return None if proxy_bypass(parts.hostname or "") else getproxies().get(parts.scheme)


def _error(text: str) -> Mapping[str, Any]:
    try:
        body = json.loads(text)
    except ValueError:
        return {}
    error = body.get("error", body) if isinstance(body, dict) else {}
    return error if isinstance(error, dict) else {}
