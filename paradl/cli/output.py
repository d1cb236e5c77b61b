"""Puts an answer where it belongs: whole, in UTF-8, with colours only on a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from paradl import files
from paradl.errors import UsageError

if TYPE_CHECKING:
    from rich.text import Text


def put(content: bytes, path: Path | None, *, force: bool) -> None:
    """Write the bytes of an answer to a file, or to standard output."""
    if path is not None:
        files.write(path, content, force=force)
        return
    with _nobody_need_read():
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()


def put_lines(lines: Iterable[Text], path: Path | None, *, force: bool) -> None:
    """Write a text for people: styled where it goes to a terminal, plain elsewhere."""
    if path is not None or not sys.stdout.isatty():
        put(files.encoded("".join(f"{line.plain}\n" for line in lines)), path, force=force)
        return
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True, width=80)  # COLUMNS=0 would show nothing
    with _nobody_need_read():
        for line in lines:
            console.print(line)


def say(line: str) -> None:
    """Tell on standard error how it went: on one line, and nothing in it steers the terminal."""
    from paradl.control_characters import printable

    with nobody_need_hear():
        click.echo(f"paradl: {printable(' '.join(line.split()))}", err=True)


def nobody_need_hear() -> AbstractContextManager[None]:
    """Where standard error cannot be written to, as on a full disk, the exit code still counts."""
    return suppress(OSError)


@contextmanager
def _nobody_need_read() -> Iterator[None]:
    """A reader that has seen enough, as `head` has, is no error: the rest goes nowhere.

    Raises:
        UsageError: the answer cannot be written, as on a full disk.
    """
    try:
        yield
    except BrokenPipeError:
        _write_nowhere()
    except OSError as error:
        _write_nowhere()
        raise UsageError(
            f"cannot write to standard output ({error.strerror})", "choose another place with -o"
        ) from None


def _write_nowhere() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
