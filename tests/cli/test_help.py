"""What `--help` shows of options: under headings, and each with what it takes and does."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from paradl.cli.main import cli

HOOKS = Path(__file__).parents[2] / "docs" / "hooks.py"


def commands(group: click.Group, path: str = "") -> Iterator[tuple[str, click.Command]]:
    """All that do something, by what is written to call them."""
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, f"{path}{name} ")
        else:
            yield f"{path}{name}", command


ALL = dict(commands(cli))


def options(name: str) -> str:
    """The part of the help that is about options."""
    help_ = ALL[name].get_help(click.Context(ALL[name], info_name=name, terminal_width=80))
    return help_[help_.index("\nOptions:") :]


def test_options_stand_under_headings() -> None:
    headings = re.findall(r"^(\w.*):$", options("check"), re.MULTILINE)
    shared = ["Input", "Reasoning", "Limits", "Answer"]
    assert headings == ["Options", *shared, "Evidence", "Judge", "Calls and costs"]
    own, answer = re.split(r"\nInput:|\nAnswer:|\nEvidence:", options("check"))[::2]
    assert re.findall(r"^  (?:-\w, )?--(\w+)", own, re.MULTILINE) == [
        *("measures", "first", "baseline"),
        "help",
    ]
    assert "--output" in answer
    assert re.findall(r"^(\w.*):$", options("doctor"), re.MULTILINE)[0] == "Options"


def test_the_reference_has_the_same_headings(monkeypatch: pytest.MonkeyPatch) -> None:
    """What mkdocs-click makes of the command, after our hook."""
    from mkdocs_click._docs import make_command_docs

    monkeypatch.setattr(click.Command, "format_options", click.Command.format_options)
    runpy.run_path(str(HOOKS))["on_startup"]()
    page = "\n".join(make_command_docs("ask", ALL["ask"]))
    shown = re.findall(r"^(\w.*):$", page[page.index("**Options:**") :], re.MULTILINE)
    assert shown == re.findall(r"^(\w.*):$", options("ask"), re.MULTILINE)[1:]
    assert "Judge" in shown


@pytest.mark.parametrize("name", ALL)
def test_every_option_is_shown_once_with_what_it_takes_and_does(name: str) -> None:
    shown = re.findall(r"^  (?:-\w, )?(--[\w-]+)", options(name), re.MULTILINE)
    wanted = [
        parameter.opts[-1] if parameter.opts[-1].startswith("--") else parameter.opts[0]
        for parameter in ALL[name].get_params(click.Context(ALL[name]))
        if isinstance(parameter, click.Option)
    ]
    assert sorted(shown) == sorted(wanted)
    assert not re.search(r"^  -.*\b(RANGE|INTEGER|FLOAT)\b", options(name), re.MULTILINE)
    for parameter in ALL[name].params:
        assert not isinstance(parameter, click.Option) or parameter.help, parameter.name


@pytest.mark.parametrize("name", ["check", "chain score"])
def test_all_options_are_in_the_same_columns(name: str) -> None:
    starts = re.findall(r"^(  -.*?  +)\S", options(name), re.MULTILINE)
    assert len({len(start) for start in starts}) == 1
    assert len(starts) > 10
