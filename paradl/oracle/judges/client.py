"""The openai package's client, with a way of its own to ask for a chat completion.

To build and send a request the package takes several times as long as aiohttp alone does, which
with many calls at once is what limits how many a second are answered: `python -m bench.judge` has
both. The key, the address, the headers and the errors are the package's.
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


class Client(openai.AsyncOpenAI):
    """Connections to one endpoint. Made in the event loop that uses it."""

    def __init__(self, key: str, address: str | None, timeout: float) -> None:
        """Nothing is sent yet; `timeout` is for a whole call, in seconds."""
        super().__init__(api_key=key, base_url=address, timeout=timeout, max_retries=0)
        self._completions = f"{self.base_url}chat/completions"
        given = {**self.default_headers, **self.auth_headers}
        self._session = aiohttp.ClientSession(
            headers={name: value for name, value in given.items() if isinstance(value, str)},
            connector=aiohttp.TCPConnector(limit=0, ssl=httpx2.create_ssl_context()),
            timeout=aiohttp.ClientTimeout(total=timeout),
            cookie_jar=aiohttp.DummyCookieJar(),
            proxy=_proxy(self._completions),
        )

    async def completion(self, body: Mapping[str, Any], key: str) -> Any:
        """What is answered, as JSON. The endpoint knows another try of a call by its key.

        Raises:
            openai.APIStatusError: the endpoint answered, but not with success.
            openai.APITimeoutError: it did not answer in time.
            openai.APIConnectionError: it could not be reached, or was lost.
            ValueError: it answered something else than JSON.
        """
        headers = {"Idempotency-Key": key}
        try:
            async with self._session.post(self._completions, json=body, headers=headers) as answer:
                content = await answer.read()
        except aiohttp.ConnectionTimeoutError as error:
            raise openai.APIConnectionError(request=self._request()) from error
        except TimeoutError as error:
            raise openai.APITimeoutError(request=self._request()) from error
        except aiohttp.ClientError as error:
            raise openai.APIConnectionError(request=self._request()) from error
        if answer.ok:
            return json.loads(content)
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

    async def close(self) -> None:
        """Close the connections."""
        await self._session.close()
        await super().close()

    def _request(self) -> httpx2.Request:
        """What the package's errors are about."""
        return httpx2.Request("POST", self._completions)


def _proxy(url: str) -> str | None:
    """As HTTPS_PROXY and NO_PROXY say; aiohttp would ask a thread for it at every call."""
    parts = urlsplit(url)
    return None if proxy_bypass(parts.hostname or "") else getproxies().get(parts.scheme)
