"""The tools for agents: what the HTTP API has, over the Model Context Protocol."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import wraps
from typing import Annotated, Any, Literal, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from mcp.types import CallToolResult, InputRequiredResult, Tool, ToolAnnotations
from pydantic import Field
from starlette.applications import Starlette
from starlette.routing import Route

import paradl
from paradl.errors import ParadlError
from paradl.serve import questions, sources
from paradl.serve.service import Service
from paradl.serve.settings import Settings
from paradl.serve.sources import Source, Upload, served
from paradl.serve.turns import LISTENER, Listener

P = ParamSpec("P")

_INSTRUCTIONS = """\
ParaDL reasons over OWL ontologies, also where they contradict themselves. Load an ontology with
`load`, which gives an id, and use that id with every other tool.

Values are T (told true), F (told false), B (told both: a conflict) and N (told neither). N is not
false: the ontology says nothing. When a value is B, use `explain` to see both sides before you
rely on it. Sentences are in Manchester syntax: `tweety Type: Flies`, `rex eats bone`,
`Penguin SubClassOf: Bird`, `Penguin DisjointWith: Fish`, `tweety Type: Bird and (eats some Fish)`.
Names may be short, 'labels in quotes', or whole <IRIs>.
"""

_NEWS_SECONDS = 1.0
_READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)

Id = Annotated[str, Field(max_length=100, description="As `load` gave it.")]
Answer = dict[str, Any]


class _Tools(MCPServer[Any]):
    """An argument that a tool does not have is an error: an agent would think that it was heard."""

    async def list_tools(self) -> list[Tool]:
        closed = {"additionalProperties": False}
        return [
            tool.model_copy(update={"input_schema": tool.input_schema | closed})
            for tool in await super().list_tools()
        ]

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        for tool in await super().list_tools():
            has = tool.input_schema.get("properties", {})
            unknown = [given for given in arguments if given not in has]
            if tool.name == name and unknown:
                remedy = f"it has {', '.join(has)}" if has else "leave it out"
                raise ToolError(f"{name} has no argument {unknown[0]!r}: {remedy}")
        return await super().call_tool(name, arguments, context)


def server(service: Service, *, alone: bool = False) -> MCPServer[Any]:
    """The tools of a service. Where they are `alone`, the service runs as long as they do."""

    @asynccontextmanager
    async def lifespan(_: MCPServer[Any]) -> AsyncIterator[dict[str, Any]]:
        async with service.running():
            yield {}

    whole: Callable[[MCPServer[Any]], AbstractAsyncContextManager[Any]] | None
    whole = lifespan if alone else None
    tools = _Tools(
        "paradl",
        title="ParaDL",
        version=paradl.__version__,
        instructions=_INSTRUCTIONS,
        log_level="WARNING",
        lifespan=whole,
    )
    _add_shelf(tools, service)
    _add_reasoning(tools, service)
    _add_questions(tools, service)
    if service.has_judge:
        _add_judge(tools, service)
    return tools


def http_app(tools: MCPServer[Any], settings: Settings) -> Starlette:
    """The tools over streamable HTTP, at /mcp; the guard in front of it checks who comes."""
    app = tools.streamable_http_app(
        streamable_http_path="/mcp",
        stateless_http=True,
        json_response=False,  # else nothing is heard of a client that goes, nor can it hear of us
        max_request_body_size=settings.upload,
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
    )
    [door] = app.routes
    assert isinstance(door, Route)
    door.methods = {"POST"}  # a GET would wait for news that a server without sessions never has
    return app


def _add_shelf(tools: MCPServer[Any], service: Service) -> None:
    @tools.tool(annotations=ToolAnnotations(destructive_hint=False, open_world_hint=False))
    @_told
    async def load(
        context: Context[Any, Any],
        text: Annotated[
            str | None, Field(description="The ontology itself, in any OWL format.")
        ] = None,
        path: Annotated[
            str | None, Field(description="Or a file of the folder that the server serves.")
        ] = None,
        name: Annotated[questions.Name | None, Field(description="What to call a text.")] = None,
        format: Literal["ofn", "owx", "omn", "rdf", "ttl", "nt", "jsonld", "obo"] | None = None,
        logic: questions.Logic = "adaptive",
        reasoner: questions.Reasoner = "auto",
        unsupported: Annotated[
            questions.Unsupported | None,
            Field(description="Drop axioms that the logic or the engine does not cover, or fail."),
        ] = None,
    ) -> Answer:
        """Load an ontology, from its text or from a file; the answer has the id to ask it by.

        The logic `adaptive` is four-valued where there is a conflict and classical elsewhere;
        `classical` has no answers about an inconsistent ontology.
        """
        if (text is None) == (path is None):
            raise ToolError("give either a text or a path")
        if path is None:
            loaded: Source = _upload(service, text or "", name or "ontology", format)
        else:
            sources.check_alone(name=name, format=format)
            loaded = served(service.settings.root, path)
        options = questions.Load(logic=logic, reasoner=reasoner, unsupported=unsupported)
        return await service.load(_owner(context), loaded, options)

    @tools.tool("list", annotations=_READS)
    @_told
    async def ontologies(context: Context[Any, Any]) -> Answer:
        """The ontologies that are loaded, with their ids."""
        return service.ontologies(_owner(context))

    @tools.tool(annotations=ToolAnnotations(destructive_hint=True, open_world_hint=False))
    @_told
    async def unload(context: Context[Any, Any], id: Id) -> Answer:
        """Let go of an ontology that is needed no more."""
        service.drop(_owner(context), id)
        return {"unloaded": id}


def _add_reasoning(tools: MCPServer[Any], service: Service) -> None:
    @tools.tool(annotations=_READS)
    @_told
    async def check(
        context: Context[Any, Any],
        id: Id,
        first: Annotated[
            int | None, Field(ge=1, description="End the search with so many clashes.")
        ] = None,
    ) -> Answer:
        """Is it consistent; if not, every conflict, with the axioms that it follows from."""
        return await service.check(_owner(context), id, questions.Check(first=first))

    @tools.tool(annotations=_READS)
    @_told
    async def classify(context: Context[Any, Any], id: Id) -> Answer:
        """The class hierarchy, also of an inconsistent ontology."""
        return await service.classify(_owner(context), id)

    @tools.tool(annotations=_READS)
    @_told
    async def realize(context: Context[Any, Any], id: Id) -> Answer:
        """The types and property values of every individual, each T, F or B."""
        return await service.realize(_owner(context), id)


def _add_questions(tools: MCPServer[Any], service: Service) -> None:
    @tools.tool(annotations=_READS)
    @_told
    async def ask(
        context: Context[Any, Any],
        id: Id,
        queries: Annotated[
            questions.Sentences, Field(min_length=1, description="As `tweety Type: Flies`.")
        ],
        unknown_names: Annotated[
            Literal["error", "N"],
            Field(description="A name that the ontology does not have is an error, or is N."),
        ] = "error",
    ) -> Answer:
        """The value of each sentence: T, F, B or N. Ask several at once: that is faster."""
        asked = questions.Ask(queries=queries, unknown_names=unknown_names)
        return await service.ask(_owner(context), id, asked)

    @tools.tool(annotations=_READS)
    @_told
    async def explain(
        context: Context[Any, Any],
        id: Id,
        query: Annotated[questions.Sentence, Field(description="As `tweety Type: Flies`.")],
        max: Annotated[int, Field(ge=1, le=100, description="Reasons for each side.")] = 1,
    ) -> Answer:
        """Why a sentence is told true, and why it is told false: minimal sets of axioms."""
        return await service.explain(_owner(context), id, questions.Explain(query=query, max=max))

    @tools.tool(annotations=_READS)
    @_told
    async def query(
        context: Context[Any, Any],
        id: Id,
        sparql: Annotated[questions.Text, Field(description="SPARQL 1.1.")],
        prefixes: Annotated[
            questions.Prefixes, Field(default_factory=dict, description="Further prefixes.")
        ],
    ) -> Answer:
        """SPARQL over what is told. The default graph is what is told true; the named graphs are
        paradl:toldTrue, paradl:toldFalse and paradl:facts, which has values and conflicts.
        """
        asked = questions.Sparql(sparql=sparql, prefixes=prefixes)
        return await service.query(_owner(context), id, asked)


def _add_judge(tools: MCPServer[Any], service: Service) -> None:
    @tools.tool(annotations=ToolAnnotations(destructive_hint=False, open_world_hint=True))
    @_told
    async def ground(
        context: Context[Any, Any],
        id: Id,
        queries: Annotated[
            questions.Sentences,
            Field(min_length=1, description="What it is for; only what they need is asked."),
        ],
        askable: Annotated[
            questions.Patterns,
            Field(default_factory=list, description="Names that may be asked about, as `has*`."),
        ],
        dry_run: Annotated[
            bool, Field(description="Only say what could be asked, and at what cost.")
        ] = False,
    ) -> Answer:
        """Have the server's judge asked about what the ontology leaves open, as far as the values
        of sentences depend on it. It costs the operator. What the judge verifies is told true and
        what it refutes is told false from then on, with origin `oracle` in explanations.
        With `dry_run` nothing is asked, and nothing is told.
        """
        asked = questions.Ground(queries=queries, askable=askable, dry_run=dry_run)
        return await service.ground(_owner(context), id, asked)


def _told(tool: Callable[P, Awaitable[Answer]]) -> Callable[P, Awaitable[Answer]]:
    """Tell the agent how it goes, and what is wrong and what to do, where that is known."""

    @wraps(tool)
    async def told(*args: P.args, **given: P.kwargs) -> Answer:
        context = given["context"]
        assert isinstance(context, Context)
        LISTENER.set(_teller(context))
        try:
            return await tool(*args, **given)
        except ParadlError as error:
            raise ToolError(str(error)) from None

    return told


def _teller(context: Context[Any, Any]) -> Listener:
    """Sends progress notifications, if they are wanted, one a second at most.

    Their `progress` is the seconds so far, as it may never fall, and phases begin anew.
    """
    loop = asyncio.get_running_loop()
    began = last = time.monotonic()

    def tell(phase: str, done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < _NEWS_SECONDS:
            return
        last = now
        amount = f" {done:,} of {total:,}" if total else f" {done:,}" if done else ""
        telling = context.report_progress(round(now - began, 1), message=f"{phase}{amount}")
        with suppress(RuntimeError):  # the loop has ended: nobody listens
            asyncio.run_coroutine_threadsafe(telling, loop)

    return tell


def _owner(context: Context[Any, Any]) -> int:
    """Whose request it is; on standard input there is one client."""
    request = context.request_context.request
    return 0 if request is None else int(request.state.owner)


def _upload(service: Service, text: str, name: str, format: str | None) -> Source:
    content = text.encode(errors="replace")
    if len(content) > service.settings.upload:
        raise ToolError(f"the ontology is larger than {service.settings.upload:,} bytes")
    upload = Upload(name, format)
    upload.write(content)
    return upload
