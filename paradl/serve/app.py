"""The application: the HTTP API, and at /mcp the tools for agents, behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import paradl
from paradl.errors import InternalError, ParadlError
from paradl.serve import mcp
from paradl.serve.answers import Problem
from paradl.serve.guard import Guard
from paradl.serve.problems import GONE, document, problem
from paradl.serve.routes import router
from paradl.serve.service import Service

_ABOUT = """\
Reasoning over OWL ontologies that survives their contradictions.

Load an ontology, which gives you its id, and ask it: every answer has a value, T (told true),
F (told false), B (both: a conflict) or N (neither).
"""


def application(service: Service) -> FastAPI:
    """The ASGI application for a service."""
    tools = mcp.server(service)
    door = mcp.http_app(tools, service.settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with service.running(), tools.session_manager.run():
            yield

    # No /docs: those pages would fetch scripts from elsewhere.
    app = FastAPI(
        title="ParaDL",
        version=paradl.__version__,
        description=_ABOUT,
        lifespan=lifespan,
        generate_unique_id_function=lambda route: route.name,
        docs_url=None,
        redoc_url=None,
    )
    app.state.service = service
    app.include_router(router)
    app.router.routes.extend(door.routes)
    app.add_exception_handler(ParadlError, _failed)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(ClientDisconnect, _gone)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(Guard, settings=service.settings)
    _describe(app, secured=bool(service.settings.tokens))
    return app


def _describe(app: FastAPI, *, secured: bool) -> None:
    """Add to the OpenAPI what FastAPI does not know of: the problems, and the token."""
    whole = app.openapi()
    schemas = whole["components"]["schemas"]
    schemas["Problem"] = Problem.model_json_schema()
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    if secured:
        whole["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
        whole["security"] = [{"token": []}]


async def _failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, ParadlError)
    return problem(error)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    is_strange = first["loc"] == ("body",) and "json" not in request.headers.get("content-type", "")
    remedy = "send it with Content-Type: application/json" if is_strange else "see /openapi.json"
    return document(422, "UsageError", f"{place}: {first['msg']}", remedy)


async def _http(request: Request, error: Exception) -> Response:
    """An error of FastAPI; where it hides one of ours, that one."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, ParadlError):
        return problem(error.__cause__)
    headers = dict(error.headers or {})
    if error.status_code == 405 and (methods := _methods(request.url.path)):
        headers["Allow"] = ", ".join(sorted(methods))
    return document(error.status_code, "UsageError", error.detail, "see /openapi.json", headers)


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=GONE)


async def _fault(request: Request, error: Exception) -> Response:
    """A fault of ours, which the server's log has."""
    return problem(InternalError(type(error).__name__, "please report it, with the server's log"))


def _methods(path: str) -> set[str]:
    """All that a path takes: Starlette tells those of the first route alone."""
    routes = [route for route in router.routes if isinstance(route, APIRoute)]
    return {method for one in routes if one.path_regex.match(path) for method in one.methods or ()}
