"""Options that can do nothing beside others: whoever writes one expects something of it.

Those from the environment are for many commands, and may be idle in some. One on the command line
may be, too, where a script asks several logics with the same options: so that is said, and the
work goes on. Where it would be another work than was meant, it is wrong usage.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click
from click.core import ParameterSource

from paradl.cli.output import say
from paradl.errors import UsageError


def warn(names: Iterable[str], why: str, remedy: str) -> None:
    """Say which options are idle, of these that are on the command line.

    >>> warn(["seed"], "without --sample", "add it")

    Args:
        names: of the function's parameters that the options are.
        why: what follows "--seed does nothing".
        remedy: what to do.
    """
    for option in () if _is_quiet() else _written(names):
        say(f"warning: {option} does nothing {why}: {remedy}")


def refuse(names: Iterable[str], why: str, remedy: str) -> None:
    """The same where it is wrong usage.

    Raises:
        UsageError: one of them is there.
    """
    for option in _written(names):
        raise UsageError(f"{option} does nothing {why}", remedy)


def _written(names: Iterable[str]) -> Iterator[str]:
    context = click.get_current_context(silent=True)
    if context is None:
        return
    looked_for = frozenset(names)
    for parameter in context.command.params:
        if parameter.name in looked_for and _is_written(context, parameter.name):
            yield max(parameter.opts, key=len)


def _is_quiet() -> bool:
    context = click.get_current_context(silent=True)
    return context is not None and bool(context.params.get("quiet"))


def _is_written(context: click.Context, name: str) -> bool:
    return context.get_parameter_source(name) is ParameterSource.COMMANDLINE
