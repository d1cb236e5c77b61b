"""Options that can do nothing beside others: whoever writes one expects something of it.

Those from the environment are for many commands, and may be idle in some.
"""

from __future__ import annotations

from collections.abc import Iterable

import click
from click.core import ParameterSource

from paradl.errors import UsageError


def refuse(names: Iterable[str], why: str, remedy: str) -> None:
    """Say that an option is idle, if one of these is on the command line.

    >>> refuse(["seed"], "without --sample", "add it")

    Args:
        names: of the function's parameters that the options are.
        why: what follows "--seed does nothing".
        remedy: what to do.

    Raises:
        UsageError: one of them is there.
    """
    context = click.get_current_context(silent=True)
    if context is None:
        return
    looked_for = frozenset(names)
    for parameter in context.command.params:
        if parameter.name in looked_for and _is_written(context, parameter.name):
            option = max(parameter.opts, key=len)
            raise UsageError(f"{option} does nothing {why}", remedy)


def _is_written(context: click.Context, name: str) -> bool:
    return context.get_parameter_source(name) is ParameterSource.COMMANDLINE
