"""The command `paradl`: finds the subcommand, and turns errors into one line and an exit code."""

from __future__ import annotations

import errno
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, NoReturn

import click

import paradl
from paradl.errors import InternalError, Interrupted, MemoryLimit, ParadlError, UsageError

COMMANDS = {
    "doctor": "What was found here: Python, Java, engines, optional parts.",
    "check": "What is in conflict, and why.",
    "classify": "The class hierarchy, also of an inconsistent ontology.",
    "realize": "The types and property values of every individual.",
    "ask": "The value of sentences: told true, false, both or neither.",
    "explain": "The axioms that the value of a sentence follows from.",
    "repair": "Which axioms to take out so that nothing is in conflict.",
    "translate": "The classical ontology that is reasoned over.",
    "ground": "Let a judge answer what the ontology leaves open.",
    "evidence": "What a judge told an ontology, to look at and to review.",
    "judge": "What a judge can verify of a statement, and refute.",
    "evaluate": "How good judges are, on statements whose truth is known.",
    "chain": "How sound each step of a chain of reasoning is.",
    "verify": "Check the claims of a text against an ontology; mend it.",
    "query": "Ask in SPARQL 1.1 what is told, and with which value.",
    "serve": "Serve ParaDL to other programs and agents: HTTP, MCP.",
    "report": "One HTML file to look at: conflicts, classes, repairs.",
    "cache": "What the judge has said so far: look at it, share it.",
    "completion": "Complete commands and options in your shell.",
}
"""What the help says of each, in its order; they are in the folder `commands`, and imported for
nobody who only wants to know which there are."""


class _Commands(click.Group):
    """Imports a command when it is called for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def invoke(self, ctx: click.Context) -> Any:
        """As click does, but without the empty line that it prints at Ctrl-C."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted("interrupted") from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """As click does, but without a look at the commands themselves."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"paradl.cli.commands.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command


_ELSEWHERE = {"--oracle": "--judge", "--judge": "--oracle"}
"""Who is asked has one name where it is what a command is for, and another where it is not."""


@click.command(
    cls=_Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.pass_context
@click.version_option(paradl.__version__, "-V", "--version", message="paradl %(version)s")
def cli(context: click.Context) -> None:
    """Reasoning over OWL ontologies that survives their contradictions.

    \b
    Examples:
      paradl check merged.owl               what is in conflict, and why
      paradl classify merged.owl            the class hierarchy
      paradl ask merged.owl 'tweety Type: Flies'
      paradl explain merged.owl 'tweety Type: Flies'
      paradl repair merged.owl              what to take out to end the conflicts
      paradl report merged.owl -o report    all of that to look at, in one HTML file
      paradl judge 'Penguins can fly.'      what a language model can verify, and refute
      paradl verify merged.owl draft.txt    what a text says against the ontology, and mend it
      paradl serve                          all of that for other programs, and for agents

    Options have environment variables: PARADL_REASONER=elk is --reasoner elk. Those that say what
    one run is about have none; they are listed in the documentation of the commands.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> NoReturn:
    """The entry point. Ends the process at once: an engine that hangs must not hold it."""
    _open_streams()
    code = _ended(sys.argv[1:])
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):  # nobody reads any more
            stream.flush()
    if code == Interrupted.exit_code and _is_in_foreground():
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    os._exit(code)


def _is_in_foreground() -> bool:
    """Whether Ctrl-C at our terminal is for us: a shell that runs us in a loop ends that only if it
    sees us die of it. It has 130 of us either way.
    """
    with suppress(OSError), open("/dev/tty") as terminal:  # else there is none
        return os.tcgetpgrp(terminal.fileno()) == os.getpgrp()
    return False


def _open_streams() -> None:
    """Whoever closed a standard stream, as `>&-` does, wants nothing of it."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115


def _ended(arguments: Sequence[str]) -> int:
    """The exit code, whatever goes wrong: never Python's own, 1, which says: conflicts."""
    try:
        return run(arguments)
    except Exception:
        with suppress(OSError):
            traceback.print_exc()
        return InternalError.exit_code


def run(arguments: Sequence[str]) -> int:
    """Run one command line; the exit code."""
    if os.environ.get("_PARADL_COMPLETE", "").startswith("powershell"):
        import_module("paradl.cli.powershell")
    stdout = sys.stdout
    try:
        code = cli.main(list(arguments), prog_name="paradl", standalone_mode=False)
    except ParadlError as error:
        return _failed(error)
    except click.UsageError as error:
        return _failed(_misused(error))
    except click.ClickException as error:
        return _failed(UsageError(error.format_message()))
    except (click.Abort, KeyboardInterrupt):
        return _failed(Interrupted("interrupted"))
    except SystemExit:
        if sys.stdout is stdout:
            raise
        return 0  # to click, which has put another in its place, a reader that has seen enough is 1
    except Exception as error:
        if os.environ.get("PARADL_DEBUG"):
            raise
        return _failed(_unforeseen(error))
    return code if isinstance(code, int) else 0


def _unforeseen(error: Exception) -> ParadlError:
    """What nobody expected: a path that the system refuses, too little memory, or a bug of ours."""
    if isinstance(error, OSError) and error.filename is not None:
        said = f"cannot use {error.filename} ({error.strerror})"
        return UsageError(said, "check the path and its permissions")
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
        return UsageError(f"cannot write ({error.strerror})", "make room on that disk")
    if isinstance(error, MemoryError):
        return MemoryLimit("there is not enough memory", "allow more, or give less at once")
    fault = f"{type(error).__name__}: {error}"
    return InternalError(fault, "please report it, with what PARADL_DEBUG=1 prints")


def _misused(error: click.UsageError) -> UsageError:
    context = error.ctx
    path = context.command_path if context else "paradl"
    if isinstance(error, click.NoSuchOption) and context:
        other = _ELSEWHERE.get(error.option_name)
        if any(other in option.opts for option in context.command.params):
            return UsageError(f"No such option '{error.option_name}'", f"here it is {other}")
    if error.message.startswith("Got unexpected extra argument") and _merges(context):
        remedy = f"to merge several ontologies, name each with -i; see `{path} --help`"
        return UsageError(error.message, remedy)
    if isinstance(error, click.BadParameter) and (variable := _variable(error)):
        return UsageError(error.format_message().rstrip("."), f"that is what {variable} is set to")
    if isinstance(error, click.NoSuchCommand) and (likely := _likely(error)):
        return UsageError(error.message.rstrip("."), f"did you mean {likely}?")
    return UsageError(error.format_message().rstrip("."), f"see `{path} --help`")


def _merges(context: click.Context | None) -> bool:
    return context is not None and any(o.name == "inputs" for o in context.command.params)


def _likely(error: click.NoSuchCommand) -> str | None:
    """The command that was meant: click looks only among those that are imported."""
    from difflib import get_close_matches

    context = error.ctx
    if context is None or not isinstance(context.command, click.Group):
        return None
    known = context.command.list_commands(context)
    return next(iter(get_close_matches(error.command_name, known, 1)), None)


def _variable(error: click.BadParameter) -> str | None:
    """Where the value is from, if from the environment."""
    context, parameter = error.ctx, error.param
    if context is None or parameter is None or parameter.name is None:
        return None
    source = context.get_parameter_source(parameter.name)
    if source is not click.core.ParameterSource.ENVIRONMENT:
        return None
    return str(parameter.envvar)


def _failed(error: ParadlError) -> int:
    from paradl.cli.output import nobody_need_hear
    from paradl.control_characters import readable

    with nobody_need_hear():
        click.echo(f"paradl: {readable(str(error))}", err=True)
    return error.exit_code


if __name__ == "__main__":
    main()
