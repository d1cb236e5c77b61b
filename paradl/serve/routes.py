"""The HTTP API."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from paradl.errors import UsageError
from paradl.serve import answers, questions
from paradl.serve.problems import GONE
from paradl.serve.service import Service
from paradl.serve.sources import FORMATS, Source, Upload, check_alone, served

router = APIRouter()

_ENCODER = json.JSONEncoder(ensure_ascii=False)
_AT_ONCE = 1 << 18
"""How many characters of an answer are written before others have their turn."""

Id = Annotated[
    str,
    Path(pattern=r"^[A-Za-z0-9_-]{22}$", description="As `POST /ontologies` gave it."),
]

_ANY = {400: "The request is wrong.", 403: "The request came by a way that is closed."}
_ANY |= {401: "A token is needed.", 422: "The request is wrong, or the ontology cannot be read."}
_ANY |= {408: "The request does not come to its end."}
_ANY |= {413: "The request is too large.", 503: "The server is busy.", 500: "A fault of ours."}
_WORK = {
    404: "There is no such ontology.",
    409: "A classical answer was asked of an inconsistent ontology.",
    504: "No answer within the time limit; the ontology can be asked again.",
    507: "No answer within the memory limit; the ontology can be asked again.",
}
_JUDGE = {429: "The judge's budget is spent.", 502: "The judge could not be asked."}
_LOAD = {429: "As many ontologies are loaded as may be.", 504: "Not loaded within the time limit."}
_LOAD |= {507: "Not loaded within the memory limit, or the server's disk is full."}


def _problems(*kinds: dict[int, str]) -> dict[int | str, dict[str, Any]]:
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    every = {code: text for kind in (_ANY, *kinds) for code, text in kind.items()}
    return {code: {"description": text, "content": content} for code, text in every.items()}


@router.get("/", response_model=answers.Status, responses=_problems(), tags=["server"])
async def status(request: Request) -> Response:
    """What the server is, and what it allows."""
    return _json(_service(request).status(_owner(request)))


@router.post(
    "/ontologies",
    status_code=201,
    response_model=answers.Ontology,
    responses=_problems(_LOAD),
    tags=["ontologies"],
    openapi_extra={
        "requestBody": {
            "description": "The ontology, in any format that OWLAPI reads.",
            "content": {
                kind: {"schema": {"type": "string", "format": "binary"}}
                for kind in ("application/octet-stream", *FORMATS)
            },
        }
    },
)
async def load(
    request: Request,
    options: Annotated[questions.LoadRequest, Query()],
) -> Response:
    """Load an ontology: the body, or with `path` a file of the folder that the server serves.

    The format is that of the content; `format` or a media type helps where it does not show.
    """
    service, owner = _service(request), _owner(request)
    if options.path is not None:
        check_alone(**options.model_dump(include={"name", "format"} & options.model_fields_set))
        source: Source = served(service.settings.root, options.path)
        await _no_body(request)
    else:
        service.check_room()
        source = await _upload(request, options)
    loading = service.load(owner, source, options.load())
    return await _answered(request, loading, status=201)


@router.get(
    "/ontologies", response_model=answers.Ontologies, responses=_problems(), tags=["ontologies"]
)
async def ontologies(request: Request) -> Response:
    """The ontologies that you have loaded."""
    return _json(_service(request).ontologies(_owner(request)))


@router.get(
    "/ontologies/{id}",
    response_model=answers.Ontology,
    responses=_problems(_WORK),
    tags=["ontologies"],
)
async def ontology(request: Request, id: Id) -> Response:
    """One of them."""
    return _json(_service(request).ontology(_owner(request), id))


@router.delete("/ontologies/{id}", status_code=204, responses=_problems(_WORK), tags=["ontologies"])
async def delete(request: Request, id: Id) -> Response:
    """Let go of it; what it is being asked is stopped."""
    _service(request).drop(_owner(request), id)
    return Response(status_code=204)


def _question(result: Any, *more: dict[int, str]) -> dict[str, Any]:
    """How a question is declared."""
    return {
        "response_model": answers.Answer[result],
        "responses": _problems(_WORK, *more),
        "tags": ["questions"],
    }


@router.post("/ontologies/{id}/check", **_question(answers.Checked))
async def check(request: Request, id: Id, question: questions.Check) -> Response:
    """Is it consistent and coherent classically, and if not, what is in conflict, and why."""
    return await _answered(request, _service(request).check(_owner(request), id, question))


@router.post("/ontologies/{id}/classify", **_question(answers.Classified))
async def classify(request: Request, id: Id, _: questions.Whole | None = None) -> Response:
    """The class hierarchy, also of an inconsistent ontology."""
    return await _answered(request, _service(request).classify(_owner(request), id))


@router.post("/ontologies/{id}/realize", **_question(answers.Realized))
async def realize(request: Request, id: Id, _: questions.Whole | None = None) -> Response:
    """The types and property values of every individual: T, F or B."""
    return await _answered(request, _service(request).realize(_owner(request), id))


@router.post("/ontologies/{id}/ask", **_question(answers.Asked))
async def ask(request: Request, id: Id, question: questions.Ask) -> Response:
    """The values of sentences: T (told true), F (told false), B (both) or N (neither)."""
    return await _answered(request, _service(request).ask(_owner(request), id, question))


@router.post("/ontologies/{id}/explain", **_question(answers.Explained))
async def explain(request: Request, id: Id, question: questions.Explain) -> Response:
    """Why a sentence has its value: minimal sets of axioms, for true and for false apart."""
    return await _answered(request, _service(request).explain(_owner(request), id, question))


@router.post("/ontologies/{id}/query", **_question(dict[str, Any]))
async def query(request: Request, id: Id, question: questions.Sparql) -> Response:
    """SPARQL 1.1 over what is told; the result is SPARQL's JSON, or `turtle` for a graph."""
    return await _answered(request, _service(request).query(_owner(request), id, question))


@router.post("/ontologies/{id}/ground", **_question(answers.Grounded | answers.Previewed, _JUDGE))
async def ground(request: Request, id: Id, question: questions.Ground) -> Response:
    """Let the server's judge answer what the ontology leaves open.

    It is asked only what the answers depend on. What it verifies is told true and what it refutes
    is told false, and stays so for later questions about this ontology. A dry run says what it
    could be asked, and at what cost.
    """
    return await _answered(request, _service(request).ground(_owner(request), id, question))


def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def _owner(request: Request) -> int:
    owner: int = request.state.owner
    return owner


async def _upload(request: Request, options: questions.LoadRequest) -> Upload:
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type == "multipart/form-data":
        raise UsageError("an ontology comes as the body itself, not in a form", "send it alone")
    upload = Upload(options.name, options.format or FORMATS.get(media_type))
    try:
        await _receive(request, upload, is_form=media_type == "application/x-www-form-urlencoded")
    except BaseException:
        upload.close()
        raise
    return upload


async def _receive(request: Request, upload: Upload, *, is_form: bool) -> None:
    empty, one_line = True, True
    async for part in request.stream():
        upload.write(part)
        empty = empty and not part
        one_line = one_line and b"\n" not in part and b"\r" not in part
    if empty:
        raise UsageError("there is nothing to load", "send an ontology as the body")
    if one_line and is_form:  # which may still parse, with less in it: a comment goes on to the end
        raise UsageError(
            "an ontology that comes as a form, without a line break, may have lost them",
            "with curl, send it by --data-binary in place of -d, which takes them out",
        )


async def _no_body(request: Request) -> None:
    """Whoever sends an ontology and names a file would take the answers for those of either."""
    sent = [bool(part) async for part in request.stream()]  # to its end, or it is cut off
    if any(sent):
        raise UsageError("an ontology was sent, and a path names another", "send one of the two")


async def _answered(
    request: Request, work: Awaitable[dict[str, Any]], *, status: int = 200
) -> Response:
    """The answer, if the client stays for it; if not, the work is stopped."""
    answer = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_left(request.receive))
    try:
        await asyncio.wait({answer, gone}, return_when=asyncio.FIRST_COMPLETED)
        if answer.done():
            return await _large(answer.result(), status)
        return Response(status_code=GONE)
    finally:
        for task in (answer, gone):
            task.cancel()


async def _left(receive: Callable[[], Awaitable[Any]]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _json(content: dict[str, Any], status: int = 200) -> Response:
    return _response(_ENCODER.encode(content), status)


async def _large(content: dict[str, Any], status: int) -> Response:
    """The same of what may be large: others are heard, too, while it is written."""
    parts, written = [], 0
    for part in _parts(content):
        parts.append(part)
        written += len(part)
        if written >= _AT_ONCE:
            written = 0
            await asyncio.sleep(0)
    return _response("".join(parts), status)


def _parts(content: Any) -> Iterator[str]:
    """JSON in parts: an item of a list is a part."""
    if content and isinstance(content, dict):
        for place, (name, value) in enumerate(content.items()):
            yield f"{', ' if place else '{'}{_ENCODER.encode(name)}: "
            yield from _parts(value)
        yield "}"
    elif content and isinstance(content, list):
        for place, item in enumerate(content):
            yield f"{', ' if place else '['}{_ENCODER.encode(item)}"
        yield "]"
    else:
        yield _ENCODER.encode(content)


def _response(text: str, status: int) -> Response:
    return Response(text.encode(), status, media_type="application/json")
