"""`paradl serve`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl.choices import IMPORTS
from paradl.cli import idle, judging
from paradl.cli.headings import Command
from paradl.cli.numbers import POSITIVE
from paradl.cli.options import option
from paradl.cli.output import say
from paradl.errors import UsageError

if TYPE_CHECKING:
    from paradl.serve.settings import Settings

_OF_HTTP = ("host", "port", "token_file", "allowed_hosts", "max_requests", "verbose")
_POSITIVE = click.IntRange(min=1)


@click.command(cls=Command)
@option("--mcp", is_flag=True, help="Serve one agent, over standard input and output.")
@option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="NAME",
    help="Others than this machine's own addresses need a token.",
)
@option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8765,
    show_default=True,
    metavar="N",
    help="0 is any free one.",
)
@option(
    "--token-file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Tokens, one a line; each is a client with ontologies of its own. Or PARADL_TOKEN.",
)
@option(
    "--allowed-host",
    "allowed_hosts",
    multiple=True,
    metavar="NAME",
    help="A name by which requests may call the server, as behind a proxy.",
)
@option(
    "--root",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Clients may load the files in it, by their paths in it.",
)
@option(
    "--imports",
    type=click.Choice(list(IMPORTS), case_sensitive=False),
    default="local",
    show_default=True,
    help="Where owl:imports may be read from; local is --root alone.",
)
@option(
    "--timeout",
    type=POSITIVE,
    default=60.0,
    show_default=True,
    metavar="SECONDS",
    help="For loading, and for each question; then its Java is killed.",
)
@option(
    "--memory",
    default="1g",
    show_default=True,
    metavar="SIZE",
    help="What the Java of each ontology may use.",
)
@option(
    "--max-upload",
    default="64m",
    show_default=True,
    metavar="SIZE",
    help="How large an ontology may be.",
)
@option(
    "--max-ontologies",
    type=_POSITIVE,
    default=8,
    show_default=True,
    metavar="N",
    help="How many may be loaded at once.",
)
@option(
    "--max-requests",
    type=_POSITIVE,
    default=256,
    show_default=True,
    metavar="N",
    help="How many may be under way at once.",
)
@option(
    "--idle",
    type=POSITIVE,
    default=1800.0,
    show_default=True,
    metavar="SECONDS",
    help="An ontology that nobody asks for so long is let go.",
)
@judging.judging_for_others
@option("-q", "--quiet", is_flag=True, help="Say nothing but errors.")
@option("-v", "--verbose", is_flag=True, help="Log each request.")
def serve(mcp: bool, quiet: bool, verbose: bool, **given: Any) -> None:
    """Serve ParaDL to other programs: an HTTP API, or with --mcp tools for an agent.

    Clients load ontologies, of which each gets a Java process of its own, and ask about them; the
    answers are those of the commands with --format json. GET /openapi.json describes the API. At
    /mcp agents find the same as tools, over streamable HTTP.

    Only this machine can reach the server, unless --host says otherwise, which needs a token.
    Clients cannot name files, unless --root serves a folder, nor judges: --judge is yours, and so
    is the budget of --max-calls, --max-tokens and --max-cost, for as long as the server runs.

    \b
    Examples:
      paradl serve
      curl --data-binary @zoo.owl http://127.0.0.1:8765/ontologies
      curl http://127.0.0.1:8765/ontologies/ID/ask --json '{"queries": ["tweety Type: Flies"]}'
      paradl serve --root ~/ontologies --timeout 300 --memory 4g
      paradl serve --host 0.0.0.0 --token-file tokens.txt
      paradl serve --judge openai:gpt-4o --max-cost 5
      paradl serve --mcp --root ~/ontologies           as an agent's configuration has it
    """
    _check_installed()
    from paradl.serve.running import address, listening, serve_http, serve_mcp
    from paradl.serve.service import Service

    options = judging.split(given)
    if not options["judge"]:
        judging.warn_of_idle("--judge")
    if mcp:
        idle.warn(_OF_HTTP, "with --mcp, where there is no HTTP", "leave one of them out")
    settings = _settings(given)
    judge = _judge(options)
    try:
        service = Service(settings, judge)
        if mcp:
            serve_mcp(service)
            return
        with listening(given["host"], given["port"]) as server:
            if not quiet:
                say(f"listening on {address(server)} (Ctrl-C ends it)")
            serve_http(service, server, verbose=verbose)
    finally:
        if judge is not None:
            judge.close()


def _check_installed() -> None:
    from importlib.util import find_spec

    missing = [name for name in ("fastapi", "uvicorn", "mcp") if find_spec(name) is None]
    if missing:
        raise UsageError(
            f"the server needs {', '.join(missing)}", "install it: pip install 'paradl[serve]'"
        )


def _settings(given: dict[str, Any]) -> Settings:
    """The operator's limits.

    Raises:
        UsageError: they cannot be kept, or would leave the server open to everybody; or its Java
            cannot be used.
        JavaError: there is none.
    """
    from paradl.bridge.flags import amount, heap
    from paradl.bridge.jvm import find
    from paradl.serve.settings import LOOPBACK, Settings

    root: Path | None = given["root"]
    if root is not None and not root.is_dir():
        raise UsageError(f"there is no folder {root}", "name one with --root, or leave it out")
    heap(given["memory"])
    find()
    tokens = _tokens(given["token_file"])
    is_local = _is_loopback(given["host"])
    if not is_local and not tokens:
        raise UsageError(
            f"anybody who reaches {given['host']} could use this server",
            "give it a token with --token-file or PARADL_TOKEN, or leave --host out",
        )
    names = frozenset(name.lower() for name in given["allowed_hosts"])
    return Settings(
        root=root,
        imports=given["imports"],
        timeout=given["timeout"],
        memory=given["memory"],
        upload=amount(given["max_upload"]),
        ontologies=given["max_ontologies"],
        at_once=given["max_requests"],
        idle=given["idle"],
        tokens=tokens,
        hosts=LOOPBACK | names | {given["host"].lower()} if is_local else names or None,
    )


def _judge(options: dict[str, Any]) -> Any:
    if not options["judge"]:
        return None
    if judging.asks_a_person([options["judge"]]):
        raise UsageError("nobody sits at a server's terminal", "name another --judge than human")
    return judging.opened(options)


def _tokens(file: Path | None) -> tuple[str, ...]:
    """One a client, from a file or the environment; never from the command line, which shows."""
    from paradl import files

    lines: Iterable[str] = [os.environ.get("PARADL_TOKEN", "")]
    if file is not None:
        lines = files.lines(files.read_text(file))
    tokens = tuple(token for line in lines if (token := line.strip()) and not token.startswith("#"))
    if file is not None and not tokens:
        raise UsageError(f"there is no token in {file}", "write one a line")
    if any(len(token) < 16 or not token.isascii() or " " in token for token in tokens):
        raise UsageError(
            "a token is too easily guessed, or has strange characters",
            "take at least 16 letters and digits, as of: openssl rand -hex 32",
        )
    return tokens


def _is_loopback(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
