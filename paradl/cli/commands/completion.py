"""`paradl completion`."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from paradl.cli import powershell
from paradl.cli.headings import Command
from paradl.cli.main import cli

SHELLS = ("bash", "zsh", "fish", powershell.PowerShellComplete.name)


@click.command(cls=Command)
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """A script that completes commands and options in your shell.

    \b
    Examples:
      paradl completion bash > ~/.local/share/bash-completion/completions/paradl
      paradl completion zsh > ~/.zfunc/_paradl             ~/.zfunc being in fpath
      paradl completion fish > ~/.config/fish/completions/paradl.fish
      paradl completion powershell >> $PROFILE
    """
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(cli, {}, "paradl", "_PARADL_COMPLETE").source())
