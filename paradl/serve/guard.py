"""Stands before everything else: who may come in, from where, with how much, how many at once."""

from __future__ import annotations

import asyncio
import hmac
import time
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paradl.errors import ParadlError
from paradl.serve.problems import Busy, Refused, TooLarge, TooSlow, Unauthorized, problem
from paradl.serve.settings import QUESTION_BYTES, Settings

UPLOADS = ("/ontologies", "/mcp")
"""Where ontologies come in."""

_SLOWEST = 1 << 16
"""The bytes a second that a body must bring at least, once the time limit is over."""


class Guard:
    """ASGI middleware. Tells what is behind it whose request it is, as `state.owner`."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """In front of an application."""
        self._app = app
        self._settings = settings
        self._tokens = [token.encode() for token in settings.tokens]
        self._inside = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or let in."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            headers = Headers(scope=scope)
            self._check_way(headers)
            scope.setdefault("state", {})["owner"] = self._owner(headers)
            limited = self._limited(scope, headers, receive)
            if self._inside >= self._settings.at_once:
                raise Busy("the server has too many requests at once", "ask again later")
        except ParadlError as error:
            await problem(error)(scope, receive, send)
            return
        self._inside += 1
        try:
            await self._until_the_end(scope, limited, send)
        finally:
            self._inside -= 1

    async def _until_the_end(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or say that the server ends: it has waited, and cancels what is under way."""
        has_begun = False

        async def noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except asyncio.CancelledError:
            if not has_begun:
                error = Busy("the server is being stopped", "ask again when it runs")
                await problem(error)(scope, receive, send)

    def _check_way(self, headers: Headers) -> None:
        """No host names but our own, which other sites' pages could give us; no such pages."""
        host = headers.get("host", "")
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if self._settings.hosts is not None and name.lower() not in self._settings.hosts:
            raise Refused("this server is not called that", "call it by the name it listens on")
        origin = headers.get("origin")
        if origin is not None and origin not in (f"http://{host}", f"https://{host}"):
            raise Refused("pages of other sites may not ask this server", "ask it from a program")

    def _owner(self, headers: Headers) -> int:
        """The number of the token; each is compared, in a time that tells nothing of it."""
        if not self._tokens:
            return 0
        kind, _, given = headers.get("authorization", "").partition(" ")
        secret = given.strip().encode() if kind.lower() == "bearer" else b""
        same = [hmac.compare_digest(token, secret) for token in self._tokens]
        if not any(same):
            raise Unauthorized("a token is needed", "send it as: Authorization: Bearer TOKEN")
        return same.index(True)

    def _limited(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """The body, which may be only so large, and take only so long to come."""
        is_upload = scope["path"].rstrip("/") in UPLOADS
        most = self._settings.upload if is_upload else QUESTION_BYTES
        too_large = TooLarge(f"the request is larger than {most:,} bytes", "send less")
        with suppress(ValueError):
            if int(headers.get("content-length", "0")) > most:
                raise too_large
        came, whole, began = 0, False, time.monotonic()

        async def limited() -> Message:
            nonlocal came, whole
            if whole:  # what comes now is that the client goes
                return await receive()
            patience = self._settings.timeout + came / _SLOWEST - (time.monotonic() - began)
            try:
                message = await asyncio.wait_for(receive(), patience)
            except TimeoutError:
                raise TooSlow("the request does not come to its end", "send it faster") from None
            came += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if came > most:
                raise too_large
            return message

        return limited
