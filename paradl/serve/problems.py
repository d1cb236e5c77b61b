"""Errors as clients of the HTTP API get them: RFC 9457, `application/problem+json`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from starlette.responses import Response

from paradl import errors
from paradl.errors import ParadlError, UsageError


class Unauthorized(ParadlError):
    """The request brings no token, or one that the server does not know."""


class Refused(ParadlError):
    """The request comes by a way that is closed: a strange host name, another site's page."""


class NotFound(UsageError):
    """There is no such ontology, or it is another client's."""


class TooLarge(UsageError):
    """The request is larger than the operator allows."""


class TooSlow(UsageError):
    """The request does not come to its end."""


class Busy(ParadlError):
    """The server has too much to do: it is worth coming back."""


class Full(ParadlError):
    """As many ontologies are loaded as the operator allows."""


class NoRoom(ParadlError):
    """The server's disk is full."""


_STATUS: dict[type[ParadlError], int] = {
    Unauthorized: 401,
    Refused: 403,
    NotFound: 404,
    TooSlow: 408,
    TooLarge: 413,
    Busy: 503,
    Full: 429,
    NoRoom: 507,
    UsageError: 400,
    errors.OntologyError: 422,
    errors.DataError: 422,
    errors.UnsupportedConstruct: 422,
    errors.InconsistentOntology: 409,
    errors.EngineTimeout: 504,
    errors.MemoryLimit: 507,
    errors.JudgeError: 502,
    errors.CacheError: 502,
    errors.BudgetExceeded: 429,
    errors.Interrupted: 503,
}
GONE = 499
"""The status of what nobody reads: the client has closed the connection."""

_CLOSE = {"Connection": "close"}  # what is left of the body is not waited for
_HEADERS = {
    401: {"WWW-Authenticate": "Bearer", **_CLOSE},
    408: _CLOSE,
    413: _CLOSE,
    503: {"Retry-After": "1"},
}


def status(error: ParadlError) -> int:
    """The HTTP status of an error: its class's, else that of the nearest class above it.

    >>> status(errors.QueryError("no class is called Brid")), status(errors.JavaError("it died"))
    (400, 500)
    """
    return next((_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS), 500)


def problem(error: ParadlError) -> Response:
    """The response to a request that failed."""
    code = status(error)
    return document(code, type(error).__name__, error.message, error.remedy, _HEADERS.get(code))


def document(
    code: int, name: str, detail: str, remedy: str = "", headers: Mapping[str, str] | None = None
) -> Response:
    """The same of its parts; texts are put on one line."""
    content: dict[str, Any] = {
        "type": f"urn:paradl:error:{name}",
        "title": HTTPStatus(code).phrase,
        "status": code,
        "detail": " ".join(detail.split()),
        "remedy": " ".join(remedy.split()),
    }
    return Response(json.dumps(content), code, headers, media_type="application/problem+json")
