"""What is different on a terminal: colours, and a bar while it takes long."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import COMMAND, ROOT, environment
from patience import within

from paradl.report.progress import PATIENCE_SECONDS

pty = pytest.importorskip("pty", reason="needs pseudo-terminals as POSIX has them")


def on_terminal(start: Callable[..., Any], stream: str, *arguments: object) -> tuple[str, str]:
    """Run with `stdout` or `stderr` on a terminal; what that printed, and what the other did."""
    ours, theirs = pty.openpty()
    process = start(*arguments, **{stream: theirs})
    os.close(theirs)
    shown = _all(ours)
    other = process.stdout if stream == "stderr" else process.stderr
    rest = other.read()
    process.wait(60)
    return shown, rest


def _all(terminal: int) -> str:
    shown = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # how Linux says that nobody writes any more
            break
        if not part:
            break
        shown += part
    os.close(terminal)
    return shown.decode()


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


@pytest.mark.parametrize("columns", ["0", "7", "wide"])
def test_a_width_that_is_none_leaves_the_answer_whole(
    start: Callable[..., Any], penguins: Path, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", columns)
    shown, errors = on_terminal(start, "stdout", "ask", penguins, "tweety Type: Flies")
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert plain == "B  tweety Type: Flies  told true and told false\r\n"
    assert errors == ""


def test_a_bar_when_it_takes_long(
    start: Callable[..., Any], hard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    slow = ("classify", hard, "--logic", "classical", "-r", "hermit", "--timeout")
    shown, answer = within(
        7,
        lambda limit: on_terminal(start, "stderr", *slow, limit),
        lambda seen: "━" in seen[0],
    )
    assert "━" in shown
    assert "\x1b[?25l" not in shown  # the cursor, which one who is killed would not give back
    assert "\x1b[2Kparadl: no answer within the time limit" in shown
    assert answer == ""
    shown, _ = on_terminal(start, "stderr", *slow, 7, "--quiet")
    assert "━" not in shown


def test_the_bar_is_gone_before_the_answer(
    start: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are on one terminal, as people have it; the search ends long after the bar begins."""
    monkeypatch.setenv("TERM", "xterm-256color")
    steps = (f"SubClassOf(:{x}{n} :{y}{n + 1})" for n in range(12) for x in "AB" for y in "AB")
    ladder = tmp_path / "ladder.ofn"
    ladder.write_text(
        f"Prefix(:=<http://example.org/#>) Ontology({' '.join(steps)}\n"
        "DisjointClasses(:A12 :End) ClassAssertion(:A0 :x) ClassAssertion(:End :x))"
    )

    def both(limit: int) -> tuple[str, int]:
        ours, theirs = pty.openpty()
        slow = ("ask", ladder, "x Type: End", "--exhaustive", "--anytime", "--timeout", limit)
        process = start(*slow, stdout=theirs, stderr=theirs)
        os.close(theirs)
        return _all(ours), process.wait(60)

    shown, status = within(12, both, lambda seen: seen[1] == 0 and "━" in seen[0])
    assert status == 0
    before, _, _ = re.sub(r"\x1b\[[0-9;]*m", "", shown).partition("B  x Type: End")
    assert "━" in before
    assert before.endswith("\x1b[2K")  # of the line that the bar was on
    assert "━" not in shown.partition("x Type: End")[2]


def test_a_bar_that_is_ended_is_gone(
    start: Callable[..., Any], penguins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    every = " ".join(f"?a{i} ?b{i} ?c{i} ." for i in range(9))
    query = f"SELECT (COUNT(*) AS ?n) {{ {every} }}"
    shown, _ = within(
        6,
        lambda limit: on_terminal(start, "stderr", "query", penguins, query, "--timeout", limit),
        lambda seen: "━" in seen[0],
    )
    before, said, _ = shown.partition("paradl: no answer")
    assert said
    assert "evaluating the query" in before
    assert "%" not in before.rpartition("evaluating the query")[2]  # how far it is, nobody knows
    assert "━" not in before.rpartition("\x1b[2K")[2]  # what is left of its line


def test_no_bar_where_nobody_looks(start: Callable[..., Any], hard: Path) -> None:
    process = start("classify", hard, "--logic", "classical", "-r", "hermit", "--timeout", "7")
    assert isinstance(process, subprocess.Popen)
    _, errors = process.communicate()
    assert len(errors.splitlines()) == 1


def test_a_person_is_asked_without_a_bar(
    start: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    process, ours = _asking_a_person(start, "judge", "Cats purr.", "Dogs bark.")
    shown = b""
    for number in range(1, 5):
        shown = _until(ours, shown, number)
        if number in (1, 3):
            time.sleep(PATIENCE_SECONDS)
        os.write(ours, b"y\n")
    assert process.wait(30) == 0
    assert shown.count(b"[y]es, [n]o, [s]kip: ") == 4
    assert b"\x1b" not in shown
    os.close(ours)


def test_a_person_is_asked_of_an_ontology_without_a_bar(
    start: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the first answer it has taken long enough for one."""
    monkeypatch.setenv("TERM", "xterm-256color")
    file = ROOT / "examples" / "belnap" / "penguins.ofn"
    process, ours = _asking_a_person(start, "ground", file, "--query", "penguin Type: flies")
    shown = _until(ours, b"", 1)
    time.sleep(PATIENCE_SECONDS)
    os.write(ours, b"y\n")
    shown = _until(ours, shown, 2)
    os.write(ours, b"y\n")
    asked = shown[shown.index(b"Penguins") :].decode() + _all(ours)
    assert process.wait(30) == 0
    assert asked.count("[y]es, [n]o, [s]kip: ") == 2
    assert "\x1b" not in asked


def test_a_person_who_goes_is_not_asked_again(start: Callable[..., Any]) -> None:
    process, ours = _asking_a_person(start, "judge", "Cats purr.", "Dogs bark.")
    _until(ours, b"", 1)
    os.write(ours, b"\x04")
    assert process.wait(30) == 6
    os.close(ours)


def _asking_a_person(
    start: Callable[..., Any], *command: object
) -> tuple[subprocess.Popen[str], int]:
    ours, theirs = pty.openpty()
    asked = (*command, "--judge", "human", "--no-cache")
    process: subprocess.Popen[str] = start(*asked, stdin=theirs, stderr=theirs)
    os.close(theirs)
    return process, ours


def _until(terminal: int, shown: bytes, questions: int) -> bytes:
    """What the terminal shows when so many questions are on it."""
    while shown.count(b"kip: ") < questions:
        shown += os.read(terminal, 4096)
    return shown


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_ctrl_c_ends_the_loop_of_a_shell(tmp_path: Path) -> None:
    """As of any program that dies of it; one that ends with 130 is followed by the next round."""
    os.mkfifo(tmp_path / "pipe.ofn")
    rounds = f"for n in 1 2; do echo round $n; {shlex.join(COMMAND)} check pipe.ofn; done"
    spawn = "import pty, sys; pty.spawn(sys.argv[1:])"  # what it is told, it types
    command = [sys.executable, "-c", spawn, "bash", "-c", rounds]
    loop = subprocess.Popen(
        command, cwd=tmp_path, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with open(tmp_path / "pipe.ofn", "wb"):  # when it has been opened to be read
        time.sleep(0.5)  # Python hears of no Ctrl-C between its opening and its reading
        shown, _ = loop.communicate(b"\x03", timeout=60)
    lines = shown.decode().replace("^C", "").splitlines()
    assert lines == ["round 1", "paradl: interrupted"]
