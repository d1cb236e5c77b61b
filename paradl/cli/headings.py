"""Options under headings in a command's help, as some commands have fifty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


class Decorator(Protocol):
    """What adds options to a command."""

    def __call__(self, function: F, /) -> F: ...


OWN = "Options"
_WIDEST = 30


def under(heading: str, *options: Decorator) -> Decorator:
    """Add options to a command, shown under that heading."""

    def decorate(function: F) -> F:
        for option in reversed(options):
            function = option(function)
            vars(function)["__click_params__"][-1].heading = heading
        return function

    return decorate


def together(*sections: Decorator) -> Decorator:
    """Add the options of all of them, in their order."""

    def decorate(function: F) -> F:
        for section in reversed(sections):
            function = section(function)
        return function

    return decorate


class Command(click.Command):
    """Its own options first, then those that it shares with others."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """As click does, but under headings, all in the same columns."""
        sections: dict[str, list[tuple[str, str]]] = {OWN: []}
        for parameter in self.get_params(ctx):
            shown = parameter.get_help_record(ctx)
            if shown is not None and not isinstance(parameter, click.Argument):
                sections.setdefault(getattr(parameter, "heading", OWN), []).append(shown)
        rows = [row for section in sections.values() for row in section]
        width = min(_WIDEST, max(len(name) for name, _ in rows))
        for heading, section in sections.items():
            with formatter.section(heading):
                formatter.write_dl([(name.ljust(width), told) for name, told in section])


class Group(click.Group):
    """Its commands have headings, too."""

    command_class = Command
