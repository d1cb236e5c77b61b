"""What is different on a terminal: colours, and a bar while it takes long."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pty = pytest.importorskip("pty", reason="needs pseudo-terminals as POSIX has them")


def on_terminal(start: Callable[..., Any], stream: str, *arguments: object) -> tuple[str, str]:
    """Run with `stdout` or `stderr` on a terminal; what that printed, and what the other did."""
    ours, theirs = pty.openpty()
    process = start(*arguments, **{stream: theirs})
    os.close(theirs)
    shown = b""
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:  # how Linux says that nobody writes any more
            break
        if not part:
            break
        shown += part
    other = process.stdout if stream == "stderr" else process.stderr
    rest = other.read()
    process.wait(60)
    os.close(ours)
    return shown.decode(), rest


def test_colours(
    start: Callable[..., Any], penguins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown, errors = on_terminal(start, "stdout", "ask", penguins, "tweety Type: Flies")
    assert "\x1b[" in shown
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert plain == "B  tweety Type: Flies  told true and told false\r\n"
    assert errors == ""
    monkeypatch.setenv("NO_COLOR", "1")
    shown, _ = on_terminal(start, "stdout", "classify", penguins)
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", shown)


def test_a_bar_when_it_takes_long(
    start: Callable[..., Any], hard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    slow = ("classify", hard, "--logic", "classical", "-r", "hermit", "--timeout", "7")
    shown, answer = on_terminal(start, "stderr", *slow)
    assert "━" in shown
    assert "paradl: no answer within the time limit" in shown
    assert answer == ""
    shown, _ = on_terminal(start, "stderr", *slow, "--quiet")
    assert "━" not in shown


def test_no_bar_where_nobody_looks(start: Callable[..., Any], hard: Path) -> None:
    process = start("classify", hard, "--logic", "classical", "-r", "hermit", "--timeout", "7")
    assert isinstance(process, subprocess.Popen)
    _, errors = process.communicate()
    assert len(errors.splitlines()) == 1
