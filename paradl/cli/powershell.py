"""Completion for PowerShell, which click has none for."""

from __future__ import annotations

import os

from click.shell_completion import (
    CompletionItem,
    ShellComplete,
    add_completion_class,
    split_arg_string,
)

_SOURCE = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($word, $command, $position)
    $env:COMP_WORDS = $command.ToString()
    $env:COMP_CWORD = $word
    $env:%(complete_var)s = "powershell_complete"
    %(prog_name)s | ForEach-Object {
        $value, $help = $_ -split "`t", 2
        if (-not $help) { $help = $value }
        [Management.Automation.CompletionResult]::new($value, $value, "ParameterValue", $help)
    }
    Remove-Item Env:COMP_WORDS, Env:COMP_CWORD, Env:%(complete_var)s
}
"""


class PowerShellComplete(ShellComplete):
    """Asked with the whole line in COMP_WORDS and the word at the cursor in COMP_CWORD."""

    name = "powershell"
    source_template = _SOURCE

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the one at the cursor, and that one."""
        words = split_arg_string(os.environ["COMP_WORDS"])[1:]
        incomplete = os.environ["COMP_CWORD"]
        return words[:-1] if incomplete and words else words, incomplete

    def format_completion(self, item: CompletionItem) -> str:
        """A line: the completion and, behind a tab, what it is."""
        return f"{item.value}\t{item.help or ''}"


add_completion_class(PowerShellComplete)
