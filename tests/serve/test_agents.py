"""The tools, through the client of the mcp package, over both transports."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from pathlib import Path
from typing import Any

import httpx2
import psutil
import pytest
from conftest import environment
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from patience import within
from servers import (
    EXAMPLES,
    PENGUINS,
    ROOT,
    Server,
    ask,
    cache,
    eventually,
    load,
    refused,
    serving,
)

TOOLS = {
    *("load", "list", "unload", "check", "classify", "realize", "ask", "explain", "query"),
    "ground",
}


def by_stdio(folder: Path, *options: str) -> StdioServerParameters:
    """As an agent's configuration has it."""
    arguments = ["-m", "paradl.cli.main", "serve", "--mcp", *options]
    env = environment(cache(folder))
    return StdioServerParameters(command=sys.executable, args=arguments, env=env)


async def told(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    return result.structured_content


async def wrong(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool says is wrong."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(getattr(result.content[0], "text", ""))


async def conversation(client: Client) -> None:
    """What an agent would do."""
    tools = (await client.list_tools()).tools
    assert {tool.name for tool in tools} == TOOLS
    assert all(tool.description for tool in tools)
    assert not any(tool.input_schema["additionalProperties"] for tool in tools)
    loaded = await told(client, "load", text=PENGUINS.read_text(encoding="utf-8"))
    id = loaded["id"]
    assert [one["id"] for one in (await told(client, "list"))["ontologies"]] == [id]
    check = (await told(client, "check", id=id))["result"]
    assert check["consistent"] is False
    assert len(check["conflicts"]) == 2
    asked = await told(client, "ask", id=id, queries=["tweety Type: Flies", "robin Type: Flies"])
    assert [answer["value"] for answer in asked["result"]["answers"]] == ["B", "T"]
    why = (await told(client, "explain", id=id, query="tweety Type: Flies"))["result"]
    assert why["true"][0]
    assert why["false"][0]
    sparql = "ASK { GRAPH paradl:toldTrue { ?x a ?c } GRAPH paradl:toldFalse { ?x a ?c } }"
    assert (await told(client, "query", id=id, sparql=sparql))["result"]["boolean"] is True
    assert (await told(client, "classify", id=id))["result"]["classes"]
    assert (await told(client, "realize", id=id))["result"]["individuals"]
    said = await wrong(client, "ask", id=id, queries=["tweety Type: Brid"])
    assert "Bird" in said
    assert "queries" in await wrong(client, "ask", id=id, queries=[])
    said = await wrong(client, "load", text="Ontology()", imports="remote")
    assert said.startswith("load has no argument 'imports': it has text, path, name")
    key = "Ontology(HasKey(<http://x/C> () (<http://x/p>)))"
    strict = await told(client, "load", text=key, logic="ac", reasoner="hermit")
    assert strict["reasoner"] == "hermit"
    assert "unsupported=drop" in await wrong(client, "classify", id=strict["id"])
    loose = await told(client, "load", text=key, logic="ac", unsupported="drop")
    [dropped] = (await told(client, "classify", id=loose["id"]))["result"]["unsupported"]
    assert dropped["axiom"] == key[len("Ontology(") : -1]
    for one in (strict, loose):
        await told(client, "unload", id=one["id"])
    assert "leave it out" in await wrong(client, "list", id=id)
    assert await told(client, "unload", id=id) == {"unloaded": id}
    assert "no such ontology" in await wrong(client, "check", id=id)
    assert "either" in await wrong(client, "load")
    both = await wrong(client, "load", path="belnap/penguins.ofn", name="mine", format="ofn")
    assert both.endswith("and in which format: leave out format, name")

    other = (await told(client, "load", path="belnap/penguins.ofn"))["id"]
    unknown = await wrong(client, "ask", id=other, queries=["penguin Type: Unicorn"])
    assert unknown.endswith("see its names with classify or realize")
    asked = {"queries": ["penguin Type: Unicorn"], "unknown_names": "N"}
    assert (await told(client, "ask", id=other, **asked))["result"]["answers"][0]["value"] == "N"
    query = "penguin Type: flies"
    would = (await told(client, "ground", id=other, queries=[query], dry_run=True))["result"]
    assert "Penguins fly." in [one["statement"] for one in would["candidates"]]
    grounded = (await told(client, "ground", id=other, queries=[query]))["result"]
    assert grounded["answers"][0]["value"] == "B"
    why = (await told(client, "explain", id=other, query=query))["result"]
    assert why["false"][0][0]["origin"] == "oracle"
    assert "served folder" in await wrong(client, "load", path="../secret.ofn")
    await told(client, "unload", id=other)


def test_over_standard_input_and_output(tmp_path: Path) -> None:
    judge = f"recorded:{EXAMPLES / 'belnap' / 'penguins.jsonl'}"

    async def talk() -> None:
        parameters = by_stdio(tmp_path, "--root", str(EXAMPLES), "--judge", judge)
        async with Client(parameters) as client:
            assert "Values are T" in (client.instructions or "")
            await conversation(client)

    asyncio.run(talk())


def test_over_http(server: Server) -> None:
    async def talk() -> None:
        async with Client(f"{server.address}/mcp") as client:
            await conversation(client)

    asyncio.run(talk())


def test_over_http_with_tokens() -> None:
    token = "one-token-of-some-length"

    async def talk(address: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with (
            httpx2.AsyncClient(headers=headers, timeout=60) as http,
            Client(streamable_http_client(f"{address}/mcp", http_client=http)) as client,
        ):
            await told(client, "load", text=PENGUINS.read_text(encoding="utf-8"))
            assert len((await told(client, "list"))["ontologies"]) == 1

    with serving(env={"PARADL_TOKEN": token}) as server:
        asyncio.run(talk(server.address))
        with server.client(token) as client:
            assert len(client.get("/ontologies").json()["ontologies"]) == 1


def test_without_a_judge_there_is_no_such_tool(tmp_path: Path) -> None:
    async def talk() -> None:
        async with Client(by_stdio(tmp_path)) as client:
            tools = (await client.list_tools()).tools
            assert {tool.name for tool in tools} == TOOLS - {"ground"}

    asyncio.run(talk())


def test_the_configuration_of_the_guide(tmp_path: Path) -> None:
    """An agent that is configured as the page says finds the tools."""
    page = (ROOT / "docs" / "guide" / "server.md").read_text(encoding="utf-8")
    block = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert block
    configured = json.loads(block[1])["mcpServers"]["paradl"]
    assert configured["command"] == "paradl"
    *options, folder = configured["args"]
    assert folder == "/home/you/ontologies"

    async def talk() -> None:
        command = Path(sys.executable).with_name("paradl")
        arguments = [*options, str(EXAMPLES)]
        parameters = StdioServerParameters(
            command=str(command), args=arguments, env=environment(cache(tmp_path))
        )
        async with Client(parameters) as client:
            loaded = await told(client, "load", path="zoo/zoo.ofn")
            asked = await told(client, "ask", id=loaded["id"], queries=["tweety Type: Flies"])
            assert asked["result"]["answers"][0]["value"] == "B"

    asyncio.run(talk())


def test_a_time_limit(tmp_path: Path, hard: Path) -> None:
    async def talk(limit: int) -> list[str]:
        heard: list[tuple[float, str]] = []

        async def hear(progress: float, total: float | None, message: str | None) -> None:
            heard.append((progress, message or ""))

        async with Client(by_stdio(tmp_path, "--timeout", str(limit))) as client:
            id = (await told(client, "load", text=hard.read_text(), logic="classical"))["id"]
            result = await client.call_tool("classify", {"id": id}, progress_callback=hear)
            assert result.is_error
            assert f"within {limit} s" in getattr(result.content[0], "text", "")
            assert sorted({progress for progress, _ in heard}) == [time for time, _ in heard]
            query = "In0_0 SubClassOf: In0_0"
            answer = await told(client, "ask", id=id, queries=[query])
            assert answer["result"]["answers"][0]["value"] == "T"
        return [phase for _, phase in heard]

    def ends_in_the_hierarchy(phases: list[str]) -> bool:
        return bool(phases) and "hierarchy" in phases[-1]

    phases = within(4, lambda limit: asyncio.run(talk(limit)), ends_in_the_hierarchy)
    assert ends_in_the_hierarchy(phases)


def test_an_agent_that_gives_up_stops_its_work(
    server: Server, client: httpx2.Client, hard: Path
) -> None:
    """Over HTTP, too, it hears how it goes; and when it goes, nobody works for it any more."""
    id = load(client, hard, logic="classical", reasoner="hermit")

    async def talk() -> None:
        heard = asyncio.Event()

        async def hear(progress: float, total: float | None, message: str | None) -> None:
            heard.set()

        async with Client(f"{server.address}/mcp") as agent:
            calling = agent.call_tool("classify", {"id": id}, progress_callback=hear)
            task = asyncio.create_task(calling)
            await asyncio.wait_for(heard.wait(), 30)
            task.cancel()

    asyncio.run(talk())
    began = time.monotonic()
    assert ask(client, id, "In0_0 SubClassOf: In0_0") == ["T"]
    assert time.monotonic() - began < 15  # the limit is 60


def test_nobody_waits_for_news_that_never_come(client: httpx2.Client) -> None:
    reply = client.get("/mcp", headers={"Accept": "text/event-stream"})
    refused(reply, 405)
    assert reply.headers["allow"] == "POST"


def test_nothing_is_left_when_the_agent_goes(tmp_path: Path, hard: Path) -> None:
    others = set(psutil.Process().children(recursive=True))
    children: set[psutil.Process] = set()

    async def talk() -> None:
        async with Client(by_stdio(tmp_path)) as client:
            id = (await told(client, "load", text=hard.read_text(), logic="classical"))["id"]
            children.update(set(psutil.Process().children(recursive=True)) - others)
            assert any("java" in child.name() for child in children)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(told(client, "classify", id=id), 2)

    asyncio.run(talk())
    assert eventually(lambda: not any(child.is_running() for child in children))
