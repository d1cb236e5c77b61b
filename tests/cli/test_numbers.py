"""NaN, of which every comparison says no, is no number of any option."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest

from paradl.cli.main import cli

NUMBERS = (click.types.FloatParamType, click.FloatRange)


def options(command: click.Command, path: str) -> Iterator[tuple[str, click.Option]]:
    for option in command.params:
        if isinstance(option, click.Option) and isinstance(option.type, NUMBERS):
            yield f"{path} {option.opts[-1]}", option
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from options(inner, f"{path} {name}")


FOUND = list(options(cli, "paradl"))


@pytest.mark.parametrize("option", [one for _, one in FOUND], ids=[name for name, _ in FOUND])
@pytest.mark.parametrize("said", ["nan", "-nan", "inf"])
def test_what_is_no_number(option: click.Option, said: str) -> None:
    with pytest.raises(click.BadParameter):
        option.type.convert(said, option, None)


@pytest.mark.parametrize("option", [one for _, one in FOUND], ids=[name for name, _ in FOUND])
def test_no_range_has_an_end_that_is_none(option: click.Option) -> None:
    extra = option.get_help_extra(click.Context(click.Command("paradl")))
    assert "None" not in extra.get("range", "")


def test_they_are_found() -> None:
    assert {"paradl verify --theta", "paradl chain score --epsilon"} <= {name for name, _ in FOUND}
